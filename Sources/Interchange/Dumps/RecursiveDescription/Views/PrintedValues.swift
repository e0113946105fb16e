import Foundation
import ResponderKit

// Values from the numbers that a dump prints for them.

extension CGRect {
  init(values: [Double]) {
    self.init(x: values[0], y: values[1], width: values[2], height: values[3])
  }
}

extension CGPoint {
  init(values: [Double]) {
    self.init(x: values[0], y: values[1])
  }
}

extension CGSize {
  init(values: [Double]) {
    self.init(width: values[0], height: values[1])
  }
}

extension CGAffineTransform {
  init(values: [Double]) {
    self.init(
      a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
  }
}

extension UIView.AutoresizingMask {
  private static let names: [Substring: Self] = [
    "LM": .flexibleLeftMargin, "W": .flexibleWidth, "RM": .flexibleRightMargin,
    "TM": .flexibleTopMargin, "H": .flexibleHeight, "BM": .flexibleBottomMargin,
  ]

  /// Reads a mask such as `W+H`.
  init?(_ text: String) {
    self = []
    guard text.utf8.count <= 16 else { return nil }
    for name in text.split(separator: "+", omittingEmptySubsequences: false) {
      guard let part = Self.names[name] else { return nil }
      insert(part)
    }
  }
}

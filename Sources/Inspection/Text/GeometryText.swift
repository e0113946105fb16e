import ResponderKit

extension CGPoint {
  /// The point as reports print it: `(12, -3.5)`.
  public var text: String { "(\(x.shortText), \(y.shortText))" }
}

extension CGSize {
  /// The size as reports print it: `100x44`.
  public var text: String { "\(width.shortText)x\(height.shortText)" }
}

extension CGRect {
  /// The rectangle as UIKit prints it: `(0 0; 390 844)`.
  public var text: String {
    "(\(minX.shortText) \(minY.shortText); \(width.shortText) \(height.shortText))"
  }
}

extension CGAffineTransform {
  /// The transform as UIKit prints it: `[1, 0, 0, 1, 0, 0]`.
  public var text: String {
    "[" + [a, b, c, d, tx, ty].map(\.shortText).joined(separator: ", ") + "]"
  }
}

extension UIEdgeInsets {
  /// The insets as UIKit prints them: `{top, left, bottom, right}`.
  public var text: String {
    "{" + [top, left, bottom, right].map(\.shortText).joined(separator: ", ") + "}"
  }
}

import Foundation

extension CGFloat {
  /// The number as short as a dump prints it: six significant digits, no needless zeros.
  public var shortText: String { Double(self).shortText }
}

extension Double {
  /// The number as short as a dump prints it: six significant digits, no needless zeros.
  public var shortText: String {
    if self == rounded(), abs(self) < 1e6 { return String(Int(self)) }
    return String(format: "%g", self)
  }
}

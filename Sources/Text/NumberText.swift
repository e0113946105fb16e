import Foundation

extension CGFloat {
  /// The number as short as a dump prints it: six significant digits, no needless zeros.
  package var shortText: String { Double(self).shortText }

  /// The number with all the digits that it takes to read it back.
  package var exactText: String { Double(self).exactText }
}

extension Double {
  /// The number as short as a dump prints it: six significant digits, no needless zeros.
  package var shortText: String {
    if self == rounded(), abs(self) < 1e6 { return String(Int(self)) }
    return String(format: "%g", self)
  }

  /// The number with all the digits that it takes to read it back.
  package var exactText: String {
    if self == rounded(), abs(self) <= 1e15 { return String(Int64(self)) }
    return "\(self)"
  }
}

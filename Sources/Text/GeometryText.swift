import Foundation

extension CGPoint {
  /// The point as reports print it: `(12, -3.5)`.
  package var text: String { "(\(x.shortText), \(y.shortText))" }
}

extension CGSize {
  /// The size as reports print it: `100x44`.
  package var text: String { "\(width.shortText)x\(height.shortText)" }
}

extension CGRect {
  /// The rectangle as UIKit prints it: `(0 0; 390 844)`.
  package var text: String {
    "(\(minX.shortText) \(minY.shortText); \(width.shortText) \(height.shortText))"
  }
}

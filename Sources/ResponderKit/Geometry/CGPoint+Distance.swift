import Foundation

extension CGPoint {
  /// How far another point is, in points.
  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}

extension CGFloat {
  /// The number to one digit behind the point, for sentences.
  var roundedText: String { ((self * 10).rounded() / 10).shortText }
}

import Foundation

extension CGPoint {
  /// How far another point is, in points.
  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}

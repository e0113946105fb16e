import Foundation

extension CGPoint {
  /// Returns the distance to another point, in points.
  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}

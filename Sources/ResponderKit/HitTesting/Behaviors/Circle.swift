import Foundation

/// A round touch area about the middle of the bounds; the edge belongs to it (S-27).
public struct Circle: PointInsideBehavior, Equatable {
  /// The radius in points; nil for half of the shorter side.
  public var radius: CGFloat?

  /// Creates a circle.
  public init(radius: CGFloat? = nil) {
    self.radius = radius
  }

  func radius(in bounds: CGRect) -> CGFloat {
    radius ?? Swift.min(bounds.width, bounds.height) / 2
  }

  /// Returns whether the distance of a point from the middle is at most the radius.
  public func point(inside point: CGPoint, with event: UIEvent?, in view: UIView) -> Bool {
    let bounds = view.bounds
    let radius = radius(in: bounds)
    let dx = point.x - bounds.midX
    let dy = point.y - bounds.midY
    return dx * dx + dy * dy <= radius * radius
  }

  /// Returns the square round the circle.
  public func reach(in view: UIView) -> CGRect? {
    let bounds = view.bounds
    let radius = abs(radius(in: bounds))
    return CGRect(
      x: bounds.midX - radius, y: bounds.midY - radius, width: 2 * radius, height: 2 * radius
    ).widened
  }
}

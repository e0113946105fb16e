import Foundation

/// An elliptic touch area that touches the four sides of the bounds.
public struct Ellipse: PointInsideBehavior, Equatable {
  /// Creates an ellipse.
  public init() {}

  /// Returns whether a point lies in the ellipse or on its edge.
  public func point(inside point: CGPoint, with event: UIEvent?, in view: UIView) -> Bool {
    let bounds = view.bounds
    guard bounds.width > 0, bounds.height > 0 else { return false }
    let x = (point.x - bounds.midX) / (bounds.width / 2)
    let y = (point.y - bounds.midY) / (bounds.height / 2)
    return x * x + y * y <= 1
  }

  /// Returns the bounds.
  public func reach(in view: UIView) -> CGRect? { view.bounds.widened }
}

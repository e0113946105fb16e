import Foundation

/// A touch area as high as the bounds and of a width of its own, in their middle.
public struct Stripe: PointInsideBehavior, Equatable {
  /// The width in points; nil for a third of the view's.
  public var width: CGFloat?

  /// Creates a stripe.
  public init(width: CGFloat? = nil) {
    self.width = width
  }

  /// Returns whether a point lies in the stripe, edges half open.
  public func point(inside point: CGPoint, with event: UIEvent?, in view: UIView) -> Bool {
    touchArea(in: view)?.containsHalfOpen(point) == true
  }

  /// Returns the stripe.
  public func touchArea(in view: UIView) -> CGRect? {
    let bounds = view.bounds
    let width = self.width ?? bounds.width / 3
    return CGRect(x: bounds.midX - width / 2, y: bounds.minY, width: width, height: bounds.height)
  }
}

import Foundation

/// A touch area with moved edges: negative insets enlarge it, as in UIKit (S-21, S-23, S-56).
public struct Inset: PointInsideBehavior, Equatable {
  /// By how much each edge moves inwards, in points.
  public var insets: UIEdgeInsets

  /// Moves each edge by an inset of its own.
  public init(_ insets: UIEdgeInsets) {
    self.insets = insets
  }

  /// Moves the edges as `bounds.insetBy(dx:dy:)` does.
  public init(dx: CGFloat, dy: CGFloat) {
    insets = UIEdgeInsets(top: dy, left: dx, bottom: dy, right: dx)
  }

  /// Whether the point lies in the moved bounds, edges half open.
  public func point(inside point: CGPoint, with event: UIEvent?, in view: UIView) -> Bool {
    view.bounds.inset(by: insets).containsHalfOpen(point)
  }

  /// The moved bounds.
  public func touchArea(in view: UIView) -> CGRect? { view.bounds.inset(by: insets) }
}

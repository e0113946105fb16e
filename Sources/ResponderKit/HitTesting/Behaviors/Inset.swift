import Foundation

/// A touch area with moved edges: negative insets enlarge it, as in UIKit (S-21, S-23, S-56).
public struct Inset: PointInsideBehavior, Equatable {
  /// The distance by which each edge moves inwards, in points.
  public var insets: UIEdgeInsets

  /// Creates an area with an inset for each edge.
  public init(_ insets: UIEdgeInsets) {
    self.insets = insets
  }

  /// Creates an area whose edges move as with `bounds.insetBy(dx:dy:)`.
  public init(dx: CGFloat, dy: CGFloat) {
    insets = UIEdgeInsets(top: dy, left: dx, bottom: dy, right: dx)
  }

  /// Returns whether a point lies in the moved bounds, which are half open.
  public func point(inside point: CGPoint, with event: UIEvent?, in view: UIView) -> Bool {
    view.bounds.inset(by: insets).containsHalfOpen(point)
  }

  /// Returns the moved bounds.
  public func touchArea(in view: UIView) -> CGRect? { view.bounds.inset(by: insets) }
}

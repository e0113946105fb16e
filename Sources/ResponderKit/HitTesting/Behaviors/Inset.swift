import Foundation

/// A touch area with moved edges: negative insets enlarge it, as in UIKit (S-21, S-23, S-56).
public struct Inset: PointInsideBehavior, Equatable {
  /// The distance by which each edge moves inwards, in points.
  public var insets: UIEdgeInsets

  /// Creates an area with an inset for each edge.
  public init(_ insets: UIEdgeInsets) { self.insets = insets }

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

/// An override that writes out the whole algorithm with a larger rectangle. It does not call
/// `point(inside:)`, and does not check whether a control is enabled (S-22).
public struct Enlarge: HitTestBehavior, Equatable {
  /// The distance by which the left and right edges move inwards, in points; outwards if negative.
  public var dx: CGFloat
  /// The distance by which the top and bottom edges move inwards, in points; outwards if negative.
  public var dy: CGFloat

  /// Creates the behaviour.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  private func area(in view: UIView) -> CGRect {
    view.bounds.inset(by: UIEdgeInsets(top: dy, left: dx, bottom: dy, right: dx))
  }

  /// Checks the flags and the larger rectangle, then asks the subviews; at last the view itself.
  public func hitTest(_ point: CGPoint, with event: UIEvent?, in view: UIView) -> UIView? {
    guard view.passes(flagsAsked, at: point, with: event),
      view.contains(point, in: area(in: view), with: event)
    else { return nil }
    return view.firstAnswerOfSubviews(to: point, with: event) ?? view
  }

  /// The flags that are checked: all but whether a control is enabled.
  public var flagsAsked: HitTestFlags { [.interaction, .hidden, .alpha] }

  /// Returns the larger rectangle.
  public func touchArea(in view: UIView) -> CGRect? { area(in: view) }

  /// Returns the larger rectangle.
  public func reach(in view: UIView) -> HitTestReach { .rectangle(area(in: view)) }

  /// Returns whether a point lies in the larger rectangle.
  public func asksSubviews(outside point: CGPoint, of view: UIView) -> Bool {
    area(in: view).containsHalfOpen(point)
  }
}

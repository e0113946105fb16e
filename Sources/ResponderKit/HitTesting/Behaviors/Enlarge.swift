import Foundation

/// The whole algorithm written out with a larger rectangle: `point(inside:)` is not asked, and
/// neither is whether a control is enabled (S-22).
public struct Enlarge: HitTestBehavior, Equatable {
  /// By how much the left and right edges move inwards; negative enlarges.
  public var dx: CGFloat
  /// By how much the top and bottom edges move inwards; negative enlarges.
  public var dy: CGFloat

  /// Creates the behaviour.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  private func area(in view: UIView) -> CGRect {
    view.bounds.inset(by: UIEdgeInsets(top: dy, left: dx, bottom: dy, right: dx))
  }

  /// Flags, the larger rectangle, the subviews front to back, the view.
  public func hitTest(_ point: CGPoint, with event: UIEvent?, in view: UIView) -> UIView? {
    guard view.passes(flagsAsked, at: point, with: event),
      view.contains(point, in: area(in: view), with: event)
    else { return nil }
    return view.firstAnswerOfSubviews(to: point, with: event) ?? view
  }

  /// All but whether a control is enabled.
  public var flagsAsked: HitTestFlags { [.interaction, .hidden, .alpha] }

  /// The larger rectangle.
  public func touchArea(in view: UIView) -> CGRect? { area(in: view) }

  /// The larger rectangle.
  public func reach(in view: UIView) -> HitTestReach { .rectangle(area(in: view)) }

  /// True in the larger rectangle.
  public func asksSubviews(outside point: CGPoint, of view: UIView) -> Bool {
    area(in: view).containsHalfOpen(point)
  }
}

import Foundation

/// Nil when super's answer is the view itself: subviews stay alive, the rest lets touches through
/// (S-24, R2.12).
public struct Passthrough: HitTestBehavior, Equatable {
  /// Creates the behaviour of a HUD.
  public init() {}

  /// Super's answer unless it is the view.
  public func hitTest(_ point: CGPoint, with event: UIEvent?, in view: UIView) -> UIView? {
    let answer = view.standardHitTest(point, with: event)
    return answer === view ? nil : answer
  }

  /// Where a subview answers super.
  public func reach(in view: UIView) -> HitTestReach {
    view.refusesByFlags ? .nowhere : .subviews
  }

  /// True of the view itself.
  public func withholds(_ target: UIView, in view: UIView) -> Bool? { target === view }
}

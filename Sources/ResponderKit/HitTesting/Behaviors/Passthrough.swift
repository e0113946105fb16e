import Foundation

/// An override that answers nil where super answers the view itself. Subviews take touches, and the
/// rest lets them through (S-24, R2.12).
public struct Passthrough: HitTestBehavior, Equatable {
  /// Creates the override, which suits a HUD.
  public init() {}

  /// Returns super's answer unless it is the view.
  public func hitTest(_ point: CGPoint, with event: UIEvent?, in view: UIView) -> UIView? {
    let answer = view.standardHitTest(point, with: event)
    return answer === view ? nil : answer
  }

  /// Returns the points at which a subview answers super.
  public func reach(in view: UIView) -> HitTestReach {
    view.refusesByFlags ? .nowhere : .subviews
  }

  /// Returns true for the view itself.
  public func withholds(_ target: UIView, in view: UIView) -> Bool? { target === view }
}

import Foundation

/// Super's answer inside; outside, the subviews are asked all the same, front to back (S-67).
public struct Overflow: HitTestBehavior, Equatable {
  /// Creates the behaviour.
  public init() {}

  /// Super's answer, or the first answer of a subview.
  public func hitTest(_ point: CGPoint, with event: UIEvent?, in view: UIView) -> UIView? {
    if view.point(inside: point, with: event) { return view.standardHitTest(point, with: event) }
    return view.firstAnswerOfSubviews(to: point, with: event)
  }

  /// Where the point is inside, unless a flag refuses, and where a subview answers.
  public func reach(in view: UIView) -> HitTestReach {
    view.refusesByFlags ? .subviewsAnywhere : .overflowing
  }

  /// True.
  public func asksSubviews(outside point: CGPoint, of view: UIView) -> Bool { true }
}

extension UIView {
  /// Asks the subviews front to back, as an override that writes out the loop does.
  func firstAnswerOfSubviews(to point: CGPoint, with event: UIEvent?) -> UIView? {
    for subview in subviews.reversed() {
      if let answer = subview.ask(subview.convert(point, from: self), with: event) {
        return answer
      }
    }
    return nil
  }

  /// Whether super's answer is nil at every point because a flag of the view says so.
  final var refusesByFlags: Bool { core.pointee.refusalByFlags != nil }
}

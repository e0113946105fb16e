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

  /// In the words of the command language.
  public var description: String { "overflow" }
}

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

  /// Flags, the larger rectangle, the subviews front to back, the view.
  public func hitTest(_ point: CGPoint, with event: UIEvent?, in view: UIView) -> UIView? {
    guard view.isUserInteractionEnabled, !view.isHidden,
      Double(view.alpha) >= HitTestRejection.alphaThreshold,
      view.bounds.inset(by: UIEdgeInsets(top: dy, left: dx, bottom: dy, right: dx))
        .containsHalfOpen(point)
    else { return nil }
    return view.firstAnswerOfSubviews(to: point, with: event) ?? view
  }

  /// In the words of the command language.
  public var description: String {
    dx == dy ? "enlarge \(dx.exactText)" : "enlarge \(dx.exactText),\(dy.exactText)"
  }
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
}

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
    let area = view.bounds.inset(by: UIEdgeInsets(top: dy, left: dx, bottom: dy, right: dx))
    guard view.passesFlags(at: point, with: event), view.contains(point, in: area, with: event)
    else { return nil }
    return view.firstAnswerOfSubviews(to: point, with: event) ?? view
  }

  /// In the words of the command language.
  public var description: String {
    dx == dy ? "enlarge \(dx.exactText)" : "enlarge \(dx.exactText),\(dy.exactText)"
  }
}

extension UIView {
  /// Whether the flags let touches through to the view, as an override that writes them out asks.
  func passesFlags(at point: CGPoint, with event: UIEvent?, asksAlpha: Bool = true) -> Bool {
    let refusal: HitTestRejection? =
      if !isUserInteractionEnabled { .interactionDisabled } else if isHidden { .hidden } else if
        asksAlpha, Double(alpha) < HitTestRejection.alphaThreshold
      { .transparent(alpha: Float(alpha)) } else { nil }
    recorder(of: event)?.flags(of: self, at: point, refusal)
    return refusal == nil
  }

  /// Whether a point lies in a rectangle that an override looks at instead of
  /// `point(inside:with:)`.
  fileprivate func contains(_ point: CGPoint, in area: CGRect, with event: UIEvent?) -> Bool {
    let isInside = area.containsHalfOpen(point)
    recorder(of: event)?.area(area, of: self, at: point, isInside: isInside)
    return isInside
  }

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

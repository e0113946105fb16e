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
  /// Whether the flags let touches through to the view, as an override that writes them out asks.
  ///
  /// - Parameters:
  ///   - flags: The flags that the override asks.
  ///   - point: The point for which it is asked, in the view's own coordinates.
  final func passes(_ flags: HitTestFlags, at point: CGPoint, with event: UIEvent?) -> Bool {
    var refusal: HitTestRejection?
    if flags.contains(.interaction), !isUserInteractionEnabled {
      refusal = .interactionDisabled
    } else if flags.contains(.hidden), isHidden {
      refusal = .hidden
    } else if flags.contains(.alpha), Double(alpha) < HitTestRejection.alphaThreshold {
      refusal = .transparent(alpha: Float(alpha))
    }
    recorder(of: event)?.flags(of: self, at: point, refusal)
    return refusal == nil
  }

  /// Whether a point lies in a rectangle that an override looks at instead of
  /// `point(inside:with:)`.
  final func contains(_ point: CGPoint, in area: CGRect, with event: UIEvent?) -> Bool {
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

  /// Whether super's answer is nil at every point because a flag of the view says so.
  final var refusesByFlags: Bool { core.pointee.refusalByFlags != nil }
}

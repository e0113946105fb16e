import Foundation

/// An override that is super's inside, and asks the subviews outside, too, front to back (S-67).
public struct Overflow: HitTestBehavior, Equatable {
  /// Creates the behaviour.
  public init() {}

  /// Returns super's answer, or the first answer of a subview.
  public func hitTest(_ point: CGPoint, with event: UIEvent?, in view: UIView) -> UIView? {
    if view.point(inside: point, with: event) { return view.standardHitTest(point, with: event) }
    return view.firstAnswerOfSubviews(to: point, with: event)
  }

  /// Returns the points that are inside, unless a flag refuses, and those where a subview answers.
  public func reach(in view: UIView) -> HitTestReach {
    view.refusesByFlags ? .subviewsAnywhere : .overflowing
  }

  /// Returns true.
  public func asksSubviews(outside point: CGPoint, of view: UIView) -> Bool { true }
}

extension UIView {
  /// Returns whether some flags let touches through to the view at a point in its own coordinates,
  /// for an override that writes out the checks.
  final func passes(_ flags: HitTestFlags, at point: CGPoint, with event: UIEvent?) -> Bool {
    var refusal: HitTestRejection?
    if flags.contains(.interaction), !isUserInteractionEnabled {
      refusal = .interactionDisabled
    } else if flags.contains(.hidden), isHidden {
      refusal = .hidden
    } else if flags.contains(.alpha), isFaint {
      refusal = .transparent(alpha: Float(alpha))
    }
    recorder(of: event)?.flags(of: self, at: point, refusal)
    return refusal == nil
  }

  /// Returns whether a point is in a rectangle that an override checks instead of `point(inside:)`.
  final func contains(_ point: CGPoint, in area: CGRect, with event: UIEvent?) -> Bool {
    let isInside = area.containsHalfOpen(point)
    recorder(of: event)?.area(area, of: self, at: point, isInside: isInside)
    return isInside
  }

  /// Returns the first answer of the subviews, asked front to back, for an override that writes out
  /// the loop. A subview whose transform has no inverse is not asked (R2.15, simulator choice).
  func firstAnswerOfSubviews(to point: CGPoint, with event: UIEvent?) -> UIView? {
    for subview in subviews.reversed() {
      guard subview.isFoundBySuperview else {
        recorder(of: event)?.missed(subview, at: point)
        continue
      }
      if let answer = subview.ask(subview.convert(point, from: self), with: event) {
        return answer
      }
    }
    return nil
  }

  /// Indicates whether super's answer is nil at every point because a flag of the view refuses.
  final var refusesByFlags: Bool { core.pointee.refusalByFlags != nil }
}

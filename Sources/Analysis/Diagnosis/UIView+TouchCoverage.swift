import Foundation
import ResponderKit

extension UIView {
  /// Where a touch belongs to the view: its bounds, or the rectangle that an override makes of it.
  package var touchArea: CGRect {
    pointInsideBehavior?.touchArea(in: self) ?? hitTestBehavior?.touchArea(in: self) ?? bounds
  }

  /// Whether a touch that hits a view is one that this view gets.
  ///
  /// What a view keeps to itself while it is animated, nobody gets (R2.10).
  ///
  /// Views get what their subviews get, by their recognizers and along the responder chain, unless
  /// they have to be hit themselves.
  package func isReached(by hit: UIView?) -> Bool {
    guard let hit, !hit.blocksTouchesWhileAnimating else { return false }
    if hit === self { return true }
    guard hit.isDescendant(of: self) else { return false }
    return !mustBeHitItself
  }

  /// Tells whether a hit on a subview is none on the view: a control tracks no finger that went to a
  /// subview (R5.6), unless its class made that subview, whose touches are the class's matter.
  package var mustBeHitItself: Bool { (self as? UIControl)?.isCompositeControl == false }

  /// Tells whether the view is a control whose subviews its class made.
  package var isComposite: Bool { (self as? UIControl)?.isCompositeControl == true }
}

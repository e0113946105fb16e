import Foundation
import ResponderKit

extension UIView {
  /// The area in which touches belong to the view, in its coordinates: its bounds, or the rectangle
  /// that an override sets.
  package var touchArea: CGRect {
    pointInsideBehavior?.touchArea(in: self) ?? hitTestBehavior?.touchArea(in: self) ?? bounds
  }

  /// Returns whether the view gets a touch that hits a given view.
  ///
  /// A view gets the touches of its subviews, by its recognizers and along the responder chain,
  /// unless it has to be hit itself. No view gets a touch that hits a view that blocks touches
  /// while it is animated (R2.10).
  package func isReached(by hit: UIView?) -> Bool {
    guard let hit, !hit.blocksTouchesWhileAnimating else { return false }
    if hit === self { return true }
    guard hit.isDescendant(of: self) else { return false }
    return !mustBeHitItself
  }

  /// Indicates whether the view must be hit itself: a control does not track a touch that went to a
  /// subview (R5.6), unless its class made that subview and handles its touches.
  package var mustBeHitItself: Bool { (self as? UIControl)?.isCompositeControl == false }

  /// Indicates whether the view is a control whose subviews its class made.
  package var isComposite: Bool { (self as? UIControl)?.isCompositeControl == true }
}

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
  /// A control has to be hit itself, as it tracks no finger that went to a subview (R5.6), except
  /// for UIKit's own controls, whose parts are UIKit's matter. Other views get what their subviews
  /// get, by their recognizers and along the responder chain.
  package func isReached(by hit: UIView?) -> Bool {
    guard let hit, !hit.blocksTouchesWhileAnimating else { return false }
    if hit === self { return true }
    guard hit.isDescendant(of: self) else { return false }
    return !(self is UIControl) || hasPartsOfItsOwn
  }

  /// Whether the view is one of UIKit's controls that are made of several views.
  package var hasPartsOfItsOwn: Bool {
    self is UISwitch || self is UISlider || self is UISegmentedControl || self is UIStepper
      || self is UITextField || self is UIPageControl
  }
}

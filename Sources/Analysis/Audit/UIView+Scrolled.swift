import Foundation
import ResponderKit
import Scenes

extension UIView {
  /// Whether the view lies in a scroll view, and what covers it lies in front of a part of the
  /// scroll view only: a finger can scroll it out.
  func isScrolled(under taker: UIView, in scene: Scene) -> Bool {
    var ancestor = superview
    while let view = ancestor, !(view is UIScrollView) { ancestor = view.superview }
    guard let scrollView = ancestor, !taker.isDescendant(of: scrollView) else { return false }
    let screen = CGRect(origin: .zero, size: scene.screenSize)
    return !taker.screenFrame.contains(scrollView.screenFrame.intersection(screen))
  }
}

import Foundation
import ResponderKit
import Scenes

extension UIView {
  /// The nearest scroll view around the view.
  var enclosingScrollView: UIScrollView? {
    superviews.first { $0 is UIScrollView } as? UIScrollView
  }

  /// Whether the view lies in a scroll view, and what covers it lies in front of a part of the
  /// scroll view only: a finger can scroll it out.
  func isScrolled(under taker: UIView, in scene: Scene) -> Bool {
    guard let scrollView = enclosingScrollView, !taker.isDescendant(of: scrollView) else {
      return false
    }
    let screen = scene.screenBounds
    return !taker.screenFrame.contains(scrollView.screenFrame.intersection(screen))
  }
}

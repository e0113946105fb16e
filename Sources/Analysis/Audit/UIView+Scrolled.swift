import Foundation
import ResponderKit
import Scenes

extension UIView {
  /// The nearest scroll view that the view lies in.
  var enclosingScrollView: UIScrollView? {
    superviews.first { $0 is UIScrollView } as? UIScrollView
  }

  /// Returns whether scrolling can bring the view out from under the view that covers it: the view
  /// lies in a scroll view, and the other one covers only a part of that scroll view.
  func isScrolled(under taker: UIView, in scene: Scene) -> Bool {
    guard let scrollView = enclosingScrollView, !taker.isDescendant(of: scrollView) else {
      return false
    }
    let screen = scene.screenBounds
    return !taker.screenFrame.contains(scrollView.screenFrame.intersection(screen))
  }
}

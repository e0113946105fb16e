import ResponderKit
import Scenes

extension UIView {
  /// Returns whether the view is interactive: a control, or a view with recognizers or handlers of
  /// its own.
  ///
  /// The recognizers that UIKit adds to scroll views and windows do not count.
  package func isInteractive(in scene: Scene) -> Bool {
    if self is UIControl { return true }
    if handledMethods.contains(where: { EventMethod.touches.contains($0.method) }) { return true }
    if self is UIWindow { return false }
    let own = gestureRecognizers?.contains { !$0.isPartOfScrollView } ?? false
    if own { return true }
    return !(self is UIScrollView)
      && scene.origin(of: self)?.doubts.contains(.recognizers) == true
  }
}

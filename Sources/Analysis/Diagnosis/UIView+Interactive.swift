import ResponderKit
import Scenes

extension UIView {
  /// Whether the view is there to be touched: a control, or something with recognizers or with
  /// handlers of its own.
  ///
  /// Scroll views and windows have recognizers of UIKit's, which are no sign of it.
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

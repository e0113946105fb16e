import Foundation
import ResponderKit

/// An application with a scene and one shown window of 390 × 844 points.
struct Screen {
  let application = UIApplication()
  let scene = UIWindowScene(screenSize: CGSize(width: 390, height: 844))
  let window: UIWindow

  init() {
    application.connect(scene)
    window = UIWindow(windowScene: scene)
    window.isHidden = false
  }

  /// A screen whose window has a root controller.
  init(root: UIViewController) {
    self.init()
    window.rootViewController = root
  }

  /// Adds a shown window in front of its level.
  func addWindow(_ window: UIWindow) -> UIWindow {
    window.windowScene = scene
    window.isHidden = false
    return window
  }

  /// The view that a finger at a point of the screen belongs to.
  func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    application.hitTest(at: CGPoint(x: x, y: y), with: nil)?.view
  }

  /// Puts a finger down and lifts it.
  @discardableResult
  func tap(_ x: CGFloat, _ y: CGFloat) -> UITouch {
    let touch = application.touchDelivery.begin(at: CGPoint(x: x, y: y))
    application.touchDelivery.end(touch)
    return touch
  }
}

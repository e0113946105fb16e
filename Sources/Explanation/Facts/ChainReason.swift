import ResponderKit

/// The reason why a responder is the `next` of another.
package enum ChainReason: Equatable, Sendable {
  /// `next` is overridden.
  case overridden
  /// The view is the root view of the controller.
  case rootView
  /// The superview of the view.
  case superview
  /// The scene of the window.
  case scene
  /// The application of the window or the scene.
  case application
  /// The controller that presents the other.
  case presenter
  /// The superview of the controller's view.
  case superviewOfRootView
  /// The application's delegate, which is a responder.
  case delegate
  /// The code of the app decides.
  case other

  /// Finds the reason.
  package init(_ responder: UIResponder, after previous: UIResponder) {
    self =
      switch previous {
      case _ where previous.overriddenNext === responder: .overridden
      case is UIView where responder is UIView: .superview
      case is UIView where responder is UIViewController: .rootView
      case is UIWindow where responder is UIScene: .scene
      case is UIWindow where responder is UIApplication: .application
      case is UIScene where responder is UIApplication: .application
      case let controller as UIViewController
      where responder is UIViewController && controller.presentingViewController === responder:
        .presenter
      case is UIViewController where responder is UIView: .superviewOfRootView
      case is UIApplication: .delegate
      default: .other
      }
  }
}

import ResponderKit

/// Why a responder is the `next` of another, with the rule.
struct ChainReason {
  let text: String

  init(_ responder: UIResponder, after previous: UIResponder, in scene: Scene) {
    let name = scene.label(of: previous)
    if previous.overriddenNext === responder {
      text = "next of \(name) is overridden (R4.1)"
      return
    }
    switch (previous, responder) {
    case (is UIView, is UIViewController):
      text = "\(name) is its root view (R4.2)"
    case (is UIView, is UIView):
      text = "superview of \(name) (R4.2)"
    case (is UIWindow, is UIScene):
      text = "scene of \(name) (R4.4)"
    case (is UIWindow, is UIApplication):
      text = "application of \(name) (R4.4)"
    case (let controller as UIViewController, is UIViewController)
    where controller.presentingViewController === responder:
      text = "presents \(name) (R4.3)"
    case (is UIViewController, is UIView):
      text = "superview of \(name)'s view (R4.3)"
    case (is UIScene, is UIApplication):
      text = "application of \(name) (R4.4)"
    case (is UIApplication, _):
      text = "delegate of \(name), a responder (R4.5)"
    default:
      text = "next of \(name)"
    }
  }
}

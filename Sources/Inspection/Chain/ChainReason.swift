import ResponderKit
import Scenes

/// Why a responder is the `next` of another, with the rule.
package struct ChainReason {
  package let text: String

  package init(_ responder: UIResponder, after previous: UIResponder, in scene: Scene) {
    let name = scene.label(of: previous)
    let (reason, rule): (String, RuleID?) =
      previous.overriddenNext === responder
      ? ("next of \(name) is overridden", RuleID(4, 1))
      : Self.reason(responder, after: previous, name)
    text = rule.map { "\(reason) (\($0))" } ?? reason
  }

  private static func reason(
    _ responder: UIResponder, after previous: UIResponder, _ name: String
  ) -> (String, RuleID?) {
    switch (previous, responder) {
    case (is UIView, is UIViewController): ("\(name) is its root view", RuleID(4, 2))
    case (is UIView, is UIView): ("superview of \(name)", RuleID(4, 2))
    case (is UIWindow, is UIScene): ("scene of \(name)", RuleID(4, 4))
    case (is UIWindow, is UIApplication): ("application of \(name)", RuleID(4, 4))
    case (let controller as UIViewController, is UIViewController)
    where controller.presentingViewController === responder:
      ("presents \(name)", RuleID(4, 3))
    case (is UIViewController, is UIView): ("superview of \(name)'s view", RuleID(4, 3))
    case (is UIScene, is UIApplication): ("application of \(name)", RuleID(4, 4))
    case (is UIApplication, _): ("delegate of \(name), a responder", RuleID(4, 5))
    default: ("next of \(name)", nil)
    }
  }
}

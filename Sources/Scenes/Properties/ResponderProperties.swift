import ResponderKit

/// The properties of responders that are no views, and of every responder.
enum ResponderProperties {
  static let all: [Property] = [
    Property(
      "next", of: UIResponder.self, .responder, "the next responder in the chain",
      get: { $0.next }, isSaved: false),
    Property(
      "view", of: UIViewController.self, .responder, "its root view", get: { $0.viewIfLoaded },
      isSaved: false),
    Property(
      "parent", of: UIViewController.self, .responder, "the controller that contains it",
      get: { $0.parent }, isSaved: false),
    Property(
      "presentingViewController", of: UIViewController.self, .responder,
      "the controller that presented it", get: { $0.presentingViewController }, isSaved: false),
    Property(
      "presentedViewController", of: UIViewController.self, .responder,
      "the controller that it presents", get: { $0.presentedViewController }, isSaved: false),
    Property(
      "keyWindow", of: UIApplication.self, .responder,
      "the window that gets keys (R1.14)", get: { $0.keyWindow }, isSaved: false),
  ]
}

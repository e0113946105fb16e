extension RuleBook {
  static let chain = Section(
    title: "The responder chain",
    rules: [
      Rule(
        "R4.1", .documented, "next is computed, never stored",
        "`next` is computed, never stored; overriding it changes everything that walks the chain."
      ),
      Rule(
        "R4.2", .documented, "a view: its controller if it is the root view, else its superview",
        "A view's next is the controller whose root view it is, else its superview."),
      Rule(
        "R4.3", .documented, "a controller: who presented it, else its view's superview",
        """
        A controller's next is the one that presented it, else its view's superview. Parent and \
        child controllers play no part.
        """),
      Rule(
        "R4.4", .observed, "a window: its scene, else the application",
        """
        A window's next is its scene, and the scene's the application; without scenes the window \
        goes to the application at once. A scene's delegate is not in the chain.
        """),
      Rule(
        "R4.5", .documented, "the application: its delegate, if that is a responder",
        "The application's next is its delegate, if that is a responder and no view or controller."
      ),
      Rule(
        "R4.6", .observed, "two private views stand above the root view",
        "Since iOS 13 two private views stand between the window and the root view."),
      Rule(
        "R4.7", .documented, "adding and removing a view changes its next",
        """
        Adding a view makes the superview its next, and removing it takes it out of the chain.
        """),
      Rule(
        "R4.8", .documented, "recognizers are not in the chain",
        "Gesture recognizers are no responders, so no chain leads through one."),
      Rule(
        "R4.9", .observed, "without a window the chain ends at the top view",
        "The chain of a tree in no window ends at its top view."),
    ])
}

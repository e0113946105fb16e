extension RuleBook {
  static let controllers = Section(
    title: "View controllers",
    rules: [
      Rule(
        "R11.1", .documented, "asking for view loads it",
        "Asking for `view` loads it, asking `isViewLoaded` does not; a view has one controller at most."
      ),
      Rule(
        "R11.2", .documented, "a controller stands between its root view and the superview",
        "In the chain a controller stands between its root view and that view's superview."),
      Rule(
        "R11.3", .documented, "containment does not make the chain",
        """
        A child controller has one parent, and adding it elsewhere moves it; but the chain follows \
        the views, with or without `addChild`.
        """),
      Rule(
        "R11.4", .documented, "a presented controller's chain goes to its presenter",
        """
        A presented controller's chain goes to its presenter, not to what is seen behind it; its \
        view lies in front and takes the hits.
        """),
      Rule(
        "R11.5", .documented, "a new root view controller replaces the old one's views",
        "Setting a root view controller replaces the old one's views."),
    ])
}

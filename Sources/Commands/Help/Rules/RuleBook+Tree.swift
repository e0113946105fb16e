extension RuleBook {
  static let tree = Section(
    title: "Changing the tree",
    rules: [
      Rule(
        "R12.1", .documented, "addSubview appends, moves over, or brings to the front",
        "`addSubview` appends, leaves the old superview, or moves a subview to the front."),
      Rule(
        "R12.2", .observed, "a view cannot be put inside itself",
        "A view cannot be added to itself or to its own subview.",
        doubts: Rule.Doubt(.simulatorChoice, "that its own subview is refused, not a crash")),
      Rule(
        "R12.3", .documented, "inserting at an index, above or below a sibling",
        """
        A view is inserted at an index, above or below a sibling; a subview is moved. Next to a \
        view that is no sibling it is refused.
        """, doubts: Rule.Doubt(.simulatorChoice, "the refusal")),
      Rule(
        "R12.4", .documented, "front, back and exchange change the order of hits",
        """
        Bringing to front, sending to back and exchanging change the order of hits; of a view \
        that is no subview they do nothing.
        """),
      Rule(
        "R12.5", .documented, "a removed view loses its touches and the keyboard",
        """
        A removed view leaves its superview, window and chain; its touches are cancelled, and it \
        resigns as first responder.
        """),
      Rule(
        "R12.6", .documented, "views are told before and after they move",
        """
        A view, its old and new superview and everything below it are told when it moves; the \
        window may be nil.
        """, doubts: Rule.Doubt(.simulatorChoice, "the order of the callbacks")),
      Rule(
        "R12.7", .documented, "autoresizing shares a change among the flexible parts",
        """
        Autoresizing shares a change of the superview's size among the flexible parts. A view is \
        its own descendant, and `viewWithTag` begins with itself.
        """),
      Rule(
        "R12.8", .observed, "changing the tree does not hit-test again",
        "Changing the tree does not hit-test again: a finger stays with its view."),
    ])
}

extension RuleBook {
  static let motion = Section(
    title: "Shakes and remote control",
    rules: [
      Rule(
        "R10.1", .documented, "a shake begins, then ends or is cancelled",
        """
        A shake is motionBegan and then motionEnded, or motionCancelled if it is interrupted or \
        lasts too long; there is nothing in between.
        """),
      Rule(
        "R10.2", .observed, "a shake starts at the first responder, else the deepest controller",
        """
        A shake starts at the key window's first responder; without one at the deepest controller \
        shown; without that at the window. Then it climbs.
        """),
      Rule(
        "R10.3", .observed, "shake to undo lives in the application, at the end of the chain",
        """
        The application handles the shake that nobody kept: that is shake to undo, so an override \
        without super switches it off.
        """),
      Rule(
        "R10.4", .documented, "shake to undo asks only if there is something to undo",
        """
        `applicationSupportsShakeToEdit` is on by default; the question appears only if the undo \
        manager of the first responder has something.
        """),
      Rule(
        "R10.5", .documented, "remote control must be asked for, and climbs the chain",
        """
        After `beginReceivingRemoteControlEvents`, play and its kin start at the first responder \
        and climb. What Core Motion measures uses no chain.
        """, doubts: Rule.Doubt(.observed, "where it starts without a first responder")),
    ])
}

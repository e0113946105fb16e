extension RuleBook {
  static let controls = Section(
    title: "Controls",
    rules: [
      Rule(
        "R7.1", .observed, "down: beginTracking, then touchDown",
        """
        A finger comes down: `beginTracking` is asked; if it agrees, the control is highlighted \
        and sends touchDown, and touchDownRepeat from the second tap on. If not, nothing is sent.
        """),
      Rule(
        "R7.2", .observed, "drag: enter and exit come before inside and outside",
        """
        While it moves, crossing the border sends touchDragEnter or touchDragExit first; then \
        every move sends touchDragInside or touchDragOutside.
        """),
      Rule(
        "R7.3", .observed, "up: tracking is over before touchUpInside is sent",
        """
        At the end tracking stops, then touchUpInside or touchUpOutside is sent, then the \
        highlight goes: in the action `isTracking` is false and `isHighlighted` still true.
        """),
      Rule(
        "R7.4", .observed, "cancelled: cancelTracking and touchCancel, no endTracking",
        "A cancelled control gets `cancelTracking` and sends touchCancel; `endTracking` is not called."
      ),
      Rule(
        "R7.5", .observed, "up to about 70 points outside count as inside",
        """
        While it is tracked, a control counts as touched up to some 70 points around it, so that \
        touchUpInside fires outside of it, too.
        """, doubts: Rule.Doubt(.simulatorChoice, "exactly 70 points, and how they are measured")),
      Rule(
        "R7.6", .observed, "one finger is tracked; handlers run in the order of adding",
        """
        A control tracks its first finger only. Handlers run in the order in which they were \
        added; a button sends primaryActionTriggered after touchUpInside.
        """),
      Rule(
        "R7.7", .documented, "actions go through sendAction of control and application",
        """
        An action goes from the control's `sendAction` to the application's. A target is not kept \
        alive; UIActions stand in the same list.
        """),
      Rule(
        "R7.8", .simulatorChoice, "an action without a target climbs to the first that performs it",
        """
        An action without a target goes up a chain to the first responder that can perform it. \
        Apple's texts disagree whether that is the first responder's chain or the sender's; \
        here the sender's comes first.
        """),
      Rule(
        "R7.9", .documented, "a state is a set: highlighted, disabled, selected, focused",
        """
        A control's state combines highlighted 1, disabled 2, selected 4 and focused 8; normal is \
        none of them. `isSelected` is the app's to set.
        """),
      Rule(
        "R7.10", .documented, "valueChanged comes from fingers, not from setters",
        """
        Switches and sliders send valueChanged when a finger changes them, never when code does. \
        `sendActions(for:)` sends by hand, enabled or not.
        """),
    ])
}

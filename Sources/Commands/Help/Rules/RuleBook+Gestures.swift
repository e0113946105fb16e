extension RuleBook {
  static let gestures = Section(
    title: "Gesture recognizers",
    rules: [
      Rule(
        "R6.1", .documented, "a recognizer sees fingers hit-tested to its view or below",
        """
        A recognizer sees the fingers that were hit-tested to its view or to a descendant, \
        wherever they are. Disabled, it sees none.
        """),
      Rule(
        "R6.2", .simulatorChoice, "the deeper view's recognizers are told first",
        """
        Apple promises no order among recognizers. Here those of the deepest view are told first, \
        as observed; within a view the order of adding counts, which is a choice.
        """),
      Rule(
        "R6.3", .documented, "recognizers and the view get the same touches, side by side",
        """
        Recognizers and the view get the same touches, the recognizers first. The view is not a \
        second choice for when they fail.
        """),
      Rule(
        "R6.4", .documented, "states: discrete gestures end at once, continuous ones go on",
        """
        A discrete gesture goes from possible to ended or failed; a continuous one begins, changes \
        and ends or is cancelled. Actions run in every state but possible and failed; then all is \
        reset.
        """),
      Rule(
        "R6.5", .documented, "before it begins: waiting, permission, exclusion",
        """
        To leave possible, a recognizer first waits for those that must fail; then the hit view \
        and its delegate may forbid it by `gestureRecognizerShouldBegin`; then others may exclude \
        it.
        """, doubts: Rule.Doubt(.observed, "that permission is asked before exclusion")),
      Rule(
        "R6.6", .documented, "one recognizer wins, unless a delegate allows both",
        """
        The first recognizer that leaves possible makes the others fail, unless one of the two \
        delegates allows both. A tap does not exclude a tap with more taps.
        """),
      Rule(
        "R6.7", .observed, "in a tie the deeper view's recognizer wins; else the earlier one",
        """
        Recognized by the same event, the deeper view's recognizer wins; otherwise the earlier \
        one does, so that a pan beats a tap below it and a swipe beside it.
        """),
      Rule(
        "R6.8", .documented, "a success cancels the view's touches; endings are held back",
        """
        On success the view's touches are cancelled, unless `cancelsTouchesInView` is off. \
        `delaysTouchesBegan` holds touches back until failure; `delaysTouchesEnded`, on by \
        default, holds back their end.
        """),
      Rule(
        "R6.9", .documented, "buttons refuse single taps of superviews; UIControl does not",
        """
        Buttons, steppers, segments, sliders and switches refuse taps or drags of a superview's \
        recognizer that would take their touch. UIControl itself does not, and no control refuses \
        a recognizer of its own.
        """,
        doubts: Rule.Doubt(.observed, "that both fire if the recognizer cancels no touches")),
      Rule(
        "R6.10", .documented, "a delegate keeps fingers away; disabling cancels",
        """
        A finger that the delegate's `shouldReceive` refuses is never seen. A recognizer disabled \
        on the way is cancelled, as by the system.
        """),
      Rule(
        "R6.11", .documented, "the kinds: taps, presses, drags, and what they need",
        """
        Tap: each press up to 0.75 s, 0.35 s between, 45 points. Long press: 0.5 s within 10 \
        points, finger still down. Pan: after 10 points. Swipe: short and straight, one direction. \
        Pinch, rotation: two fingers.
        """,
        doubts: Rule.Doubt(.observed, "the numbers of tap and pan"),
        Rule.Doubt(.simulatorChoice, "the numbers of swipe, pinch and rotation")),
      Rule(
        "R6.12", .observed, "actions run before the view hears of the event",
        """
        A recognizer's actions run at the end of the event's gestures, before the view is told. \
        Apple's header says "at the next turn of the run loop".
        """),
      Rule(
        "R6.13", .observed, "a recognizer belongs to one view",
        "A recognizer belongs to one view: added to a second, it leaves the first."),
    ])
}

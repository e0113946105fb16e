extension RuleBook {
  static let touches = Section(
    title: "Touches",
    rules: [
      Rule(
        "R5.1", .documented, "phases: began, moved, stationary, ended, cancelled",
        """
        A touch begins, moves or rests, and ends or is cancelled. `touchesMoved` is told of the \
        fingers that moved; the event knows the resting ones, too.
        """),
      Rule(
        "R5.2", .documented, "an event holds the fingers of all views and windows",
        """
        `allTouches` are the fingers of all views and windows; an event also sorts them by view, \
        window and recognizer.
        """),
      Rule(
        "R5.3", .documented, "without isMultipleTouchEnabled a view gets its first finger only",
        """
        A view gets one finger at a time unless `isMultipleTouchEnabled`: a further one that \
        comes down in it has no view for life. Recognizers and other views still get theirs.
        """),
      Rule(
        "R5.4", .observed, "an exclusive view allows no finger elsewhere in its window",
        """
        While an exclusive view is touched, the window's other views get no new finger; while \
        another view is touched, an exclusive view gets none.
        """),
      Rule(
        "R5.5", .documented, "touches climb until an override does not call super",
        """
        The default of touch methods passes them to next; an override without super stops them. \
        The view of the touch stays the same on the way.
        """),
      Rule(
        "R5.6", .observed, "a control keeps the touches that it tracks",
        """
        A control keeps the touches that it tracks and passes on the others; a cancellation it \
        never passes on. It tracks only a finger that hit the control itself: one that hit a \
        subview and climbs the chain passes by.
        """),
      Rule(
        "R5.7", .documented, "cancelled: a gesture, scrolling, leaving, or the system",
        """
        A touch is cancelled when a recognizer succeeds, a scroll view takes over, the view \
        leaves its window, or the system interrupts. Every touch that began ends or is cancelled, \
        once.
        """, doubts: Rule.Doubt(.observed, "that starting an animation of the view cancels, too")),
      Rule(
        "R5.8", .observed, "taps count within 0.35 s and 45 points",
        """
        `tapCount` goes on when a finger comes down within 0.35 s after the last lifted, and \
        within 45 points of the first tap on each axis; else it is 1.
        """),
      Rule(
        "R5.9", .documented, "coalesced touches are all samples, predicted ones are guesses",
        """
        Coalesced touches are all that the glass measured since the last event; predicted touches \
        are guesses, to be thrown away with the next.
        """, doubts: Rule.Doubt(.outOfScope, "all of it: here every sample is an event")),
    ])
}

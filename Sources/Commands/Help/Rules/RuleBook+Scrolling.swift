extension RuleBook {
  static let scrolling = Section(
    title: "Scroll views",
    rules: [
      Rule(
        "R8.1", .documented, "a scroll view keeps a touch back for 150 ms",
        """
        A finger in a scroll view is kept from the content until 150 ms have passed without a \
        drag, or until it lifts. `delaysContentTouches` off lets it through at once.
        """, doubts: Rule.Doubt(.observed, "the 150 ms")),
      Rule(
        "R8.2", .documented, "a drag takes the touch from the content, but not from controls",
        """
        A drag beyond the pan's threshold cancels the content's touch and scrolls, unless \
        `touchesShouldCancel(in:)` says no, as it does for controls.
        """),
      Rule(
        "R8.3", .observed, "a scroll view scrolls by recognizers of its own",
        """
        A scroll view works by its own recognizers: a pan, a pinch where it zooms, and one that \
        delays touches.
        """),
      Rule(
        "R8.4", .documented, "contentOffset is the origin of the bounds",
        """
        `contentOffset` is the origin of the bounds; insets only change how far it may go. With \
        scrolling off, touches climb the chain.
        """),
      Rule(
        "R8.5", .observed, "of nested scroll views the inner one scrolls first",
        """
        Of nested scroll views the inner one wins; where it cannot scroll that way, the outer one \
        does.
        """),
      Rule(
        "R8.6", .documented, "scroll views clip, which hits do not care about",
        "A scroll view clips by default; hit-testing would cut off what is outside anyway."),
    ])
}

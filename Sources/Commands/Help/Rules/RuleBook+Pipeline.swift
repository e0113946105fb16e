extension RuleBook {
  static let pipeline = Section(
    title: "Events and windows",
    rules: [
      Rule(
        "R1.1", .observed, "the application takes events from a queue, first in, first out",
        """
        What the hardware reports waits in a queue of the application; the main thread takes one \
        event after the other, the oldest first.
        """),
      Rule(
        "R1.2", .observed, "a new finger is hit-tested before sendEvent",
        """
        Where a new finger belongs is decided while its touch is made, so it is known before \
        `UIApplication.sendEvent` runs.
        """),
      Rule(
        "R1.3", .observed, "hit-test, then recognizers are collected, told, and then the view",
        """
        A finger comes down: a window and a view are found, the recognizers of the view and of \
        its superviews are collected, `sendEvent` runs, the recognizers hear of the touch, and \
        last the view does. Later phases skip the search.
        """),
      Rule(
        "R1.4", .documented, "one event per sequence, one touch per finger",
        """
        While fingers are down, the same UIEvent comes again and again; each finger is one \
        UITouch, the same object until it lifts.
        """),
      Rule(
        "R1.5", .observed, "windows are asked from the front; being key does not matter",
        """
        Touches ask the visible windows from front to back: by level, then by what was ordered \
        front last. The first answer wins; which window is key does not matter.
        """),
      Rule(
        "R1.6", .observed, "a window answers itself and swallows the touch",
        """
        A window is a view: where it has nothing to hit it answers itself and swallows the touch.
        """),
      Rule(
        "R1.7", .documented, "a new window is hidden; levels are 0, 1000 and 2000",
        """
        A new window is hidden; `makeKeyAndVisible` shows it in front of its level. Levels are \
        normal 0, status bar 1000, alert 2000.
        """, doubts: Rule.Doubt(.observed, "the numbers of the levels")),
      Rule(
        "R1.8", .observed, "no window claims the point: nobody receives anything",
        "Where no window claims the point, no view receives touches."),
      Rule(
        "R1.9", .documented, "a touch keeps its view and window for life",
        """
        A touch keeps its view and window for life, wherever the finger goes; only a recognizer \
        that takes it over makes its view nil.
        """),
      Rule(
        "R1.10", .observed, "hitTest may run several times per finger",
        "UIKit may hit-test several times per finger, so overrides must have no side effects."),
      Rule(
        "R1.11", .outOfScope, "iOS 18 asks the view that was hit once more, in private",
        """
        Since iOS 18 a private second question goes to the view that was hit, for SwiftUI \
        content; overrides that let touches through may break on it.
        """),
      Rule(
        "R1.12", .documented, "beginIgnoringInteractionEvents counts, and stops delivery",
        """
        As long as `beginIgnoringInteractionEvents` was called more often than its end, no touch \
        is delivered in the whole application. Hit-testing is run all the same.
        """, doubts: Rule.Doubt(.claimed, "that ignored touches are hit-tested")),
      Rule(
        "R1.13", .documented, "an override of sendEvent must call super",
        "An override of `sendEvent` that does not call super ends the event there."),
      Rule(
        "R1.14", .documented, "events without a place go to the key window",
        """
        Keys, presses, shakes and remote control have no place: they go to the key window's first \
        responder and are not hit-tested.
        """),
      Rule(
        "R1.15", .documented, "location(in: nil) is in the window",
        "`location(in: nil)` is in the window's coordinates."),
    ])
}

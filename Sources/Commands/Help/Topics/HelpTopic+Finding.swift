extension HelpTopic {
  static let hitTesting = HelpTopic(
    name: "hit-testing", aliases: ["hittest", "hit-test"],
    summary: "which view gets a touch (R2.1)",
    paragraphs: [
      "A view that is asked hitTest(point) answers nil if its interaction is off, if it is hidden, "
        + "if its alpha is below 0.01, or if point(inside:) is false. Else it asks its subviews "
        + "from the front to the back; the first answer that is not nil is its own answer. If all "
        + "answer nil it answers itself.",
      "So a point outside a view is outside for all its subviews, drawn or not (R2.6); clear "
        + "colours, corners and clipsToBounds do not matter (R2.7); a disabled control is not "
        + "there at all (R2.9). 'tap' and 'trace' show every decision, 'hit' and 'inside' ask "
        + "without an event, 'step' goes slowly.",
    ],
    examples: [
      .init(
        "add red 100,100 100x100; tap 150,150", "red contains the point, nobody is in front",
        shows: "inside (0 0; 100 100)  ← hit"),
      .init(
        "add red 100,100 100x100 alpha=0.005; tap red", "too clear to touch",
        shows: "red  ✗ alpha 0.005 is below 0.01"),
      .init(
        "add card 0,0 50x50; add buy 60,60 20x20 in card; tap 65,65", "drawn, but outside card",
        shows: "buy is drawn here but cannot be touched"),
    ])
  static let responderChain = HelpTopic(
    name: "responder-chain", aliases: ["responders", "chains"],
    summary: "who gets an event that nobody handles (R4)",
    paragraphs: [
      "Each responder knows the next: a view its controller if it is the root view, else its "
        + "superview; a controller its view's superview, or the one that presented it; a window "
        + "its scene; the scene the application; the application its delegate.",
      "An event climbs because the default of touchesBegan and its kin sends it on to next. It "
        + "stops where an override does not call super; nothing else stops it (R5.5). 'chain' "
        + "shows the way with the reasons, 'handle' overrides the methods, 'next' the way.",
    ],
    examples: [
      .init("chain root", "from the root view up", shows: "root › vc › window › scene › app"),
      .init(
        "add red 100,100 100x100; handle root touches; tap red", "red passes it on",
        shows: "handled by root"),
      .init(
        "add red 100,100 100x100; handle root touches; next red vc; tap red",
        "next goes past root", shows: "nobody handled it"),
    ])
  static let coordinates = HelpTopic(
    name: "coordinates", summary: "frame, bounds and how points are converted (R3)",
    paragraphs: [
      "The frame is a view's rectangle in its superview, the bounds are the same rectangle in its "
        + "own coordinates. The origin of the bounds moves the subviews; a scroll view's "
        + "contentOffset is just that (R8.4). point(inside:) looks at the bounds (R2.5), and their "
        + "right and lower edges are outside (R2.4).",
      "With a transform the frame is only a bounding box (R3.4). 'frame', 'bounds', 'center', "
        + "'rotate', 'scale' and 'transform' set what they are called; 'convert' asks.",
    ],
    examples: [
      .init(
        "add red 100,100 100x100; convert 0,0 from red to window", "red's corner, in the window",
        shows: "(100, 100)"),
      .init(
        "add red 100,100 100x100; rotate red 45; tap 90,90", "in its frame, not in its bounds",
        shows: "outside (0 0; 100 100)"),
      .init(
        "add red 0,0 100x100; add dot 0,50 10x10 in red; bounds red 0,50 100x100; hit 5,5",
        "the bounds' origin moved dot up", shows: "dot  ✓ (5, 5)"),
    ])
  static let windows = HelpTopic(
    name: "windows", summary: "which window is asked first (R1.5)",
    paragraphs: [
      "The visible windows are asked from the front: higher levels first, and within a level the "
        + "one shown last. The first that answers gets the touch. Which window is key matters for "
        + "keys only. A window answers itself where it has no view: a clear window in front "
        + "swallows every touch (R1.6). 'window' makes one and shows it, 'key' makes it key."
    ],
    examples: [
      .init("window overlay; tap 100,100", "swallowed", shows: "inside (0 0; 390 844)  ← hit"),
      .init(
        "window overlay; override overlay passthrough; tap 100,100", "a clear window as it should",
        shows: "overlay  ✗ hitTest is overridden"),
      .init(
        "window low level=-1; tap 100,100; expect not asked low", "behind the first window",
        shows: "root  ✓"),
    ])
}

extension HelpTopic {
  static let firstResponder = HelpTopic(
    name: "first-responder", aliases: ["keyboard", "motion", "shakes"],
    summary: "who gets keys, shakes and remote commands (R9, R10)",
    paragraphs: [
      "An event without a place is not hit-tested. It starts at the key window's first responder, "
        + "else at the deepest controller, else at the window, and climbs the chain (R10.2). "
        + "'key', 'shake', 'motion' and 'remote' make such events; 'keycommand' adds a shortcut.",
      "A view becomes first responder if its canBecomeFirstResponder is on, it is in a window, "
        + "somebody calls its becomeFirstResponder ('focus'), and the present one resigns "
        + "('resign', R9.2). A tap does it for text fields and text views only (R9.10).",
    ],
    examples: [
      .init("shake", "without a first responder", shows: "vc › window"),
      .init(
        "add UITextField field 0,0 90x40; tap field; key a; shake; alert undo",
        "typed, and shaken to undo", shows: "Undo"),
      .init(
        "add red; set red canBecomeFirstResponder on; focus red; handle red motion; shake",
        "a view of your own", shows: "handled by red"),
      .init("focus root", "refused, and why", shows: "canBecomeFirstResponder"),
    ])
  static let viewControllers = HelpTopic(
    name: "view-controllers", summary: "what controllers have to do with events (R11)",
    paragraphs: [
      "Controllers are not hit-tested. A controller stands in the chain between its root view and "
        + "that view's superview (R11.2); parents and children do not matter (R11.3). After a "
        + "presented controller comes the one that presented it (R11.4).",
      "'controller' makes one, 'present' and 'dismiss' show and hide it, 'controllers' lists them; "
        + "'profile' chooses what stands above the root view controller.",
    ],
    examples: [
      .init(
        "add card 9,9 90x90; controller child for card; chain card", "child comes after its view",
        shows: "card › child › root › vc"),
      .init(
        "controller sheet; present sheet from vc; chain sheet", "the presenter comes next",
        shows: "sheet › vc › window"),
      .init("profile private; chain root", "what a debugger shows", shows: "UITransitionView"),
    ])
  static let eventQueue = HelpTopic(
    name: "event-queue", summary: "what waits before it is delivered (R1.1)",
    paragraphs: [
      "Events wait in a queue of the application and are delivered one after the other, the oldest "
        + "first. Here they do not wait at all unless 'queue hold' stops the queue; 'queue' shows "
        + "what waits, 'queue release' delivers it.",
      "A finger is hit-tested when its event is taken from the queue, so a view that moves meanwhile "
        + "is hit where it is then (R1.2). 'ignore begin' lets events out of the queue, but not to "
        + "anybody (R1.12).",
    ],
    examples: [
      .init(
        "queue hold; tap 100,100; tap 200,200; queue", "two taps wait",
        shows: "4  finger 1 ended (200, 200)"),
      .init(
        "add red 100,100 100x100; queue hold; tap 150,150; frame red 0,0 50x50; queue release",
        "red has gone when it is asked", shows: "red  ✗ (150, 150) outside (0 0; 50 50)"),
      .init("ignore begin; tap 100,100", "hit-tested all the same", shows: "R1.12"),
    ])
  static let timeline = HelpTopic(
    name: "timeline", aliases: ["time", "logs"], summary: "how to read what 'log' prints",
    paragraphs: [
      "Each line is something that happened, in order; the number before it is the time in seconds "
        + "since the interaction began, and lines without one share the time above. The clock is "
        + "the scene's own: only strokes and 'wait' move it.",
      "'finger 1 comes down … seen by mover' says which recognizers watch; 'mover possible → began' "
        + "is a change of state with its reason; 'touchesMoved red › root' is a message and the way "
        + "that it takes up the chain. What is held back, dropped or delivered late says for whom "
        + "(R6.8). Moves in which nothing else happens share a line.",
      "'log events' folds nothing and adds where the event passes through sendEvent (R1.3); 'log "
        + "json' is for other programs.",
    ],
    examples: [
      .init(
        "add red 9,9 90x90; gesture pan mover on red; drag red to 200,200; log", "a pan",
        shows: "mover  possible → began"),
      .init(
        "gesture tap double on root taps=2; tap root; wait 0.4; log events", "time that passes",
        shows: "double  possible → failed"),
    ])
}

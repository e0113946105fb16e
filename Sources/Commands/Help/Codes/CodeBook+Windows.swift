extension CodeBook {
  /// Before the window of the view is asked.
  static let windows: [CodeNote] = [
    CodeNote(
      .notInWindow, "the view is in no window",
      looks: "It is not to be seen, or what is seen is another one. Often a controller's view "
        + "before viewDidAppear, or a view that was replaced.",
      fix: "Add it to what is on the screen; wait for viewDidAppear.", rules: ["R1.5", "R9.2"],
      example: "controller detail\nwhy detail-view"),
    CodeNote(
      .windowHidden, "its window is hidden, and is not asked",
      looks: "Nothing of the window is seen. A new window is hidden until it is told otherwise.",
      fix: "makeKeyAndVisible(), or isHidden = false; and keep the window, or it is gone.",
      rules: ["R1.5", "R1.7"], example: "add UIButton buy 20,40 100x44\nhide window\nwhy buy"),
    CodeNote(
      .offScreen, "the point is not on the screen",
      looks: "The view is cut off, or was laid out for a larger screen.",
      fix: "Let it be scrolled to, or lay it out within the safe area.", rules: ["R1.5"],
      example: "add UIButton buy 20,900 100x44\nwhy buy"),
    CodeNote(
      .ignoringEvents, "the application ignores all events for now",
      looks: "The whole app is dead, often after a transition that never ended its pause.",
      fix: "Pair every beginIgnoringInteractionEvents with an end; better, turn off interaction of "
        + "one view.", rules: ["R1.12"],
      example: "add UIButton buy 20,40 100x44\nignore begin\nwhy buy"),
    CodeNote(
      .otherWindow, "a window in front takes the touch",
      looks: "The whole app is dead after a HUD, an overlay or a debugging tool came up.",
      fix: "Hide that window when it has done its work, or let its hitTest answer nil where it "
        + "shows nothing: 'override WINDOW passthrough'.", rules: ["R1.5", "R1.6"],
      example: "add UIButton buy 20,40 100x44\nwindow hud\nwhy buy"),
    CodeNote(
      .treeShapeChanged, "UIKit has put views between a window and its root view",
      looks: "An override that compares the hit view with a view at a fixed depth works on old "
        + "systems only.",
      fix: "Compare with the controller's view, or ask the class; never count superviews.",
      rules: ["R2.14"],
      example: "add UIButton buy 20,40 100x44\nwindow alert\n"
        + "add UITransitionView steps 0,0 390x844 in alert\nwhy buy"),
    CodeNote(
      .presentationContainer, "what UIKit presents in takes the touch",
      looks: "A card or sheet leaves room, but nothing beside it can be touched.",
      fix: "Override hitTest of the presentation's container, or present what is behind as "
        + "passthrough views.", rules: ["R2.8", "R2.14"],
      example: "add UIButton buy 20,40 100x44\nadd UITransitionView steps 0,0 390x844\nwhy buy"),
  ]
}

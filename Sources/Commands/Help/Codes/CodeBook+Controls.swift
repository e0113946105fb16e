extension CodeBook {
  /// What a view does with a touch that arrives.
  static let controls: [CodeNote] = [
    CodeNote(
      .noTarget, "the control tells nobody",
      looks: "The button lights up, and nothing happens. Of an imported text it is only open: none "
        + "prints targets.",
      fix: "Connect it, and check that the target is the object that lives: 'targets VIEW'.",
      rules: ["R7.6"], example: "add UIButton buy 20,40 100x44\nwhy buy"),
    CodeNote(
      .nilTarget, "the action goes to the first responder and up from there",
      looks: "Another object acts, or none: the search does not begin at the control.",
      fix: "Give it a target, or implement the action in the chain of the first responder.",
      rules: ["R7.8"],
      example: "add UIButton save 20,40 100x44\ntarget save touchUpInside nil.save:\nwhy save"),
    CodeNote(
      .forwardedTo, "a subview is hit, and the touch climbs to the view",
      looks: "All works: who is hit and who handles the touch are two things.",
      fix: "Nothing; but a control must be hit itself.", rules: ["R5.5"],
      example: """
        add card 20,40 200x90
        add photo 0,0 90x90 in card
        gesture tap open on card
        why card 30,50
        """),
    CodeNote(
      .chainBroken, "a view of a controller's size belongs to no controller",
      looks:
        "A child controller's buttons do nothing: only its view was added, and the controller, "
        + "their target, is gone.",
      fix: "addChild(child), add its view, child.didMove(toParent: self).", rules: ["R4.2"]),
  ]
}

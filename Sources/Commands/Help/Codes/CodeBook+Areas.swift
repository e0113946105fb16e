extension CodeBook {
  /// Where views begin and end.
  static let areas: [CodeNote] = [
    CodeNote(
      .outsideAncestorBounds, "the point is outside of a view that it lies in",
      looks:
        "A button that sticks out, as the raised one of a tab bar, is dead there. clipsToBounds "
        + "changes what is drawn, not what is touched.",
      fix: "Make the view that is named large enough, or let it accept the points of what sticks "
        + "out: 'override BAR accepts BUTTON'.", rules: ["R2.4", "R2.6"],
      example: "add bar 0,700 390x83\nadd UIButton plus 160,-40 60x60 in bar\nwhy plus"),
    CodeNote(
      .zeroSizeAncestor, "a view that it lies in has no size",
      looks:
        "All is drawn, nothing works. A stack or container got no height from its constraints.",
      fix: "Give it the size of its content, by constraints.", rules: ["R2.5", "R2.6"],
      example: "add stack 20,40 300x0\nadd UIButton buy 0,0 100x44 in stack\nwhy buy"),
    CodeNote(
      .zeroSize, "the view has no size",
      looks: "What is seen is drawn by its subviews, or by nobody.",
      fix: "Give it a size: constraints, an intrinsic size, sizeToFit().", rules: ["R2.5"],
      example: "add UIButton buy 20,40 0x0\nwhy buy"),
    CodeNote(
      .outsideBounds, "the point is not in the view",
      looks: "The finger is beside it, or on its right or lower edge, which is outside.",
      fix: "Make its touch area larger: 'inset VIEW -10'.", rules: ["R2.4", "R2.5"],
      example: "add UIButton buy 20,40 100x44\nwhy buy 60,90"),
    CodeNote(
      .frameIsBoundingBox, "the point is in the frame of a turned view, not in the view",
      looks: "The corners of the frame are dead. The frame is only the box round the view.",
      fix: "Convert points and ask the bounds; never frame.contains.",
      rules: ["R2.4", "R2.5", "R3.4"],
      example: "add UIButton buy 100,100 100x100\nrotate buy 45\nwhy buy 90,90"),
    CodeNote(
      .transform, "the view is transformed; its touch area is, too",
      looks: "Nothing wrong in itself: the touch area goes with what is drawn.",
      fix: "Convert points between views instead of adding origins.", rules: ["R2.5", "R3.4"],
      example: "add UIButton buy 100,100 100x100\nrotate buy 45\nwhy buy"),
    CodeNote(
      .scrolledOut, "the view has scrolled out of a scroll view",
      looks: "It lies in the content, but in a part that is not shown at this moment.",
      fix: "Scroll first: 'scroll LIST 0,800' here, setContentOffset or scrollRectToVisible in the "
        + "app.",
      rules: ["R2.4", "R8.4"],
      example: "add UIScrollView list 0,0 390x844\nadd UIButton buy 20,1200 100x44 in list\nwhy buy"
    ),
    CodeNote(
      .singularTransform, "the transform has no inverse: no point is in the view",
      looks: "It is scaled to nothing.", fix: "Hide it instead of scaling it to 0.",
      rules: ["R2.15"], example: "add UIButton buy 20,40 100x44\nscale buy 0\nwhy buy"),
  ]

  /// What lies in front.
  static let covering: [CodeNote] = [
    CodeNote(
      .coveredBy, "a view in front takes the touch",
      looks: "Often nothing is seen of it: an empty container, a stack view, what a HUD left "
        + "behind. That a view draws nothing does not let touches through.",
      fix: "Turn its interaction off if nothing in it is to be touched, else let it through where "
        + "it has no content: 'override VIEW passthrough'; or bring the other one to the front.",
      rules: ["R2.8", "R2.7"],
      example: "add UIButton buy 20,40 100x44\nadd veil 0,0 390x844\nwhy buy"),
    CodeNote(
      .coveredByOwnChild, "a subview of the control itself takes the touch",
      looks: "The middle of a control is dead, its edges work: a stack view or an empty view in it "
        + "is hit, and a control follows only touches that hit itself.",
      fix: "Turn interaction of that subview off.", rules: ["R5.6"],
      example: "add UIControl row 0,40 390x60\nadd UIStackView texts 0,0 390x60 in row\nwhy row"),
    CodeNote(
      .zPositionIgnored, "it is drawn in front, but asked later",
      looks: "layer.zPosition puts a view in front for the eye only.",
      fix: "Bring it to the front of its siblings: bringSubviewToFront.", rules: ["R2.8"],
      example: "add UIButton buy 20,40 100x44\nadd veil 0,0 390x844\nset buy zPosition 1\nwhy buy"),
  ]
}

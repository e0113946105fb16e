extension RuleBook {
  static let coordinates = Section(
    title: "Coordinates",
    rules: [
      Rule(
        "R3.1", .documented, "a point goes up by anchor point, transform and position",
        """
        A point goes to the superview by the anchor point, the transform and the position; the \
        way down is the inverse. Without a transform that is adding the frame's origin and \
        subtracting the bounds' origin.
        """),
      Rule(
        "R3.2", .documented, "nil is the window; for a window, the screen",
        "In a conversion nil stands for the window's coordinates; of a window, for the screen's."),
      Rule(
        "R3.3", .observed, "a rectangle is converted by its corners",
        "Rectangles are converted by their corners and become the bounding box."),
      Rule(
        "R3.4", .documented, "under a transform the frame is only a box around the view",
        """
        With a transform the frame is only the bounding box: use bounds and center. Set under a \
        scale, it changes the bounds so that the box fits.
        """,
        doubts: Rule.Doubt(.simulatorChoice, "what setting the frame of a rotated view does")),
      Rule(
        "R3.5", .documented, "frame, bounds and center move one another",
        """
        Setting the frame sets centre and size; the size of the bounds grows about the centre; \
        the origin of the bounds moves the subviews the other way.
        """),
      Rule(
        "R3.6", .simulatorChoice, "in no window the topmost view is the base",
        "Views that are in no window are converted as if their topmost view were the window."),
    ])
}

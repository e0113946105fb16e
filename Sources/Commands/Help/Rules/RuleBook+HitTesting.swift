extension RuleBook {
  static let hitTesting = Section(
    title: "Hit-testing",
    rules: [
      Rule(
        "R2.1", .documented, "hitTest: the flags, then the point, then subviews from the front",
        """
        A view answers nil if its interaction is off, it is hidden, its alpha is below 0.01, or \
        `point(inside:)` is false; else the first answer of its subviews from the front, else \
        itself.
        """),
      Rule(
        "R2.2", .documented, "each view is judged alone",
        """
        Each view is judged by its own flags; a view that refuses takes its whole tree along.
        """),
      Rule(
        "R2.3", .documented, "alpha is a Float, compared with 0.01, never multiplied",
        """
        Alpha is stored as a Float, so that 0.01 reads as a little less, and is refused below \
        0.01; alphas of superviews are not multiplied into it.
        """, doubts: Rule.Doubt(.observed, "that exactly 0.01 is refused")),
      Rule(
        "R2.4", .observed, "left and upper edges are inside, right and lower ones are not",
        """
        `point(inside:)` is the half-open bounds: the left and upper edges are inside, the right \
        and lower ones are not.
        """),
      Rule(
        "R2.5", .observed, "bounds count, not the frame",
        """
        Bounds count, not the frame: their origin shifts the test, and an empty size contains \
        nothing.
        """),
      Rule(
        "R2.6", .documented, "what sticks out of its superview is dead",
        """
        Outside a view nothing below it is asked, clipped or not: a subview is touchable only \
        where every superview contains the point.
        """),
      Rule(
        "R2.7", .documented, "what a view looks like does not matter",
        "Colours, transparency, corners, masks and clipping do not change hits."),
      Rule(
        "R2.8", .observed, "only the order of subviews counts; zPosition does not",
        "Only the order of `subviews` counts; `zPosition` changes the drawing alone."),
      Rule(
        "R2.9", .observed, "a disabled control is not hit, nor are its subviews",
        """
        A disabled control answers nil for itself and its subviews, so the touch goes to what is \
        behind; `point(inside:)` is unchanged. Disabled while a finger tracks it, it goes on.
        """),
      Rule(
        "R2.10", .documented, "animated views take no touches, unless allowed",
        """
        `UIView.animate` turns interaction off for the views it moves, unless it is told \
        `allowUserInteraction`; then they are hit where they will be, not where they appear.
        """,
        doubts: Rule.Doubt(.observed, "where such a view is hit"),
        Rule.Doubt(.simulatorChoice, "which touches it swallows: those at its destination")),
      Rule(
        "R2.11", .observed, "an override that answers self forgets the flags",
        """
        An override that answers itself without looking at the flags keeps claiming touches, \
        hidden and disabled.
        """),
      Rule(
        "R2.12", .observed, "an override decides who is asked and where touches belong",
        """
        An override of `point(inside:)` gives a view another area. An override of `hitTest` may \
        answer nil instead of the view, which lets touches through to what lies behind; ask some \
        subviews only; or answer a view elsewhere in the window.
        """),
      Rule(
        "R2.13", .documented, "labels and image views take no touches by default",
        """
        UILabel and UIImageView take no touches by default; no view takes several fingers by \
        default.
        """),
      Rule(
        "R2.14", .documented, "stack views are ordinary; effect views have a contentView",
        """
        Stack views are hit-tested like any view; effect views and cells hold their subviews in \
        `contentView`. Bars, cells and text views have hit-testing of their own.
        """, doubts: Rule.Doubt(.observed, "which classes override hit-testing")),
      Rule(
        "R2.15", .simulatorChoice, "a transform without an inverse cannot be hit",
        "A view under a transform without an inverse, such as scale 0, is not hit."),
    ])
}

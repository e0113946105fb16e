extension CodeBook {
  /// What a view on the way says of itself.
  static let path: [CodeNote] = [
    CodeNote(
      .hidden, "the view, or one that it lies in, is hidden",
      looks: "It is not seen. isHidden of the view itself is false if a superview is hidden.",
      fix: "Show the one that is named.", rules: ["R2.1", "R2.2"],
      example: "add card 20,40 200x90\nadd UIButton buy 9,9 100x44 in card\nhide card\nwhy buy"),
    CodeNote(
      .alphaTooLow, "the view, or one that it lies in, is too transparent to be touched",
      looks: "It is not seen: an alpha below 0.01 counts as hidden. A clear colour does not.",
      fix: "To be invisible and touchable, give it a clear background and alpha 1.",
      rules: ["R2.3", "R2.7"], example: "add UIButton buy 20,40 100x44 alpha=0\nwhy buy"),
    CodeNote(
      .interactionDisabled, "interaction is off, there or above",
      looks: "It looks alive. Labels and image views have interaction off by default, and so "
        + "nothing in them works.",
      fix: "Turn isUserInteractionEnabled on, at the view that is named.",
      rules: ["R2.1", "R2.2", "R2.13"],
      example: "add UIImageView photo 0,0 390x300\nadd UIButton buy 20,40 100x44 in photo\nwhy buy"),
    CodeNote(
      .controlDisabled, "the control is disabled, and is not even hit",
      looks: "It is grey. The touch goes to what lies behind it, which may react.",
      fix: "Enable it; if the touch must stop there, put it into a view that takes touches.",
      rules: ["R2.9"], example: "add UIButton buy 20,40 100x44\ndisable buy\nwhy buy"),
    CodeNote(
      .customHitTest, "an override decides otherwise",
      looks: "The frames are right, and the touch goes elsewhere: a subclass answers for itself.",
      fix: "Read hitTest and point(inside:) of the class that is named. Of UIKit's and other known "
        + "classes 'why' says what is known of them.", rules: ["R2.12"],
      example: "add UIButton buy 20,40 100x44\noverride buy passthrough\nwhy buy"),
    CodeNote(
      .opaqueToUs, "nobody can tell from outside what this view does",
      looks: "SwiftUI, web pages and engines decide inside of one view who gets a touch.",
      fix: "Ask there: SwiftUI's contentShape and allowsHitTesting, the page's elements.",
      rules: ["R2.12"]),
    CodeNote(
      .animating, "the view is being animated, and takes no touches until the end",
      looks: "A quick tap after something moved or faded is lost.",
      fix: "Animate with the option .allowUserInteraction.", rules: ["R2.10"],
      example: "add UIButton buy 20,40 100x44\nanimate buy alpha 0.5 for 1\nwhy buy"),
    CodeNote(
      .animatingModelFrame, "the view is seen on its way, and touched where it will end",
      looks: "A moving button cannot be caught where it is seen.",
      fix: "Hit-test the presentation layer in an override, or move in steps.", rules: ["R2.10"],
      example: "add UIButton buy 20,40 100x44\nanimate buy frame 20,400 100x44 for 1\nwhy buy"),
  ]
}

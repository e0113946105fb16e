/// A page of help on something that is no command.
struct HelpTopic: Sendable {
  /// The word that asks for it.
  let name: String
  /// One line about it.
  let summary: String
  /// The page; a paragraph that begins with two spaces is a line to type.
  let paragraphs: [String]

  /// All topics.
  static let all: [HelpTopic] = [
    hitTesting, chain, firstResponder, coordinates, touches, recognizers, timeline, eventQueue,
    overrides, windows,
    scripts, references, classes,
  ]

  private static let hitTesting = HelpTopic(
    name: "hit-testing", summary: "which view gets a touch (R2.1)",
    paragraphs: [
      "A view that is asked hitTest(point) answers nil if its interaction is off, if it is hidden, "
        + "if its alpha is below 0.01, or if point(inside:) is false. Else it asks its subviews "
        + "from the front to the back; the first answer that is not nil is its own answer. If all "
        + "answer nil it answers itself.",
      "So a point outside a view is outside for all its subviews, drawn or not (R2.6); clear "
        + "colours, corners and clipsToBounds do not matter (R2.7); a disabled control is not "
        + "there at all (R2.9).",
      "  add red 100,100 100x100; tap 150,150; trace",
    ])
  private static let chain = HelpTopic(
    name: "responder-chain", summary: "who gets an event that nobody handles (R4)",
    paragraphs: [
      "Each responder knows the next: a view its controller if it is the root view, else its "
        + "superview; a controller its view's superview, or the one that presented it; a window "
        + "its scene; the scene the application; the application its delegate.",
      "An event climbs because the default of touchesBegan and its kin sends it on to next. It "
        + "stops where an override does not call super; nothing else stops it (R5.5).",
      "  add red 100,100 100x100; handle root touches; tap red; chain red",
    ])
  private static let firstResponder = HelpTopic(
    name: "first-responder", summary: "who gets keys, shakes and remote commands (R9, R10)",
    paragraphs: [
      "An event without a place is not hit-tested. It starts at the key window's first responder, "
        + "else at the deepest controller, else at the window, and climbs the chain (R10.2).",
      "A view becomes first responder if its canBecomeFirstResponder is on, it is in a window, "
        + "somebody calls its becomeFirstResponder, and the present one resigns (R9.2). A tap "
        + "does it for text fields and text views only (R9.10).",
      "  add UITextField field 0,0 90x40; tap field; key a; shake; alert undo",
      "  add red; set red canBecomeFirstResponder on; focus red; handle red motion; shake",
    ])
  private static let coordinates = HelpTopic(
    name: "coordinates", summary: "frame, bounds and how points are converted (R3)",
    paragraphs: [
      "The frame is a view's rectangle in its superview, the bounds are the same rectangle in its "
        + "own coordinates. The origin of the bounds moves the subviews; a scroll view's "
        + "contentOffset is just that (R8.4). point(inside:) looks at the bounds (R2.5).",
      "With a transform the frame is only a bounding box (R3.4).",
      "  add red 100,100 100x100; rotate red 45; tap 90,90; convert 0,0 from red to window",
    ])
  private static let overrides = HelpTopic(
    name: "overrides", summary: "what a subclass would override, without writing one",
    paragraphs: [
      "'inset' and 'override VIEW circle', 'ellipse', 'path' and 'accepts' stand for "
        + "point(inside:); the other words of 'override' stand for hitTest; 'handle' stands for "
        + "touchesBegan and its kin, 'next' for next. A view has one override of each.",
      "A touch area grows only as far as every superview contains the point (R2.6).",
      "  add UIButton buy 100,100 60x44; inset buy -20; tap 90,90",
    ])
  private static let windows = HelpTopic(
    name: "windows", summary: "which window is asked first (R1.5)",
    paragraphs: [
      "The visible windows are asked from the front: higher levels first, and within a level the "
        + "one shown last. The first that answers gets the touch. Which window is key matters for "
        + "keys only. A window answers itself where it has no view: a clear window in front "
        + "swallows every touch (R1.6).",
      "  window overlay; tap 100,100; override overlay passthrough; tap 100,100",
    ])
  private static let scripts = HelpTopic(
    name: "scripts", summary: "commands in files, with expectations",
    paragraphs: [
      "A script has one command per line; '#' begins a comment, a backslash at the end of a line "
        + "joins it with the next, ';' separates commands. 'expect' is silent when it holds; when "
        + "not, the run goes on and exits 1. 'test \"NAME\" … end' rolls the scene back.",
      "  tapscope check.scope",
    ])
  private static let references = HelpTopic(
    name: "references", summary: "how to name a view",
    paragraphs: [
      "By its name; by the end of its path, card/buy; by number, UIButton#2, in tree order; by the "
        + "address of an imported dump; by the text it shows, in quotes; 'it' is the view last "
        + "created or hit; vc.view is a controller's root view.",
      "  add UIButton buy 10,10 60x44 title=\"Buy\"; describe \"Buy\"; describe UIButton#1",
    ])
  private static let classes = HelpTopic(
    name: "classes", summary: "the classes of views that 'add' makes",
    paragraphs: [
      ViewClassList.text,
      "UILabel and UIImageView take no touches by default (R2.13).",
      "  add UILabel title 10,10 100x20; tap title",
    ])
}

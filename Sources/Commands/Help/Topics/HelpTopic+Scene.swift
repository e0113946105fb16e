extension HelpTopic {
  static let tree = HelpTopic(
    name: "view-tree", aliases: ["views", "subviews", "hierarchy"],
    summary: "adding, removing and reordering views (R12)",
    paragraphs: [
      "A new view lies in front of its siblings, and the front is asked first (R12.1, R12.4). "
        + "'add' adds, 'move' adds to another superview, 'front', 'back' and 'swap' reorder, "
        + "'remove' takes a view and all in it away, along with its touches and the keyboard "
        + "(R12.5). Changing the tree does not move a finger to another view (R12.8).",
      "'tree' shows the views with what matters for touches, 'draw' the screen, 'describe' one "
        + "view; 'copy' copies, 'rename' renames, 'undo' takes any change back.",
    ],
    examples: [
      .init(
        "add UIButton buy 9,9 60x44; add cover 0,0 90x90; hit 20,20", "cover is in front",
        shows: "cover  ✓"),
      .init(
        "add UIButton buy 9,9 60x44; add cover 0,0 90x90; back cover; hit 20,20", "now buy is",
        shows: "cover  · not asked: buy answered first"),
      .init(
        "add card 9,9 90x90; add buy 9,9 60x44 in card; remove card; undo; tree",
        "both are back", shows: "└─ buy"),
    ])
  static let overrides = HelpTopic(
    name: "overrides", summary: "what a subclass would override, without writing one",
    paragraphs: [
      "'inset' and 'override VIEW circle', 'ellipse', 'path' and 'accepts' stand for "
        + "point(inside:); the other words of 'override' stand for hitTest; 'handle' stands for "
        + "touchesBegan and its kin, 'next' for next, 'implements' for methods that actions call. "
        + "A view has one override of each; 'none' takes it away.",
      "A touch area grows only as far as every superview contains the point (R2.6).",
    ],
    examples: [
      .init(
        "add UIButton buy 100,100 60x44; inset buy -20; tap 90,90", "a larger touch area",
        shows: "buy  ✓ (-10, -10) inside (-20 -20; 100 84)"),
      .init(
        "add hud 0,0 390x844; add UIButton pause 9,9 60x44 in hud; override hud passthrough; "
          + "tap 300,300",
        "hud lets touches through, its button stays", shows: "passthrough answers nil"),
      .init(
        "add bar 0,700 390x80; add plus 160,-20 70x70 in bar; override bar accepts plus; "
          + "tap 195,690",
        "the raised button of a tab bar", shows: "plus  ✓"),
    ])
  static let references = HelpTopic(
    name: "references", aliases: ["names"], summary: "how to name a view",
    paragraphs: [
      "By its name; by the end of its path, card/buy; by number, UIButton#2, in tree order; by the "
        + "address of an imported dump; by the text it shows, in quotes; 'it' is the view last "
        + "created or hit; vc.view is a controller's root view. A new scene has window, root, vc, "
        + "scene, app and delegate. touch is the last finger, touch#2 the second one's. 'find' "
        + "lists what fits."
    ],
    examples: [
      .init(
        "add UIButton buy 10,10 60x44 title=Buy; describe \"Buy\"", "by its text",
        shows: "UIButton"),
      .init("add UIButton buy 10,10 60x44; describe UIButton#1", "by number", shows: "buy"),
      .init("add card; add buy in card; describe card/buy", "by path", shows: "buy"),
      .init("tap 100,100; describe it", "what was hit", shows: "root"),
    ])
  static let values = HelpTopic(
    name: "values", aliases: ["properties", "numbers", "language", "syntax"],
    summary: "how points, rectangles and properties are written",
    paragraphs: [
      "A point is X,Y or (X, Y); a size WxH; a rectangle X,Y WxH, four numbers, or as UIKit prints "
        + "it, (X Y; W H). Coordinates are points, times seconds, angles degrees.",
      "'set' and 'get' take UIKit's names of properties, isHidden, or short ones, hidden; 'add' and "
        + "'gesture' take PROPERTY=VALUE, and a flag alone means on. Flags are on or off; "
        + "'describe' lists what something has. 'hide', 'show', 'enable', 'disable', 'alpha' are "
        + "short for 'set'.",
      "A semicolon separates commands, # begins a comment, a backslash at the end of a line joins "
        + "it with the next. Text with spaces stands in quotes.",
    ],
    examples: [
      .init(
        "add red (100 100; 50 50) alpha=0.5; get red alpha", "as a debugger prints it",
        shows: "0.5"),
      .init("add red 10,10 50x50 hidden; get red isHidden", "a flag alone is on", shows: "on"),
      .init(
        "set root isUserInteractionEnabled off; tap 9,9", "UIKit's own names",
        shows: "root  ✗"),
    ])
  static let classes = HelpTopic(
    name: "classes", summary: "the classes of views that 'add' makes",
    lead: { [$0.classes.all.map(\.name).joined(separator: ", ") + "."] },
    paragraphs: [
      "UILabel and UIImageView take no touches by default (R2.13)."
    ],
    examples: [
      .init(
        "add UILabel title 10,10 100x20; tap title", "a label is not asked on",
        shows: "title  ✗"),
      .init(
        "add UISwitch wifi 9,9 51x31; tap wifi; get wifi isOn", "controls work", shows: "on"),
    ])
}

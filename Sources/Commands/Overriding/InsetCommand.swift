import ResponderKit
import Scenes
import Session

extension Command {
  package static let inset = Command(
    name: "inset", group: .overriding,
    summary:
      "overrides point(inside:) with bounds.insetBy(dx:dy:); negative numbers enlarge the area",
    details: [
      "A superview that does not contain the point is in the way, because it does not ask its "
        + "subviews (R2.6)."
    ],
    changesScene: true,
    forms: [form(of: .inset)],
    examples: [
      Example(
        "inset buy -20", "20 points more on each side", setup: "add UIButton buy 100,100 60x44"),
      Example(
        "inset buy -10,0,-30,0", "top, left, bottom, right",
        setup: "add UIButton buy 100,100 60x44"),
    ])
}

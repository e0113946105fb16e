import ResponderKit
import Scenes

extension Command {
  static let inset = Command(
    name: "inset", group: .overriding,
    summary: "overrides point(inside:) with bounds.insetBy(dx:dy:): negative grows the touch area",
    details: [
      "The superviews must contain the point, too: outside of them nothing is asked (R2.6)."
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

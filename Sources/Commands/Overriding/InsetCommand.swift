import ResponderKit
import Scenes
import Session

extension Command {
  package static let inset = Command(
    name: "inset", group: .overriding,
    summary:
      "overrides point(inside:) with bounds.insetBy(dx:dy:); negative numbers enlarge the area",
    changesScene: true,
    forms: [form(of: .inset)])
}

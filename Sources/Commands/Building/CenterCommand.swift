import ResponderKit
import Scenes

extension Command {
  static let center = Command(
    name: "center", group: .building, summary: "moves a view to a centre", changesScene: true,
    forms: [
      Form(.view(), .point()) { call, view, center in
        view.center = center
        call.confirmGeometry(of: view, "center")
      }
    ],
    examples: [Example("center red 195,422", "to the middle of the screen", setup: "add red")])
}

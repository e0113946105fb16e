import Presentation
import ResponderKit
import Scenes
import Session

extension Command {
  package static let layout = Command(
    name: "layout", group: .looking,
    summary: "shows what the layout pass has placed",
    details: [
      "The pass runs after each command and before each event, as an app's run loop does, so that "
        + "this command only shows its result: the views that stack views arrange, the sizes that "
        + "they want by themselves, and the safe area. There is no Auto Layout."
    ],
    forms: [
      Form(.optional(.view())) { call, view in
        guard let root = view ?? call.scene.mainWindow else { return }
        let report = LayoutReport(below: root, in: call.scene)
        report.write(call.session.style, to: call.session.write)
        call.facts(.layout, report)
      }
    ],
    examples: [
      Example(
        "layout", "b takes what is left",
        setup: "add UIStackView row 0,100 300x44 spacing=8; add a 0,0 60x44 in row; "
          + "add b 0,0 60x44 in row", shows: "wants")
    ])
}

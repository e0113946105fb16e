import ResponderKit
import Scenes
import Session

extension Command {
  package static let ignore = Command(
    name: "ignore", group: .happening,
    summary: "makes the application ignore touches: beginIgnoringInteractionEvents (R1.12)",
    changesScene: true,
    forms: [
      Form("begin", summary: "touches are ignored") { call in
        try call.happen("ignore begin", continues: true) {
          call.scene.application.beginIgnoringInteractionEvents()
        }
      },
      Form("end", summary: "ends one 'begin'") { call in
        guard call.scene.application.isIgnoringInteractionEvents else {
          throw CommandError(.refused("no 'ignore begin' to end"))
        }
        call.scene.application.endIgnoringInteractionEvents()
        let isIgnoring = call.scene.application.isIgnoringInteractionEvents
        call.confirm(isIgnoring ? "touches are still ignored" : "touches are delivered again")
      },
    ])
}

import ResponderKit
import Scenes
import Session

extension Command {
  package static let focus = Command(
    name: "focus", group: .happening,
    summary: "asks a responder to become first responder: becomeFirstResponder (R9.2)",
    changesScene: true,
    forms: [
      Form(.responder()) { call, responder in
        let name = call.scene.label(of: responder)
        try call.happen("focus \(name)") {
          if !responder.becomeFirstResponder() {
            responder.reportLackOfWindow(to: call.scene.application)
          }
        }
      }
    ])
}

import ResponderKit
import Scenes
import Session

extension Command {
  package static let resign = Command(
    name: "resign", group: .happening,
    summary: "asks a responder to stop being first responder: resignFirstResponder (R9.4)",
    changesScene: true,
    forms: [
      Form(.responder()) { call, responder in
        let name = call.scene.label(of: responder)
        try call.happen("resign \(name)") { responder.resignFirstResponder() }
      }
    ])
}

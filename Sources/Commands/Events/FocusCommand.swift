import ResponderKit
import Scenes
import Session

extension Command {
  package static let focus = Command(
    name: "focus", group: .happening,
    summary: "asks a responder to become first responder: becomeFirstResponder (R9.2)",
    details: [
      "It must be in a window, its canBecomeFirstResponder must be on, and the current first "
        + "responder must resign. A tap does this for text fields and text views only (R9.1)."
    ],
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
    ],
    examples: [
      Example(
        "focus red", "a view of your own", setup: "add red; set red canBecomeFirstResponder on",
        shows: "first responder"),
      Example("focus root", "refused, and why", shows: "canBecomeFirstResponder"),
      Example(
        "focus other", "refused: its view is not loaded", setup: "controller other",
        shows: "no window"),
    ])
}

import ResponderKit
import Scenes
import Session

extension Command {
  package static let resign = Command(
    name: "resign", group: .happening,
    summary: "asks a responder to stop being first responder: resignFirstResponder (R9.4)",
    changesScene: true,
    forms: [
      Form(
        .word("in", .view()), .flag("force"),
        summary: "endEditing: the first responder in the view resigns; with force, it cannot refuse"
      ) { call, view, isForced in
        let name = call.scene.label(of: view)
        try call.happen("resign in \(name)") { view.endEditing(isForced) }
      },
      Form(.responder(), summary: "resignFirstResponder") { call, responder in
        let name = call.scene.label(of: responder)
        try call.happen("resign \(name)") { responder.resignFirstResponder() }
      },
    ],
    examples: [
      Example(
        "resign field", "the keyboard disappears",
        setup: "add UITextField field 0,0 90x40; tap field",
        shows: "resigned"),
      Example(
        "resign in root force", "endEditing(true)",
        setup: "add UITextField field 0,0 90x40; tap field; set field canResignFirstResponder off",
        shows: "resigned"),
    ])
}

import ResponderKit
import Scenes

extension Command {
  static let focus = Command(
    name: "focus", group: .happening,
    summary: "asks a responder to become first responder: becomeFirstResponder (R9.2)",
    details: [
      "It must be in a window, its canBecomeFirstResponder must be on, and the present first "
        + "responder must resign. A tap does this for text fields and text views only (R9.1)."
    ],
    changesScene: true,
    forms: [
      Form(.responder()) { call, responder in
        let name = call.scene.label(of: responder)
        try call.happen("focus \(name)") { responder.becomeFirstResponder() }
      }
    ],
    examples: [
      Example(
        "focus red", "a view of your own", setup: "add red; set red canBecomeFirstResponder on",
        shows: "first responder"),
      Example("focus root", "refused, and why", shows: "canBecomeFirstResponder"),
    ])

  static let resign = Command(
    name: "resign", group: .happening,
    summary: "asks a responder to stop being first responder: resignFirstResponder (R9.4)",
    changesScene: true,
    forms: [
      Form(
        "in", .view(), .flag("force"),
        summary: "endEditing: whoever is first responder in the view; with force it is not asked"
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
        "resign field", "the keyboard goes", setup: "add UITextField field 0,0 90x40; tap field",
        shows: "resigned"),
      Example(
        "resign in root force", "endEditing(true)",
        setup: "add UITextField field 0,0 90x40; tap field; set field canResignFirstResponder off",
        shows: "resigned"),
    ])
}

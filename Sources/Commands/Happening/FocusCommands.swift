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
      Form([.slot("REF", .responder)]) { call in
        guard let responder = call.optionalResponder("REF") else { return }
        try call.happen("focus \(call.scene.label(of: responder))") {
          responder.becomeFirstResponder()
        }
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
        [.word("in"), .slot("VIEW", .view), .optional([.word("force")])],
        "endEditing: whoever is first responder in the view; with force it is not asked"
      ) { call in
        try call.happen("resign in \(call.scene.label(of: call.view()))") {
          call.view().endEditing(call.has("force"))
        }
      },
      Form([.slot("REF", .responder)], "resignFirstResponder") { call in
        guard let responder = call.optionalResponder("REF") else { return }
        try call.happen("resign \(call.scene.label(of: responder))") {
          responder.resignFirstResponder()
        }
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

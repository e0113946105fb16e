import ResponderKit
import Scenes

extension Command {
  static let key = Command(
    name: "key", group: .happening, summary: "presses a key, or makes a window key",
    details: [
      "A key runs the first command for it in the chain, beginning at the first responder (R9.6); "
        + "if there is none it goes as pressesBegan and pressesEnded. A text field types it. "
        + "Put quotes round a key whose name a window has."
    ],
    changesScene: true,
    forms: [
      Form([.slot("\"KEY\"", .key)], "presses and releases it") { call in
        guard case .key(let key)? = call.arguments["\"KEY\""] else { return }
        try call.happen("key \(key)") { call.scene.application.postKey(key) }
      },
      Form([.slot("WINDOW", .window)], "makes the window key and visible (R1.7)") { call in
        (call.optionalResponder("WINDOW") as? UIWindow)?.makeKeyAndVisible()
      },
    ],
    examples: [
      Example(
        "key \"cmd+s\"", "a command of vc", setup: "keycommand vc \"cmd+s\" save:", shows: "save:"),
      Example(
        "key a", "typed", setup: "add UITextField field 0,0 90x40; tap field", shows: "field"),
      Example("key overlay", "makeKeyAndVisible", setup: "window overlay"),
    ])

  static let keycommand = Command(
    name: "keycommand", group: .overriding,
    summary: "overrides keyCommands: a key runs an action (R9.6)",
    details: ["REF implements the action from now on; the first in the chain that does runs it."],
    changesScene: true,
    forms: [
      Form([.slot("REF", .responder), .word("none")], "takes the commands away") { call in
        call.optionalResponder("REF")?.setKeyCommands(nil)
      },
      Form([
        .slot("REF", .responder), .slot("\"KEY\"", .key), .slot("ACTION", .action),
      ]) { call in
        guard let responder = call.optionalResponder("REF"),
          case .key(let key)? = call.arguments["\"KEY\""]
        else { return }
        let action = Selector(call.text("ACTION"))
        responder.setKeyCommands(
          (responder.keyCommands ?? []) + [UIKeyCommand(key, action: action)])
        responder.implementIfNeeded(action)
      },
    ],
    examples: [
      Example("keycommand vc \"cmd+s\" save:; key \"cmd+s\"", "vc saves", shows: "save:")
    ])
}

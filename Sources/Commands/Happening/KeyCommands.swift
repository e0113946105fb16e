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
      Form(.key(), summary: "presses and releases it") { call, key in
        try call.happen("key \(key)") { call.scene.application.postKey(key) }
      },
      Form(.window(), summary: "makes the window key and visible (R1.7)") { _, window in
        window.makeKeyAndVisible()
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
      Form(.part(.responder(), "none"), summary: "takes the commands away") { _, responder in
        responder.setKeyCommands(nil)
      },
      Form(.responder(), .key(), .action()) { _, responder, key, name in
        let action = Selector(name)
        responder.setKeyCommands(
          (responder.keyCommands ?? []) + [UIKeyCommand(key, action: action)])
        responder.implementIfNeeded(action)
      },
    ],
    examples: [
      Example("keycommand vc \"cmd+s\" save:; key \"cmd+s\"", "vc saves", shows: "save:")
    ])
}

import ResponderKit
import Scenes

extension Command {
  static let keycommand = Command(
    name: "keycommand", group: .overriding,
    summary: "overrides keyCommands, so that a key runs an action (R9.6)",
    details: [
      "REF implements the action from now on. The first responder in the chain that implements it "
        + "performs it."
    ],
    changesScene: true,
    forms: [
      Form(.part(.responder(), "none"), summary: "removes the commands") { _, responder in
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

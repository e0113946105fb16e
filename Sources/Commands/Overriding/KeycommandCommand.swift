import ResponderKit
import Scenes
import Session

extension Command {
  package static let keycommand = Command(
    name: "keycommand", group: .overriding,
    summary: "overrides keyCommands, so that a key runs an action (R9.6)",
    details: [
      "REF implements the action from now on. The first responder in the chain that implements it "
        + "performs it. A text field or text view that is first responder types a key before any "
        + "command for it, unless the command has 'priority': wantsPriorityOverSystemBehavior."
    ],
    changesScene: true,
    forms: [
      Form(.part(.responder(), "none"), summary: "removes the commands") { call, responder in
        responder.setKeyCommands(nil)
        call.confirm("\(call.scene.label(of: responder)) has no key commands")
      },
      Form(.responder(), .key(), .action(), .flag("priority")) {
        call, responder, key, name, hasPriority in
        let action = Selector(name)
        let command = UIKeyCommand(key, action: action)
        command.wantsPriorityOverSystemBehavior = hasPriority
        responder.setKeyCommands((responder.keyCommands ?? []) + [command])
        responder.implementIfNeeded(action)
        call.confirm("\(call.scene.label(of: responder)) runs \(name) for \(key)")
      },
    ],
    examples: [
      Example("keycommand vc \"cmd+s\" save:; key \"cmd+s\"", "vc saves", shows: "save:"),
      Example(
        "keycommand vc n new:; key n", "typed", setup: "add UITextField f 0,0 90x40; tap f",
        shows: "types n"),
      Example(
        "keycommand vc n new: priority; key n", "before the text",
        setup: "add UITextField f 0,0 90x40; tap f", shows: "new:"),
    ])
}

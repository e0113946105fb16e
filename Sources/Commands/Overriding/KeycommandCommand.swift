import ResponderKit
import Scenes
import Session

extension Command {
  package static let keycommand = Command(
    name: "keycommand", group: .overriding,
    summary: "overrides keyCommands, so that a key runs an action (R9.6)",
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
    ])
}

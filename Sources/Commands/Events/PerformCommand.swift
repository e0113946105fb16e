import ResponderKit
import Scenes
import Session
import Text

extension Command {
  package static let perform = Command(
    name: "perform", group: .happening,
    summary: "shows which responder up the chain performs an action: target(forAction:)",
    forms: [
      Form(.action(), .word("from", .responder())) { call, action, responder in
        let target = responder.target(forAction: Selector(action), withSender: nil)
        call.write(
          target.map { TextLine(call.scene.label(of: $0), .winner) }
            ?? TextLine("nobody in the chain performs \(action)", .notice))
        call.facts(CommandFacts.performer, (action, target.map { call.scene.label(of: $0) }))
      }
    ])
}

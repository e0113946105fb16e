import ResponderKit
import Scenes
import Session

extension Command {
  package static let next = Command(
    name: "next", group: .overriding, summary: "overrides next of a responder",
    changesScene: true,
    forms: [
      Form(.part(.responder(), "default"), summary: "removes the override") { call, responder in
        call.noteReplacedRules(of: responder, .next)
        responder.setNextOverride(nil)
        call.confirm(
          "\(call.scene.label(of: responder)): \(call.nextText(of: responder)) is next again")
      },
      Form(.responder(), .responder("OTHER")) { call, responder, other in
        try call.refuseCode(of: responder, [AnswerMethod.next.fullName])
        call.noteReplacedRules(of: responder, .next)
        responder.setNextOverride(other)
        call.confirm("\(call.scene.label(of: responder)): \(call.nextText(of: responder)) is next")
      },
    ])
}

extension Call {
  fileprivate func nextText(of responder: UIResponder) -> String {
    responder.next.map { scene.label(of: $0) } ?? "nobody"
  }
}

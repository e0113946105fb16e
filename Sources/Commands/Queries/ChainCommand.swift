import Presentation
import ResponderKit
import Scenes
import Session

extension Command {
  package static let chain = Command(
    name: "chain", aliases: ["presponder", "bt"], group: .looking,
    summary: "shows the responder chain, why each responder is next, and what it handles",
    forms: [
      Form(
        .optional(.responder()),
        answer: { call, _, start in
          guard let start = start ?? call.startOfChain else { return nil }
          let names = ResponderChain(from: start).map { call.scene.label(of: $0) }
          return "expect chain \(names.joined(separator: " > "))"
        }
      ) { call, start in
        guard let start = start ?? call.startOfChain else { throw CommandError(.noIt) }
        let report = ChainReport(call.scene, from: start)
        report.write(call.session.style, to: call.session.write)
        call.facts(.chain, report)
      }
    ])
}

extension Call {
  /// The responder whose chain is meant if none is named.
  fileprivate var startOfChain: UIResponder? {
    session.state.it ?? scene.names["root"] as? UIResponder
  }
}

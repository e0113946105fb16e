import ResponderKit
import Scenes

extension Command {
  static let expectFirst = Command.Form(
    [.word("first"), .choice([[.word("none")], [.slot("REF", .responder)]])],
    "the key window's first responder (R9.3)"
  ) { call in
    let expected = call.optionalResponder("REF")
    let found = call.scene.application.keyWindow?.firstResponder
    guard expected !== found else { return }
    let name = { (responder: UIResponder?) in
      responder.map { "'\(call.scene.label(of: $0))'" } ?? "none"
    }
    throw ExpectationFailure(
      "expected first \(name(expected)), got \(name(found))",
      notes: call.reasons(notFirst: expected, but: found))
  }
}

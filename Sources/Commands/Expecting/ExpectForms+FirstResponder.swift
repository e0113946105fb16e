import ResponderKit
import Scenes

extension Command {
  static let expectFirst = Form(
    .word("first", .either("none", or: .responder())),
    summary: "REF is the key window's first responder (R9.3)"
  ) { call, expected in
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

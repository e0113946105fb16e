import Explanation
import ResponderKit
import Scenes

extension Command {
  static let expectState = Form(
    .word("state", .gesture()), .oneOrMore(.gestureState()),
    summary: "the recognizer went through these states in the last interaction"
  ) { call, recognizer, states in
    let expected = states.map(\.rawValue)
    let event = try call.lastEvent()
    let seen = event.states(of: ObjectID(recognizer))
    let found = seen.isEmpty ? [UIGestureRecognizer.State.possible.rawValue] : seen
    guard found != expected else { return }
    let name = call.scene.label(of: recognizer)
    throw ExpectationFailure(
      "expected state '\(name)' \(expected.joined(separator: " ")), "
        + "got \(found.joined(separator: " "))", notes: call.reasons(about: recognizer, in: event))
  }
}

import Explanation
import ResponderKit
import Scenes

extension Command {
  static let expectState = Command.Form(
    [.word("state"), .slot("G", .gesture), .many([.slot("STATE", .gestureState)])],
    "the states it went through in the last interaction"
  ) { call in
    let recognizer = call.gesture("G")
    let expected = call.arguments.all("STATE").compactMap { argument -> String? in
      if case .text(let text) = argument { text == "recognized" ? "ended" : text } else { nil }
    }
    let event = try call.lastEvent()
    let states = event.states(of: ObjectID(recognizer))
    let found = states.isEmpty ? [UIGestureRecognizer.State.possible.rawValue] : states
    guard found != expected else { return }
    let name = call.scene.label(of: recognizer)
    throw ExpectationFailure(
      "expected state '\(name)' \(expected.joined(separator: " ")), "
        + "got \(found.joined(separator: " "))", notes: call.reasons(about: recognizer, in: event))
  }
}

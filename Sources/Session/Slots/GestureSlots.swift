import Language
import ResponderKit
import Scenes
import Text

/// A class or kind of what a command makes, for the slots behind it.
final class NewObject: Sendable {
  private let make: @Sendable () -> StatefulObject

  init(_ make: @escaping @Sendable () -> StatefulObject) {
    self.make = make
  }

  /// An object like the one that will be made.
  var sample: StatefulObject { make() }
}

extension Part where Context == Session, Value == GestureKind {
  /// Returns a slot for a kind of gesture recognizer.
  package static func gestureKind(_ label: String = "KIND") -> Part {
    var slot = Slot<Session, GestureKind>(
      label,
      "a kind: " + GestureTable.standard.all.map(\.name).listed("or")
    ) { reader in
      let word = reader.word
      guard let kind = reader.session.scene.gestures[word.text] else {
        let names = reader.session.scene.gestures.all.map(\.name)
        throw CommandError(
          .unknownGesture(word.text, suggestions: word.text.nearest(in: names), all: names),
          at: word.range)
      }
      reader.position += 1
      reader.subject = NewObject { kind.make() }
      return kind
    }
    slot.candidates = { completion in
      completion.choice.picked(
        completion.session.scene.gestures.all.map { Candidate($0.name, $0.summary) })
    }
    return .slot(slot)
  }
}

extension Part where Context == Session, Value == UIGestureRecognizer.State {
  /// Returns a slot for a state of a recognizer; `recognized` is another word for ended.
  package static func gestureState(_ label: String = "STATE") -> Part {
    let names = UIGestureRecognizer.State.allCases.map(\.rawValue)
    var slot = Slot<Session, UIGestureRecognizer.State>(
      label, "a state: possible, began, changed, ended, cancelled or failed"
    ) { reader in
      let name = reader.word.text == "recognized" ? "ended" : reader.word.text
      guard let state = UIGestureRecognizer.State(rawValue: name) else { return nil }
      reader.position += 1
      return state
    }
    slot.candidates = { $0.words(names) }
    return .slot(slot)
  }
}

/// An answer of a recognizer's delegate.
package enum DelegateAnswer {
  /// Whether the delegate allows what a method asks for.
  case allows(AnswerMethod, Bool)
  /// Another recognizer in one of the delegate's lists.
  case names(WritableKeyPath<AnsweringDelegate.Answers, [UIGestureRecognizer]>, UIGestureRecognizer)

  /// The methods that the delegate answers with true or false, by their names in commands.
  package static let methods: [(name: String, method: AnswerMethod)] = [
    ("shouldBegin", .gestureRecognizerShouldBegin), ("shouldReceive", .shouldReceive),
  ]
}

extension Part where Context == Session, Value == DelegateAnswer {
  /// Returns a slot for `ANSWER=VALUE` of a recognizer's delegate.
  package static func delegateAnswer(_ label: String = "ANSWER=VALUE") -> Part {
    var slot = Slot<Session, DelegateAnswer>(label, "an answer such as shouldBegin=off") {
      try $0.delegateAnswer()
    }
    slot.candidates = { $0.delegateAnswers }
    return .slot(slot)
  }
}

/// The answers that a delegate gives, by name.
private let delegateAnswerNames = [
  "shouldBegin", "shouldReceive", "simultaneous", "requiresFailureOf", "mustFailFor",
]

extension Reader where Context == Session {
  fileprivate mutating func delegateAnswer() throws -> DelegateAnswer? {
    let word = words[position]
    guard word.quoting == .bare, let name = (word.text.partsAtEqualsSign?.before).map(String.init),
      let value = word.value(of: name)
    else { return nil }
    guard delegateAnswerNames.contains(name) else {
      throw CommandError(
        .unknownProperty(
          name, owner: "a delegate", suggestions: name.nearest(in: delegateAnswerNames)),
        at: word.range)
    }
    position += 1
    if let (_, method) = DelegateAnswer.methods.first(where: { $0.name == name }) {
      guard let isOn = value.text.truth else {
        throw CommandError(
          .badValue(value.text, property: name, expected: PropertyType.bool.phrase),
          at: value.range)
      }
      return .allows(method, isOn)
    }
    let other = try session.recognizer(value)
    return switch name {
    case "simultaneous": .names(\.simultaneous, other)
    case "requiresFailureOf": .names(\.requiresFailureOf, other)
    default: .names(\.mustFailFor, other)
    }
  }
}

extension Completion where Context == Session {
  /// A delegate's answers, and behind `=` what they may be.
  fileprivate var delegateAnswers: [Candidate] {
    let (head, value) = choice.behindLast(of: "=")
    guard !head.isEmpty else {
      return choice.picked(delegateAnswerNames.map { Candidate($0, "", suffix: "=") })
    }
    let slots = with(value)
    let found =
      head.hasPrefix("should")
      ? slots.words(["on", "off"]) : slots.references { $0 is UIGestureRecognizer }
    return found.behind(head)
  }
}

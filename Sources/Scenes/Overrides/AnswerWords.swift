import ResponderKit

/// A piece of the words for rules of an override.
package enum AnswerPiece {
  case text(String)
  case object(ObjectReference<StatefulObject>)
}

extension AnswerValue {
  /// The words for the answer in `answer`.
  package var pieces: [AnswerPiece] {
    switch self {
    case .nothing: [.text("nil")]
    case .itself: [.text("self")]
    case .superAnswer: [.text("super")]
    case .bool(let isOn): [.text(isOn ? "on" : "off")]
    case .object(let reference): [.object(reference)]
    }
  }

  /// Returns the answer in words.
  package func words(_ naming: (StatefulObject) -> String) -> String { pieces.words(naming) }
}

extension AnswerCondition {
  fileprivate var pieces: [AnswerPiece] {
    switch self {
    case .inside(let rect): [.text("inside \(rect.exactText)")]
    case .outside(let rect): [.text("outside \(rect.exactText)")]
    case .event(let type): [.text("event \(type.word)")]
    case .touchIn(let view): [.text("touch in"), .object(view.cast())]
    case .touchIs(let type): [.text("touch is \(String(describing: type.type))")]
    case .superIs(let value): [.text("super is")] + value.pieces
    case .finger(let number): [.text("finger \(number)")]
    case .action(let action): [.text("action \("\(action)".quotedWord)")]
    case .recognizer(let recognizer): [.text("recognizer"), .object(recognizer.cast())]
    }
  }
}

extension AnswerRule {
  /// The words of the rule behind the method in `answer`.
  package var pieces: [AnswerPiece] {
    let conditions = conditions.flatMap(\.pieces)
    return value.pieces + (conditions.isEmpty ? [] : [.text("when")] + conditions)
  }
}

extension [AnswerPiece] {
  /// Returns the pieces as text, with spaces between them; an object that is gone is called so.
  package func words(_ naming: (StatefulObject) -> String) -> String {
    map { piece in
      switch piece {
      case .text(let text): text
      case .object(let reference): reference.object.map(naming) ?? "an object that is gone"
      }
    }.joined(separator: " ")
  }

  /// Returns the pieces as words of a command; nil if an object cannot be named.
  package func command(_ naming: (StatefulObject) -> String?) -> String? {
    var words: [String] = []
    for piece in self {
      switch piece {
      case .text(let text): words.append(text)
      case .object(let reference):
        guard let name = reference.object.flatMap(naming) else { return nil }
        words.append(name)
      }
    }
    return words.joined(separator: " ")
  }
}

extension UIEvent.EventType {
  /// The types that conditions of `answer` name, by their words.
  package static let words: [(word: String, type: UIEvent.EventType)] = [
    ("touches", .touches), ("motion", .motion), ("remote", .remoteControl), ("presses", .presses),
  ]

  fileprivate var word: String { Self.words.first { $0.type == self }?.word ?? "" }
}

extension StatefulObject {
  /// The rules for methods of the object, in the order of the methods, except for a single answer
  /// for which `next` or `set` is the short form.
  package var answersInFull: [(method: AnswerMethod, rules: AnswerRules)] {
    AnswerMethod.allCases.compactMap { method in
      let rules = answers(to: method)
      return rules.isEmpty || rules.hasShortForm(for: method) ? nil : (method, rules)
    }
  }
}

extension UIResponder {
  /// The responder that `next` always answers, if that is all that overrides it.
  package var chosenNext: UIResponder? {
    answers(to: .next).only?.reference?.object as? UIResponder
  }
}

extension AnswerRules {
  /// Returns whether `next` or `set` is the short form of the rules.
  package func hasShortForm(for method: AnswerMethod) -> Bool {
    switch (method, only) {
    case (.next, .object?), (.canBecomeFirstResponder, .bool?), (.canResignFirstResponder, .bool?):
      true
    default: false
    }
  }
}

extension EventHandling {
  /// Returns the words behind the events in `handle`, with a space in front.
  ///
  /// - Parameter naming: Returns the text for the responder that gets the message, too; nil for one
  ///   that cannot be named.
  package func words(_ naming: (UIResponder) -> String?) -> String {
    guard let name = receiver?.object.flatMap(naming) else {
      return callsSuper ? " and forward" : ""
    }
    return " and forward to \(name)" + (callsSuper ? " and call super" : "")
  }
}

extension UIResponder {
  /// The overrides of event methods, those with one behaviour together, in declaration order.
  package var handlingGroups: [(handling: EventHandling, methods: [EventMethod])] {
    var groups: [(handling: EventHandling, methods: [EventMethod])] = []
    for (method, handling) in handledMethods {
      if let place = groups.firstIndex(where: { $0.handling == handling }) {
        groups[place].methods.append(method)
      } else {
        groups.append((handling, [method]))
      }
    }
    return groups
  }
}

extension EventMethod {
  /// Returns a phrase for several methods: `touches` stands for all four.
  package static func phrase(_ methods: [EventMethod]) -> String {
    var rest = methods
    var words: [String] = []
    for (name, group) in [("touches", touches), ("motion", motion), ("presses", presses)]
    where Set(group).isSubset(of: rest) {
      words.append(name)
      rest.removeAll { group.contains($0) }
    }
    return (words + rest.map(\.rawValue)).joined(separator: " ")
  }
}

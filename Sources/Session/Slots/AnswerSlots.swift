import Language
import ResponderKit
import Scenes

/// A method of an object, whose override is given as rules.
package final class AnsweredMethod: Sendable {
  /// The method.
  package let method: AnswerMethod
  // A constant; only the thread of its session uses the object.
  /// The object that has the method, or a delegate with it.
  package nonisolated(unsafe) let owner: StatefulObject

  init(_ method: AnswerMethod, of owner: StatefulObject) {
    self.method = method
    self.owner = owner
  }
}

extension Part where Context == Session, Value == AnsweredMethod {
  /// Returns a slot for `REF.METHOD`.
  package static func answeredMethod(_ label: String = "REF.METHOD") -> Part {
    var slot = Slot<Session, AnsweredMethod>(label, "a method such as hud.hitTest") {
      try $0.answeredMethod()
    }
    slot.candidates = { $0.answeredMethods }
    slot.roles = { _, range in [.owner(in: range)] }
    return .slot(slot)
  }
}

extension Part where Context == Session, Value == AnswerValue {
  /// Returns a slot for an answer: nil, self, super, on, off or an object.
  package static func answerValue(_ label: String = "VALUE") -> Part {
    var slot = Slot<Session, AnswerValue>(label, "nil, self, super, on, off or a view") { reader in
      let word = reader.word
      let value: AnswerValue
      switch word.quoting == .bare ? word.text : "" {
      case "nil": value = .nothing
      case "self": value = .itself
      case "super": value = .superAnswer
      case let text where text.truth != nil: value = .bool(text.truth == true)
      default: value = .object(ObjectReference(try reader.session.object(word)))
      }
      reader.position += 1
      return value
    }
    slot.candidates = { completion in
      guard let subject = completion.subject as? AnsweredMethod else { return [] }
      return switch subject.method.answer {
      case .bool: completion.words(["on", "off", "super"])
      case .nothing: completion.words(["nil", "super"])
      case .view:
        completion.words(["nil", "self", "super"]) + completion.references { $0 is UIView }
      case .responder:
        completion.words(["nil", "super"]) + completion.references { $0 is UIResponder }
      }
    }
    return .slot(slot)
  }
}

extension Part where Context == Session, Value == AnswerCondition {
  /// One of the conditions of a rule.
  package static var answerCondition: Part {
    .oneOf(
      .map(.word("inside", .rect())) { .inside($0) },
      .map(.word("outside", .rect())) { .outside($0) },
      .map(.word("event", .eventType)) { .event($0) },
      .map(.word("touch in", .view("REF"))) { .touchIn(ObjectReference($0)) },
      .map(.word("touch is", .viewClass())) { .touchIs(.init(type(of: $0.make(.zero)))) },
      .map(.word("super is", .answerValue("REF|nil|self|on|off"))) { .superIs($0) },
      .map(.word("finger", .integer("N"))) { .finger($0) },
      .map(.word("action", .action("NAME"))) { .action(Selector($0)) },
      .map(.word("recognizer", .gesture())) { .recognizer(ObjectReference($0)) })
  }
}

extension Part where Context == Session, Value == UIEvent.EventType {
  static var eventType: Part {
    .oneOf(UIEvent.EventType.words.map { .word($0.word, as: $0.type) })
  }
}

extension Reader where Context == Session {
  fileprivate mutating func answeredMethod() throws -> AnsweredMethod? {
    let word = words[position]
    guard word.quoting == .bare, let dot = word.text.lastIndex(of: ".") else { return nil }
    var reference = word
    reference.text = String(word.text[..<dot])
    reference.range = word.range(from: 0, count: reference.text.utf8.count)
    let name = String(word.text[word.text.index(after: dot)...])
    // A whole word that names something, as 'vc.view' does, is none.
    if AnswerMethod(rawValue: name) == nil, (try? session.object(word)) != nil { return nil }
    let owner = try session.object(reference)
    guard let method = AnswerMethod(rawValue: name), method.applies(to: owner) else {
      let names = AnswerMethod.names(for: owner)
      throw CommandError(
        .unknownAnswer(
          name, owner: session.scene.label(of: owner),
          suggestions: session.suggestions(for: name, in: names), all: names),
        at: word.range(from: reference.text.utf8.count + 1))
    }
    position += 1
    let answered = AnsweredMethod(method, of: owner)
    subject = answered
    return answered
  }
}

extension AnswerMethod {
  static func names(for object: StatefulObject) -> [String] {
    allCases.filter { $0.applies(to: object) }.map(\.rawValue)
  }
}

extension Completion where Context == Session {
  /// References, and behind a dot the methods of the object.
  fileprivate var answeredMethods: [Candidate] {
    guard let dot = choice.partial.lastIndex(of: ".") else {
      return references(suffix: ".") { object in
        AnswerMethod.allCases.contains { $0.applies(to: object) }
      }
    }
    let reference = Word(text: String(choice.partial[..<dot]), range: 0..<0, quoting: .bare)
    guard let owner = try? session.object(reference) else { return [] }
    let (head, name) = choice.behindLast(of: ".")
    return with(name).words(AnswerMethod.names(for: owner)).behind(head)
  }
}

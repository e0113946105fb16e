import Language
import ResponderKit
import Scenes

// Forms whose bodies look their arguments up by a label, until all have values as parameters.

/// What a slot's words stood for.
enum LegacyArgument {
  case number(Double)
  case integer(Int)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case numbers([Double])
  case object(StatefulObject)
  case transform(CGAffineTransform)
  case viewClass(ViewClass)
  case events([EventMethod])
  case words([Word])
  case text(String)
  case property(Property, of: StatefulObject)
  case value(PropertyValue)
  indirect case assignment(name: String, value: Word?)
  case answer(UIResponder, UIResponder?)
  case key(UIKey)
  case gestureKind(GestureKind)
  case delegateAnswer(DelegateAnswer)
  case controlEvent(UIControl.Event)
  case target(UIResponder?, action: Selector)
}

/// The arguments of one call, by the labels of their slots.
struct Arguments {
  /// What a slot was given.
  struct Entry {
    let label: String
    let range: Range<Int>
    let value: LegacyArgument
  }

  var entries: [Entry] = []

  /// The first argument of a label.
  subscript(label: String) -> LegacyArgument? { entries.first { $0.label == label }?.value }

  /// Where the first argument of a label stands in the line.
  func range(of label: String) -> Range<Int>? { entries.first { $0.label == label }?.range }

  /// The properties that were given as `PROPERTY=VALUE`.
  var assignments: [Located<PropertyAssignment>] {
    entries.compactMap { entry in
      guard case .assignment(let name, let value) = entry.value else { return nil }
      return Located(PropertyAssignment(name: name, value: value), at: entry.range)
    }
  }

  /// All arguments of a label, in order.
  func all(_ label: String) -> [LegacyArgument] {
    entries.filter { $0.label == label }.map(\.value)
  }
}

typealias Syntax = LegacySyntax

/// What may stand at a place.
indirect enum LegacySyntax: Sendable {
  case slot(String, SlotKind)
  case word(String)
  case optional([LegacySyntax])
  case choice([[LegacySyntax]])
  case many([LegacySyntax])

  fileprivate var part: Argument<[Arguments.Entry]> {
    switch self {
    case .slot(let label, let kind):
      .map(.located(kind.part(label))) { [.init(label: label, range: $0.range, value: $0.value)] }
    case .word(let word):
      .map(.located(.word(word, as: true))) {
        [.init(label: word, range: $0.range, value: .text(word))]
      }
    case .optional(let parts): .map(.optional(parts.part)) { $0 ?? [] }
    case .choice(let choices): .oneOf(choices.map(\.part))
    case .many(let parts): .map(.oneOrMore(parts.part)) { $0.flatMap { $0 } }
    }
  }
}

extension [LegacySyntax] {
  fileprivate var part: Argument<[Arguments.Entry]> {
    .map(.list(map(\.part))) { $0.flatMap { $0 } }
  }
}

extension Form where Context == Session {
  convenience init(
    _ syntax: [LegacySyntax], _ summary: String = "",
    run: @escaping @Sendable (Call) throws -> Void
  ) {
    self.init(syntax.part, summary: summary) { call, entries in
      var call = call
      call.arguments = Arguments(entries: entries)
      try run(call)
    }
  }
}

/// The kinds of things that words stand for.
enum SlotKind: Sendable {
  case seconds, number, integer, point, size, rect, distances, factors, transform
  case view, control, window, controller, responder
  case enabled(Bool)
  case object, gesture, sender, gestureKind, gestureState, delegateAnswer
  case option(String)
  case place, newName, className, events, reason, property, setting, assignment, answer
  case propertyOfResponder, settingOfResponder, value, key, file, text, method, pattern, action
  case script, dump, checkpoint, controlEvent, targetAction, rest, steps, words, variable
  case optionName, topic, rule, restOfCommand

  fileprivate func part(_ label: String) -> Argument<LegacyArgument> {
    switch self {
    case .seconds: .map(.seconds(label)) { .number($0) }
    case .number: .map(.number(label)) { .number($0) }
    case .integer: .map(.integer(label)) { .integer($0) }
    case .option(let name): .map(.option(name)) { .integer($0) }
    case .point: .map(.point(label)) { .point($0) }
    case .size: .map(.size(label)) { .size($0) }
    case .rect: .map(.rect(label)) { .rect($0) }
    case .distances: .map(.distances(label)) { .numbers($0) }
    case .factors: .map(.factors(label)) { .numbers($0) }
    case .steps: .map(.steps(label)) { .numbers($0) }
    case .transform:
      .map(.transform(label)) { .transform($0) }
    case .place:
      .map(.place(label)) {
        switch $0 {
        case .point(let point): .point(point)
        case .view(let view): .object(view)
        }
      }
    case .view: .map(.view(label)) { .object($0) }
    case .control: .map(.control(label)) { .object($0) }
    case .enabled(let isOn): .map(.control(label, toBeEnabled: isOn)) { .object($0) }
    case .window: .map(.window(label)) { .object($0) }
    case .controller: .map(.controller(label)) { .object($0) }
    case .responder: .map(.responder(label)) { .object($0) }
    case .object: .map(.object(label)) { .object($0) }
    case .gesture: .map(.gesture(label)) { .object($0) }
    case .sender: .map(.sender(label)) { .object($0) }
    case .gestureKind: .map(.gestureKind(label)) { .gestureKind($0) }
    case .gestureState: .map(.gestureState(label)) { .text($0.rawValue) }
    case .delegateAnswer: .map(.delegateAnswer(label)) { .delegateAnswer($0) }
    case .newName: .map(.newName(label)) { .text($0.value) }
    case .className: .map(.viewClass(label)) { .viewClass($0) }
    case .events: .map(.events(label)) { .events($0) }
    case .method: .map(.method(label)) { .events($0) }
    case .reason: .map(.reason(label)) { .text($0) }
    case .property: .map(.property(label)) { .property($0.property, of: $0.owner) }
    case .setting: .map(.setting(label)) { .property($0.property, of: $0.owner) }
    case .propertyOfResponder:
      .map(.propertyOfObject(label)) { .property($0.property, of: $0.owner) }
    case .settingOfResponder: .map(.settingOfObject(label)) { .property($0.property, of: $0.owner) }
    case .value: .map(.value(label)) { .value($0) }
    case .assignment:
      .map(.assignment(label)) { .assignment(name: $0.value.name, value: $0.value.value) }
    case .answer: .map(.answer(label)) { .answer($0.view, $0.answer) }
    case .key: .map(.key(label)) { .key($0) }
    case .file: .map(.file(label)) { .text($0.value) }
    case .script: .map(.script(label)) { .text($0.value) }
    case .dump: .map(.dump(label)) { .text($0.value) }
    case .text: .map(.text(label)) { .text($0) }
    case .pattern: .map(.pattern(label)) { .text($0) }
    case .action: .map(.action(label)) { .text($0) }
    case .checkpoint: .map(.checkpoint(label)) { .text($0) }
    case .variable: .map(.variable(label)) { .text($0) }
    case .optionName: .map(.optionName(label)) { .text($0) }
    case .topic: .map(.topic(label)) { .text($0) }
    case .rest: .map(.rest(label)) { .text($0) }
    case .rule: .map(.rule(label)) { .text("\($0)") }
    case .controlEvent: .map(.controlEvents(label)) { .controlEvent($0) }
    case .targetAction: .map(.targetAction(label)) { .target($0.target, action: $0.action) }
    case .words: .map(.words(label)) { .words($0) }
    case .restOfCommand: .map(.command(label)) { .words($0) }
    }
  }
}

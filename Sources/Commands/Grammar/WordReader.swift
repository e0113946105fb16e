import Explanation
import ResponderKit
import Scenes
import Text

/// Reads what words stand for, one slot at a time.
struct WordReader {
  let words: [Word]
  var position: Int
  let session: Session

  private var word: Word { words[position] }

  /// Reads one slot; nil if the next word does not look like it.
  ///
  /// - Parameter arguments: What was matched before, for slots that depend on it.
  mutating func read(_ kind: SlotKind, after arguments: Arguments) throws -> Argument? {
    switch kind {
    case .seconds: return try seconds()
    case .number: return try number().map(Argument.number)
    case .integer: return try integer().map(Argument.integer)
    case .point: return try point().map(Argument.point)
    case .size: return try size().map(Argument.size)
    case .rect: return try rect().map(Argument.rect)
    case .distances, .factors, .steps, .transform: return try numbers(kind)
    case .view, .control, .enabled, .window, .controller, .responder, .object, .gesture, .sender:
      return try object(kind)
    case .gestureKind: return try gestureKind()
    case .gestureState:
      return keyword(UIGestureRecognizer.State.allCases.map(\.rawValue) + ["recognized"])
    case .delegateAnswer: return try delegateAnswer()
    case .option(let name): return try option(name)
    case .place:
      if let point = try point() { return .point(point) }
      // An option such as 'finger=2', not a name.
      if word.quoting == .bare, word.text.contains("=") { return nil }
      return try object(.view)
    case .newName: return try newName()
    case .className: return try className()
    case .events, .method: return try events()
    case .key: return try key()
    case .optionName: return keyword(SessionOption.all.map(\.name))
    case .reason: return keyword(RejectionWords.all)
    case .property, .setting, .propertyOfResponder, .settingOfResponder, .value, .assignment,
      .answer:
      return try property(kind, after: arguments)
    case .file, .script, .dump: return try file()
    case .text, .checkpoint, .pattern, .action:
      defer { position += 1 }
      return .text(word.text)
    case .rule: return try rule()
    case .controlEvent: return try controlEvent()
    case .targetAction: return try targetAction()
    case .rest, .topic: return rest()
    case .variable: return variable()
    case .words, .restOfCommand:
      defer { position = words.count }
      return .words(Array(words[position...]))
    }
  }

  private mutating func keyword(_ choices: [String]) -> Argument? {
    guard choices.contains(word.text) else { return nil }
    defer { position += 1 }
    return .text(word.text)
  }

  /// Reads the name of a file: here and nowhere else, so that no command can go past the session.
  private mutating func file() throws -> Argument {
    guard session.allowsFiles else {
      throw CommandError(
        .file(path: word.text, action: "use", reason: "this session may touch no files"),
        at: word.range)
    }
    defer { position += 1 }
    return .text(word.text)
  }

  /// Reads a key; a bare word that names something is none.
  private mutating func key() throws -> Argument? {
    let isBare = word.quoting == .bare
    if let key = UIKey(word.text), !isBare || session.scene.names[word.text] == nil {
      position += 1
      return .key(key)
    }
    guard !isBare || word.text.contains("+") else { return nil }
    throw CommandError(.badKey(word.text), at: word.range)
  }

  /// Reads the number of a rule; a word that does not look like one is none.
  private mutating func rule() throws -> Argument? {
    guard word.quoting == .bare,
      word.text.wholeMatch(of: /[Rr][0-9]+\.[0-9]+|R[0-9]+/) != nil,
      session.scene.names[word.text] == nil
    else { return nil }
    guard let rule = RuleBook.rule(word.text) else {
      let nearest = RuleBook.nearest(to: word.text).map { [$0.number] } ?? []
      throw CommandError(.unknownRule(word.text, suggestions: nearest), at: word.range)
    }
    guard let id = RuleID(rule.number), RuleID.cited.contains(id) else {
      let premise = PlaceFact.allCases.first { $0.rule == RuleID(rule.number) }?.premise
      throw CommandError(
        .unmetRule(rule.number, title: rule.title, premise: premise?.rule), at: word.range)
    }
    position += 1
    return .text(rule.number)
  }

  private mutating func variable() -> Argument? {
    guard word.quoting == .bare, NameRule.isWellFormed(word.text), !word.text.contains("-") else {
      return nil
    }
    defer { position += 1 }
    return .text(word.text)
  }

  private mutating func rest() -> Argument {
    let texts = words[position...].map(\.text)
    position = words.count
    return .text(texts.joined(separator: " "))
  }

  private mutating func object(_ kind: SlotKind) throws -> Argument? {
    let object = try session.object(word, for: kind)
    guard kind.accepts(object) else {
      var hint: String?
      if case .enabled(let isOn) = kind, object is UIView {
        hint = "use 'set \(session.scene.label(of: object)) interaction \(isOn ? "on" : "off")'"
      }
      throw CommandError(
        .wrongObject(
          word.text, className: session.scene.className(of: object), expected: kind.phrase,
          hint: hint), at: word.range)
    }
    position += 1
    return .object(object)
  }

  private mutating func newName() throws -> Argument? {
    guard word.quoting == .bare else { throw CommandError(.badName(word.text), at: word.range) }
    try session.checkName(word.text, at: word.range)
    defer { position += 1 }
    return .text(word.text)
  }

  private mutating func className() throws -> Argument? {
    guard word.quoting == .bare else { return nil }
    if let viewClass = session.scene.classes[word.text] {
      position += 1
      return .viewClass(viewClass)
    }
    // A word that begins like a class of UIKit's can only be meant as one.
    guard word.text.hasPrefix("UI"), word.text.count > 2 else { return nil }
    throw CommandError(
      .unknownClass(
        word.text, suggestions: word.text.nearest(in: session.scene.classes.all.map(\.name))),
      at: word.range)
  }

  private mutating func events() throws -> Argument? {
    var methods: [EventMethod] = []
    for part in word.text.split(separator: ",") {
      switch part {
      case "touches": methods += EventMethod.touches
      case "motion": methods += EventMethod.motion
      case "presses": methods += EventMethod.presses
      case "remote": methods.append(.remoteControlReceived)
      default:
        guard let method = EventMethod(rawValue: String(part)) else {
          throw CommandError(.unknownEvents(String(part)), at: word.range)
        }
        methods.append(method)
      }
    }
    position += 1
    return .events(methods)
  }
}

extension SlotKind {
  fileprivate func accepts(_ object: StatefulObject) -> Bool {
    switch self {
    case .view: object is UIView
    case .control, .enabled: object is UIControl
    case .window: object is UIWindow
    case .controller: object is UIViewController
    case .responder: object is UIResponder
    case .gesture: object is UIGestureRecognizer
    case .sender: object is UIGestureRecognizer || object is UIControl
    default: true
    }
  }
}

/// The words by which scripts name why a view refused.
enum RejectionWords {
  static let all = HitTestRefusal.Word.allCases.map(\.rawValue)
}

import ResponderKit

/// A question of a typed command to an object, such as `[0x7f30 allTargets]`.
///
/// Some replies do not tell whom they are about, so that only the question does.
struct DebuggerQuestion: Equatable {
  /// The subject of a question.
  enum Subject: Equatable {
    case targets
    /// The actions on a target, by its address, for an event.
    case actions(target: String, event: UIControl.Event)
    case recognizers
    case constraints
    case subviews
  }

  /// The number of questions of one command that are read.
  private static let most = 100

  /// The address of the object that is asked.
  let object: String
  let subject: Subject

  /// Returns the questions of a command, in order.
  static func all(in command: String) -> [DebuggerQuestion] {
    let words = command.split { " ()[],;@*".contains($0) }
    var questions: [DebuggerQuestion] = []
    for place in words.indices where questions.count < most {
      guard let object = words[..<place].last(where: { $0.hasPrefix("0x") }),
        let subject = Subject(words[place...])
      else { continue }
      questions.append(DebuggerQuestion(object: object.lowercased(), subject: subject))
    }
    return questions
  }
}

extension DebuggerQuestion.Subject {
  fileprivate init?(_ words: ArraySlice<Substring>) {
    guard let first = words.first else { return nil }
    let name = first.split(separator: ".").last ?? first
    switch name {
    case "allTargets": self = .targets
    case "gestureRecognizers": self = .recognizers
    case "subviews": self = .subviews
    case let name where name.hasPrefix("constraintsAffectingLayoutForAxis"): self = .constraints
    case let name where name.hasPrefix("actionsForTarget:"):
      let rest = words.prefix(4)
      let target = rest.lazy.flatMap { $0.split(separator: ":") }.first { $0.hasPrefix("0x") }
      let event = rest.last { $0.hasPrefix("forControlEvent:") }
        .flatMap { UInt($0.dropFirst("forControlEvent:".count)) }
      guard let target, let event else { return nil }
      self = .actions(target: target.lowercased(), event: UIControl.Event(rawValue: event))
    default: return nil
    }
  }
}

/// A finder of the replies to questions among the lines of a text: lists of targets, of actions, of
/// anything else.
struct ReplyReader {
  /// The targets and actions of controls that the replies tell.
  private(set) var actions: [DumpedActions] = []
  /// The addresses of controls that have no target, and of views without recognizers.
  private(set) var empty: [DebuggerQuestion] = []
  /// The questions whose replies are still to come.
  private var questions: ArraySlice<DebuggerQuestion> = []
  /// The question that the open list answers, and whether the list has held anything.
  private var current: (question: DebuggerQuestion, isEmpty: Bool)?

  /// A command was typed.
  mutating func ask(_ command: String) {
    end()
    questions = DebuggerQuestion.all(in: command)[...]
  }

  /// Reads a line; returns whether it belongs to a reply that is read here.
  mutating func read(_ line: SourceLine, of source: SourceText) -> Bool {
    guard current != nil || !questions.isEmpty else { return false }
    let content = source.trimmed(line.range)
    let text = source.string(content.prefix(400))
    if ListFrame.begins(content, in: source) {
      // A list that begins with another one only holds the replies.
      if current?.isEmpty != true {
        current = questions.popFirst().map { ($0, true) }
      }
      return current.map { $0.question.subject != .subviews } ?? false
    }
    if text == "nil" || text == "0x0000000000000000" {
      if let question = questions.popFirst() { empty.append(question) }
      return true
    }
    if ListFrame.ends(content, in: source) {
      let isOther = current?.question.subject == .subviews
      end()
      return !isOther
    }
    guard let question = current?.question else { return false }
    if !content.isEmpty { current?.isEmpty = false }
    return readElement(text, of: question, on: line, in: source)
  }

  /// Ends the open list.
  mutating func end() {
    if let current, current.isEmpty { empty.append(current.question) }
    current = nil
  }

  private mutating func readElement(
    _ text: String, of question: DebuggerQuestion, on line: SourceLine, in source: SourceText
  ) -> Bool {
    switch question.subject {
    case .targets:
      guard let start = source.firstObject(in: line.range),
        let target = ObjectMention(source, at: start, before: line.range.upperBound)
      else { return false }
      actions.append(
        DumpedActions(
          control: question.object, target: target, actions: [], line: line.number))
      return true
    case .actions(let target, let event):
      let word = text.split { " ,\"".contains($0) }.last.map(String.init) ?? ""
      let isSelector =
        !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "_:".contains($0) }
      guard isSelector else { return false }
      var found = DumpedActions(
        control: question.object, target: ObjectMention(className: "", address: target),
        actions: [word], line: line.number)
      found.event = event
      actions.append(found)
      return true
    case .recognizers, .constraints, .subviews: return false
    }
  }
}

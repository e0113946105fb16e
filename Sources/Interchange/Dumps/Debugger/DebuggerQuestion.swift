import ResponderKit

extension DebuggerQuestion {
  /// The number of questions of one command that are read.
  private static let most = 100

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

  /// Returns the questions to which a reply of our own line for the debugger answers, from the
  /// marker that the line prints before it: `tapscope targets 0x7f30 64`.
  static func all(inMarker text: String) -> [DebuggerQuestion]? {
    let words = text.split { " ,\"".contains($0) }.dropFirst().map { $0 }
    guard words.count > 1 else { return nil }
    let object = words[1].lowercased()
    switch words[0] {
    case "targets" where words.count == 3:
      guard let event = UInt(words[2]) else { return nil }
      let actions = Subject.actions(target: nil, event: UIControl.Event(rawValue: event))
      return [
        DebuggerQuestion(object: object, subject: .targets),
        DebuggerQuestion(object: object, subject: actions),
      ]
    case "actions" where words.count == 4:
      guard let event = UInt(words[3]) else { return nil }
      let actions = Subject.actions(
        target: words[2].lowercased(), event: UIControl.Event(rawValue: event))
      return [DebuggerQuestion(object: object, subject: actions)]
    case "recognizers" where words.count == 2:
      return [DebuggerQuestion(object: object, subject: .recognizers)]
    case "constraints" where words.count == 2:
      return [DebuggerQuestion(object: object, subject: .constraints)]
    case "hit" where words.count == 3:
      guard let x = Double(words[1]), let y = Double(words[2]), x.isFinite, y.isFinite else {
        return nil
      }
      return [DebuggerQuestion(object: "", subject: .hit(CGPoint(x: x, y: y)))]
    default: return nil
    }
  }

  /// Returns the selector that an element of a list is, such as `buy:` or `- 0 : "buy:"`; nil if it is
  /// something else.
  static func selector(in element: String) -> String? {
    let words = element.split { " ,\"".contains($0) }
    guard let word = words.last, words.count == 1 || words[0] == "-",
      word.allSatisfy({ $0.isLetter || $0.isNumber || "_:".contains($0) })
    else { return nil }
    return String(word)
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
  /// The answers of the app's own hit-test.
  private(set) var hits: [DumpedObservation] = []
  /// The addresses of the targets that were listed last.
  private var listed: [String] = []
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
    if readMarker(line, of: source) || readHit(line, of: source) { return true }
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

  /// Reads the marker before an answer to our own line.
  private mutating func readMarker(_ line: SourceLine, of source: SourceText) -> Bool {
    let content = source.trimmed(line.range)
    guard source.has("tapscope ", at: content.lowerBound, before: content.upperBound),
      content.count < 100,
      let marked = DebuggerQuestion.all(inMarker: source.string(content))
    else { return false }
    // The list that is open holds all answers, and is none itself.
    if current?.isEmpty == false { end() }
    current = nil
    questions = marked[...]
    listed = []
    return true
  }

  /// Reads the view that a hit-test of the app returned.
  private mutating func readHit(_ line: SourceLine, of source: SourceText) -> Bool {
    guard case .hit(let point)? = questions.first?.subject else { return false }
    let content = source.trimmed(line.range)
    let start = source.firstObject(in: content)
    let view = start.flatMap { ObjectMention(source, at: $0, before: content.upperBound) }
    guard view != nil || source.has("nil", at: content.lowerBound, before: content.upperBound)
    else { return false }
    questions.removeFirst()
    hits.append(
      DumpedObservation(
        point: point,
        answer: .hit(view.map { ViewMention(className: $0.className, address: $0.address) }),
        source: "debugger", line: line.number))
    return true
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
      listed.append(target.address)
      actions.append(
        DumpedActions(
          control: question.object, target: target, actions: [], line: line.number))
      return true
    case .actions(let target, let event):
      // Of several targets nobody knows which one it was.
      guard let action = DebuggerQuestion.selector(in: text),
        let target = target ?? (listed.count == 1 ? listed[0] : nil)
      else { return false }
      var found = DumpedActions(
        control: question.object, target: ObjectMention(className: "", address: target),
        actions: [action], line: line.number)
      found.event = event
      actions.append(found)
      return true
    case .recognizers, .constraints, .subviews, .hit: return false
    }
  }
}

extension BareReply {
  /// The endings of classes whose objects are listed for other reasons.
  private static let areNoTargets = ["GestureRecognizer", "Constraint", "Layer"]
  /// The number of elements that are read.
  private static let most = 100

  /// Reads a text; nil if it holds anything besides one list of objects or of selectors.
  init?(_ source: SourceText) {
    var isOpen = false
    var isOver = false
    // Only `allTargets` is a set; Swift prints all lists alike.
    var mayBeTargets = false
    var targets: [ObjectMention] = []
    var actions: [String] = []
    var line = 0
    for next in SourceLines(source) {
      let content = source.trimmed(next.range)
      if content.isEmpty || Prompt.begins(content, in: source) { continue }
      if targets.isEmpty, actions.isEmpty { line = next.number }
      guard !isOver else { return nil }
      if ListFrame.begins(content, in: source) {
        guard targets.isEmpty, actions.isEmpty else { return nil }
        isOpen = true
        mayBeTargets =
          source.bytes[content.lowerBound] == UInt8(ascii: "{")
          || source.has("▿", at: content.lowerBound, before: content.upperBound)
        continue
      }
      guard isOpen, targets.count + actions.count < Self.most else { return nil }
      if ListFrame.ends(content, in: source) {
        isOver = true
        continue
      }
      if let start = source.firstObject(in: content) {
        guard let target = ObjectMention(source, at: start, before: content.upperBound),
          mayBeTargets, !Self.areNoTargets.contains(where: target.className.hasSuffix)
        else { return nil }
        targets.append(target)
      } else if let action = DebuggerQuestion.selector(in: source.string(content.prefix(400))) {
        actions.append(action)
      } else {
        return nil
      }
    }
    guard isOpen, targets.isEmpty || actions.isEmpty else { return nil }
    if !actions.isEmpty {
      content = .actions(actions)
    } else if !targets.isEmpty || mayBeTargets {
      content = .targets(targets)
    } else {
      return nil
    }
    self.line = line
  }
}

import ResponderKit
import Scenes

/// A list that a debugger printed and nothing else: the reply to a question that was not copied.
///
/// Such a list does not tell whom it is about. It is joined with the one control of the scene whose
/// targets, or whose actions, are asked for.
struct BareReply: Hashable, Sendable {
  /// The content of a reply.
  enum Content: Hashable, Sendable {
    /// The targets of a control.
    case targets([ObjectMention])
    /// The actions of a control on one target.
    case actions([String])
  }

  let content: Content
  /// The number of the line of the list's first element, or of the list itself.
  let line: Int

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

extension Scene {
  /// Returns the actions of controls that a bare reply tells, if it is clear whom it is about.
  ///
  /// - Throws: A `DumpError` if no control's question is open, or those of several are.
  func actions(
    by reply: BareReply
  ) throws(DumpError) -> (told: [DumpedActions], empty: [DebuggerQuestion]) {
    let open = controls(askedBy: reply)
    let asked = open.first { ObjectID($0) == askedControl } ?? (open.count == 1 ? open[0] : nil)
    guard let asked, let address = names.entry(of: ObjectID(asked))?.address else {
      throw DumpError(line: reply.line, column: 1, kind: .bareReply(open: open.count))
    }
    switch reply.content {
    case .targets([]):
      return ([], [DebuggerQuestion(object: address, subject: .targets)])
    case .targets(let targets):
      let told = targets.map {
        DumpedActions(control: address, target: $0, actions: [], line: reply.line)
      }
      return (told, [])
    case .actions(let actions):
      let target = untoldTargets(of: asked).first?.address ?? ""
      var told = DumpedActions(
        control: address, target: ObjectMention(className: "", address: target), actions: actions,
        line: reply.line)
      told.event = asked.primaryEvent
      return ([told], [])
    }
  }

  /// Returns the controls whose question a reply may answer.
  private func controls(askedBy reply: BareReply) -> [UIControl] {
    views.compactMap { $0 as? UIControl }.filter { control in
      guard names.entry(of: ObjectID(control))?.address != nil else { return false }
      return switch reply.content {
      case .targets: control.allControlEvents.isEmpty && lacksTargets(of: control)
      case .actions: untoldTargets(of: control).count == 1
      }
    }
  }
}

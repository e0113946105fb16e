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

/// What a hint says.
package struct Hint: Equatable, Sendable {
  /// Where a hint comes from.
  package enum Source: Sendable {
    /// The rest of a line that was entered before, which may be taken over.
    case history
    /// How the command goes on, which is no text to run.
    case syntax
  }

  /// What stands behind the line.
  package var text: String
  /// Where it comes from.
  package var source: Source

  /// Creates a hint.
  package init(_ text: String, _ source: Source) {
    self.text = text
    self.source = source
  }
}

/// Tells what may follow a line, while it is typed.
package struct Hinter {
  private let session: Session

  /// A hinter for the scene of a session.
  package init(_ session: Session) {
    self.session = session
  }

  /// What may follow a line.
  ///
  /// - Parameters:
  ///   - line: The line, with the cursor at its end.
  ///   - history: The lines entered before, oldest first.
  /// - Returns: The rest of the last line that begins so, or else what the command still takes.
  package func hint(for line: String, history: [String]) -> Hint? {
    guard line.contains(where: { !$0.isWhitespace }) else { return nil }
    let last = history.last { $0.hasPrefix(line) && $0 != line && !$0.contains("\n") }
    if let last {
      // In scalars, because the rest may begin with a mark that joins the last character.
      let rest = last.unicodeScalars.dropFirst(line.unicodeScalars.count)
      return Hint(String(String.UnicodeScalarView(rest)), .history)
    }
    let typed = TypedLine(line)
    guard typed.open == nil, typed.broken == nil, !typed.isInComment else { return nil }
    let isBehindSpace = typed.lastWord < line.utf8.count
    guard let syntax = syntax(behind: typed.words, isBehindSpace: isBehindSpace) else { return nil }
    // The gap tells it from text that could be taken over.
    return Hint((isBehindSpace ? " " : "  ") + syntax, .syntax)
  }

  private func syntax(behind words: [Word], isBehindSpace: Bool) -> String? {
    guard let words = session.readable(words), let first = words.first,
      let command = try? session.trying({
        try session.command(for: first)
      })
    else { return nil }
    // The beginning of a command word may still become another one.
    let isWhole = first.text == command.name || command.aliases.contains(first.text)
    guard isWhole || isBehindSpace || words.count > 1 else { return nil }
    var rests: [[Syntax]] = []
    for form in session.forms(of: command) {
      var matcher = Matcher(words, from: 1, session: session)
      guard let rest = session.trying({ matcher.rest(of: form.syntax) }), matcher.isAtEnd else {
        continue
      }
      if let inner = matcher.arguments.command {
        return syntax(behind: inner, isBehindSpace: isBehindSpace)
      }
      rests.append(described(rest, after: matcher.arguments.entries.last?.value))
    }
    let usages = Self.distinct(rests.map(\.usage))
    // Of many forms only the next word tells anything.
    let shown = usages.count > 3 ? Self.distinct(rests.map { Array($0.prefix(1)).usage }) : usages
    return shown.isEmpty ? nil : shown.joined(separator: " | ")
  }

  /// The syntax with what is known of a value.
  private func described(_ rest: [Syntax], after last: Argument?) -> [Syntax] {
    guard case .slot(let slot)? = rest.first, slot.kind == .value,
      case .property(let property, let owner)? = last
    else { return rest }
    let value = Syntax.slot("\(slot.label): \(session.state(of: property, owner))", .value)
    return [value] + rest.dropFirst()
  }

  private static func distinct(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { !$0.isEmpty && seen.insert($0).inserted }
  }
}

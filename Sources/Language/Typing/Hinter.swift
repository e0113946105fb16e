/// A hint behind a line that is being typed.
package struct Hint: Equatable, Sendable {
  /// A source of a hint.
  package enum Source: Sendable {
    /// The rest of a line that was entered before, which may be taken over.
    case history
    /// The syntax that the command still takes, which is no text to run.
    case syntax
  }

  /// The text behind the line.
  package var text: String
  /// The source of the hint.
  package var source: Source

  /// Creates a hint.
  package init(_ text: String, _ source: Source) {
    self.text = text
    self.source = source
  }
}

/// A hinter that tells what may follow a line while it is typed.
struct Hinter<Context: LanguageContext> {
  /// The number of earlier lines that are read at a key press at most.
  private static var mostReadings: Int { 20 }
  private let reading: LineReading<Context>
  private var context: Context { reading.context }

  init(_ reading: LineReading<Context>) {
    self.reading = reading
  }

  func hint(history: [String]) -> Hint? {
    let (line, typed) = (reading.line, reading.typed)
    guard line.contains(where: { !$0.isWhitespace }) else { return nil }
    if let last = last(of: history) {
      // In scalars, because the rest may begin with a mark that joins the last character.
      let rest = last.unicodeScalars.dropFirst(line.unicodeScalars.count)
      return Hint(String(String.UnicodeScalarView(rest)), .history)
    }
    guard typed.open == nil, typed.broken == nil, !typed.isInComment else { return nil }
    let isBehindSpace = typed.lastWord < line.utf8.count
    guard let syntax = syntax(behind: typed.words, isBehindSpace: isBehindSpace) else { return nil }
    // The gap distinguishes the syntax from text that could be accepted.
    return Hint((isBehindSpace ? " " : "  ") + syntax, .syntax)
  }

  /// Returns the last line that begins like this one and could be carried out now.
  private func last(of history: [String]) -> String? {
    var readings = 0
    for entry in history.reversed()
    where entry.hasPrefix(reading.line) && entry != reading.line && !entry.contains("\n") {
      if LineReading(entry, context).fits { return entry }
      readings += 1
      if readings == Self.mostReadings { break }
    }
    return nil
  }

  private func syntax(behind words: [Word], isBehindSpace: Bool) -> String? {
    guard let words = context.readable(words), let first = words.first,
      let command = try? context.trying({ try context.forms(calledBy: first) })
    else { return nil }
    // The beginning of a command word may still become another one.
    let isWhole = first.text == command.name || command.aliases.contains(first.text)
    guard isWhole || isBehindSpace || words.count > 1 else { return nil }
    var rests: [[Syntax<Context>]] = []
    for form in command.forms(for: words) {
      var reader = Reader(words, from: 1, context, explaining: nil, notes: true)
      guard let rest = context.trying({ reader.rest(of: form.syntax) }), reader.isAtEnd else {
        continue
      }
      if let inner = reader.notes?.inner {
        return syntax(behind: inner, isBehindSpace: isBehindSpace)
      }
      rests.append(described(rest, reader.subject))
    }
    let usages = Self.distinct(rests.map { $0.usage() })
    // If there are many forms, only the next word of each is shown.
    let shown =
      usages.count > 3 ? Self.distinct(rests.map { Array($0.prefix(1)).usage() }) : usages
    return shown.isEmpty ? nil : shown.joined(separator: " | ")
  }

  /// Returns the syntax with a description of the present value.
  private func described(
    _ rest: [Syntax<Context>], _ subject: AnyObject?
  ) -> [Syntax<Context>] {
    guard case .slot(let slot)? = rest.first, let state = slot.state(context, subject) else {
      return rest
    }
    return [.slot(slot.labelled("\(slot.label): \(state)"))] + rest.dropFirst()
  }

  private static func distinct(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { !$0.isEmpty && seen.insert($0).inserted }
  }
}

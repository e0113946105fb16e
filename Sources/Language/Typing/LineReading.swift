import Text

/// A reading of a line that is being typed: completing, colouring and hinting share it.
///
/// It is made once per key press, and is valid as long as nothing is carried out.
package final class LineReading<Context: LanguageContext> {
  /// The line.
  package let line: String
  let context: Context
  let typed: TypedLine
  private var readings: [CommandReading<Context>] = []

  /// Creates a reading of a line.
  package init(_ line: String, _ context: Context) {
    self.line = line
    self.context = context
    typed = TypedLine(line)
  }

  /// Returns the reading of a command's words; nil if they call no command.
  func reading(of words: [Word]) -> CommandReading<Context>? {
    guard let first = words.first else { return nil }
    for known in readings where known.words == words { return known }
    guard let command = try? context.trying({ try context.forms(calledBy: first) }) else {
      return nil
    }
    let reading = CommandReading(command, words, in: context)
    readings.append(reading)
    return reading
  }

  /// Indicates whether the line could be carried out now: its commands are whole, and its names
  /// exist, but for those that come up in a command before.
  var fits: Bool {
    guard typed.open == nil, typed.broken == nil else { return false }
    var known: Set<String> = []
    return typed.commands.allSatisfy { words in
      defer { known.formUnion(words.map(\.text)) }
      return context.trying { fits(words, known) }
    }
  }

  private func fits(_ words: [Word], _ known: Set<String>) -> Bool {
    if context.isShorthand(words[0].text) { return true }
    guard let words = context.readable(words) else { return !known.isEmpty }
    guard let reading = reading(of: words) else { return false }
    if let mismatch = reading.mismatch { return known.contains(words[mismatch].text) }
    guard reading.decisive?.fits == true else { return false }
    return reading.inner.map { fits($0, known) } ?? true
  }

  /// The line in pieces, each with its meaning: commands, names of existing objects, classes,
  /// texts, comments, and errors unless they are the beginning of something right.
  package var runs: [TextRun] { Highlighter(self).runs }

  /// Returns a hint about what may follow the line.
  ///
  /// - Parameter history: The lines entered before that succeeded, oldest first.
  /// - Returns: The rest of the last line that begins so and could be carried out now, or else the
  ///   syntax that the command still takes.
  package func hint(history: [String]) -> Hint? { Hinter(self).hint(history: history) }

  /// Finds the candidates for the place of the cursor.
  ///
  /// - Parameter cursor: The cursor, counted in Unicode scalars from the start of the line.
  /// - Returns: The range that a candidate replaces, in the same units, and the candidates.
  package func completions(at cursor: Int) -> (range: Range<Int>, candidates: [Candidate]) {
    Completer(self).completions(at: cursor)
  }
}

/// A state of the end of a line: the ways in which its last command may go on while it is typed.
enum LineEnd {
  /// The command is over: another command, a comment or an open quote follows.
  case closed
  /// The last word may become longer.
  case inWord
  /// Another word may follow.
  case behindWord
}

/// The words of a command that does not fit, perhaps only because it is not finished.
struct UnfinishedWords<Context: LanguageContext> {
  private let words: [Word]
  private let end: LineEnd
  private let reading: LineReading<Context>

  init(_ words: [Word], _ end: LineEnd, _ reading: LineReading<Context>) {
    (self.words, self.end, self.reading) = (words, end, reading)
  }

  /// Returns whether words that are wrong from one of them on would be right if more were typed.
  func mayFit(from mismatch: Int) -> Bool {
    guard end != .closed else { return false }
    if end == .inWord, mismatch == words.count - 1, canContinueLastWord || fits(adding: 0) {
      return true
    }
    let isNumeric = words[mismatch...].dropLast().allSatisfy { Word.looksNumeric($0.text) }
    return isNumeric && Word.looksNumeric(words[words.count - 1].text + digit)
      && (1...5).contains(where: fits)
  }

  /// The character that may come next in the last word; empty if the word is over.
  private var digit: String { end == .inWord ? "0" : "" }

  private var canContinueLastWord: Bool {
    guard let last = words.last, last.quoting == .bare else { return false }
    let place = WordPlace(words: Array(words.dropLast()), partial: last.text)
    return Completer(reading).canContinue(place)
  }

  /// Returns whether one more digit in the last word, and a number of further numbers, would fit.
  private func fits(adding count: Int) -> Bool {
    guard var last = words.last, last.quoting == .bare else { return false }
    last.text += digit
    let number = Word(text: "0", range: last.range, quoting: .bare)
    let longer = words.dropLast() + [last] + Array(repeating: number, count: count)
    guard let attempt = reading.reading(of: Array(longer))?.decisive, attempt.error == nil
    else { return false }
    return attempt.fits || attempt.progress.furthest >= max(words.count, longer.count)
  }
}

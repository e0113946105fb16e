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
    if let known = readings.first(where: { $0.words == words }) { return known }
    guard let command = try? context.trying({ try context.forms(calledBy: first) }) else {
      return nil
    }
    let reading = CommandReading(command, words, in: context)
    readings.append(reading)
    return reading
  }

  /// The line in pieces, each with its meaning: commands, names of existing objects, classes,
  /// texts, comments, and errors unless they are the beginning of something right.
  package var runs: [TextRun] { Highlighter(self).runs }

  /// Returns a hint about what may follow the line.
  ///
  /// - Parameter history: The lines entered before, oldest first.
  /// - Returns: The rest of the last line that begins so, or else the syntax that the command still
  ///   takes.
  package func hint(history: [String]) -> Hint? { Hinter(self).hint(history: history) }

  /// Finds the candidates for the place of the cursor.
  ///
  /// - Parameter cursor: The cursor, counted in Unicode scalars from the start of the line.
  /// - Returns: The range that a candidate replaces, in the same units, and the candidates.
  package func completions(at cursor: Int) -> (range: Range<Int>, candidates: [Candidate]) {
    Completer(self).completions(at: cursor)
  }
}

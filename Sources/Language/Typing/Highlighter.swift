import Text

/// Colours a line while it is typed.
struct Highlighter<Context: LanguageContext> {
  private let reading: LineReading<Context>
  private var context: Context { reading.context }

  init(_ reading: LineReading<Context>) {
    self.reading = reading
  }

  var runs: [TextRun] {
    let (line, typed) = (reading.line, reading.typed)
    var marks = Marks(line)
    var known: Set<String> = []
    for (index, words) in typed.commands.enumerated() {
      let isLast = index == typed.commands.count - 1 && !typed.isBetweenCommands
      let end: LineEnd =
        !isLast || typed.isInComment || typed.open != nil
        ? .closed : words.last?.range.upperBound == line.utf8.count ? .inWord : .behindWord
      context.trying { mark(words, end, known, &marks) }
      known.formUnion(words.map(\.text))
    }
    let unread = typed.broken ?? typed.open?.start ?? line.utf8.count
    marks.addComments(besides: typed.commands, upTo: unread)
    if typed.broken != nil {
      marks.add(unread..<line.utf8.count, .bad)
    } else if let mark = typed.open?.mark, mark == "\"" || mark == "'" || mark == "<<" {
      marks.add(unread..<line.utf8.count, .good)
    }
    return marks.runs
  }

  /// Marks the words of a command.
  ///
  /// - Parameters:
  ///   - known: The words of the commands before it in the line, which may give something a name.
  ///   - isNested: Whether the command stands behind another one, where it must be written as it is
  ///     read.
  private func mark(
    _ words: [Word], _ end: LineEnd, _ known: Set<String>, _ marks: inout Marks,
    isNested: Bool = false
  ) {
    defer { for word in words where word.quoting != .bare { marks.addText(word.range) } }
    if context.isShorthand(words[0].text) {
      marks.add(words[0].range, .type)
      return
    }
    guard (try? context.forms(calledBy: words[0])) != nil else {
      let isBeginning =
        end == .inWord && words.count == 1 && context.beginsCommand(words[0].text)
      let isRight = isBeginning || (!isNested && context.understands(words))
      marks.add(words[0].range, isRight ? .plain : .bad)
      return
    }
    marks.add(words[0].range, .type)
    guard let words = context.readable(words), let reading = reading.reading(of: words),
      let attempt = reading.decisive
    else { return }
    let isComplete = attempt.isComplete
    let (notes, progress) = (attempt.reader.notes, attempt.progress)
    for role in isComplete ? notes?.roles ?? [] : progress.roles { marks.add(role) }
    if let inner = isComplete ? notes?.inner : progress.inner {
      mark(inner, end, known, &marks, isNested: true)
    }
    guard let mismatch = reading.mismatch, mismatch > 0, !known.contains(words[mismatch].text)
    else { return }
    if UnfinishedWords(words, end, self.reading).mayFit(from: mismatch) { return }
    if !isNested, context.understands(words) { return }
    let range = (attempt.error as? any LocatedError)?.range
    marks.add(range ?? words[mismatch].range, .bad)
  }
}

/// The meanings of the bytes of a line, as styles.
struct Marks {
  private let bytes: [UInt8]
  private var styles: [TextStyle]

  init(_ line: String) {
    bytes = Array(line.utf8)
    styles = Array(repeating: .plain, count: bytes.count)
  }

  /// Gives a range a meaning, in place of any that it had.
  mutating func add(_ range: Range<Int>, _ style: TextStyle) {
    for position in range.clamped(to: bytes.indices) { styles[position] = style }
  }

  /// Marks a quoted text, unless it is marked as wrong.
  mutating func addText(_ range: Range<Int>) {
    if bytes.indices.contains(range.lowerBound), styles[range.lowerBound] != .bad {
      add(range, .good)
    }
  }

  /// Marks the role that a slot has found.
  mutating func add(_ role: WordRole) {
    guard role.isOwner else { return add(role.range, role.style) }
    guard let dot = bytes[role.range].lastIndex(of: UInt8(ascii: ".")) else { return }
    add(role.range.lowerBound..<dot, role.style)
  }

  /// Marks the comments, which begin with `#` between the words.
  mutating func addComments(besides commands: [[Word]], upTo end: Int) {
    var start = 0
    for word in commands.joined() + [Word(text: "", range: end..<end, quoting: .bare)] {
      if let hash = bytes[start..<max(start, word.range.lowerBound)].firstIndex(
        of: UInt8(ascii: "#"))
      {
        add(hash..<word.range.lowerBound, .dim)
      }
      start = max(start, word.range.upperBound)
    }
  }

  /// The line in pieces of one meaning each.
  var runs: [TextRun] {
    var runs: [TextRun] = []
    var start = 0
    for position in bytes.indices
    where position + 1 == bytes.count || styles[position + 1] != styles[start] {
      runs.append(
        TextRun(String(decoding: bytes[start...position], as: UTF8.self), styles[start]))
      start = position + 1
    }
    return runs
  }
}

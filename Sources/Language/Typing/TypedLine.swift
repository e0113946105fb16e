/// A line as far as it is typed, in which a quote or bracket may still be open.
struct TypedLine {
  /// The commands, without the text in an open quote or bracket.
  private(set) var commands: [[Word]] = []
  /// The offset in UTF-8 of a quote or bracket without its partner, and its character.
  private(set) var open: (start: Int, mark: String)?
  /// The offset in UTF-8 from which on the line is wrong.
  private(set) var broken: Int?
  /// Indicates whether the line ends within a comment.
  private(set) var isInComment = false
  /// Indicates whether the last command is over, so that another one may begin.
  private(set) var isBetweenCommands = true

  init(_ text: String) {
    var lexer = Lexer(text)
    do throws(LanguageError) {
      commands = try lexer.commands()
      isInComment = lexer.endsInComment
      isBetweenCommands = commands.isEmpty || Self.endsCommand(text, behind: lastWord)
    } catch {
      let start = min(error.range?.lowerBound ?? 0, max(text.utf8.count - 1, 0))
      self = TypedLine(String(decoding: Array(text.utf8)[..<start], as: UTF8.self))
      switch error.fact {
      case .unclosed(let mark): open = (start, mark)
      case .heredocWithoutEnd: open = (start, "<<")
      default: broken = start
      }
    }
  }

  /// The words of the command at the end of the line.
  var words: [Word] { isBetweenCommands ? [] : commands.last ?? [] }

  /// The offset in UTF-8 at which the last word ends.
  var lastWord: Int { commands.last?.last?.range.upperBound ?? 0 }

  private static func endsCommand(_ text: String, behind end: Int) -> Bool {
    var isEscaped = false
    for byte in text.utf8.dropFirst(end) {
      if byte == UInt8(ascii: ";") || (byte == UInt8(ascii: "\n") && !isEscaped) { return true }
      isEscaped = byte == UInt8(ascii: "\\")
    }
    return false
  }
}

/// The place of the word that is being typed at the end of a text.
struct WordPlace {
  /// The words of the command before it.
  var words: [Word]
  /// The part of the word that is typed, without its quote.
  var partial: String
  /// The quote that is still open, if it began with one.
  var quote: Character?
  /// The offset at which the word begins, in Unicode scalars.
  var start: Int

  /// Creates the place of a bare word behind others.
  init(words: [Word], partial: String) {
    self.words = words
    self.partial = partial
    start = 0
  }

  /// Creates the place of the last word of a text; nil where nothing can be completed: in a
  /// comment, behind a closed quote, in a bracket.
  init?(endOf text: String) {
    let typed = TypedLine(text)
    guard !typed.isInComment, typed.broken == nil else { return nil }
    words = typed.words
    partial = ""
    var start = text.utf8.count
    if let open = typed.open {
      // A quote behind `=` holds a text that names nothing.
      let isOwnWord = words.last.map { $0.range.upperBound < open.start } ?? true
      guard isOwnWord, open.mark == "\"" || open.mark == "'" else { return nil }
      quote = Character(open.mark)
      start = open.start
      partial = String(decoding: text.utf8.dropFirst(start + 1), as: UTF8.self)
    } else if let last = words.last, last.range.upperBound == start {
      guard last.quoting == .bare, !last.hasQuotedValue else { return nil }
      words.removeLast()
      start = last.range.lowerBound
      // The word as it is written: a variable is completed by its name.
      partial = String(decoding: text.utf8.dropFirst(start), as: UTF8.self)
    }
    self.start = String(decoding: text.utf8.prefix(start), as: UTF8.self).unicodeScalars.count
  }

  /// Returns a candidate as it has to be written here: in quotes if it needs them.
  func spelled(_ candidate: Candidate) -> Candidate {
    let isBare =
      quote == nil && candidate.text.first != "#"
      && candidate.text.unicodeScalars.allSatisfy(Self.isBare)
    guard !isBare else { return candidate }
    var spelled = candidate
    let mark = quote ?? "\""
    let text =
      mark == "'"
      ? candidate.text
      : candidate.text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        .replacing("\n", with: "\\n")
    // A candidate that goes on, as a folder does, keeps its quote open.
    let closing = candidate.suffix == " " ? String(mark) : ""
    spelled.text = String(mark) + text + closing
    return spelled
  }

  private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0x20 && scalar.value != 0x7F && !"\"'()[]{}\\;".unicodeScalars.contains(scalar)
  }
}

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

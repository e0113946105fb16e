/// A line as far as it is typed, in which a quote or bracket may still be open.
struct TypedLine {
  /// The commands, without what an open quote or bracket holds.
  private(set) var commands: [[Word]] = []
  /// Where a quote or bracket without its partner stands, in UTF-8, and which one it is.
  private(set) var open: (start: Int, mark: String)?
  /// Where the line stops making sense, in UTF-8.
  private(set) var broken: Int?
  /// Whether the line ends within a comment.
  private(set) var isInComment = false
  /// Whether the last command is over, so that another one may begin.
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

  /// Where the last word ends, in UTF-8.
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

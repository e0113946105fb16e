import Language

extension Session {
  /// Returns whether a text typed at a prompt continues in the next line: it ends in a backslash, a
  /// quote or a heredoc is still open, or a block that is collected has no `end` yet. A bracket
  /// cannot be left open: it is closed in the same line.
  package static func isUnfinished(_ text: String) -> Bool {
    if LineJoiner.isContinued(text.utf8) { return true }
    var lexer = Lexer(text)
    do throws(LanguageError) {
      return hasOpenBlock(try lexer.commands())
    } catch {
      switch error.fact {
      case .unclosed(let mark): return mark == "\"" || mark == "'"
      case .heredocWithoutEnd: return true
      default: return false
      }
    }
  }

  private static func hasOpenBlock(_ commands: [[Word]]) -> Bool {
    var block: CommandBlock?
    for words in commands {
      let statement = Statement(words: words, line: "", number: 1)
      if block != nil {
        if block?.take(statement) == true { block = nil }
      } else if case .collected? = Catalogue.byWord[words[0].text]?.block {
        block = CommandBlock(.repeats(1, variable: nil), opener: statement)
      }
    }
    return block != nil
  }
}

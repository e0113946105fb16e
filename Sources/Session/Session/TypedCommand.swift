import Code
import Language

/// A command that is typed at a prompt line by line: a backslash, an open quote, a text, a block, or
/// a declaration of code goes on in the next line.
package struct TypedCommand {
  /// The lines so far.
  package private(set) var text = ""
  private var code: CodeEnd?

  package init() {}

  /// Takes the next line; returns whether the command is whole.
  package mutating func take(_ line: String) -> Bool {
    text += text.isEmpty ? line : "\n" + line
    if code == nil {
      code = CodeEnd(of: text)
      guard code != nil else { return !Self.isUnfinished(text) }
      return code?.take(text + "\n") != nil
    }
    return code?.take(line + "\n") != nil
  }

  /// Returns whether the command ends before a line, as code cannot go on with it.
  package func isEnd(before line: String) -> Bool { code?.isEnd(before: line.utf8) ?? false }

  /// Returns whether a text that is no code continues in the next line: it ends in a backslash, a
  /// quote or a heredoc is still open, or a block that is collected has no `end` yet. A bracket
  /// cannot be left open: it is closed in the same line.
  private static func isUnfinished(_ text: String) -> Bool {
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
        if (try? block?.take(statement)) == true { block = nil }
      } else if case .collected? = Command.BlockRole.byWord[words[0].text] {
        block = CommandBlock(.repeats(1, variable: nil), opener: statement)
      }
    }
    return block != nil
  }
}

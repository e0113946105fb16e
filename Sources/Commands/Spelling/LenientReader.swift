import Language
import Session

/// A reader of Swift, and of commands in other words and spellings.
package struct LenientReader: LineReader {
  package init() {}

  package func words(
    of line: String, _ lexer: inout Lexer, readsCode: Bool?, in session: Session
  ) throws(CommandError) -> (earlier: [[Word]], last: [Word]) {
    try session.swiftWords(of: line, &lexer, readsSwift: readsCode)
  }

  package func carryOut(_ code: Word, in session: Session) throws {
    try session.execute(swift: code)
  }

  package func isMessage(_ line: String, in session: Session) -> Bool { session.isMessage(line) }

  package func meaning(of words: [Word], in session: Session) throws(CommandError) -> [[Word]]? {
    try session.otherWords(for: words)
  }

  package func understands(_ words: [Word], in session: Session) -> Bool {
    if session.isSwift(words) { return true }
    let meant = try? session.otherWords(for: words)
    return meant != nil
  }

  package func error(_ error: CommandError, of words: [Word], in session: Session) -> CommandError {
    session.spelled(error, words)
  }
}

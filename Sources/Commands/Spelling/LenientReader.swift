import Language

/// A reader of Swift, and of commands in other words and spellings.
struct LenientReader: LineReader {
  func words(
    of line: String, _ lexer: inout Lexer, readsCode: Bool?, in session: Session
  ) throws(CommandError) -> (earlier: [[Word]], last: [Word]) {
    try session.swiftWords(of: line, &lexer, readsSwift: readsCode)
  }

  func carryOut(_ code: Word, in session: Session) throws { try session.execute(swift: code) }

  func isMessage(_ line: String, in session: Session) -> Bool { session.isMessage(line) }

  func meaning(of words: [Word], in session: Session) throws(CommandError) -> [[Word]]? {
    try session.otherWords(for: words)
  }

  func error(_ error: CommandError, of words: [Word], in session: Session) -> CommandError {
    session.spelled(error, words)
  }
}

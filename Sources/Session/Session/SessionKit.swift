import Language
import Text

/// What a session is made with: its commands, and the reader of what is not quite a
/// command.
package struct SessionKit: Sendable {
  /// The commands in the order in which help lists them.
  package let commands: [Command]
  /// The commands by the words that call them.
  package let byWord: WordTable<Command>
  /// The reader of other words than the grammar's.
  package let reader: any LineReader
  /// Returns the commands that show what help has about the words of a line that is no command.
  let pages: @Sendable ([String]) -> [String]

  package init(
    commands: [Command], reader: any LineReader,
    pages: @escaping @Sendable ([String]) -> [String] = { _ in [] }
  ) {
    var byWord: WordTable<Command> = [:]
    for command in commands {
      for word in [command.name] + command.aliases { byWord[word] = command }
    }
    (self.commands, self.byWord) = (commands, byWord)
    (self.reader, self.pages) = (reader, pages)
  }
}

/// A reader of lines in other words than the grammar's: statements of a programming language, and
/// words that only mean a command.
package protocol LineReader: Sendable {
  /// Reads the words of the commands of a line. A statement is one word, where it may stand.
  ///
  /// - Parameter readsCode: Whether statements may stand in the line, where that is known.
  func words(
    of line: String, _ lexer: inout Lexer, readsCode: Bool?, in session: Session
  ) throws(CommandError) -> (earlier: [[Word]], last: [Word])

  func carryOut(_ code: Word, in session: Session) throws

  /// Returns whether a line is a statement that looks like the first line of a dump.
  func isMessage(_ line: String, in session: Session) -> Bool

  /// Returns the commands that the words of a line mean; nil if they can be read as they are, or if
  /// nothing is found.
  ///
  /// - Throws: The error of a line for which there is only a proposal.
  func meaning(of words: [Word], in session: Session) throws(CommandError) -> [[Word]]?

  /// Returns whether a word called a command in the version before.
  func isFormerName(_ word: String) -> Bool

  /// Returns the words that have replaced those of a command of the version before; nil if they call no
  /// such command.
  func presentWords(for words: [Word]) -> [Word]?

  /// Returns the words that say what has replaced a command of the version before.
  func note(onFormerName word: String) -> String

  /// Returns whether words that cannot be read as they are would be carried out as others.
  func understands(_ words: [Word], in session: Session) -> Bool

  /// Returns the names that may stand at the end of a statement that is being typed, and the number of
  /// letters of the one that is begun; no names if the text ends in no statement.
  func names(
    atEndOf text: String, in session: Session
  ) -> (begun: Int, candidates: [Candidate])

  /// Is told of a command before it is carried out, where the scene has code.
  func commandWillRun(_ command: Command, in session: Session)

  /// Is told of a command that was carried out, where the scene has code.
  ///
  /// - Throws: The failure of code in it.
  func commandDidRun(_ command: Command, in session: Session) throws

  /// Returns the error of a command that failed, where the scene has code: perhaps only because code
  /// did.
  func error(
    _ error: any Error, of command: Command, in session: Session
  ) -> any Error

  /// Returns the error of a line, with the line that it means if there is one.
  func error(_ error: CommandError, of words: [Word], in session: Session) -> CommandError
}

extension Session {
  /// Reads the words of the commands of a line.
  ///
  /// - Parameter readsCode: Whether statements of code may stand in it, where that is known.
  func words(
    of line: String, _ lexer: inout Lexer, readsCode: Bool? = nil
  ) throws(CommandError) -> (earlier: [[Word]], last: [Word]) {
    try kit.reader.words(of: line, &lexer, readsCode: readsCode, in: self)
  }

  /// Shows the line that is carried out in place of the one that was typed.
  package func confirmSpelling(_ commands: [[Word]]) {
    let line = commands.map(\.scriptText).joined(separator: "; ")
    writeWrapped(TextLine("read as: \(line)", .dim))
  }
}

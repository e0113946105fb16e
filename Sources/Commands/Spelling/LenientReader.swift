import Code
import Language
import Session

/// A reader of Swift, and of commands in other words and spellings.
package struct LenientReader: LineReader {
  package init() {}

  package func words(
    of line: String, _ lexer: inout Lexer, readsCode: Bool?, in session: Session
  ) throws(CommandError) -> (earlier: [[Word]], last: [Word]) {
    // The first byte tells that most lines are commands.
    if let first = line.utf8.first, CodeBeginning.mayBegin(first) {
      if CodeBeginning.importedModule(line) != nil {
        return ([], [Word(text: line, range: 0..<line.utf8.count, quoting: .code)])
      }
      if CodeBeginning.isOne(line) {
        return try words(ofCodeIn: line, session)
      }
    }
    return try session.swiftWords(of: line, &lexer, readsSwift: readsCode)
  }

  /// Returns each declaration that a line begins with as one word, and the commands that stand behind
  /// them and behind comments.
  private func words(
    ofCodeIn line: String, _ session: Session
  ) throws(CommandError) -> (earlier: [[Word]], last: [Word]) {
    let bytes = Array(line.utf8)
    let (declarations, end) = CodeBeginning.code(in: bytes)
    let code = declarations.map { range in
      [Word(text: String(decoding: bytes[range], as: UTF8.self), range: range, quoting: .code)]
    }
    guard bytes[end...].contains(where: { !CodeBeginning.isSpace($0) }) else {
      return (code.dropLast(), code.last ?? [])
    }
    // The words keep their places in the line.
    let blank = bytes[..<end].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    let rest = String(decoding: blank + bytes[end...], as: UTF8.self)
    var lexer = Lexer("")
    let (earlier, last) = try session.swiftWords(of: rest, &lexer, readsSwift: nil)
    return (code + earlier, last)
  }

  package func carryOut(_ code: Word, in session: Session) throws {
    if let module = CodeBeginning.importedModule(code.text) {
      session.call.note("\(module) is here already")
    } else if CodeBeginning.isDeclaration(code.text) {
      try session.executeExpanded(code.asCommandOfCode)
    } else {
      try session.execute(swift: code)
    }
  }

  package func isMessage(_ line: String, in session: Session) -> Bool { session.isMessage(line) }

  package func meaning(of words: [Word], in session: Session) throws(CommandError) -> [[Word]]? {
    try session.otherWords(for: words)
  }

  package func isFormerName(_ word: String) -> Bool { FormerNames.byWord[word] != nil }

  package func presentWords(for words: [Word]) -> [Word]? {
    words.first.flatMap { FormerNames.byWord[$0.text] }?.present(words)
  }

  package func note(onFormerName word: String) -> String { FormerNames.byWord[word]?.note ?? "" }

  package func understands(_ words: [Word], in session: Session) -> Bool {
    if session.isSwift(words) { return true }
    let meant = try? session.otherWords(for: words)
    return meant != nil
  }

  package func names(
    atEndOf text: String, in session: Session
  ) -> (begun: Int, candidates: [Candidate]) {
    session.names(atEndOfSwift: text)
  }

  package func commandWillRun(_ command: Command, in session: Session) {
    guard let machine = session.scene.codeBook?.program.machine else { return }
    // A command behind another one has a part of its budget.
    if session.work.nestedCommands == 0 { machine.begin() }
    let isQuestion = command.onlyAsks || command === Command.code
    if !isQuestion, command.changesScene || command.group == .happening {
      machine.forgetOutput()
    } else {
      machine.keepOutput()
    }
  }

  package func commandDidRun(_ command: Command, in session: Session) throws {
    if command === Command.import { try session.joinImportedViews() }
    // A command may have brought views of a class that an extension is for.
    if command.changesScene, let program = session.scene.codeBook?.program, program.hasExtensions {
      for view in session.scene.views { program.join(view) }
    }
    if command.changesScene || command.group == .happening { session.nameViewsOfCode() }
    // What a question made the code print is no part of the event before it.
    session.scene.codeBook?.program.machine.restoreOutput()
    try session.refuseFailureOfCode(in: command)
    session.tellUnplaced(by: command)
  }

  package func error(
    _ error: any Error, of command: Command, in session: Session
  ) -> any Error {
    guard command.group == .expecting, let machine = session.scene.codeBook?.program.machine
    else { return error }
    if let stop = machine.takeFailure() { return CommandError(notToldBecauseOf: stop) }
    guard var failure = error as? ExpectationFailure,
      let text = session.words(ofAssumed: machine.assumed)
    else { return error }
    failure.notes.append("this cannot be told: \(text)")
    return failure
  }

  package func error(_ error: CommandError, of words: [Word], in session: Session) -> CommandError {
    // A novel is no other spelling of anything.
    guard words.allSatisfy({ $0.text.utf8.count <= 10_000 }) else { return error }
    return session.missingClass(in: words, at: error.range) ?? session.spelled(error, words)
  }
}

import Code
import Language
import ResponderKit
import Scenes
import Session

/// Statements of Swift among commands: at the prompt, behind `-c`, and in scripts that say
/// `set-option swift on`.
extension Session {
  /// Indicates whether the lines that come now may hold statements of Swift.
  private var readsSwift: Bool {
    runner?.sources.last?.readsSwift ?? (isInteractive || options.echoesSwift)
  }

  /// Reads the words of the commands of a line. A statement of Swift is one word, where it may stand.
  ///
  /// - Parameter readsSwift: Whether it may stand in the line, where that is known.
  func swiftWords(
    of line: String, _ lexer: inout Lexer, readsSwift: Bool?
  ) throws(CommandError) -> (earlier: [[Word]], last: [Word]) {
    let isAllowed = readsSwift ?? self.readsSwift || work.isOutlining && line.begins(with: "let")
    // A line of a script may allow Swift in the rest of it.
    guard isAllowed || line.begins(with: "set-option"),
      let commands = try SwiftLine(line, in: self)?.commands(isAllowed: isAllowed)
    else { return try lexer.words(of: line) }
    return (commands.dropLast(), commands.last ?? [])
  }

  /// Carries out a statement of Swift; nothing while tests are listed, when no option is set and no
  /// view is made.
  func execute(swift code: Word) throws {
    if work.isOutlining { return }
    let meaning: SwiftMeaning
    do throws(CommandError) { meaning = try SwiftReader(code, in: self).meaning() } catch {
      // What only Objective-C has may be code that the reader of commands cannot read.
      let isOnlyCode = !error.mayBeCode && CodeLanguage.isStatementOfC(code.text)
      guard error.mayBeCode || isOnlyCode else { throw error }
      let operand = try SwiftReader(code, in: self).debuggerOperand()?.reader.code ?? code
      let statement = StatementOfCode(operand, in: self)
      if let mistake = mistake(inCode: statement.word) {
        // Code knows more methods, and so may know which part of the statement is wrong.
        let isNearer = error.isOfStrangeMethod && mistake.range != operand.range
        throw error.tellsNothing || isOnlyCode || isNearer ? statement.placed(mistake) : error
      }
      do { return try executeExpanded(statement.word.asCommandOfCode) } catch {
        throw (error as? CommandError).map(statement.placed) ?? error
      }
    }
    if let remark = meaning.remark { call.note(remark) }
    if meaning.commands.isEmpty { return }
    if isInTypedLine { confirmSpelling(meaning.commands) }
    let steps = scene.journal.stepCount
    do {
      try withoutSwiftEcho { for words in meaning.commands { try executeExpanded(words) } }
    } catch {
      while scene.journal.stepCount > steps, scene.journal.undo() != nil {}
      throw error
    }
    _ = scene.journal.joinSteps(since: steps, as: code.text)
  }

  /// Returns what is wrong with a statement as code; nil if all of it can run.
  private func mistake(inCode code: Word) -> CommandError? {
    let name = "statement"
    let book = CodeBook(
      reading: CodeSource(name: name, text: code.text), after: scene.codeBook, in: scene,
      isTrial: true)
    let start = code.range.lowerBound
    if let finding = book.findings.first(where: { $0.source.name == name }) {
      let range = (finding.range.lowerBound + start)..<(finding.range.upperBound + start)
      return CommandError(.code(CodeTrouble(finding).withoutPlace), at: range)
    }
    let leftOut = book.program.leftOut.first { $0.source == name }
    if let leftOut {
      return CommandError(.code(CodeTrouble(unknown: leftOut.text)), at: code.range)
    }
    return book.statementCount == 0 ? CommandError(.code(CodeTrouble.nothing), at: code.range) : nil
  }

  /// Returns the commands that the Swift at a place of a line means; nil if there is none.
  func commandsMeant(bySwiftIn line: String, at offset: Int) -> [[Word]]? {
    guard let commands = try? SwiftLine(line, in: self)?.commands(),
      let code = commands.compactMap(\.first).first(where: {
        $0.quoting == .code && $0.range.contains(offset)
      }), let meaning = try? SwiftReader(code, in: self).meaning(), !meaning.commands.isEmpty
    else { return nil }
    return meaning.commands
  }

  /// Returns whether a line is a message of Objective-C and nothing else: `[card setHidden:YES]`.
  func isMessage(_ line: String) -> Bool {
    guard line.first == "[", line.utf8.count < 1000 else { return false }
    let code = Word(text: line, range: 0..<line.utf8.count, quoting: .code)
    guard case .expression(let expression)? = try? SwiftReader(code, in: self).statement().kind
    else { return false }
    if case .call = expression.kind { return true }
    return false
  }

  /// Returns whether words that are no command are Swift, or the beginning of it.
  func isSwift(_ words: [Word]) -> Bool {
    let line = words.line
    guard readsSwift, let commands = try? SwiftLine(line, in: self)?.commands(),
      let code = commands.first?.first, code.quoting == .code
    else { return false }
    do {
      _ = try trying { try SwiftReader(code, in: self).meaning() }
      return true
    } catch {
      let mayBeCode =
        (error as? CommandError)?.mayBeCode == true || CodeLanguage.isStatementOfC(code.text)
      if mayBeCode, mistake(inCode: StatementOfCode(code, in: self).word) == nil { return true }
      // More is to be typed.
      return SwiftReader(code, in: self).isUnfinished
        || (error as? CommandError)?.range?.upperBound ?? 0 >= code.range.upperBound
    }
  }
}

extension String {
  /// Returns whether the line begins with the name of a command; it costs less than to read it.
  fileprivate func begins(with command: StaticString) -> Bool {
    let (text, name) = (
      utf8, UnsafeBufferPointer(start: command.utf8Start, count: command.utf8CodeUnitCount)
    )
    // Most lines differ in the first letter.
    guard text.first == name.first || text.first == UInt8(ascii: " ") else { return false }
    return text.drop { $0 == UInt8(ascii: " ") }.starts(with: name)
  }
}

extension Word {
  /// The command that reads the word as code: what 'code <<END' reads, so that it is a step to undo,
  /// and is recorded, as that is.
  var asCommandOfCode: [Word] {
    [
      Word(text: Command.code.name, range: range, quoting: .bare),
      Word(text: text, range: range, quoting: .heredoc),
    ]
  }
}

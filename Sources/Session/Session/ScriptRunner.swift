import Foundation
import Language
import Text

/// A runner of scripts: from a file, a pipe or the command line, and of the prompt's lines, too.
package final class ScriptRunner {
  /// The session that the scripts work on.
  package let session: Session
  // Unsafe here: what every line reads or writes is not checked for overlapping accesses: no line runs
  // while another part of the program has hold of it.
  /// The policy of the run.
  @exclusivity(unchecked) package var policy = ScriptPolicy()
  /// The tally of the run so far.
  package internal(set) var tally = ScriptTally()
  /// A closure that returns whether the run is to stop; called between commands.
  @exclusivity(unchecked) package var isInterrupted: () -> Bool = { false }
  /// Indicates whether a script must not go on: after an error, or a failure that ends the run.
  @exclusivity(unchecked) package var isStopped = false
  /// Indicates whether the run was stopped from outside.
  package internal(set) var wasInterrupted = false
  /// The tests of the next script that are to run, with what they need; nil for all of it.
  package var selection: TestSelection?
  /// The files that the script has read so far, with its own.
  package internal(set) var filesRead: Set<String> = []
  /// The outputs of `verify` that are to be written into their scripts.
  package internal(set) var acceptances = Acceptances()

  /// Indicates whether the commands come from a file of a lesson, and not from the person.
  var isPrivate = false
  /// The scripts being run, each named by the one before.
  package var sources: [ScriptSource] = []
  /// The tests that the script has declared so far, in order.
  package var declaredTests = DeclaredTests()
  /// The test that is open.
  package var test: OpenTest?
  /// The rest of the open test, if it was given up: commands that are dropped.
  var abandoned: CommandBlock?
  /// The time at which the test, or what stands outside of tests, has taken too long.
  var deadline: ContinuousClock.Instant? { didSet { hasDeadline = deadline != nil } }
  /// Indicates whether there is such a time, which every line asks.
  @exclusivity(unchecked) private(set) var hasDeadline = false
  /// The block that is being collected.
  @exclusivity(unchecked) var block: CommandBlock?
  /// The number of blocks that are being carried out within each other.
  var blockDepth = 0
  /// The number of macros that are being carried out within each other.
  var macroDepth = 0
  /// The number of times that a command is carried out, by the blocks it is in.
  package var repetitions = 1
  /// The diagnostics outside of tests in the script that the run was asked for.
  var looseDiagnostics: [Diagnostic] = []
  /// The command being carried out.
  @exclusivity(unchecked) package var statement: Statement?
  /// The number of the line in its script that is being carried out.
  package var currentLine: Int { statement?.number ?? 1 }
  /// Indicates whether what is carried out is a statement or a declaration of another language.
  package var isCarryingOutCode: Bool {
    guard let words = statement?.words, let first = words.first else { return false }
    return first.quoting == .code
  }
  @exclusivity(unchecked) private var lexer = Lexer("")
  private var start = ContinuousClock.now
  private var testsAtStart = 0

  /// Creates a runner for a session.
  package init(_ session: Session) {
    self.session = session
    session.runner = self
  }

  deinit { if session.runner === self { session.runner = nil } }

  /// The folder of the script being run, which file names are relative to.
  var directory: String? { sources.last?.directory }

  /// Indicates whether a test is open, so that everything will be rolled back.
  package var isInTest: Bool { test != nil }

  /// The number of lists of commands that are being carried out within each other: scripts, macros
  /// and blocks.
  package var depth: Int { sources.count + blockDepth }

  /// Indicates whether the commands stand in no block and no test of a script.
  package var isAtTopLevel: Bool { test == nil && blockDepth == 0 && !isAtPrompt }

  /// Indicates whether a person types the lines.
  private(set) var isAtPrompt = false

  /// Indicates whether the line being carried out was typed at the prompt and does not come from a
  /// file.
  var isRunningTypedLine: Bool { isAtPrompt && sources.count == 1 }

  /// Begins a script; lines that follow belong to it until ``end()``.
  ///
  /// - Parameters:
  ///   - name: The name of the script in messages; nil at the prompt.
  ///   - path: Its file, if it has one.
  ///   - isTyped: Whether somebody has just typed the lines, as at the prompt.
  package func begin(name: String?, path: String? = nil, isTyped: Bool = false) {
    let directory = path.map { ($0 as NSString).deletingLastPathComponent }
    if sources.isEmpty {
      start = .now
      testsAtStart = tally.testCount
      looseDiagnostics = []
      isAtPrompt = name == nil
      declaredTests = DeclaredTests()
      filesRead = []
      startClock()
    }
    if let path { filesRead.insert(path) }
    sources.append(
      ScriptSource(
        name: name, path: path,
        directory: directory.flatMap { $0.isEmpty ? nil : $0 } ?? sources.last?.directory,
        isTyped: isTyped || name == nil, codeBefore: session.scene.code,
        readsSwift: isTyped || name == nil))
  }

  /// Ends a script; a test or a block that it left open is an error.
  package func end() {
    // The last command may have been interrupted, with no other to notice.
    if sources.count == 1, !isAtPrompt, isInterrupted() { interrupt() }
    closeBlock()
    if sources.count == 1 {
      closeTest()
      for mode in session.modes.reversed() { mode.inputDidEnd(in: session) }
    }
    let source = sources.removeLast()
    guard sources.isEmpty, let name = source.name else { return }
    if let selection {
      didNotRun(selection.tests.dropFirst(tally.testCount - testsAtStart))
    }
    let record = ScriptRecord(
      name: name, hasTests: selection != nil || tally.testCount > testsAtStart,
      diagnostics: looseDiagnostics, duration: .now - start)
    session.post(.scriptEnded(record))
  }

  /// Sets whether the script being run may hold statements of Swift; what is typed always may.
  package func allowSwift(_ isAllowed: Bool) {
    guard let top = sources.indices.last else { return }
    sources[top].readsSwift = isAllowed || sources[top].isTyped
  }

  /// Carries out a line of the script, which may be several lines joined by backslashes.
  package func run(_ line: String) {
    guard let top = sources.indices.last else { return }
    if top == 0, isAtPrompt {
      (isStopped, wasInterrupted) = (false, false)
      // A person may type a test again, or source a script that has changed.
      declaredTests = DeclaredTests()
    }
    let number = sources[top].nextLine
    sources[top].nextLine += line.lineCount
    run(line, at: number)
  }

  /// Carries out the lines of a text in place of the line that is being carried out.
  package func carryOut(inPlace text: String) {
    let number = (sources.last?.nextLine ?? 1) - 1
    for line in LogicalLines(text) where !isStopped { runCommands(of: line, at: number) }
  }

  private func run(_ line: String, at number: Int) {
    if depth == 1, let mode = session.modes.last {
      mode.willCarryOut(line, in: session)
      if mode.takesEmptyLines, line.allSatisfy(\.isWhitespace) {
        answer(Statement(words: [], line: line, number: number))
      } else {
        runCommands(of: line, at: number)
      }
    } else {
      runCommands(of: line, at: number)
    }
    // The line may have begun or ended a mode.
    if depth == 1, block == nil, !wasInterrupted {
      session.modes.last?.didCarryOutLine(in: session)
    }
  }

  private func runCommands(of line: String, at number: Int) {
    if sources.count == 1, session.isHeard(.reading) { session.post(.willRead(line)) }
    if policy.echoes { echo(line) }
    do {
      let (earlier, last) = try session.words(
        of: line, &lexer, readsCode: sources.last?.readsSwift)
      for words in earlier {
        answer(Statement(words: words, line: line, number: number))
        if isStopped || session.wantsToQuit { return }
      }
      if !last.isEmpty { answer(Statement(words: last, line: line, number: number)) }
    } catch {
      recorded(nil, line, number) { fail(error, line, number) }
    }
  }

  /// Gives a command's text to the mode that the session is in, or else carries it out.
  private func answer(_ statement: Statement) {
    if !session.modes.isEmpty, depth == 1, block == nil, let mode = session.modes.last {
      do {
        if try mode.take(statement.text, in: session) { return }
      } catch {
        return fail(at(statement, error), statement.line, statement.number)
      }
    }
    if !statement.words.isEmpty { take(statement) }
  }

  /// Returns an error of an answer with the place of the answer in its line.
  private func at(_ statement: Statement, _ error: any Error) -> any Error {
    guard let error = error as? CommandError, error.range == nil, let word = statement.words.first
    else { return error }
    return CommandError(error.fact, at: word.range)
  }

  /// Reports that a line cannot be read as text.
  private func refuse(_ line: String, invalidAt offset: Int, at number: Int) {
    let error = CommandError(.refused("the line is not valid UTF-8"), at: offset..<offset)
    recorded(nil, line, number) { fail(error, line, number) }
  }

  private func echo(_ line: String) {
    for (k, part) in line.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      session.write(TextLine("\(k == 0 ? "> " : "  ")\(part)", .dim))
    }
  }

  /// Runs the lines of a script; returns the reason if it could not be read to its end.
  package func run(_ script: ScriptReader) -> String? {
    var reader = script
    while !isStopped, !session.wantsToQuit, !mustLeaveList, let item = reader.next() {
      switch item {
      case .line(let line): run(line, at: reader.lineNumber)
      case .invalid(let line, let offset):
        refuse(line, invalidAt: offset, at: reader.lineNumber)
      case .failure(let reason): return reason
      }
    }
    // A reader that was interrupted while it waited has nothing more to say.
    if isInterrupted() { interrupt() }
    return nil
  }

  /// Carries out the next command, or keeps it for the block that is open.
  func take(_ statement: Statement) {
    if isInterrupted() { return interrupt() }
    if abandoned != nil { return drop(statement) }
    if block != nil {
      do {
        if try block?.take(statement) == true { runBlock() }
      } catch {
        handle(error, of: statement)
      }
      return
    }
    self.statement = statement
    if isOverdue {
      timeOut()
      // It may be the test's `end`.
      if abandoned != nil { drop(statement) }
      return
    }
    guard session.isHeard(.recording) else { return run(statement) }
    let name = session.kit.byWord[statement.words[0].text]?.name
    recorded(name, statement.text, statement.number) { run(statement) }
  }

  private func run(_ statement: Statement) {
    do { try session.execute(statement.words) } catch {
      handle(error, of: statement)
      let command = session.kit.byWord[statement.words[0].text]
      // The commands of a block that was refused are dropped.
      if case .collected? = command?.block, block == nil, !isStopped {
        if abandoned != nil { return drop(statement) }
        block = CommandBlock(.skipped, opener: statement)
      }
    }
  }

  /// Runs a body that carries out a command or a line, of which the observers get a record.
  func recorded(_ name: String?, _ text: String, _ line: Int, _ body: () -> Void) {
    guard session.isHeard(.recording) else { return body() }
    session.post(
      .recordBegan(CommandRecord(file: sources.last?.name, line: line, text: text, name: name)))
    body()
    session.post(.recordEnded)
  }
}

/// An error that stops a script which a command was running; the reason has been reported.
package struct ScriptStopped: Error {
  package init() {}
}

/// An error that ends a command whose work somebody interrupted; it leaves the scene as it was.
package struct WorkInterrupted: Error {
  package init() {}
}

extension Session {
  /// Lets the script that is being run rebuild a scene that was saved: what was read before it would
  /// change what the scene answers. Older scripts begin with their code.
  package func beginRebuilding() {
    isRebuilding = true
    if let code = scene.code, code === runner?.sources.last?.codeBefore { scene.keep(code: nil) }
  }

  /// Indicates whether the script that is being run rebuilds a scene that was saved.
  package private(set) var isRebuilding: Bool {
    get { runner?.sources.last?.isRebuilding ?? false }
    set {
      guard let runner, !runner.sources.isEmpty else { return }
      runner.sources[runner.sources.count - 1].isRebuilding = newValue
    }
  }
}

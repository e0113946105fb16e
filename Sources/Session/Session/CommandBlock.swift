import Language
import Scenes

/// A block of commands that are collected up to their `end` before they are used.
package struct CommandBlock {
  /// A use of the commands.
  package enum Kind {
    /// The commands are carried out a number of times, with a variable that counts from 1.
    case repeats(Int, variable: String?)
    /// The commands get a name.
    case macro(String, parameters: [String])
    /// The commands are dropped, because the block was refused.
    case skipped
  }

  /// The number of blocks that may stand in each other at most.
  package static let deepest = 64

  private(set) var kind: Kind
  /// The command that opened the block.
  let opener: Statement
  /// The commands, without the last `end`.
  var body = CommandList()
  /// The places of the commands that opened the blocks that are open within the block.
  private var openers: [Int] = []

  init(_ kind: Kind, opener: Statement) {
    self.kind = kind
    self.opener = opener
  }

  /// Creates a block that drops the rest of another one.
  init(skippingRestOf opener: Statement, from inner: CommandBlock?) {
    self.init(.skipped, opener: opener)
    openers = inner.map { [0] + $0.openers } ?? []
  }

  /// Adds the next command; returns true if it was the `end` of the block.
  ///
  /// - Throws: A ``CommandError`` if too many blocks stand in each other; the block is then skipped.
  mutating func take(_ statement: Statement) throws(CommandError) -> Bool {
    let word = statement.words[0]
    if word.text == Command.BlockRole.end {
      guard let opener = openers.popLast() else { return true }
      body.close(opener)
    } else if Command.BlockRole.byWord[word.text] != nil {
      openers.append(body.count)
    }
    if case .skipped = kind { return false }
    guard openers.count < Self.deepest else {
      (kind, body) = (.skipped, CommandList())
      throw CommandError(
        .refused("blocks stand in each other more than \(Self.deepest) deep"), at: word.range)
    }
    body.append(statement)
    return false
  }
}

/// Commands that are carried out one after the other, with the blocks among them.
///
/// The blocks within each other share one list, so that a command is kept once however deep it
/// stands.
package struct CommandList {
  private var statements: [Statement] = []
  /// The places of the commands that open blocks, and of the `end` of each.
  private var ends: [Int: Int] = [:]
  private(set) var places = 0..<0

  /// The number of commands.
  package var count: Int { places.count }

  subscript(place: Int) -> Statement { statements[place] }

  /// Adds a command at the end.
  fileprivate mutating func append(_ statement: Statement) {
    statements.append(statement)
    places = 0..<statements.count
  }

  /// Ends the block of a command with the command that is added next.
  fileprivate mutating func close(_ opener: Int) { ends[opener] = statements.count }

  /// Returns the commands between a command that opens a block and its `end`; nil if the command at
  /// that place opens none.
  func block(at opener: Int) -> CommandList? {
    guard let end = ends[opener], opener < end else { return nil }
    var block = self
    block.places = opener + 1..<end
    return block
  }
}

/// A macro: commands that have a name.
package struct Macro {
  /// The variables that are given the words of a call.
  package var parameters: [String]
  /// The commands.
  package var body: CommandList
  /// The source with which errors in the body are reported.
  var source: ScriptSource
}

extension ScriptRunner {
  /// The number of macros that may call each other at most.
  private static let deepestMacro = 64

  /// Begins a block: the commands up to its `end` are kept.
  package func beginBlock(_ kind: CommandBlock.Kind) throws {
    guard let statement else { throw CommandError(.refused("scripts cannot be run here")) }
    block = CommandBlock(kind, opener: statement)
  }

  /// Uses the commands of the block that has just been closed.
  func runBlock() {
    guard let block else { return }
    self.block = nil
    switch block.kind {
    case .macro(let name, let parameters):
      session.vocabulary.macros[name] = Macro(
        parameters: parameters, body: block.body, source: sources.last ?? ScriptSource())
      let usage = ([name] + parameters).joined(separator: " ")
      session.call.confirm("'\(usage)' is a command now")
    case .skipped: break
    // An empty block has no command before which the run could be told to stop.
    case .repeats where block.body.places.isEmpty: break
    case .repeats(let times, let variable):
      let outer = variable.flatMap { session.vocabulary.variables[$0] }
      let (errors, steps) = (tally.errors, session.scene.journal.stepCount)
      let repetitions = repetitions
      self.repetitions *= times
      defer { self.repetitions = repetitions }
      for k in 1...times {
        if let variable {
          session.vocabulary.variables[variable] = [
            Word(text: String(k), range: 0..<0, quoting: .bare)
          ]
        }
        run(block.body)
        if isOver(after: errors) || abandoned != nil { break }
      }
      if let variable { session.vocabulary.variables[variable] = outer }
      joinSteps(
        since: steps, as: block.opener, "repeated \(times.counted("time"))",
        succeeded: tally.errors == errors && !isStopped)
    }
  }

  private func run(_ body: CommandList) {
    let (statement, errors) = (self.statement, tally.errors)
    blockDepth += 1
    defer {
      blockDepth -= 1
      self.statement = statement
    }
    var next = body.places.lowerBound
    while next < body.places.upperBound, !isOver(after: errors) {
      let place = next
      take(body[place])
      next += 1
      // The commands of a block that has just been opened need not be collected again.
      guard block != nil, let inner = body.block(at: place) else { continue }
      block?.body = inner
      next = inner.places.upperBound + 1
      runBlock()
    }
  }

  /// Returns whether a list of commands must not go on; an error ends it at the prompt, too.
  private func isOver(after errors: Int) -> Bool {
    isStopped || session.wantsToQuit || mustLeaveList
      || (isAtPrompt && tally.errors > errors && !policy.keepsGoing)
  }

  /// Makes one undo step of the steps of one typed line, and confirms the changes, which were made
  /// in silence.
  private func joinSteps(
    since count: Int, as statement: Statement?, _ what: String, succeeded: Bool
  ) {
    guard session.isInteractive, blockDepth == 0, let statement else { return }
    let journal = session.scene.journal
    let changes = journal.stepCount - count
    let isJoined = journal.joinSteps(since: count, as: "\(statement.text) …")
    guard succeeded, changes > 0 else { return }
    session.call.confirm(
      "\(what): \(changes.counted("change"))" + (isJoined ? ", which one 'undo' takes back" : ""))
  }

  /// Carries out a macro.
  ///
  /// - Parameter words: The words of the call, the macro's name first.
  func call(_ macro: Macro, _ words: [Word]) throws {
    guard macroDepth < Self.deepestMacro else {
      throw CommandError(
        .refused("macros call each other more than \(Self.deepestMacro) deep"), at: words[0].range)
    }
    let arguments = words.dropFirst()
    try check(arguments, of: macro, words)
    macroDepth += 1
    defer { macroDepth -= 1 }
    let (outer, errors) = (session.vocabulary.variables, tally.errors)
    for (name, word) in zip(macro.parameters, arguments) {
      session.vocabulary.variables[name] = [word]
    }
    let (statement, steps) = (markPlace(), session.scene.journal.stepCount)
    var source = macro.source
    source.isCalled = true
    // Files are named from the script that calls.
    source.directory = sources.last?.directory
    sources.append(source)
    run(macro.body)
    closeBlock()
    sources.removeLast()
    for name in macro.parameters { session.vocabulary.variables[name] = outer[name] }
    joinSteps(
      since: steps, as: statement, "\(words[0].text) carried out",
      succeeded: tally.errors == errors && !isStopped)
    if isStopped { throw ScriptStopped() }
  }

  private func check(_ arguments: ArraySlice<Word>, of macro: Macro, _ words: [Word]) throws {
    let usage = ([words[0].text] + macro.parameters).joined(separator: " ")
    if arguments.count > macro.parameters.count {
      let word = words[1 + macro.parameters.count]
      throw CommandError(.language(.unexpected(word.text, usage: usage)), at: word.range)
    }
    guard arguments.count < macro.parameters.count else { return }
    let end = words.last?.range.upperBound ?? 0
    throw CommandError(
      .language(.missing(macro.parameters[arguments.count], usage: usage)), at: end..<end)
  }

  /// Reports that a block was left open, unless the script was stopped in the middle.
  package func closeBlock() {
    guard let block else { return }
    self.block = nil
    guard !isStopped, !session.wantsToQuit else { return }
    let word = block.opener.words[0]
    failUnfinished(
      block.opener, CommandError(.blockWithoutEnd(word.text), at: word.range))
  }
}

extension CommandBlock {
  /// Returns the number of blocks that commands open, less those that they close.
  package static func depth(of commands: [[Word]]) -> Int {
    commands.reduce(0) { depth, words in
      guard let word = words.first?.text else { return depth }
      if word == Command.BlockRole.end { return depth - 1 }
      return depth + (Command.BlockRole.byWord[word] == nil ? 0 : 1)
    }
  }
}

import Explanation
import Language
import ResponderKit
import Scenes
import Text

/// A live scene with the language that works on it: the same for prompt, pipe, file and `-c`.
package final class Session {
  /// The scene.
  package let scene: Scene
  /// The commands, and the reader of other words.
  package let kit: SessionKit
  /// The style of the output.
  package var style: OutputStyle
  // Unsafe here: read for every line, and set by commands, as a whole or by a call that runs no other.
  /// The options, which `set-option` changes.
  @exclusivity(unchecked) package var options = SessionOptions()
  /// Indicates whether a person types, so that commands confirm what they did.
  @exclusivity(unchecked) package var isInteractive = false
  /// Indicates whether expectations that hold say so, also where nobody types.
  package var tellsExpectations = false
  /// The observers, who are told what the session does.
  @exclusivity(unchecked) var observers = SessionObservers()
  /// Indicates whether the first line that a test prints comes under the test's name.
  package var showsTestNames = true
  /// What the session may read and write, and where texts come from.
  package var access = FileAccess()
  /// What features keep, by their types.
  var parts: [ObjectIdentifier: any SessionPart] = [:]
  /// The modes that the session is in, the innermost last.
  @exclusivity(unchecked) package var modes: [any SessionMode] = []
  /// Indicates whether `quit` was carried out.
  @exclusivity(unchecked) package var wantsToQuit = false
  /// The runner, which carries out `source` and finds files.
  // A runner takes itself away at its end; a weak reference would slow down every use of it.
  package unowned(unsafe) var runner: ScriptRunner?

  package let recorder: EventTraceRecorder
  // Written by most commands, in whole members.
  /// The state of the session, of the latest commands and events; a test restores it at its end.
  @exclusivity(unchecked) package var state = SessionState()
  /// The words that scripts and people have given a meaning.
  package var vocabulary = Vocabulary()
  /// What is under way.
  @exclusivity(unchecked) package var work = SessionWork()
  @exclusivity(unchecked) private var forms = KnownForms()

  /// The style of the output before any option was set.
  private let lookAtStart: OutputStyle

  /// Creates a session with a new scene.
  ///
  /// - Parameter output: Receives the lines of output; nil if only observers do.
  package convenience init(
    _ kit: SessionKit, style: OutputStyle = OutputStyle(), kinds: SceneKinds = SceneKinds(),
    output: ((TextLine) -> Void)? = nil
  ) {
    self.init(kit, Scene(kinds: kinds), style: style, output: output)
  }

  /// Creates a session with a scene.
  package init(
    _ kit: SessionKit, _ scene: Scene, style: OutputStyle = OutputStyle(),
    output: ((TextLine) -> Void)? = nil
  ) {
    self.kit = kit
    self.style = style
    lookAtStart = style
    self.scene = scene
    recorder = EventTraceRecorder()
    scene.eventObserver = recorder
    guard let output else { return }
    observe([.output, .notes]) {
      switch $0 {
      case .output(let line), .note(let line): output(line)
      default: break
      }
    }
  }

  /// The last event or question that was shown, if there was one.
  package var lastInteraction: EventTrace? { state.shown }

  /// Forgets the events of a scene that another one has replaced.
  package func forgetEvents() {
    var kept = SessionState(pendingHeading: state.pendingHeading)
    kept.breakpoints = state.breakpoints
    kept.parts = state.parts.mapValues { $0.withoutEvents }
    state = kept
  }

  /// Begins with a new scene, as a change that can be taken back.
  func startScene() {
    scene.replace(profile: .scenes, screenSize: CGSize(width: 390, height: 844))
  }

  /// Forgets everything and begins with a new scene, for a script of its own.
  package func startAnew() {
    startScene()
    scene.keep(code: nil)
    scene.hitTestsPerFinger = 1
    modes = []
    self[Polls.self].open = []
    scene.journal.forgetEverything()
    state = SessionState()
    vocabulary = Vocabulary(variables: vocabulary.definitions, definitions: vocabulary.definitions)
    (style, options) = (lookAtStart, SessionOptions())
    keepTranscript(false)
    post(.sceneReplaced)
  }

  /// Carries out a line: one command, or several with `;` between them.
  ///
  /// - Throws: ``CommandError`` if a command cannot be carried out, with the scene as it was before
  ///   that command; ``ExpectationFailure`` if an expectation does not hold.
  package func execute(_ line: String) throws {
    var lexer = Lexer("")
    let (earlier, last) = try words(of: line, &lexer)
    for words in earlier { try execute(words) }
    try execute(last)
  }

  /// Runs a body that only tries a line and does not carry it out.
  package func trying<Result>(_ body: () throws -> Result) rethrows -> Result {
    let wasTrying = work.isTrying
    work.isTrying = true
    defer { work.isTrying = wasTrying }
    return try body()
  }

  /// Carries out one command.
  package func execute(_ words: [Word]) throws {
    if !words.isEmpty, words[0].quoting == .code {
      return try kit.reader.carryOut(words[0], in: self)
    }
    let words = words.haveVariables ? try expanded(words) : words
    if isInteractive, let meant = try kit.reader.meaning(of: words, in: self) {
      confirmSpelling(meant)
      for words in meant { try executeExpanded(words) }
      return
    }
    do { try executeExpanded(words) } catch let error as CommandError {
      throw kit.reader.error(error, of: words, in: self)
    }
  }

  /// Carries out a command in which no variables stand any more.
  package func executeExpanded(_ words: [Word]) throws {
    if words.isEmpty { return }
    let command: Command
    if let found = kit.byWord[words[0].text] {
      command = found
    } else {
      let first = words[0]
      if let alias = vocabulary.aliases[first.text] { return try execute(alias, instead: words) }
      if let macro = vocabulary.macros[first.text], let runner {
        return try runner.call(macro, words)
      }
      if work.isOutlining { return }
      if let present = kit.reader.presentWords(for: words) {
        if vocabulary.toldFormerNames.insert(first.text).inserted {
          call.note(kit.reader.note(onFormerName: first.text))
        }
        return try executeExpanded(present)
      }
      do { command = try self.command(for: first) } catch { throw withPages(error, of: words) }
    }
    if work.isOutlining, !command.formsScript { return }
    let isHeard = isHeard(.commands)
    if isHeard { post(.willRun(command, words)) }
    do {
      // What stands behind a question happens: 'expect error "…" : hide card'.
      if work.isAsking, !command.onlyAsks { endQuestion() }
      if command.changesScene {
        let wasAtRest = beginStep(of: command, words)
        try runForms(of: command, words)
        try endStep(wasAtRest: wasAtRest, words)
      } else if command.onlyAsks {
        try asking { try runForms(of: command, words) }
      } else {
        try runForms(of: command, words)
      }
    } catch {
      if command.changesScene { abandonStep() }
      if isHeard { post(.didRun(command, words, error)) }
      throw error
    }
    if isHeard { post(.didRun(command, words, nil)) }
  }

  /// Returns what somebody sees who only watches the scene; nil if code came to an end of its time for it.
  /// What code changes is taken back.
  package func watching<Result>(_ question: () -> Result) -> Result? {
    guard let code = scene.code else { return question() }
    return code.watched { asking(question) }
  }

  /// Asks the scene something. What code changes for it is taken back.
  private func asking<Result>(_ question: () throws -> Result) rethrows -> Result {
    guard scene.code != nil, !work.isAsking else { return try question() }
    scene.journal.begin("")
    work.isAsking = true
    defer { endQuestion() }
    return try question()
  }

  /// Takes back what code has changed while it was only asked; what follows happens.
  package func endQuestion() {
    guard work.isAsking else { return }
    work.isAsking = false
    scene.journal.abandon()
  }

  /// Begins the step to undo of a command that changes the scene.
  ///
  /// - Returns: True if the command is an event and nothing was under way before it.
  private func beginStep(of command: Command, _ words: [Word]) -> Bool {
    // Only a person reads the titles of steps; a script saves the time of joining the words.
    let label = isInteractive ? words.line : words[0].text
    guard command.group == .happening else {
      scene.journal.begin(label)
      return false
    }
    let wasAtRest = scene.isAtRest
    scene.journal.beginEvent(label)
    return wasAtRest
  }

  private func endStep(wasAtRest: Bool, _ words: [Word]) throws {
    // As the run loop does before the next event, and part of the step that is undone.
    scene.application.layOutWindows()
    scene.nameNewcomers?()
    try checkNumbers(after: words)
    scene.journal.end(isAtRest: wasAtRest && scene.isAtRest)
  }

  private func abandonStep() {
    scene.journal.abandon()
    scene.application.forgetLayout()
  }

  /// A view in which the command being carried out has left a number that no script could say.
  var viewBeyondNumberRule: UIView? {
    scene.journal.firstChangedView { !$0.keepsNumberRule }
  }

  /// Refuses a command that has left a number in the scene which no script could say.
  private func checkNumbers(after words: [Word]) throws {
    guard let view = viewBeyondNumberRule, let (property, value) = view.propertyBeyondNumberRule
    else { return }
    throw CommandError(
      .hugeResult(
        value.scriptText, property: property.name, of: scene.label(of: view)),
      at: words[0].range.lowerBound..<words[words.count - 1].range.upperBound)
  }

  /// Carries out a command without a step to undo.
  package func runForms(of command: Command, _ words: [Word]) throws {
    // Another scene may have come in between, with a clock of its own.
    recorder.prepare(scene.clock)
    if scene.code != nil { kit.reader.commandWillRun(command, in: self) }
    if work.nestedCommands == 0 { _ = StackReserve.takeMeeting() }
    defer { if work.nestedCommands == 0 { scene.code?.commandDidEnd() } }
    let outer = work.confirmed
    defer { work.confirmed = outer }
    // A failure of its code refuses the command.
    if scene.code != nil, command.changesScene, command.group != .happening { work.confirmed = [] }
    let news: Int?
    do {
      guard try runForm(of: command, words) else {
        throw CommandError(try SyntaxMismatch(self.forms(of: command), words, in: self).error)
      }
      // What layout runs is in the log, and not told.
      news = recorder.news
      if scene.code != nil || scene.isImported {
        // Where it fails, or needs too much, it is the command that does.
        if command.changesScene { scene.application.layOutWindows() }
        try kit.reader.commandDidRun(command, in: self)
      }
    } catch {
      if StackReserve.takeMeeting() { throw tooDeep }
      if scene.takeInterruption() { throw WorkInterrupted() }
      throw scene.code == nil ? error : kit.reader.error(error, of: command, in: self)
    }
    if StackReserve.takeMeeting() { throw tooDeep }
    if scene.wasInterrupted, scene.takeInterruption() { throw WorkInterrupted() }
    for line in work.confirmed ?? [] { writeWrapped(line) }
    if isTyped || tellsExpectations, work.nestedCommands == 0, command.group == .expecting,
      command.block == nil, !command.standsAlone
    {
      write(TextLine("\(style.glyphs.yes) ", .good) + TextLine("holds", .dim))
    }
    if let news { tellWhatElseHappened(since: news) }
  }

  /// The error of a hit-test for which the stack had no room.
  private var tooDeep: CommandError {
    CommandError(
      .refused("overrides call each other deeper than the memory admits; see 'ulimit -v'"))
  }

  /// Carries out the form of a command that takes the words.
  ///
  /// - Returns: False if none does.
  @inline(__always)
  private func runForm(of command: Command, _ words: [Word]) throws -> Bool {
    let id = ObjectIdentifier(command)
    if forms.lastCommand != id {
      (forms.lastCommand, forms.last) = (id, self.forms(of: command).forms)
    }
    let forms = forms.last
    do {
      for k in forms.indices where try forms[k].run(words, in: self) { return true }
    } catch is MisreadWord {}
    return false
  }

  /// The forms of a command; those of `override` are one for each kind that the scene knows.
  package func forms(of command: Command) -> CommandForms<Session> {
    let id = ObjectIdentifier(command)
    if let known = forms.all[id] { return known }
    let forms = CommandForms(
      name: command.name, aliases: command.aliases,
      forms: command.formsInScene?(scene) ?? command.forms)
    self.forms.all[id] = forms
    return forms
  }

  /// Carries out the command that an alias stands for; errors in it are reported for the alias.
  private func execute(_ alias: [Word], instead words: [Word]) throws {
    guard !work.openAliases.contains(words[0].text) else {
      throw CommandError(
        .refused("the alias '\(words[0].text)' refers to itself"), at: words[0].range)
    }
    work.openAliases.insert(words[0].text)
    defer { work.openAliases.remove(words[0].text) }
    let meant = alias.map { word in
      var word = word
      word.range = words[0].range
      return word
    }
    try execute(meant + words.dropFirst())
  }

  /// Returns the error of a line that is no command, with the pages of help about its words. Nobody
  /// reads them behind the first errors of a run, and to search takes time.
  private func withPages(_ error: CommandError, of words: [Word]) -> CommandError {
    guard case .unknownCommand(let word, suggestions: [], _) = error.fact, !work.isTrying,
      (runner?.tally.errors ?? 0) < 10
    else { return error }
    let pages = kit.pages(words.map(\.text))
    return CommandError(.unknownCommand(word, suggestions: [], pages: pages), at: error.range)
  }

  /// Returns the command that a word calls; at the prompt an unambiguous beginning is enough.
  package func command(for word: Word) throws(CommandError) -> Command {
    if let command = kit.byWord[word.text] { return command }
    if isInteractive, !word.text.isEmpty {
      let candidates = kit.commands.filter { $0.name.hasPrefix(word.text) }
      if candidates.count == 1 { return candidates[0] }
      if candidates.count > 1 {
        throw CommandError(
          .ambiguousCommand(word.text, candidates: candidates.map(\.name)), at: word.range)
      }
    }
    throw CommandError(
      .unknownCommand(
        word.text,
        suggestions: suggestions(for: word.text, in: kit.byWord.words, most: 2)),
      at: word.range)
  }
}

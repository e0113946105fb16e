import CEditLine
import Commands
import Course
import Foundation
import Live
import Session
import Text

/// The prompt: reads lines that can be edited, and runs them.
struct Prompt {
  let shell: Shell
  private let history: HistoryStore
  private let texts: PromptTexts
  /// The log of the session, if it is kept.
  let log: SessionLog?
  /// The session to go on with, if there is one.
  private let resumed: (log: SessionLog, kept: KeptSession)?

  init(_ shell: Shell, resuming resumed: (log: SessionLog, kept: KeptSession)?) {
    self.shell = shell
    let state =
      shell.options.keepsHistory
      ? StateFolder.path(environment: ProcessInfo.processInfo.environment) : nil
    history = HistoryStore(path: state.map { $0 + "/history" })
    if shell.options.allowsFiles { shell.session.keepRecords(in: state) }
    texts = PromptTexts(shell)
    self.resumed = resumed
    log =
      shell.options.keepsHistory
      ? resumed?.log ?? StateFolder.sessions.map(SessionLog.init(in:)) : nil
  }

  /// Prompts until the end of input or `quit`.
  func run() {
    let session = shell.session
    let isAtTerminal = Terminal.isTerminal(STDIN_FILENO)
    session.isInteractive = true
    let editor = LineEditor(programName: "tapscope", history: history, input: shell.input)
    learnBackground(editor)
    editor?.idleWork = idleWork
    if editor != nil {
      session.access.clearScreen = { [shell] in
        shell.flush()
        cel_write(LineEditor.clearedScreen)
      }
    }
    greet()
    if let warning = history.openingWarning { say(warning) }
    if resumed == nil, log != nil, let sessions = StateFolder.sessions,
      SessionLog.wasCutOff(in: sessions)
    {
      say("the last session was cut off; 'tapscope --resume' goes on with it")
    }
    shell.runner.begin(name: nil)
    if shell.options.readsInitFile { InitFile.run(in: shell) }
    tellOfInterruption()
    session.keepTranscript(true)
    texts.editor = editor
    session.access.textAtPrompt = texts.next
    session.liveHost = shell.liveHost
    shell.input.visitors = { [unowned session] in session.liveHost?.descriptor }
    session.liveHost?.folder = log?.folder
    if let log { session.liveHost?.work = log.forPage }
    session.add(history)
    beginLog()
    beginPage()
    var held: String?
    while !session.wantsToQuit {
      switch readCommand(editor, after: &held) {
      case .line(let line): run(line)
      case .text(let text, let line): run(line, on: text)
      case .tooLong(let count): tell(ofTooLong: count)
      case .interrupted: continue
      case .endOfInput:
        say("")
        session.wantsToQuit = true
      }
    }
    shell.runner.end()
    // The end of input may be that of the terminal, which nobody wanted.
    let isOver = !isAtTerminal || Terminal.isTerminal(STDIN_FILENO)
    session.liveHost?.close(keepingKey: !isOver)
    if isOver { log?.close() }
    shell.flush()
  }

  /// Carries out the lines of the session that is resumed, and keeps those that follow.
  private func beginLog() {
    if let resumed { resume(resumed.log, resumed.kept) }
    guard let log else { return }
    let hasScripts = shell.options.commands != nil || !shell.options.scripts.isEmpty
    let session = shell.session
    if hasScripts, let warning = log.end(isWhole: false, scene: { session.sceneScript }) {
      say(warning)
    }
    session.add(log)
    keepFiles(in: log)
  }

  /// Reads a line, and the next ones as long as the command goes on in them.
  ///
  /// - Parameter held: The line that was read already; it becomes the line that is no part of this
  ///   command, if there is one.
  private func readCommand(_ editor: LineEditor?, after held: inout String?) -> LineResult {
    // What comes before the next line is read is too late for the last one.
    cel_interrupts_forget()
    var command = TypedCommand()
    if let line = held {
      held = nil
      if command.take(line) { return .line(line) }
    }
    while true {
      let before = command.text
      let isFirst = before.isEmpty
      let text = isFirst ? mainPrompt : "     ...> "
      editor?.promptText = text
      editor?.style = shell.session.style
      assist(editor, behind: isFirst ? "" : before + "\n")
      editor?.visitQuietly = receiveQuietVisitors
      editor?.visit = {
        receiveVisitors()
        if isFirst { editor?.promptText = mainPrompt }
        editor?.style = shell.session.style
        assist(editor, behind: isFirst ? "" : before + "\n")
      }
      shell.flush()
      // libedit takes the size of the terminal with every line.
      let usable = Terminal.hasUsualSize ? editor : nil
      let result = usable?.readLine() ?? plainLine(text)
      guard case .line(let line) = result else {
        if case .endOfInput = result, !isFirst { return .line(before) }
        return result
      }
      if command.isEnd(before: line) {
        held = line
        return .line(before)
      }
      if command.take(line) { return .line(command.text) }
      if cel_is_interrupted() { return .interrupted }
    }
  }

  /// The prompt; it shows when changes will be rolled back.
  var mainPrompt: String {
    let text = shell.session.promptText
    return String(repeating: " ", count: max(0, 8 - text.count)) + text + "> "
  }

  /// Gives the editor the aid for the next line of a command.
  private func assist(_ editor: LineEditor?, behind before: String) {
    let aid = TypingAid(session: shell.session, history: history, before: before)
    editor?.completer = aid.completions
    // The lines within a quote and the like get no aid.
    editor?.bulkText = before.isEmpty ? texts.bulkText : nil
    // A hint that is not grey would look typed.
    editor?.decorator = shell.session.style.hasColor ? aid.decoration : nil
    editor?.lineOfEnter = before.isEmpty ? shell.session.lineOfEnter : nil
    editor?.pageKeyLines = before.isEmpty ? shell.session.pageKeyLines : nil
  }

  /// Runs a line behind which a text was pasted, or imports the text; it is one step either way.
  private func run(_ line: String, on text: [UInt8]) {
    let isBare = line.allSatisfy(\.isWhitespace)
    texts.pasted = text
    if isBare { submit(Session.importOfPaste, from: .program) } else { submit(line) }
    if texts.pasted != nil { say("the pasted text was not used; 'import' without a file takes it") }
    texts.pasted = nil
  }

  private func tell(ofTooLong count: Int) {
    let lines = count == 1 ? "1 line is" : "\(count) lines are"
    let measure = count == 1 ? "long" : "many"
    say("\(lines) not a dump and too \(measure) to edit; 'source FILE' runs a script")
  }

  /// Asks the terminal for its background, where the theme may follow it.
  private func learnBackground(_ editor: LineEditor?) {
    let (session, input) = (shell.session, shell.input)
    guard let editor, session.style.hasColor, session.style.appearance.hasManyColors,
      [.auto, .projector].contains(session.style.appearance.choice), !Terminal.isOfBuildServer
    else { return }
    input.tell = { color in
      session.style.appearance.background = .color(color)
      editor.take(session.style)
    }
    input.askForBackground()
    // What was typed before has been echoed; it comes again behind the prompt.
    cel_write(LineEditor.clearedRow)
  }

  private func greet() {
    // A scene that a script has made is not the one that the invitation is for.
    let isEmpty = Array(shell.session.scene.views).count <= 2
    let greeting = Greeting(isFirst: history.isFirst && isEmpty)
    greeting.lines(width: shell.session.style.width).forEach(show)
  }

  /// Adds a line to the history; returns a warning if it cannot be kept.
  func rememberLine(_ line: String) -> String? { history.append(line) }

  func say(_ text: String) { show(TextLine(text, .notice)) }

  /// Writes a line that is no command's.
  func show(_ line: TextLine) { shell.session.post(.output(line)) }

  private func run(_ line: String) {
    if line.allSatisfy(\.isWhitespace) {
      if shell.session.takesEmptyLines { submit(line) }
      return
    }
    submit(line)
  }

  /// Carries out a line.
  func submit(_ line: String, from source: PromptLine.Source = .prompt) {
    let session = shell.session
    let promptLine = PromptLine(line, from: source)
    shell.progress.begin()
    shell.fitTerminal()
    let usesPager = session.options.usesPager && !session.showsAllAtOnce
    shell.page = usesPager ? pager : nil
    session.post(.willTake(promptLine))
    let problems = shell.runner.tally.problems
    if session.splits(line) {
      session.splitting { shell.runner.run(line) }
    } else {
      shell.runner.run(line)
    }
    endPage()
    let isGood = shell.runner.tally.problems == problems
    let isWhole = !tellOfInterruption()
    session.post(.didTake(promptLine, PromptOutcome(isGood: isGood, isWhole: isWhole)))
    if let walk = session.walk {
      StepScreen(walk, shell).run()
      session.leaveWalk()
    }
    shell.flush()
    session.post(.willPrompt)
  }

  /// Tells that a command was interrupted, if it was, and forgets it.
  ///
  /// - Returns: True if it was.
  @discardableResult func tellOfInterruption() -> Bool {
    guard cel_is_interrupted() || shell.runner.wasInterrupted else { return false }
    cel_interrupts_forget()
    shell.flush()
    // The terminal has echoed the key.
    if Terminal.isTerminal(STDOUT_FILENO) { cel_write("\r\u{1B}[K") }
    say("interrupted")
    shell.flush()
    return true
  }

  /// The output page by page; nil if the person wants none, if standard input or output is no
  /// terminal, or if the output has another format than text.
  private var pager: (any LongOutput)? {
    guard Terminal.isTerminal(STDIN_FILENO), Terminal.isTerminal(STDOUT_FILENO),
      shell.options.format == .text
    else { return nil }
    switch pagerCommand {
    case nil: return PagedScreen(shell.session, input: shell.input, output: shell.output)
    // What shows all at once needs no program.
    case "", "cat": return nil
    case let command?:
      return PagedOutput(command: command, size: Terminal.size, output: shell.output)
    }
  }

  private var pagerCommand: String? { Terminal.environment("PAGER") }

  private func endPage() {
    shell.flush()
    let lacksPager = shell.page?.lacksPager ?? false
    shell.page = nil
    guard lacksPager, let pagerCommand else { return }
    shell.session.options.usesPager = false
    say("cannot run the pager '\(pagerCommand)'; 'set-option pager on' tries it again")
  }

  /// Reads a line without editing, where the terminal cannot edit.
  private func plainLine(_ prompt: String) -> LineResult {
    FileHandle.standardOutput.write(Data(prompt.utf8))
    // Of a pipe, lines may have been read ahead; a terminal hands over one at a time.
    while shell.input.visitors() != nil, Terminal.isTerminal(STDIN_FILENO),
      shell.input.wait(-1, admitsVisitors: true) == CEL_VISITOR
    {
      say("")
      receiveVisitors()
      shell.flush()
      FileHandle.standardOutput.write(Data(prompt.utf8))
    }
    let line = readLine()
    if cel_is_interrupted() {
      cel_interrupts_forget()
      return .interrupted
    }
    guard let line else { return .endOfInput }
    guard shell.session.isDump(line.utf8) else { return .line(line) }
    say("an empty line ends the dump")
    shell.flush()
    return .text(Array((line + "\n").utf8) + texts.plainText(), behind: "")
  }
}

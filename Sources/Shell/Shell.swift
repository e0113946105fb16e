import CEditLine
import Code
import Commands
import Foundation
import Help
import Live
import Session
import Text

/// A shell: the prompt, pipe, file or `-c` in front of a session.
package final class Shell {
  let options: ShellOptions
  let output = OutputBuffer(STDOUT_FILENO)
  let session: Session
  let runner: ScriptRunner
  let progress = Progress(isShown: isatty(STDOUT_FILENO) == 1 && isatty(STDERR_FILENO) == 1)
  /// What opens the session to browsers; the program sets it before ``run()``.
  package var liveHost: (any LiveHost)?
  let input = TerminalInput()
  // Read for every line of a script.
  /// The paged output of the command at the prompt, if it may be long.
  @exclusivity(unchecked) var page: (any LongOutput)?
  private let reports: Reports
  private lazy var errors = ErrorOutput(options, progress: progress) { [unowned self] in flush() }
  private let plan: TestPlan?
  /// The output of the tests, if only those that fail show it.
  private let tests: TestOutput?
  /// The observer that shows what the session prints.
  private lazy var screen = EventClosure([.output, .notes, .problems]) { [unowned self] in
    switch $0 {
    case .output(let line): show(line)
    // A person reads it in its place, on pages, too.
    case .note(let line): if session.isInteractive { show(line) } else { errors.say(line) }
    case .problem(let diagnostic): show(diagnostic)
    default: break
    }
  }
  /// The files that each script has read, with its own.
  private(set) var filesRead: [String: Set<String>] = [:]
  private var unreadable = 0
  /// The number of files that are no scripts but dumps, which were imported, or code.
  private var otherCount = 0
  private var statusBeforePrompt: ExitStatus?

  /// Creates a shell.
  package convenience init(_ options: ShellOptions) { self.init(options, nil) }

  /// Creates a shell that runs a plan of tests, if there is one, instead of the options' scripts.
  init(_ options: ShellOptions, _ plan: TestPlan?) {
    self.options = options
    self.plan = plan
    session = Session(style: OutputStyle(options, for: STDOUT_FILENO))
    runner = ScriptRunner(session)
    reports = Reports(options, output: output)
    tests = plan == nil ? nil : TestOutput(isQuiet: options.tests?.isQuiet == true)
    runner.policy = options.policy
    session.define(options.definitions)
    session.access.allowsFiles = options.allowsFiles
    session.showsTestNames = [.text, .markdown].contains(options.format) && plan == nil
    output.isReadByBuildServer = options.annotatesGitHub
    output.willFlush = progress.clear
    connect()
  }

  /// Connects the session with the output and the signals.
  private func connect() {
    tests?.screen = screen
    session.add(tests ?? screen)
    for observer in reports.observers { session.add(observer) }
    session.scene.isInterrupted = { [unowned self] in
      cel_is_interrupted() || page?.isAbandoned == true || runner.isOverdue
    }
    // Called before every command, of which most have no page, by a runner that only the shell has.
    runner.isInterrupted = { [unowned(unsafe) self, progress] in
      guard let page else {
        progress.tick()
        return cel_is_interrupted()
      }
      if !page.isPaging { progress.tick() }
      return page.isAbandoned || cel_is_interrupted()
    }
  }

  /// Prepares the memory for a shell on a thread of its own, while the one that calls only waits.
  /// With memory of its own, the thread would ask the system for every page (glibc).
  package static func shareMemory() { cel_share_memory() }

  /// Runs everything that was asked for; returns the exit status.
  package func run() -> ExitStatus {
    if let failure = reports.begin() {
      errors.complain(failure)
      return .usage
    }
    // A run of tests has found its scripts already.
    if plan == nil,
      let complaint = UnknownDefinitions.complaint(of: options, scripts: options.scripts)
    {
      errors.complain(complaint)
      return .usage
    }
    cel_interrupts_begin()
    // A file that may not grow any more is an error of writing, not the end of the program.
    signal(SIGXFSZ, SIG_IGN)
    var resumed: (log: SessionLog, kept: KeptSession)?
    if options.resumes {
      guard let log = StateFolder.sessions.flatMap(SessionLog.init(latestIn:)) else {
        errors.complain("there is no session to resume")
        return .usage
      }
      do { resumed = (log, try log.kept()) } catch {
        errors.complain("cannot read '\(log.path)': \(error.reason)")
        return .usage
      }
    }
    let hasScripts = options.commands != nil || !options.scripts.isEmpty || plan != nil
    let takesCommands = !hasScripts || options.isInteractive || options.scripts.contains("-")
    session.access.standardInput = takesCommands ? nil : .standardInput
    runScripts()
    if let commands = options.commands, !isOver { run(commands) }
    let isAtTerminal = isatty(STDIN_FILENO) == 1
    if options.isInteractive || ((!hasScripts || hasNoScripts) && isAtTerminal) {
      statusBeforePrompt = status
      cel_termination_ends()
      // An error of a script is left to the person at the prompt.
      if !session.wantsToQuit, !runner.wasInterrupted { Prompt(self, resuming: resumed).run() }
    } else if !hasScripts {
      run(descriptor: STDIN_FILENO, name: "<stdin>", path: nil)
    }
    progress.clear()
    accept()
    writeSummary()
    if let failure = reports.end() { errors.complain(failure) }
    output.flush()
    return status
  }

  /// Runs the scripts. They do not depend on each other (`source` is for those that do), so a
  /// script that stops does not stop the next ones, unless the run is to end with the first
  /// failure.
  private func runScripts() {
    let scripts = plan?.scripts ?? options.scripts.map { TestPlan.Script(name: $0) }
    for (k, script) in scripts.enumerated() where output.failure == nil {
      guard k == 0 || runner.beginNext() else {
        for script in scripts[k...] { skip(script) }
        return
      }
      // What is named behind code is about it.
      if k > 0, !scripts[k - 1].name.isCodeFile { session.startAnew() }
      runner.selection = script.selection
      run(file: script.name)
      filesRead[script.name] = runner.filesRead
    }
  }

  private func skip(_ script: TestPlan.Script) {
    // The summary counts tests.
    guard plan == nil else { return runner.didNotRun(script.tests, of: script.name) }
    runner.didNotRun(
      script.name, because: "the script was not run, because the run had been stopped")
    errors.complain("'\(script.name)' was not run")
  }

  private var isOver: Bool { runner.isStopped || session.wantsToQuit || output.failure != nil }

  private func run(_ commands: String) {
    runner.begin(name: "-c", isTyped: true)
    for line in LogicalLines(commands) where !isOver { runner.run(line) }
    runner.end()
  }

  private func run(file name: String) {
    guard name != "-" else {
      run(descriptor: STDIN_FILENO, name: "<stdin>", path: nil)
      return
    }
    if name.isCodeFile, plan == nil { return readCode(in: name) }
    // A pipe that somebody names is read; one that was found in a folder has no end.
    if plan != nil, !options.scripts.contains(name), !ScriptFolder.isRegular(name) {
      refuse(name, FileContents.notRegular.reason)
      return
    }
    let descriptor = open(name, O_RDONLY)
    if descriptor < 0, errno == EINTR, cel_is_interrupted() {
      // The runner tells of the signal that ended the wait for somebody who writes.
      runner.begin(name: name)
      runner.end()
      return
    }
    guard descriptor >= 0 else {
      refuse(name, FileContents.Failure().reason)
      return
    }
    defer { close(descriptor) }
    run(
      descriptor: descriptor, name: name,
      path: URL(fileURLWithPath: name).resolvingSymlinksInPath().path)
  }

  private func run(descriptor: Int32, name: String, path: String?) {
    var reader = ScriptReader(descriptor, isInterrupted: runner.isInterrupted) { [output] in
      output.flush()
    }
    if plan == nil, reader.findsDump(isCommand: session.isCommandWord) {
      return importDump(reader.takeAll(), name: name, path: path)
    }
    runner.begin(name: name, path: path)
    if let reason = runner.run(reader) { refuse(name, reason) }
    runner.end()
  }

  /// Indicates whether all that was to be run were dumps and code, which somebody at a terminal asks
  /// about.
  private var hasNoScripts: Bool {
    options.commands == nil && plan == nil && otherCount > 0 && otherCount == options.scripts.count
  }

  /// Reads code that was given in place of a script.
  private func readCode(in name: String) {
    otherCount += 1
    runner.begin(name: name, isTyped: true)
    runner.run("code \(name.quotedText)")
    runner.end()
  }

  /// Imports a dump that was given in place of a script.
  private func importDump(_ data: Data, name: String, path: String?) {
    otherCount += 1
    errors.say(
      TextLine("tapscope: ", .strong)
        + TextLine(
          "\(path == nil ? "this" : "'\(name)'") is a dump and no script, so it is imported"))
    // Its place in the file system is worth knowing, if files may be read.
    let isNamed = path != nil && session.access.allowsFiles
    if !isNamed { session.access.texts["-"] = data }
    defer { session.access.texts = [:] }
    runner.begin(name: name, isTyped: true)
    runner.run("import \(isNamed ? name.quotedText : "-")")
    runner.end()
  }

  private func refuse(_ name: String, _ reason: String) {
    unreadable += 1
    runner.didNotRun(name, because: "the script cannot be read: \(reason)")
    errors.complain("cannot read '\(name)': \(reason)")
  }

  /// Writes the outputs of `verify` into the scripts, and reports it.
  private func accept() {
    for outcome in runner.acceptances.write() {
      switch outcome {
      case .rewritten(let path, let count):
        let what = count == 1 ? "1 expectation" : "\(count) expectations"
        errors.say(TextLine("tapscope: \(what) rewritten in \(path)"))
      case .refused(let path, let reason):
        unreadable += 1
        errors.complain("cannot rewrite '\(path)': \(reason)")
      }
    }
  }

  private func writeSummary() {
    let summary = tests?.summary ?? RunSummary(runner.tally)
    guard plan != nil || !summary.isEmpty else { return }
    // From here on nothing waits for the end of a test.
    if let tests {
      session.remove(tests)
      session.add(screen)
    }
    session.post(.output(summary.line))
    // A person reads it, too, where the output goes to a file.
    if plan != nil, isatty(STDOUT_FILENO) == 0 { errors.say(summary.line) }
  }

  private var status: ExitStatus {
    if let failure = output.failure {
      errors.complain("cannot write the output: \(failure)")
      return .internalError
    }
    if runner.wasInterrupted, !session.isInteractive {
      return ExitStatus.interruption ?? .interrupted
    }
    if unreadable > 0 || reports.hasFailed { return .usage }
    if let statusBeforePrompt { return statusBeforePrompt }
    if runner.tally.errors > 0 { return .scriptError }
    return runner.tally.failures > 0 ? .failedExpectation : .success
  }

  /// Writes a line of a command's output in the format of the options.
  private func show(_ line: TextLine) {
    // An interrupted run prints nothing more, however much there is to print.
    if cel_is_interrupted(), session.isInteractive { return }
    let style = session.style
    if let page {
      page.write(line, style)
    } else {
      reports.write(line, style)
    }
  }

  private func show(_ diagnostic: Diagnostic) {
    // At the prompt a person reads; elsewhere errors stay one line each for programs.
    errors.follow(session.style)
    errors.show(
      diagnostic, isWrapped: session.isInteractive, isShort: options.tests?.isQuiet == true)
  }

  /// Hands over all output, before something waits.
  func flush() {
    page?.show()
    output.flush()
  }

  /// Sets the width of lines to that of the terminal, unless a width was asked for.
  func fitTerminal() {
    guard isatty(STDOUT_FILENO) == 1 else { return }
    let size = Terminal.size
    session.style.height = size.rows
    guard options.width == nil, session.options.width == nil else { return }
    session.style.width = max(20, size.columns)
  }
}

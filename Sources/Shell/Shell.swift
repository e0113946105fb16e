import CEditLine
import Commands
import Foundation
import Text

/// A shell: the prompt, pipe, file or `-c` in front of a session.
package final class Shell {
  let options: ShellOptions
  let output = OutputBuffer(STDOUT_FILENO)
  private let errors = OutputBuffer(STDERR_FILENO)
  let session: Session
  let runner: ScriptRunner
  let progress = Progress(isShown: isatty(STDOUT_FILENO) == 1 && isatty(STDERR_FILENO) == 1)
  // Read for every line of a script.
  /// The paged output of the command at the prompt, if it may be long.
  @exclusivity(unchecked) var page: PagedOutput?
  private let reports: Reports
  private let errorStyle: OutputStyle
  private var unreadable = 0
  /// The exit status of the scripts before the prompt.
  private var statusBeforePrompt: ExitStatus?

  /// Creates a shell.
  package init(_ options: ShellOptions) {
    self.options = options
    errorStyle = Self.outputStyle(options, for: STDERR_FILENO)
    session = Session(style: Self.outputStyle(options, for: STDOUT_FILENO)) { _ in }
    runner = ScriptRunner(session) { _ in }
    reports = Reports(options, output: output)
    runner.policy = options.policy
    runner.observers = reports.observers
    session.allowsFiles = options.allowsFiles
    session.showsTestNames = [.text, .markdown].contains(options.format)
    session.output = { [unowned self] in show($0) }
    runner.report = { [unowned self] in show($0) }
    output.isReadByBuildServer = options.annotatesGitHub
    errors.isReadByBuildServer = options.annotatesGitHub
    if let transcript = reports.transcript { runner.keep(transcript) }
    session.scene.isInterrupted = { [unowned self] in
      cel_is_interrupted() || page?.isAbandoned == true
    }
    // Called before every command, of which most have no page.
    runner.isInterrupted = { [unowned(unsafe) self, progress] in
      guard let page else {
        progress.tick()
        return cel_is_interrupted()
      }
      if !page.isPaging { progress.tick() }
      return page.isAbandoned || cel_is_interrupted()
    }
    output.willFlush = progress.clear
    errors.willFlush = progress.clear
  }

  /// Prepares the memory for a shell on a thread of its own, while the one that calls only waits.
  /// With memory of its own, the thread would ask the system for every page (glibc).
  package static func shareMemory() { cel_share_memory() }

  /// Runs everything that was asked for; returns the exit status.
  package func run() -> ExitStatus {
    if let failure = reports.begin() {
      complain(failure)
      return .usage
    }
    cel_interrupts_begin()
    // A file that may not grow any more is an error of writing, not the end of the program.
    signal(SIGXFSZ, SIG_IGN)
    let hasScripts = options.commands != nil || !options.scripts.isEmpty
    let takesCommands = !hasScripts || options.isInteractive || options.scripts.contains("-")
    session.standardInput = takesCommands ? nil : .standardInput
    runScripts()
    if let commands = options.commands, !isOver { run(commands) }
    let isAtTerminal = isatty(STDIN_FILENO) == 1
    if options.isInteractive || (!hasScripts && isAtTerminal) {
      statusBeforePrompt = status
      // An error of a script is left to the person at the prompt.
      if !session.wantsToQuit, !runner.wasInterrupted { Prompt(self).run() }
    } else if !hasScripts {
      run(descriptor: STDIN_FILENO, name: "<stdin>", path: nil)
    }
    progress.clear()
    accept()
    writeSummary()
    if let failure = reports.end() { complain(failure) }
    output.flush()
    return status
  }

  /// Runs the scripts. They do not depend on each other (`source` is for those that do), so a
  /// script that stops does not stop the next ones, unless the run is to end with the first
  /// failure.
  private func runScripts() {
    for (k, script) in options.scripts.enumerated() where output.failure == nil {
      guard k == 0 || runner.beginNext() else {
        for name in options.scripts[k...] { skip(name) }
        return
      }
      if k > 0 { session.startAnew() }
      run(file: script)
    }
  }

  private func skip(_ name: String) {
    runner.didNotRun(name, because: "the script was not run, because the run had been stopped")
    complain("'\(name)' was not run")
  }

  private var isOver: Bool { runner.isStopped || session.wantsToQuit || output.failure != nil }

  private func run(_ commands: String) {
    runner.begin(name: "-c")
    for line in LogicalLines(commands) where !isOver { runner.run(line) }
    runner.end()
  }

  private func run(file name: String) {
    guard name != "-" else {
      run(descriptor: STDIN_FILENO, name: "<stdin>", path: nil)
      return
    }
    let descriptor = open(name, O_RDONLY)
    guard descriptor >= 0 else {
      refuse(name, String(cString: strerror(errno)).lowercased())
      return
    }
    defer { close(descriptor) }
    run(
      descriptor: descriptor, name: name,
      path: URL(fileURLWithPath: name).resolvingSymlinksInPath().path)
  }

  private func run(descriptor: Int32, name: String, path: String?) {
    runner.begin(name: name, path: path)
    let reader = ScriptReader(descriptor, isInterrupted: runner.isInterrupted) { [output] in
      output.flush()
    }
    if let reason = runner.run(reader) { refuse(name, reason) }
    runner.end()
  }

  private func refuse(_ name: String, _ reason: String) {
    unreadable += 1
    runner.didNotRun(name, because: "the script cannot be read: \(reason)")
    complain("cannot read '\(name)': \(reason)")
  }

  /// Reports on standard error a problem that lies outside of all scripts.
  private func complain(_ text: String) {
    output.flush()
    let line = TextLine("tapscope: ", .strong) + TextLine("error: ", .bad) + TextLine(text)
    errors.write(errorStyle.render(line))
    errors.flush()
  }

  /// Writes the outputs of `verify` into the scripts, and reports it.
  private func accept() {
    for outcome in runner.acceptances.write() {
      switch outcome {
      case .rewritten(let path, let count):
        let what = count == 1 ? "1 expectation" : "\(count) expectations"
        output.flush()
        errors.write("tapscope: \(what) rewritten in \(path)")
        errors.flush()
      case .refused(let path, let reason):
        unreadable += 1
        complain("cannot rewrite '\(path)': \(reason)")
      }
    }
  }

  private func writeSummary() {
    let tally = runner.tally
    guard tally.passed + tally.failed + tally.failedAsExpected > 0 else { return }
    var line = TextLine(
      "\(tally.passed) \(tally.passed == 1 ? "test" : "tests") passed",
      tally.failed == 0 ? .good : .plain)
    if tally.failed > 0 { line.append(", \(tally.failed) failed", .bad) }
    if tally.failedAsExpected > 0 {
      line.append(", \(tally.failedAsExpected) failed as expected", .notice)
    }
    session.output(line)
  }

  private var status: ExitStatus {
    if let failure = output.failure {
      complain("cannot write the output: \(failure)")
      return .internalError
    }
    if runner.wasInterrupted, !session.isInteractive { return .interrupted }
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
      page.write(style.render(line), width: line.width)
    } else {
      reports.write(line, style)
    }
  }

  private func show(_ diagnostic: Diagnostic) {
    // Flushes both streams, so that lines appear in the order in which they were written.
    flush()
    // At the prompt a person reads; elsewhere errors stay one line each for programs.
    let width = session.isInteractive ? errorStyle.width : nil
    for line in diagnostic.lines(fitting: width) { errors.write(errorStyle.render(line)) }
    if options.annotatesGitHub { errors.writeCommand(GitHubAnnotations.line(for: diagnostic)) }
    errors.flush()
  }

  /// Hands over all output, before something waits.
  func flush() {
    page?.show()
    output.flush()
  }

  /// Sets the width of lines to that of the terminal, unless a width was asked for.
  func fitTerminal() {
    guard options.width == nil, session.options.width == nil, isatty(STDOUT_FILENO) == 1 else {
      return
    }
    session.style.width = max(20, Terminal.size.columns)
  }

  private static func outputStyle(_ options: ShellOptions, for descriptor: Int32) -> OutputStyle {
    let environment = Terminal.environment
    let isTerminal = isatty(descriptor) == 1
    let hasColor: Bool
    switch options.color {
    case .always: hasColor = true
    case .never: hasColor = false
    case .auto:
      let isForced = environment("CLICOLOR_FORCE").map { $0 != "0" && !$0.isEmpty } ?? false
      let isForbidden = !(environment("NO_COLOR") ?? "").isEmpty || environment("TERM") == "dumb"
      hasColor = isForced || (isTerminal && !isForbidden)
    }
    let width = options.width ?? (isTerminal ? Terminal.size.columns : 80)
    return OutputStyle(width: max(20, width), hasColor: hasColor, isASCII: options.isASCII)
  }
}

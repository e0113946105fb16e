import Commands
import Foundation
import Inspection

/// The four doors to one session: prompt, pipe, file and `-c`.
public final class Shell {
  private let options: ShellOptions
  private let output: OutputBuffer
  private let errors: OutputBuffer
  let session: Session
  let runner: ScriptRunner
  private var unreadable = 0

  /// Creates a shell.
  public init(_ options: ShellOptions) {
    self.options = options
    let look = Self.look(options, for: STDOUT_FILENO)
    let output = OutputBuffer(STDOUT_FILENO, look: look)
    let errorLook = Self.look(options, for: STDERR_FILENO)
    let errors = OutputBuffer(STDERR_FILENO, look: errorLook)
    self.output = output
    self.errors = errors
    session = Session(look: look) { output.write($0) }
    runner = ScriptRunner(session) { diagnostic in
      // Both streams in the order in which things happened.
      output.flush()
      // At the prompt a person reads; a script's errors stay one line each for programs.
      let width = diagnostic.file == nil ? errorLook.width : nil
      diagnostic.lines(fitting: width).forEach(errors.write)
      errors.flush()
    }
    runner.policy = options.policy
  }

  /// Runs everything that was asked for; returns what to tell the program that started it.
  public func run() -> ExitStatus {
    let hasScripts = options.commands != nil || !options.scripts.isEmpty
    for (k, script) in options.scripts.enumerated() where !isOver {
      // Scripts do not depend on each other; `source` is for those that do.
      if k > 0 { session.startAnew() }
      run(file: script)
    }
    if let commands = options.commands, !isOver { run(commands) }
    let isAtTerminal = isatty(STDIN_FILENO) == 1
    if (options.isInteractive || (!hasScripts && isAtTerminal)) && !isOver {
      Prompt(self, keepsHistory: options.keepsHistory).run()
    } else if !hasScripts {
      run(descriptor: STDIN_FILENO, name: "<stdin>", path: nil)
    }
    writeSummary()
    output.flush()
    return status
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
    let reader = ScriptReader(descriptor) { [output] in output.flush() }
    if let reason = runner.run(reader) { refuse(name, reason) }
    runner.end()
  }

  private func refuse(_ name: String, _ reason: String) {
    unreadable += 1
    output.flush()
    errors.write(
      TextLine("tapscope: ", .strong) + TextLine("error: ", .bad)
        + TextLine("cannot read '\(name)': \(reason)"))
    errors.flush()
  }

  private func writeSummary() {
    let tally = runner.tally
    guard tally.passed + tally.failed > 0 else { return }
    let count = tally.failed > 0 ? tally.failed : tally.passed
    var line = TextLine(
      "\(tally.passed) \(tally.passed == 1 ? "test" : "tests") passed",
      tally.failed == 0 ? .good : .plain)
    if tally.failed > 0 { line.append(", \(count) failed", .bad) }
    session.output(line)
  }

  private var status: ExitStatus {
    if let failure = output.failure {
      errors.write(TextLine("tapscope: error: cannot write the output: \(failure)"))
      errors.flush()
      return .internalError
    }
    if unreadable > 0 { return .usage }
    if session.isInteractive { return .success }
    if runner.tally.errors > 0 { return .scriptError }
    return runner.tally.failures > 0 ? .failedExpectation : .success
  }

  /// Hands over what has been written, before something waits.
  func flush() {
    output.flush()
  }

  private static func look(_ options: ShellOptions, for descriptor: Int32) -> Look {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(descriptor) == 1
    let hasColor: Bool
    switch options.color {
    case .always: hasColor = true
    case .never: hasColor = false
    case .auto:
      let isForced = environment["CLICOLOR_FORCE"].map { $0 != "0" && !$0.isEmpty } ?? false
      let isForbidden = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
      hasColor = isForced || (isTerminal && !isForbidden)
    }
    let width = options.width ?? (isTerminal ? Terminal.size.columns : 80)
    return Look(width: max(20, width), hasColor: hasColor, isASCII: options.isASCII)
  }
}

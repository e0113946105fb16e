import Session
import Text

/// A script of an agent, run in a scene of its own with a limit of time and of output.
final class ToolScript {
  /// The seconds that a script may take if nobody says so.
  static let usualSeconds = 10
  /// The seconds that may be asked for.
  static let seconds = 0.1...60

  private(set) var summary = RunSummary()
  private(set) var tests: [TestRecord] = []
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var output: ToolOutput
  /// Indicates whether a command could not be carried out, or the script was stopped.
  private(set) var hasErrors = false
  private let session: Session

  /// Runs a script.
  ///
  /// - Parameters:
  ///   - limit: The time that it may take, and the number of characters that it may print.
  ///   - folder: The folder from which it may read files; nil for no files.
  init(
    _ text: String, _ kit: SessionKit, within limit: ToolLimit, allowing folder: AllowedFolder?
  ) {
    session = Session(kit)
    output = ToolOutput(limit.characters)
    session.access.allowsFiles = folder != nil
    session.access.allowsWriting = false
    if let folder { session.access.openFile = folder.open }
    session.observe([.output, .notes, .problems, .results]) { [unowned self] in hear($0) }
    let end = ContinuousClock.now + .seconds(limit.seconds)
    let mustStop = { [unowned self] in ContinuousClock.now > end || output.isFull }
    session.scene.isInterrupted = mustStop
    let runner = ScriptRunner(session)
    runner.policy.errorsEndTestsOnly = true
    runner.isInterrupted = mustStop
    runner.begin(name: "script", isTyped: true)
    for line in LogicalLines(text) where !runner.isStopped && !session.wantsToQuit {
      runner.run(line)
    }
    let line = runner.currentLine
    runner.end()
    guard mustStop() else { return }
    let reason =
      output.isFull ? output.complaint : "it took longer than \(limit.seconds.shortText) s"
    add(
      Diagnostic(
        CommandError(.refused("the script was stopped: \(reason)")), in: "", file: "script",
        number: line))
  }

  private func hear(_ event: SessionEvent) {
    summary.add(event)
    switch event {
    case .output(let line), .note(let line): output.add(line)
    case .problem(let diagnostic): add(diagnostic)
    case .testEnded(let test): tests.append(test)
    default: break
    }
  }

  private func add(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
    hasErrors = hasErrors || diagnostic.kind == .scriptError
    for line in diagnostic.lines { output.add(line, isLast: true) }
  }
}

/// A limit of a call.
package struct ToolLimit: Sendable {
  /// The number of seconds after which a call is ended.
  package var seconds = 60.0
  /// The number of characters that a call may print.
  package var characters = 1_000_000

  package init() {}
}

/// What a call prints.
struct ToolOutput {
  private(set) var lines: [String] = []
  private var count = 0
  private let limit: Int

  init(_ limit: Int) {
    self.limit = limit
  }

  /// Indicates whether more was printed than may be; the rest is thrown away.
  var isFull: Bool { count > limit }

  var complaint: String { "it printed more than \(limit) characters" }

  /// - Parameter isLast: Whether the line is kept also if too much was printed.
  mutating func add(_ line: TextLine, isLast: Bool = false) {
    guard !isFull || isLast else { return }
    let text = OutputStyle().render(line)
    count += text.count + 1
    lines.append(text)
  }

  /// Takes over what a script has printed, which was as much as it may be.
  mutating func take(_ other: ToolOutput) { (lines, count) = (other.lines, 0) }

  /// Drops what was printed.
  mutating func clear() { self = ToolOutput(limit) }
}

import Commands
import Text

/// Keeps what tests print until they end: of a test that fails it is shown, and the rest is dropped.
final class TestOutput: RunObserver {
  private let isQuiet: Bool
  /// Receives the lines that are to be shown.
  var write: (TextLine) -> Void = { _ in }
  /// Receives the diagnostics that are to be shown.
  var report: (Diagnostic) -> Void = { _ in }
  private var (inside, outside) = (KeptOutput(), KeptOutput())
  /// The tests so far; a script without tests is one.
  private(set) var summary = RunSummary()

  init(isQuiet: Bool) {
    self.isQuiet = isQuiet
  }

  /// Keeps a line of output.
  func add(_ line: TextLine, inTest: Bool) {
    if !isQuiet { add(.line(line), inTest) }
  }

  /// Keeps a diagnostic.
  func add(_ diagnostic: Diagnostic, inTest: Bool) {
    add(.diagnostic(diagnostic), inTest)
  }

  private func add(_ item: KeptOutput.Item, _ inTest: Bool) {
    if inTest { inside.add(item) } else { outside.add(item) }
  }

  func didEnd(_ test: TestRecord) {
    summary.add(test.outcome)
    if test.isFailure {
      // An interruption is not reported while the test runs.
      if !inside.hasDiagnostics { test.diagnostics.forEach { inside.add(.diagnostic($0)) } }
      let place = test.file.map { "\($0):\(test.line): " } ?? ""
      show(inside, under: "\(place)test '\(test.name)' failed")
    }
    inside = KeptOutput()
  }

  func didEnd(_ script: ScriptRecord) {
    if let test = script.test {
      summary.add(test.outcome)
      if test.isFailure {
        let place = script.hasTests ? " outside of its tests" : ""
        show(outside, under: "\(script.name) failed\(place)")
      }
    }
    outside = KeptOutput()
  }

  private func show(_ output: KeptOutput, under heading: String) {
    // The problem of a script that cannot be read is told elsewhere.
    guard !output.items.isEmpty else { return }
    if !isQuiet { write(TextLine(heading, .strong)) }
    if output.cutCount > 0 { write(TextLine("… \(output.cutCount) lines left out", .dim)) }
    for item in output.items {
      switch item {
      case .line(let line): write(line)
      case .diagnostic(let diagnostic): report(diagnostic)
      }
    }
  }
}

/// The end of what a test printed.
private struct KeptOutput {
  enum Item {
    case line(TextLine)
    case diagnostic(Diagnostic)
  }

  /// The number of items that are kept at least.
  private static let limit = 500
  private(set) var items: [Item] = []
  private(set) var cutCount = 0
  private(set) var hasDiagnostics = false

  mutating func add(_ item: Item) {
    if case .diagnostic = item { hasDiagnostics = true }
    items.append(item)
    // Cut seldom, as cutting moves all that stays.
    if items.count >= 2 * Self.limit {
      items.removeFirst(Self.limit)
      cutCount += Self.limit
    }
  }
}

/// The numbers of tests by their outcome.
struct RunSummary {
  private var (passed, failed, failedAsExpected, notRun) = (0, 0, 0, 0)

  init() {}

  /// Creates the summary of a plain run.
  init(_ tally: ScriptTally) {
    (passed, failed, failedAsExpected) = (tally.passed, tally.failed, tally.failedAsExpected)
  }

  /// Indicates whether there is nothing to tell.
  var isEmpty: Bool { passed + failed + failedAsExpected == 0 }

  /// Counts a test.
  mutating func add(_ outcome: TestRecord.Outcome) {
    switch outcome {
    case .passed: passed += 1
    case .failed, .passedUnexpectedly: failed += 1
    case .failedAsExpected: failedAsExpected += 1
    case .notRun: notRun += 1
    }
  }

  /// The summary in words.
  var line: TextLine {
    var line = TextLine(
      "\(passed) \(passed == 1 ? "test" : "tests") passed", failed == 0 ? .good : .plain)
    if failed > 0 { line.append(", \(failed) failed", .bad) }
    if failedAsExpected > 0 { line.append(", \(failedAsExpected) failed as expected", .notice) }
    if notRun > 0 { line.append(", \(notRun) not run", .notice) }
    return line
  }
}

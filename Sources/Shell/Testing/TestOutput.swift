import Session
import Text

/// Keeps what tests print until they end: of a test that fails it is shown, and the rest is dropped.
final class TestOutput: SessionObserver {
  let interests: SessionEvent.Kinds = [.output, .notes, .problems, .results]
  private let isQuiet: Bool
  /// The screen, which hears what is to be shown.
  var screen: (any SessionObserver)?
  private var (inside, outside) = (KeptOutput(), KeptOutput())
  /// The tests so far; a script without tests is one.
  private(set) var summary = RunSummary()

  init(isQuiet: Bool) {
    self.isQuiet = isQuiet
  }

  func observe(_ event: SessionEvent, in session: Session) {
    summary.add(event)
    switch event {
    case .output, .note: if !isQuiet { add(event, session.isInTest) }
    case .problem: add(event, session.isInTest)
    case .testEnded(let test): didEnd(test, in: session)
    case .scriptEnded(let script): didEnd(script, in: session)
    default: break
    }
  }

  private func add(_ event: SessionEvent, _ inTest: Bool) {
    if inTest { inside.add(event) } else { outside.add(event) }
  }

  private func didEnd(_ test: TestRecord, in session: Session) {
    if test.isFailure {
      // An interruption is not reported while the test runs.
      if !inside.hasDiagnostics { test.diagnostics.forEach { inside.add(.problem($0)) } }
      let place = test.file.map { "\($0):\(test.line): " } ?? ""
      show(inside, under: "\(place)test '\(test.name)' failed", in: session)
    }
    inside = KeptOutput()
  }

  private func didEnd(_ script: ScriptRecord, in session: Session) {
    if let test = script.test {
      if test.isFailure {
        let place = script.hasTests ? " outside of its tests" : ""
        show(outside, under: "\(script.name) failed\(place)", in: session)
      }
    }
    outside = KeptOutput()
  }

  private func show(_ output: KeptOutput, under heading: String, in session: Session) {
    // The problem of a script that cannot be read is told elsewhere.
    guard !output.events.isEmpty else { return }
    func show(_ event: SessionEvent) { screen?.observe(event, in: session) }
    if !isQuiet { show(.output(TextLine(heading, .strong))) }
    if output.cutCount > 0 {
      show(.output(TextLine("… \(output.cutCount) lines left out", .dim)))
    }
    output.events.forEach(show)
  }
}

/// The end of what a test printed.
private struct KeptOutput {
  /// The number of events that are kept at least.
  private static let limit = 500
  private(set) var events: [SessionEvent] = []
  private(set) var cutCount = 0
  private(set) var hasDiagnostics = false

  mutating func add(_ event: SessionEvent) {
    if case .problem = event { hasDiagnostics = true }
    events.append(event)
    // Cut seldom, as cutting moves all that stays.
    if events.count >= 2 * Self.limit {
      events.removeFirst(Self.limit)
      cutCount += Self.limit
    }
  }
}

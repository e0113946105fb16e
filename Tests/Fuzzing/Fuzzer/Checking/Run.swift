import Help
import Interchange
import Presentation
import Session
import Text

/// A script that runs in a session of its own, where it can touch no file unless it is to import.
struct Run {
  let session: Session
  let runner: ScriptRunner
  let log: RunLog

  /// Creates a run.
  ///
  /// - Parameter most: The number of commands that it gets to carry out: a number, not a time, so
  ///   that a run can be repeated.
  init(
    isInteractive: Bool = false, mayImport: Bool = false, wantsFacts: Bool = false, most: Int = 300
  ) {
    log = RunLog(wantsFacts: wantsFacts)
    let style = OutputStyle()
    session = Session(style: style) { _ = style.render($0) }
    session.access.allowsFiles = mayImport
    session.isInteractive = isInteractive
    runner = ScriptRunner(session)
    runner.policy.keepsGoing = true
    session.add(log)
    var commandsLeft = most
    runner.isInterrupted = {
      commandsLeft -= 1
      return commandsLeft < 0
    }
  }

  /// Runs lines to their end, or as far as the commands last.
  func run(_ lines: [String]) {
    runner.begin(name: "input")
    for line in lines where !runner.isStopped && !session.wantsToQuit { runner.run(line) }
    runner.end()
  }

  /// All of the scene that can be saved or seen.
  var state: [String] {
    var tree: [String] = []
    // What code changes while the tree asks it is taken back.
    _ = session.watching {
      TreeReport(session.scene).write(OutputStyle(width: 500)) { tree.append($0.text) }
    }
    return SceneScript(session.scene).lines + tree
  }
}

/// What a run reported.
final class RunLog: SessionObserver {
  /// The kinds of events; the records of commands are made for nobody to read.
  let interests: SessionEvent.Kinds
  private(set) var errors: [String] = []
  private(set) var failures = 0
  private(set) var tests: [TestRecord] = []

  init(wantsFacts: Bool) {
    interests = [.problems, .results, wantsFacts ? .records : []]
  }

  func observe(_ event: SessionEvent, in session: Session) {
    switch event {
    case .problem(let diagnostic): take(diagnostic)
    case .testEnded(let test): tests.append(test)
    default: break
    }
  }

  private func take(_ diagnostic: Diagnostic) {
    for line in diagnostic.lines(fitting: 80) { _ = OutputStyle().render(line) }
    if diagnostic.kind == .expectation {
      failures += 1
    } else {
      errors.append(diagnostic.message)
    }
  }
}

import Text

/// Told how a run goes, to write it down.
package protocol RunObserver: AnyObject {
  /// Whether every command is to be told, not only tests and scripts.
  var wantsCommands: Bool { get }
  /// A command was carried out, or could not be.
  func didRun(_ command: CommandRecord)
  /// A test ended.
  func didEnd(_ test: TestRecord)
  /// A script that the run was asked for ended.
  func didEnd(_ script: ScriptRecord)
}

extension RunObserver {
  /// Only tests and scripts are told.
  package var wantsCommands: Bool { false }
  /// Does nothing.
  package func didRun(_ command: CommandRecord) {}
  /// Does nothing.
  package func didEnd(_ test: TestRecord) {}
  /// Does nothing.
  package func didEnd(_ script: ScriptRecord) {}
}

/// A command that was carried out, and what came of it.
package struct CommandRecord {
  /// The script; nil at the prompt.
  package var file: String?
  /// The number of its line.
  package var line: Int
  /// The command as it was written.
  package var text: String
  /// The command's name; nil for a word that is none.
  package var name: String?
  /// What it printed.
  package var output: [TextLine] = []
  /// The same as JSON, by names.
  package var facts: JSONObject = [:]
  /// The errors and failures that were reported while it ran.
  package var diagnostics: [Diagnostic] = []
}

/// A test that ended.
package struct TestRecord {
  /// How a test ended.
  package enum Outcome: String, CaseIterable, Sendable {
    case passed, failed
    /// It failed, and the script says that it would.
    case failedAsExpected
    /// It did not fail, although the script says that it would.
    case passedUnexpectedly
  }

  /// Its name.
  package var name: String
  /// The script that it stands in; nil at the prompt.
  package var file: String?
  /// The number of the line in which it begins.
  package var line: Int
  /// How it ended.
  package var outcome: Outcome
  /// Why it is expected to fail, if it is.
  package var expectedToFail: String?
  /// What went wrong in it.
  package var diagnostics: [Diagnostic]
  /// How long it took.
  package var duration: Duration

  /// Whether it counts as failed.
  package var isFailure: Bool { outcome == .failed || outcome == .passedUnexpectedly }
}

/// A script that ended.
package struct ScriptRecord {
  /// What messages call it.
  package var name: String
  /// Whether it held tests; without any it is one test itself.
  package var hasTests: Bool
  /// What went wrong outside of its tests.
  package var diagnostics: [Diagnostic]
  /// How long it took.
  package var duration: Duration

  /// What stands outside of its tests as a test of its own; nil if there is nothing to tell.
  package var test: TestRecord? {
    guard !hasTests || !diagnostics.isEmpty else { return nil }
    return TestRecord(
      name: hasTests ? "outside of the tests" : name, file: name, line: 1,
      outcome: diagnostics.isEmpty ? .passed : .failed, diagnostics: diagnostics,
      duration: hasTests ? .zero : duration)
  }
}

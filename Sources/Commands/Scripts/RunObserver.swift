import Text

/// An observer of a run, which writes it down.
package protocol RunObserver: AnyObject {
  /// Indicates whether the observer wants every command, not only tests and scripts.
  var wantsCommands: Bool { get }
  /// Tells the observer that a command was carried out, or could not be.
  func didRun(_ command: CommandRecord)
  /// Tells the observer that a test ended.
  func didEnd(_ test: TestRecord)
  /// Tells the observer that a script ended that the run was asked for.
  func didEnd(_ script: ScriptRecord)
}

extension RunObserver {
  /// The value false: only tests and scripts are told.
  package var wantsCommands: Bool { false }
  /// Does nothing.
  package func didRun(_ command: CommandRecord) {}
  /// Does nothing.
  package func didEnd(_ test: TestRecord) {}
  /// Does nothing.
  package func didEnd(_ script: ScriptRecord) {}
}

/// A record of a command that was carried out, with its output and errors.
package struct CommandRecord {
  /// The script; nil at the prompt.
  package var file: String?
  /// The number of its line.
  package var line: Int
  /// The command as it was written.
  package var text: String
  /// The command's name; nil for a word that is none.
  package var name: String?
  /// The lines that the command printed.
  package var output: [TextLine] = []
  /// The facts of the command for JSON, by names.
  package var facts: JSONObject = [:]
  /// The errors and failures that were reported while it ran.
  package var diagnostics: [Diagnostic] = []
}

/// A test that ended.
package struct TestRecord {
  /// An outcome of a test.
  package enum Outcome: String, CaseIterable, Sendable {
    case passed, failed
    /// The test failed, and the script says that it would.
    case failedAsExpected
    /// The test did not fail, although the script says that it would.
    case passedUnexpectedly
  }

  /// Its name.
  package var name: String
  /// The script that it stands in; nil at the prompt.
  package var file: String?
  /// The number of the line in which it begins.
  package var line: Int
  /// The outcome of the test.
  package var outcome: Outcome
  /// The reason why the test is expected to fail; nil if it is not.
  package var expectedToFail: String?
  /// The diagnostics of the test.
  package var diagnostics: [Diagnostic]
  /// The time that the test took.
  package var duration: Duration

  /// Indicates whether the test counts as failed.
  package var isFailure: Bool { outcome == .failed || outcome == .passedUnexpectedly }
}

/// A script that ended.
package struct ScriptRecord {
  /// The name of the script in messages.
  package var name: String
  /// Indicates whether the script held tests; a script without any is one test itself.
  package var hasTests: Bool
  /// The diagnostics outside of the script's tests.
  package var diagnostics: [Diagnostic]
  /// The time that the script took.
  package var duration: Duration

  /// The commands outside of the script's tests as a test of its own; nil if there is nothing to
  /// tell.
  package var test: TestRecord? {
    guard !hasTests || !diagnostics.isEmpty else { return nil }
    return TestRecord(
      name: hasTests ? "outside of the tests" : name, file: name, line: 1,
      outcome: diagnostics.isEmpty ? .passed : .failed, diagnostics: diagnostics,
      duration: hasTests ? .zero : duration)
  }
}

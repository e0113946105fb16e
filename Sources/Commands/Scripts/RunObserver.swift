import Inspection

/// Told how a run goes, to write it down.
public protocol RunObserver: AnyObject {
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
  public var wantsCommands: Bool { false }
  /// Does nothing.
  public func didRun(_ command: CommandRecord) {}
  /// Does nothing.
  public func didEnd(_ test: TestRecord) {}
  /// Does nothing.
  public func didEnd(_ script: ScriptRecord) {}
}

/// A command that was carried out, and what came of it.
public struct CommandRecord {
  /// The script; nil at the prompt.
  public var file: String?
  /// The number of its line.
  public var line: Int
  /// The command as it was written.
  public var text: String
  /// The command's name; nil for a word that is none.
  public var name: String?
  /// What it printed.
  public var output: [TextLine] = []
  /// The same as JSON, by names.
  public var facts: JSONObject = [:]
  /// The errors and failures that were reported while it ran.
  public var diagnostics: [Diagnostic] = []
}

/// A test that ended.
public struct TestRecord {
  /// How a test ended.
  public enum Outcome: Sendable {
    case passed, failed
    /// It failed, and the script says that it would.
    case failedAsExpected
    /// It did not fail, although the script says that it would.
    case passedUnexpectedly
  }

  /// Its name.
  public var name: String
  /// The script that it stands in; nil at the prompt.
  public var file: String?
  /// The number of the line in which it begins.
  public var line: Int
  /// How it ended.
  public var outcome: Outcome
  /// Why it is expected to fail, if it is.
  public var expectedToFail: String?
  /// What went wrong in it.
  public var diagnostics: [Diagnostic]
  /// How long it took.
  public var duration: Duration

  /// Whether it counts as failed.
  public var isFailure: Bool { outcome == .failed || outcome == .passedUnexpectedly }
}

/// A script that ended.
public struct ScriptRecord {
  /// What messages call it.
  public var name: String
  /// Whether it held tests; without any it is one test itself.
  public var hasTests: Bool
  /// What went wrong outside of its tests.
  public var diagnostics: [Diagnostic]
  /// How long it took.
  public var duration: Duration

  /// What stands outside of its tests as a test of its own; nil if there is nothing to tell.
  public var test: TestRecord? {
    guard !hasTests || !diagnostics.isEmpty else { return nil }
    return TestRecord(
      name: hasTests ? "outside of the tests" : name, file: name, line: 1,
      outcome: diagnostics.isEmpty ? .passed : .failed, diagnostics: diagnostics,
      duration: hasTests ? .zero : duration)
  }
}

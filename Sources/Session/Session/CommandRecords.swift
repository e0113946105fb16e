import Text

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

/// Makes a record of each command from what is told while it is carried out.
final class CommandRecords: SessionObserver {
  let interests: SessionEvent.Kinds = [.recording, .commands, .output, .problems, .facts]

  private struct Open {
    var record: CommandRecord
    /// The number of commands within each other whose facts are not the record's.
    var withheld = 0
  }

  /// The records of the commands being carried out, innermost last. What a sourced script prints is in
  /// the records of its own commands.
  private var open: [Open] = []

  func observe(_ event: SessionEvent, in session: Session) {
    if case .recordBegan(let record) = event { return open.append(Open(record: record)) }
    guard var last = open.popLast() else { return }
    switch event {
    case .recordEnded: return session.post(.ran(last.record))
    case .factsWithheld(let isWithheld): last.withheld += isWithheld ? 1 : -1
    case .willRun(let command, _): if last.withheld == 0 { last.record.name = command.name }
    case .facts(let facts): if last.withheld == 0 { last.record.facts.merge(facts) }
    case .output(let line): last.record.output.append(line)
    case .problem(let diagnostic), .recordBroken(let diagnostic):
      last.record.diagnostics.append(diagnostic)
    default: break
    }
    open.append(last)
  }
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
    /// The test was to run, but its script or the run ended before it.
    case notRun
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

extension CommandRecord {
  /// The record as JSON: its own members, then what the command tells.
  package var json: JSONObject { JSONObjectType.command.object(of: self).merging(facts) }
}

extension TestRecord {
  /// The record as JSON.
  package var json: JSONObject { JSONObjectType.test.object(of: self) }
}

extension JSONObjectType<CommandRecord> {
  package static let command = JSONObjectType(
    "command", "A command that was carried out, or could not be."
  ) {
    JSONMember(
      "schema", constant: .integer(JSONSchemaNumber.current), "the number of this schema")
    JSONMember("type", constant: "command", "what kind of object it is")
    JSONMember(
      "command", .textOrNull,
      "the command's name, also for an alias; null for a macro and for a line that cannot be read"
    ) { $0.name }
    JSONMember("text", .text, "the command as it was written") { $0.text }
    JSONMember(
      optional: "file", .text, "the script; '-c' for a command line, '<stdin>' for a pipe"
    ) { $0.file }
    JSONMember("line", .ordinal, "its line") { $0.line }
    JSONMember("ok", .bool, "whether the command had no error") { $0.diagnostics.isEmpty }
    JSONMember(optional: "output", .names, "what it prints as text, line by line") {
      $0.output.isEmpty ? nil : $0.output.map(OutputStyle().render)
    }
    JSONMember(optional: "diagnostics", .list(.object(.diagnostic)), "what went wrong") {
      $0.diagnostics.isEmpty ? nil : $0.diagnostics
    }
  }
}

extension JSONObjectType<TestRecord> {
  package static let test = JSONObjectType("test", "A test that ended.") {
    JSONMember(
      "schema", constant: .integer(JSONSchemaNumber.current), "the number of this schema")
    JSONMember("type", constant: "test", "what kind of object it is")
    JSONMember("name", .text, "what the script calls the test") { $0.name }
    JSONMember(optional: "file", .text, "the script; '-c' for a command line") { $0.file }
    JSONMember("line", .ordinal, "the line in which the test begins") { $0.line }
    JSONMember(
      "outcome", .word(TestRecord.Outcome.self),
      "how it ended; 'failed' and 'passedUnexpectedly' make the run fail"
    ) { $0.outcome }
    JSONMember(optional: "reason", .text, "why 'xfail' expects it to fail") { $0.expectedToFail }
  }
}

extension JSONObjectType<Diagnostic> {
  package static let diagnostic = JSONObjectType(
    "diagnostic", "An error or a failed expectation."
  ) {
    JSONMember("kind", .word(Diagnostic.Kind.self), "what was wrong") { $0.kind }
    JSONMember("message", .text, "what was wrong, in words") { $0.message }
    JSONMember(optional: "file", .text, "the script") { $0.file }
    JSONMember("line", .ordinal, "its line") { $0.line }
    JSONMember("column", .ordinal, "its character in the line") { $0.column }
    JSONMember(optional: "notes", .names, "why") { $0.notes.isEmpty ? nil : $0.notes }
    JSONMember(
      optional: "callers", .names, "where the script or macro was run, innermost first"
    ) { $0.callers.isEmpty ? nil : $0.callers }
  }
}

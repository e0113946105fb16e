import Text

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
  fileprivate static let diagnostic = JSONObjectType(
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

import Inspection

extension CommandRecord {
  /// The number of the schema that records follow.
  public static let schema = 1

  /// The record as a JSON object in one line.
  public var json: String {
    var members: [(name: String, value: String)] = [
      ("schema", "\(Self.schema)"), ("type", JSONText.string("command")),
      ("command", name.map(JSONText.string) ?? "null"), ("text", JSONText.string(text)),
    ]
    if let file { members.append(("file", JSONText.string(file))) }
    members += [("line", "\(line)"), ("ok", diagnostics.isEmpty ? "true" : "false")]
    if !output.isEmpty {
      let plain = Look()
      members.append(("output", JSONText.strings(output.map(plain.render))))
    }
    members += facts
    if !diagnostics.isEmpty { members.append(("diagnostics", diagnostics.json)) }
    return JSONText.object(members)
  }
}

extension TestRecord {
  /// The record as a JSON object in one line.
  public var json: String {
    var members: [(name: String, value: String)] = [
      ("schema", "\(CommandRecord.schema)"), ("type", JSONText.string("test")),
      ("name", JSONText.string(name)),
    ]
    if let file { members.append(("file", JSONText.string(file))) }
    members += [("line", "\(line)"), ("outcome", JSONText.string(outcome.word))]
    if let expectedToFail { members.append(("reason", JSONText.string(expectedToFail))) }
    return JSONText.object(members)
  }
}

extension TestRecord.Outcome {
  fileprivate var word: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .failedAsExpected: "failedAsExpected"
    case .passedUnexpectedly: "passedUnexpectedly"
    }
  }
}

extension [Diagnostic] {
  /// The diagnostics as a JSON list.
  fileprivate var json: String {
    "[" + map(\.json).joined(separator: ",") + "]"
  }
}

extension Diagnostic {
  fileprivate var json: String {
    var members: [(name: String, value: String)] = [
      ("kind", JSONText.string(kind.rawValue)), ("message", JSONText.string(message)),
    ]
    if let file { members.append(("file", JSONText.string(file))) }
    members += [("line", "\(line)"), ("column", "\(column)")]
    if !notes.isEmpty { members.append(("notes", JSONText.strings(notes))) }
    if !callers.isEmpty { members.append(("callers", JSONText.strings(callers))) }
    return JSONText.object(members)
  }
}

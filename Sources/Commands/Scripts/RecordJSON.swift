import Inspection
import Text

extension CommandRecord {
  /// The number of the schema that records follow.
  package static let schema = 1

  /// The record as JSON.
  package var json: JSONObject {
    var json: JSONObject = [
      "schema": .integer(Self.schema), "type": "command", "command": .text(name),
      "text": .string(text),
    ]
    json["file"] = file.map(JSONValue.string)
    json["line"] = .integer(line)
    json["ok"] = .bool(diagnostics.isEmpty)
    if !output.isEmpty {
      let plain = Look()
      json["output"] = .strings(output.map(plain.render))
    }
    json.merge(facts)
    if !diagnostics.isEmpty { json["diagnostics"] = .objects(diagnostics.map(\.json)) }
    return json
  }
}

extension TestRecord {
  /// The record as JSON.
  package var json: JSONObject {
    var json: JSONObject = [
      "schema": .integer(CommandRecord.schema), "type": "test", "name": .string(name),
    ]
    json["file"] = file.map(JSONValue.string)
    json["line"] = .integer(line)
    json["outcome"] = .string(outcome.word)
    json["reason"] = expectedToFail.map(JSONValue.string)
    return json
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

extension Diagnostic {
  fileprivate var json: JSONObject {
    var json: JSONObject = ["kind": .string(kind.rawValue), "message": .string(message)]
    json["file"] = file.map(JSONValue.string)
    json["line"] = .integer(line)
    json["column"] = .integer(column)
    if !notes.isEmpty { json["notes"] = .strings(notes) }
    if !callers.isEmpty { json["callers"] = .strings(callers) }
    return json
  }
}

import Foundation
import SessionStage
import TestSupport
import Text

/// The file of the JSON Schema of `--format json`.
enum JSONSchemaFile {
  static var page: GeneratedPage {
    GeneratedPage(
      name: JSONSchema.path, text: JSONValue.object(schema).pretty + "\n", folder: PackageFolder.url
    )
  }

  private static var schema: JSONObject {
    let parts = JSONDeclarations.parts.map { ($0.name, JSONValue.object($0.schema)) }
    let common = JSONCommonType.allCases.map { ($0.rawValue, JSONValue.object($0.schema)) }
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": .string("urn:tapscope:schema:\(JSONSchemaNumber.current)"),
      "title": "A line of tapscope --format json",
      "description":
        "Members are only added within a number; one that changes its meaning makes the next number.",
      "if": ["properties": ["type": ["const": "test"]], "required": .strings(["type"])],
      "then": ["$ref": "#/$defs/test"], "else": ["$ref": "#/$defs/command"],
      "$defs": .object(
        JSONObject(
          [
            ("command", .object(command)),
            ("test", .object(JSONDeclarations.test.schema)),
          ] + parts + common)),
    ]
  }

  /// The schema of commands: their own members, and those that some of them tell.
  private static var command: JSONObject {
    var schema = JSONDeclarations.command.schema
    schema["properties"] = .object(
      JSONObject(JSONDeclarations.members.map { ($0.name, .object(merged($0.declarations))) }))
    let failure: JSONValue = [
      "if": ["properties": ["ok": ["const": false]]],
      "then": ["required": .strings(["diagnostics"])],
    ]
    schema["allOf"] = .array(
      [failure]
        + JSONDeclarations.required.map { commands, names in
          [
            "if": [
              "properties": ["command": ["enum": .strings(commands)], "ok": ["const": true]],
              "required": .strings(["command"]),
            ], "then": ["required": .strings(names)],
          ]
        })
    return schema
  }

  /// One rule for members of one name that several commands tell.
  private static func merged(_ declarations: [JSONShape.Member]) -> JSONObject {
    var types: [JSONObject] = []
    var summaries: [String] = []
    for member in declarations {
      if !types.contains(member.type.schema) { types.append(member.type.schema) }
      if !summaries.contains(member.fullSummary) { summaries.append(member.fullSummary) }
    }
    let type = types.count == 1 ? types[0] : ["anyOf": .objects(types)]
    return type.merging(["description": .string(summaries.joined(separator: "; or "))])
  }
}

extension JSONShape {
  fileprivate var schema: JSONObject {
    [
      "type": "object", "description": .string(summary),
      "properties": .object(
        JSONObject(
          members.map { member in
            var schema = member.type.schema
            schema["description"] = .string(member.fullSummary)
            if member.successor != nil { schema["deprecated"] = true }
            return (member.name, .object(schema))
          })), "required": .strings(members.filter(\.isRequired).map(\.name)),
      "additionalProperties": false,
    ]
  }
}

extension JSONType {
  fileprivate var schema: JSONObject {
    switch self {
    case .text: ["type": "string"]
    case .bool: ["type": "boolean"]
    case .number: ["type": .strings(["number", "null"])]
    case .integer(let least, let most):
      JSONObject(
        [("type", JSONValue.string("integer"))]
          + [("minimum", least), ("maximum", most)].compactMap { name, bound in
            bound.map { (name, .integer($0)) }
          })
    case .words(let words): ["enum": .strings(words)]
    case .constant(let value): ["const": value]
    case .common(let type): ["$ref": .string("#/$defs/\(type.rawValue)")]
    case .list(let type): ["type": "array", "items": .object(type.schema)]
    case .texts: ["type": "object", "additionalProperties": ["type": "string"]]
    case .object(let shape): ["$ref": .string("#/$defs/\(shape.name)")]
    case .union(let shapes): ["anyOf": .objects(shapes.map { JSONType.object($0).schema })]
    case .orNull(.text): ["type": .strings(["string", "null"])]
    case .orNull(let type): ["anyOf": .objects([type.schema, ["type": "null"]])]
    }
  }
}

extension JSONCommonType {
  fileprivate var schema: JSONObject {
    let rule: JSONObject =
      switch self {
      case .properties:
        ["type": "object", "additionalProperties": .object(JSONType.common(.value).schema)]
      case .value:
        [
          "type": .strings(["boolean", "number", "string", "array", "null"]),
          "items": ["type": .strings(["number", "string", "null"])],
        ]
      case .names: JSONType.list(.text).schema
      case .point, .size: numbers(2)
      case .rect: numbers(4)
      }
    return rule.merging(["description": .string(summary)])
  }

  private func numbers(_ count: Int) -> JSONObject {
    JSONType.list(.number).schema.merging([
      "minItems": .integer(count), "maxItems": .integer(count),
    ])
  }
}

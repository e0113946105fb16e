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
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": .string("urn:tapscope:schema:\(JSONSchemaNumber.current)"),
      "title": "A line of tapscope --format json",
      "description":
        "Members are only added within a number; one that changes its meaning makes the next number.",
      "if": isA("test"), "then": ["$ref": "#/$defs/test"],
      "else": [
        "if": isA("summary"), "then": ["$ref": "#/$defs/summary"],
        "else": ["$ref": "#/$defs/command"],
      ],
      "$defs": .object(
        ([
          "command": .object(command), "test": .object(JSONDeclarations.test.schema),
          "summary": .object(JSONDeclarations.summary.schema),
        ] as JSONObject).merging(JSONDeclarations.parts.definitions)),
    ]
  }

  private static func isA(_ type: String) -> JSONValue {
    ["properties": ["type": ["const": .string(type)]], "required": .strings(["type"])]
  }

  /// The schema of commands: their own members, and those that some of them tell.
  private static var command: JSONObject {
    var schema = JSONDeclarations.command.schema
    schema["properties"] = .object(JSONDeclarations.shapes.propertySchemas)
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
}

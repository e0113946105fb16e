/// The JSON Schema of what the program writes, made of the declarations.
extension JSONShape {
  /// The schema of an object of the type.
  package var schema: JSONObject {
    [
      "type": "object", "description": .string(summary),
      "properties": .object([self].propertySchemas), "required": .strings(requiredNames),
      "additionalProperties": false,
    ]
  }

  /// The names of the members that every object of the type has.
  package var requiredNames: [String] { members.filter(\.isRequired).map(\.name) }
}

extension JSONShape.Member {
  /// The meaning, with the member to read in place of one that is about to go.
  package var fullSummary: String {
    summary + (successor.map { "; deprecated, read '\($0)'" } ?? "")
  }
}

extension [JSONShape] {
  /// The members of all types, each name once with all declarations that have it.
  package var membersByName: [(name: String, declarations: [JSONShape.Member])] {
    var members: [(name: String, declarations: [JSONShape.Member])] = []
    for member in flatMap(\.members) {
      if let place = members.firstIndex(where: { $0.name == member.name }) {
        members[place].declarations.append(member)
      } else {
        members.append((member.name, [member]))
      }
    }
    return members
  }

  /// The schemas of the members of all types, by their names.
  package var propertySchemas: JSONObject {
    JSONObject(membersByName.map { ($0.name, .object($0.declarations.schema)) })
  }

  /// The types that the members of the types are made of, each before those in it.
  package var parts: [JSONShape] {
    var parts: [JSONShape] = []
    func add(_ type: JSONType) {
      switch type {
      case .object(let shape):
        guard !parts.contains(where: { $0.name == shape.name }) else { return }
        parts.append(shape)
        for member in shape.members { add(member.type) }
      case .list(let type), .orNull(let type): add(type)
      case .union(let shapes): for shape in shapes { add(.object(shape)) }
      case .text, .bool, .number, .integer, .words, .constant, .common, .texts: break
      }
    }
    for member in flatMap(\.members) { add(member.type) }
    return parts
  }

  /// The schemas of the types, and of those that many members have, by their names.
  package var definitions: JSONObject {
    JSONObject(
      map { ($0.name, .object($0.schema)) }
        + JSONCommonType.allCases.map { ($0.rawValue, .object($0.schema)) })
  }
}

extension [JSONShape.Member] {
  /// One rule for members of one name that several types have.
  fileprivate var schema: JSONObject {
    var types: [JSONObject] = []
    var summaries: [String] = []
    for member in self {
      if !types.contains(member.type.schema) { types.append(member.type.schema) }
      if !summaries.contains(member.fullSummary) { summaries.append(member.fullSummary) }
    }
    var schema: JSONObject = types.count == 1 ? types[0] : ["anyOf": .objects(types)]
    schema["description"] = .string(summaries.joined(separator: "; or "))
    if contains(where: { $0.successor != nil }) { schema["deprecated"] = true }
    return schema
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

private typealias TypeTest = (JSONShape) -> Bool

/// The JSON Schema of what the program writes, made of the declarations.
extension JSONShape {
  /// The schema of an object of the type.
  package var schema: JSONObject { schema(telling: nil) }

  /// The schema of an object of the type.
  ///
  /// - Parameter isTold: Whether the members of another type are told; nil for all.
  fileprivate func schema(telling isTold: TypeTest?) -> JSONObject {
    [
      "type": "object", "description": .string(summary),
      "properties": .object([self].schemas(telling: isTold)), "required": .strings(requiredNames),
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
  /// The members of the types as a schema, and the types that they are made of by their names. What lies
  /// deeper is an object of which no members are told, so that all of it stays short.
  package var brief: (properties: JSONObject, definitions: JSONObject) {
    var told: [JSONShape] = []
    var common: Set<JSONCommonType> = []
    for member in flatMap(\.members) {
      if let shape = member.type.object, !(self + told).contains(where: { $0.name == shape.name }) {
        told.append(shape)
      }
    }
    for member in (self + told).flatMap(\.members) { common.formUnion(member.type.common) }
    if common.contains(.properties) { common.insert(.value) }
    let names = Set(told.map(\.name))
    let types = told.map { ($0.name, JSONValue.object($0.schema { _ in false })) }
    let rules = JSONCommonType.allCases.filter(common.contains).map {
      ($0.rawValue, JSONValue.object($0.rule))
    }
    return (schemas { names.contains($0.name) }, JSONObject(types + rules))
  }

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
  package var propertySchemas: JSONObject { schemas(telling: nil) }

  fileprivate func schemas(telling isTold: TypeTest?) -> JSONObject {
    JSONObject(membersByName.map { ($0.name, .object($0.declarations.schema(telling: isTold))) })
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
  fileprivate func schema(telling isTold: TypeTest?) -> JSONObject {
    var types: [JSONObject] = []
    var summaries: [String] = []
    for member in self {
      let schema = member.type.schema(telling: isTold)
      if !types.contains(schema) { types.append(schema) }
      if !summaries.contains(member.fullSummary) { summaries.append(member.fullSummary) }
    }
    var schema: JSONObject = types.count == 1 ? types[0] : ["anyOf": .objects(types)]
    schema["description"] = .string(summaries.joined(separator: "; or "))
    if contains(where: { $0.successor != nil }) { schema["deprecated"] = true }
    return schema
  }
}

extension JSONType {
  /// The type of the object, or of those in the list; nil if there is none, or one of several.
  fileprivate var object: JSONShape? {
    switch self {
    case .object(let shape): shape
    case .list(let type), .orNull(let type): type.object
    default: nil
    }
  }

  /// The types in it that many members have.
  fileprivate var common: [JSONCommonType] {
    switch self {
    case .common(let type): [type]
    case .list(let type), .orNull(let type): type.common
    default: []
    }
  }

  fileprivate func schema(telling isTold: TypeTest?) -> JSONObject {
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
    case .list(let type):
      ["type": "array", "items": .object(type.schema(telling: isTold))]
    case .texts: ["type": "object", "additionalProperties": ["type": "string"]]
    case .object(let shape) where isTold?(shape) ?? true:
      ["$ref": .string("#/$defs/\(shape.name)")]
    case .union(let shapes) where isTold == nil:
      ["anyOf": .objects(shapes.map { JSONType.object($0).schema(telling: nil) })]
    case .object, .union: ["type": "object"]
    case .orNull(.text): ["type": .strings(["string", "null"])]
    case .orNull(let type):
      ["anyOf": .objects([type.schema(telling: isTold), ["type": "null"]])]
    }
  }
}

extension JSONCommonType {
  fileprivate var schema: JSONObject { rule.merging(["description": .string(summary)]) }

  /// The schema without words.
  fileprivate var rule: JSONObject {
    switch self {
    case .properties:
      [
        "type": "object",
        "additionalProperties": .object(JSONType.common(.value).schema(telling: nil)),
      ]
    case .value:
      [
        "type": .strings(["boolean", "number", "string", "array", "null"]),
        "items": ["type": .strings(["number", "string", "null"])],
      ]
    case .names: JSONType.list(.text).schema(telling: nil)
    case .point, .size: numbers(2)
    case .rect: numbers(4)
    }
  }

  private func numbers(_ count: Int) -> JSONObject {
    JSONType.list(.number).schema(telling: nil).merging([
      "minItems": .integer(count), "maxItems": .integer(count),
    ])
  }
}

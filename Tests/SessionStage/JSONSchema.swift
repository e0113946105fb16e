import TestSupport
import Text

/// Checks values against a JSON Schema, as far as ours needs it; what it does not know is an error.
package struct JSONSchema {
  /// The path of the file in the package.
  package static let path =
    "Sources/CEmbeddedFiles/Resources/Setup/tapscope-\(JSONSchemaNumber.current).schema.json"

  package let root: JSON

  package init(root: JSON) {
    self.root = root
  }

  private static let remarks: Set = [
    "$schema", "$id", "$defs", "title", "description", "deprecated",
  ]

  /// The schema of what `--format json` prints.
  package static func current() throws -> JSONSchema {
    JSONSchema(root: try JSON(parsing: try PackageFolder.text(path)))
  }

  /// What is wrong with a value, each with its place.
  package func problems(in value: JSON) -> [String] { problems(in: value, root, at: "") }

  private func problems(in value: JSON, _ schema: JSON, at place: String) -> [String] {
    schema.object.sorted { $0.key < $1.key }.flatMap { keyword, rule -> [String] in
      switch keyword {
      case "type":
        let types = rule.string.map { [$0] } ?? rule.strings
        return types.contains { value.isOf(type: $0) } ? [] : ["\(place) is no \(types)"]
      case "const": return value == rule ? [] : ["\(place) is not \(rule)"]
      case "enum": return rule.array.contains(value) ? [] : ["\(place) is none of \(rule.strings)"]
      case "minimum", "maximum", "minItems", "maxItems":
        return size(value, keyword, rule, at: place)
      case "required":
        guard case .object(let members) = value else { return [] }
        return rule.strings.filter { members[$0] == nil }.map { "\(place) has no \($0)" }
      case "properties", "additionalProperties": return members(of: value, schema, keyword, place)
      case "items":
        return value.array.enumerated().flatMap { problems(in: $1, rule, at: "\(place)[\($0)]") }
      case "$ref": return problems(in: value, definition(rule.string ?? ""), at: place)
      case "allOf": return rule.array.flatMap { problems(in: value, $0, at: place) }
      case "anyOf":
        let all = rule.array.map { problems(in: value, $0, at: place) }
        return all.min { $0.count < $1.count } ?? []
      case "if":
        let isSo = problems(in: value, rule, at: place).isEmpty
        return schema[isSo ? "then" : "else"].map { problems(in: value, $0, at: place) } ?? []
      case "then", "else": return []
      case let word where Self.remarks.contains(word): return []
      default: return ["the keyword \(keyword) is not checked"]
      }
    }
  }

  private func size(_ value: JSON, _ keyword: String, _ limit: JSON, at place: String) -> [String] {
    guard case .number(let limit) = limit else { return ["\(keyword) is no number"] }
    var isGood = true
    switch (keyword, value) {
    case ("minimum", .number(let number)): isGood = number >= limit
    case ("maximum", .number(let number)): isGood = number <= limit
    case ("minItems", .array(let items)): isGood = Double(items.count) >= limit
    case ("maxItems", .array(let items)): isGood = Double(items.count) <= limit
    default: break
    }
    return isGood ? [] : ["\(place) breaks \(keyword) \(limit)"]
  }

  /// Each keyword is for members of its own: those that are listed, and the others.
  private func members(
    of value: JSON, _ schema: JSON, _ keyword: String, _ place: String
  ) -> [String] {
    let listed = schema["properties"]?.object ?? [:]
    return value.object.sorted { $0.key < $1.key }.flatMap { name, member -> [String] in
      if let rule = listed[name] {
        return keyword == "properties" ? problems(in: member, rule, at: "\(place).\(name)") : []
      }
      guard keyword == "additionalProperties", let rule = schema[keyword] else { return [] }
      if rule == .bool(false) { return ["\(place).\(name) is not described"] }
      return problems(in: member, rule, at: "\(place).\(name)")
    }
  }

  /// The definition of a `#/$defs/NAME`.
  func definition(_ reference: String) -> JSON {
    root["$defs"]?[reference.replacing("#/$defs/", with: "")] ?? .null
  }
}

extension JSON {
  fileprivate func isOf(type: String) -> Bool {
    switch (type, self) {
    case ("null", .null), ("boolean", .bool), ("number", .number), ("string", .string),
      ("array", .array), ("object", .object):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }
}

import Foundation

/// The JSON Schema in words, in the order in which it is written.
struct SchemaText {
  private let schema: JSON
  private let text: String

  init() throws {
    text = try PackageFolder.text("schema/tapscope-1.schema.json")
    schema = try JSON(parsing: text)
  }

  private func definition(_ name: String) -> JSON? { schema["$defs"]?[name] }

  /// The definitions that are neither a command nor a test.
  var parts: [String] {
    ordered(schema["$defs"]?.object.keys.map(\.self) ?? [], after: "\"$defs\":", margin: "\n    ")
      .filter { !["command", "test"].contains($0) }
  }

  /// What a definition stands for.
  func summary(of name: String) -> String { definition(name)?["description"]?.string ?? "" }

  /// The names of the members of a definition.
  func members(of name: String) -> [String] {
    ordered(
      definition(name)?["properties"]?.object.keys.map(\.self) ?? [], after: "\n    \"\(name)\":")
  }

  /// Members of a definition as a list.
  func list(_ members: [String], of name: String) -> String {
    members.map { member in
      guard let rule = definition(name)?["properties"]?[member] else { return "" }
      let line = "- `\(member)` (\(phrase(rule))): \(rule["description"]?.string ?? "")"
      return line.wrapped(indent: 2) + "\n"
    }.joined()
  }

  /// What a value must be, in words.
  private func phrase(_ rule: JSON) -> String {
    if let reference = rule["$ref"]?.string { return word(reference) }
    if case .number(let number)? = rule["const"] { return "\(Int(number))" }
    if let text = rule["const"]?.string { return "\"\(text)\"" }
    if let words = rule["enum"]?.strings {
      return words.map { "\"\($0)\"" }.joined(separator: ", ")
    }
    let types = rule["type"]?.string.map { [$0] } ?? rule["type"]?.strings ?? []
    return types.map { type in
      switch type {
      case "string": "text"
      case "boolean": "true or false"
      case "integer": "whole number"
      case "array": "list of \(rule["items"].map(phrase) ?? "values")"
      case "object": "object of texts"
      default: type
      }
    }.joined(separator: " or ")
  }

  private func word(_ reference: String) -> String {
    reference.replacing("#/$defs/", with: "")
  }

  /// Names in the order in which they are written after a mark.
  private func ordered(_ names: [String], after mark: String, margin: String = "") -> [String] {
    guard let start = text.range(of: mark)?.upperBound else { return names.sorted() }
    let rest = text[start...]
    return names.map { name in
      (rest.range(of: "\(margin)\"\(name)\":")?.lowerBound ?? rest.endIndex, name)
    }
    .sorted { $0 < $1 }.map(\.1)
  }
}

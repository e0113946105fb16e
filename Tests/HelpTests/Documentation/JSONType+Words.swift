import Text

extension JSONShape {
  /// Some of the members as a list for people, or all.
  func list(_ names: [String]? = nil) -> String {
    members.filter { names?.contains($0.name) ?? true }.map(\.line).joined()
  }

  /// The type with its members for people.
  var section: String {
    "### \(name)\n\n\(summary.wrapped(indent: 0))\n\n\(list())"
  }
}

extension JSONShape.Member {
  fileprivate var line: String {
    let optional = isRequired ? "" : ", optional"
    return "- `\(name)` (\(type.words)\(optional)): \(fullSummary)".wrapped(indent: 2) + "\n"
  }
}

extension JSONType {
  /// What a value must be.
  fileprivate var words: String {
    switch self {
    case .text: "text"
    case .bool: "true or false"
    case .number: "number"
    case .integer: "whole number"
    case .words(let words): words.map { "\"\($0)\"" }.joined(separator: ", ")
    case .constant(let value): value.text
    case .common(let type): type.rawValue
    case .list(let type): "list of \(type.words)"
    case .texts: "object of texts"
    case .object(let shape): shape.name
    case .union(let shapes): shapes.map(\.name).joined(separator: ", ")
    case .orNull(let type): "\(type.words) or null"
    }
  }
}

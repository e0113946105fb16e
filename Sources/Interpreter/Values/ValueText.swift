import ResponderKit

/// Values as texts.
enum ValueText {
  /// The name of an object in the scene.
  nonisolated(unsafe) static var nameOfObject: (AnyObject) -> String? = { _ in nil }

  /// Returns a value as a trace shows it.
  static func short(_ value: CodeValue) -> String {
    switch value {
    case .void: "()"
    case .none: "nil"
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .real(let value): number(value)
    case .string(let value): "\"\(value.prefix(80))\""
    case .point(let point): "(\(number(point.x)), \(number(point.y)))"
    case .size(let size): "\(number(size.width))x\(number(size.height))"
    case .rect(let rect):
      "(\(number(rect.minX)) \(number(rect.minY)); \(number(rect.width)) \(number(rect.height)))"
    case .object(let object): nameOfObject(object) ?? String(describing: type(of: object))
    case .array(let values), .set(let values):
      values.count <= 4
        ? "[\(values.map(short).joined(separator: ", "))]" : "[\(values.count) elements]"
    case .dictionary(let pairs):
      pairs.isEmpty
        ? "[:]"
        : pairs.count <= 3
          ? "[\(pairs.map { "\(short($0.key)): \(short($0.value))" }.joined(separator: ", "))]"
          : "[\(pairs.count) pairs]"
    case .tuple(let values): "(\(values.map(short).joined(separator: ", ")))"
    case .function: "(Function)"
    case .type(let type): type.text
    case .enumCase(let type, let index, let values):
      ".\(type.cases.indices.contains(index) ? type.cases[index].name : "?")"
        + (values.isEmpty ? "" : "(\(values.map(short).joined(separator: ", ")))")
    case .structure(let type, let values):
      "\(type.name)(\(values.map(short).joined(separator: ", ")))"
    case .range(let range):
      "\(number(range.lower))\(range.isClosed ? "..." : "..<")\(number(range.upper))"
    case .other(let value): String(describing: value.base)
    }
  }

  /// Returns a value as `print` shows it.
  static func printed(_ value: CodeValue) -> String {
    switch value {
    case .string(let value): value
    case .real(let value): "\(value)"
    case .point(let point): "(\(Double(point.x)), \(Double(point.y)))"
    case .size(let size): "(\(Double(size.width)), \(Double(size.height)))"
    case .rect(let rect):
      "(\(Double(rect.minX)), \(Double(rect.minY)), \(Double(rect.width)), \(Double(rect.height)))"
    case .enumCase: String(short(value).dropFirst())
    case .array(let values): "[\(values.map(inList).joined(separator: ", "))]"
    default: short(value)
    }
  }

  private static func inList(_ value: CodeValue) -> String {
    if case .string = value { short(value) } else { printed(value) }
  }

  private static func number(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e9 else { return "\(value)" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

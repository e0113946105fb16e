import ResponderKit

/// The words for values, in traces and in what code prints.
package struct ValueText {
  /// Returns the name of an object in the scene; nil if it has none.
  package var name: (AnyObject) -> String? = { _ in nil }
  /// Returns the class of an object, of the code or of UIKit's.
  var className: (AnyObject) -> String = { String(describing: type(of: $0)) }
  /// The addresses of the objects that were printed; the same in every run.
  private var addresses: [ObjectIdentifier: UInt] = [:]

  /// The values within each other that are told.
  private static let greatestDepth = 6

  /// Returns a value as a trace shows it.
  package func short(_ value: CodeValue) -> String { short(value, 0) }

  private func short(_ value: CodeValue, _ depth: Int) -> String {
    if depth > Self.greatestDepth { return "…" }
    func list(_ values: [CodeValue]) -> String {
      values.map { short($0, depth + 1) }.joined(separator: ", ")
    }
    switch value.contents {
    case .void: return "()"
    case .none: return "nil"
    case .bool(let value): return "\(value)"
    case .int(let value): return "\(value)"
    case .real(let value): return number(value)
    case .string(let value): return "\"\(value.prefix(80))\""
    case .point(let point): return "(\(number(point.x)), \(number(point.y)))"
    case .size(let size): return "\(number(size.width))x\(number(size.height))"
    case .rect(let rect):
      return "(\(number(rect.origin.x)) \(number(rect.origin.y)); "
        + "\(number(rect.size.width)) \(number(rect.size.height)))"
    case .object(let object): return name(object) ?? className(object)
    case .array(let values), .set(let values):
      return values.count <= 4 ? "[\(list(values))]" : "[\(values.count) elements]"
    case .dictionary(let pairs):
      if pairs.isEmpty { return "[:]" }
      if pairs.count > 3 { return "[\(pairs.count) pairs]" }
      return "[\(pairs.map { "\(list([$0.key])): \(list([$0.value]))" }.joined(separator: ", "))]"
    case .tuple(let values): return "(\(list(values)))"
    case .function: return "(Function)"
    case .type(let type): return type.text
    case .enumCase(let type, let index, let values):
      let name = type.cases.indices.contains(index) ? type.cases[index].name : "?"
      return ".\(name)" + (values.isEmpty ? "" : "(\(list(values)))")
    case .structure(let type, let values): return "\(type.name)(\(list(values)))"
    case .range(let range):
      return "\(list([range.lower]))\(range.isClosed ? "..." : "..<")\(list([range.upper]))"
    case .other(let value): return value.text
    case .unset: return ""
    }
  }

  /// Returns a value as `print` shows it.
  ///
  /// - Parameter type: Its type, where that is known: a value that may be nil is `Optional(…)`.
  package mutating func printed(_ value: CodeValue, as type: ValueType = .any) -> String {
    if value.isVast { return short(value) }
    guard case .optional(let inner) = type, !value.isNone else { return printed(value, 0) }
    let text = inner.isOptional ? printed(value, as: inner) : printed(value, 1)
    return "Optional(\(text))"
  }

  private mutating func printed(_ value: CodeValue, _ depth: Int) -> String {
    if depth > Self.greatestDepth { return "…" }
    switch value.contents {
    case .string(let value): return depth == 0 ? value : "\"\(value)\""
    case .real(let value): return "\(value)"
    case .point(let point): return "(\(Double(point.x)), \(Double(point.y)))"
    case .size(let size): return "(\(Double(size.width)), \(Double(size.height)))"
    case .rect(let rect):
      let parts = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
      return "(\(parts.map { "\(Double($0))" }.joined(separator: ", ")))"
    case .object(let object): return printed(object)
    case .enumCase: return String(short(value).dropFirst())
    case .array(let values), .set(let values):
      var parts: [String] = []
      for value in values { parts.append(printed(value, depth + 1)) }
      return "[\(parts.joined(separator: ", "))]"
    default: return short(value)
    }
  }

  /// Returns an object as UIKit prints it: its class and address, of a view what it is like, too.
  private mutating func printed(_ object: AnyObject) -> String {
    if let color = object as? UIColor { return color.description }
    let id = ObjectIdentifier(object)
    let known = addresses[id] ?? 0x6000_0000_1000 + UInt(addresses.count) * 0x100
    addresses[id] = known
    let text = { (offset: UInt) in "0x" + String(known + offset, radix: 16) }
    let name = className(object)
    return (object as? UIView)?.printed(as: name, at: text) ?? "<\(name): \(text(0))>"
  }

  private func number(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e9 else { return "\(value)" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

import ResponderKit

/// The types that values have as the code runs.
extension CodeProgram {
  func isValue(_ value: CodeValue, _ type: ValueType) -> Bool {
    switch (value, type) {
    case (.none, .optional): return true
    case (.none, _): return false
    case (.object(let object), .mutable): return object is MutableCollection
    case (.object(is MutableCollection), .array), (.object(is MutableCollection), .set),
      (.object(is MutableCollection), .dictionary):
      return isValue(value.contents, type)
    case (_, .optional(let inner)): return isValue(value, inner)
    case (_, .any): return true
    case (.object(let object), .object(let name)):
      if name == "AnyObject" { return true }
      if let known = Library.shared.classes[name] {
        return Self.inherits(Swift.type(of: object), known)
      }
      return false
    case (.object(let object), .own(let own)):
      guard let type = instance(of: object)?.type else { return false }
      return type.inherits(from: own) || fulfils(type, own)
    case (.bool, .bool), (.int, .int), (.real, .real), (.string, .string): return true
    case (.int, .real): return false
    case (.point, .value("CGPoint")), (.size, .value("CGSize")), (.rect, .value("CGRect")):
      return true
    case (.point, .value("NSValue")), (.size, .value("NSValue")), (.rect, .value("NSValue")):
      return true
    case (.array(let values), .array(let type)), (.set(let values), .set(let type)):
      return values.allSatisfy { isValue($0, type) }
    case (.enumCase(let own, _, _), .own(let other)), (.structure(let own, _), .own(let other)):
      return own == other || fulfils(own, other)
    case (.function, .function): return true
    case (.dictionary, .dictionary), (.tuple, .tuple), (.type, .metatype): return true
    case (.other, .value), (.object, .value), (.range, .range): return true
    default: return false
    }
  }

  /// Returns whether an object has a method of a selector: of the code, or of those that code knows.
  ///
  /// - Throws: ``CodeStop/Reason/unreadSuperclass(_:)`` if nobody knows, as a class was not read.
  func responds(_ value: CodeValue, to selector: Selector) throws(CodeStop) -> Bool {
    guard let object = value.object else { return false }
    let text = "\(selector)"
    let name = String(text.prefix { $0 != ":" && $0 != "(" })
    var types = [type(of: object)]
    if case .own(let own) = types[0] {
      if own.memberNames(isStatic: false).contains(name) { return true }
      types += own.baseClass.map { [.object($0)] } ?? []
    }
    let isKnown = types.contains { type in
      !Library.shared.members(name, of: type).isEmpty
        || extensions(of: type).contains { $0.memberNames(isStatic: false).contains(name) }
    }
    guard !isKnown, let object = object as? StatefulObject,
      case .cannotRun(let method)? = self.method(for: selector, of: object)
    else { return isKnown }
    if let superclass = method.superclass { throw CodeStop(.unreadSuperclass(superclass)) }
    return true
  }

  /// Returns whether an object is of a class itself.
  func isExactly(_ value: CodeValue, _ type: ValueType) -> Bool {
    guard let object = value.object else { return false }
    switch type {
    case .own(let own): return instance(of: object)?.type == own
    case .object(let name):
      return instance(of: object) == nil
        && Library.shared.classes[name].map { $0 == Swift.type(of: object) } ?? false
    default: return false
    }
  }

  private static func inherits(_ type: AnyClass, _ other: AnyClass) -> Bool {
    var next: AnyClass? = type
    while let current = next {
      if current == other { return true }
      next = _getSuperclass(current)
    }
    return false
  }

  /// Returns the type that a value has now.
  func dynamicType(of value: CodeValue, or type: ValueType) -> ValueType {
    guard let object = value.object else { return type }
    if let own = instance(of: object)?.type { return .own(own) }
    return .object(compiledClass(of: object))
  }
}

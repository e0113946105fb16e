/// What protocols of the code require: the value's own type has it, whatever its place there.
extension CodeProgram {
  func ownType(of value: CodeValue) -> OwnType? {
    switch value {
    case .object(let object): instance(of: object)?.type
    case .structure(let type, _), .enumCase(let type, _, _): type
    default: nil
    }
  }

  /// Returns a property that a protocol requires.
  func required(_ name: String, of value: CodeValue) throws(CodeStop) -> CodeValue {
    guard let type = ownType(of: value) else { return .none }
    if let index = type.stored.firstIndex(where: { $0.name == name }) {
      guard case .structure(_, let values) = value else {
        return try storedValue(index, of: value)
      }
      return values.indices.contains(index) ? values[index] : .none
    }
    if let computed = type.computedProperty(named: name, isStatic: false), computed.getter != nil {
      return try run(computed.getter, me: value)
    }
    if case .property(let get, _)? = inherited(name, by: type)?.kind { return try get(value) }
    // An extension of the protocol may have it for all.
    for case let getter? in type.protocols.map({ types[$0]?.computed[name]?.getter }) {
      return try run(getter, me: value)
    }
    throw CodeStop(.wrongValue(name))
  }

  /// Sets a property that a protocol requires; returns the object, or the structure as it is then.
  func setRequired(
    _ name: String, of value: CodeValue, to new: CodeValue
  ) throws(CodeStop) -> CodeValue {
    guard let type = ownType(of: value) else { return value }
    if let index = type.stored.firstIndex(where: { $0.name == name }) {
      guard case .structure = value else {
        try setStored(index, of: value, to: new)
        return value
      }
      return try setStored(index, ofStructure: value, to: new)
    }
    if let computed = type.computedProperty(named: name, isStatic: false), computed.setter != nil {
      return try set(computed, of: value, to: new)
    }
    guard case .property(_, let set?)? = inherited(name, by: type)?.kind else {
      throw CodeStop(.wrongValue(name))
    }
    return try set(value, new)
  }

  /// Returns the methods that extensions of its protocols give a type which has none of the same
  /// full name itself.
  func methods(named name: String, ofProtocolsOf type: OwnType) -> [OwnType.Method] {
    guard type.kind != .protocol else { return [] }
    return protocols(of: type).flatMap { $0.methods[name] ?? [] }.filter {
      $0.declaration.body != nil && type.method($0.declaration.fullName) == nil
    }
  }

  /// Returns the property that an extension of one of its protocols gives a type.
  func property(_ name: String, ofProtocolsOf type: OwnType) -> OwnType.ComputedProperty? {
    guard type.kind != .protocol else { return nil }
    return protocols(of: type).lazy.compactMap { $0.computed[name] }.first {
      $0.declaration.getter != nil
    }
  }

  private func protocols(of type: OwnType) -> [OwnType] {
    var found: [OwnType] = []
    var next: OwnType? = type
    while let current = next {
      found += current.protocols.compactMap { types[$0] }
      next = current.ownSuperclass
    }
    return found
  }

  /// Returns the property of a class of UIKit's that a type inherits from.
  private func inherited(_ name: String, by type: OwnType) -> Member? {
    Library.shared.members(name, of: .own(type)).first(where: \.isProperty)
  }
}

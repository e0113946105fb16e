import ResponderKit

extension CodeProgram {
  /// Returns the properties that the class of an object stores, in their order; none if the object
  /// is of no class of the code.
  package func storedProperties(of object: StatefulObject) -> [OwnType.StoredProperty] {
    instance(of: object)?.type.stored ?? []
  }

  /// Returns what a property stores; nil of a lazy one that was not read, and where there is none.
  ///
  /// - Parameter index: The place of the property among those of the object's class.
  package func storedValue(at index: Int, of object: StatefulObject) -> CodeValue? {
    guard let instance = instance(of: object), instance.values.indices.contains(index) else {
      return nil
    }
    return instance.values[index]
  }

  /// Sets what a property stores, and runs its observers; a failure of these is kept.
  ///
  /// - Parameter index: The place of the property among those of the object's class.
  /// - Returns: Whether the value is one of the property's type.
  package func setStored(_ value: CodeValue, at index: Int, of object: StatefulObject) -> Bool {
    guard let instance = instance(of: object), instance.type.stored.indices.contains(index),
      isValue(value, instance.type.stored[index].type)
    else { return false }
    machine.guarded(()) { () throws(CodeStop) in
      try setStored(index, of: .object(object), to: value)
    }
    return true
  }

  /// Returns whether a value is one of the type of a stored property.
  ///
  /// - Parameter index: The place of the property among those of the object's class.
  package func isValue(
    _ value: CodeValue, ofPropertyAt index: Int, of object: StatefulObject
  ) -> Bool {
    let stored = storedProperties(of: object)
    return stored.indices.contains(index) && isValue(value, stored[index].type)
  }

  /// Returns the name of the property in which a class of the code stores an object, or of the
  /// variable that holds it: of one in a list, with its number; nil if none does.
  package func nameOfProperty(storing stored: StatefulObject) -> String? {
    for instance in allInstances where instance.isAttached {
      for (property, value) in zip(instance.type.stored, instance.values) {
        if let name = value?.name(of: stored, in: property.name) { return name }
      }
    }
    for (name, value) in heap.values.sorted(by: { $0.key < $1.key }) {
      let last = name.split(separator: ".").last.map(String.init) ?? name
      if let name = value.name(of: stored, in: last) { return name }
    }
    return nil
  }
}

extension CodeValue {
  /// Returns the name of an object that the value of a name is, or that is an element of it; nil if it
  /// is neither.
  fileprivate func name(of object: StatefulObject, in name: String) -> String? {
    switch self {
    case .object(let held): held === object ? name : nil
    case .array(let values), .set(let values):
      values.firstIndex { $0.object === object }.map { "\(name)\($0 + 1)" }
    default: nil
    }
  }
}

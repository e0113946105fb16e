import ResponderKit

extension CodeProgram {
  /// Makes a view of an imported text one of a class of the code. Properties that hold views or other
  /// objects hold those of the app, which the text does not tell: they are unknown but for those that
  /// can be found in the view.
  ///
  /// - Parameter found: Returns the view in it that a property holds; nil if it cannot be told.
  package func adopt(
    imported host: UIView, as type: OwnType, finding found: (OwnType.StoredProperty) -> UIView?
  ) throws(CodeStop) {
    let instance = CodeInstance(of: type, host: host)
    heap.attach(instance, to: host)
    let hidden = Set(
      type.stored.indices.filter { index in
        let property = type.stored[index]
        return property.type.holdsObjects || !property.isLazy && property.initial == nil
      })
    instance.hide(hidden)
    try setFirstValues(instance, .object(host))
    for index in hidden.sorted() {
      if let view = found(type.stored[index]) { instance.set(index, .object(view)) }
    }
    didMake?(instance, host)
  }

  /// The objects that observe notifications by their methods, and the number of closures that do.
  package var observers: (objects: [StatefulObject], closures: Int) {
    (heap.observers.compactMap(\.observer), heap.observers.count { $0.observer == nil })
  }

  /// Returns the class of the code that an object is of; nil of any other.
  package func className(of id: ObjectID) -> String? { heap.className(of: id) }

  /// Returns the properties that the class of an object stores, in their order; none if the object
  /// is of no class of the code.
  package func storedProperties(of object: StatefulObject) -> [OwnType.StoredProperty] {
    instance(of: object)?.type.stored ?? []
  }

  /// Returns the property whose first value a view is, so that its class makes it by itself, with the view
  /// that has it; the name is nil if only the class may use it.
  package func property(beginningWith view: UIView) -> (owner: UIView, name: String?)? {
    for instance in allInstances {
      guard instance.isAttached, let owner = instance.host?.asView, owner !== view else {
        continue
      }
      for (property, value) in zip(instance.type.stored, instance.values) {
        guard value.object === view,
          property.declaration.value != nil || instance.type.makes(property)
        else { continue }
        let isPrivate = property.declaration.modifiers.contains {
          $0 == "private" || $0 == "fileprivate"
        }
        return (owner, isPrivate ? nil : property.name)
      }
    }
    return nil
  }

  /// Returns the names of the properties of a view of a text that hold what the text does not tell, so
  /// that a person may tell it, also of constants.
  package func untoldProperties(of object: StatefulObject) -> Set<String> {
    guard let instance = instance(of: object) else { return [] }
    return Set(instance.untold.map { instance.type.stored[$0].name })
  }

  /// Returns the names of the properties of which nobody knows what they hold.
  package func unknownProperties(of object: StatefulObject) -> [String] {
    guard let instance = instance(of: object) else { return [] }
    return instance.unknown.sorted().map { instance.type.stored[$0].name }
  }

  /// Says that nobody knows what a property of a view holds.
  ///
  /// - Parameter index: The place of the property among those of the view's class.
  package func forget(_ index: Int, of view: UIView) { instance(of: view)?.hide(index) }

  /// Returns what a property stores; nil of a lazy one that was not read, and where there is none.
  ///
  /// - Parameter index: The place of the property among those of the object's class.
  package func storedValue(at index: Int, of object: StatefulObject) -> CodeValue? {
    guard let instance = instance(of: object), instance.values.indices.contains(index) else {
      return nil
    }
    let value = instance.values[index]
    return value.isUnset || instance.unknown.contains(index) ? nil : value
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
        if let name = value.name(of: stored, in: property.name) { return name }
      }
    }
    for (name, value) in heap.values.sorted(by: { $0.key < $1.key }) {
      let last = name.split(separator: ".").last.map(String.init) ?? name
      if let name = value.name(of: stored, in: last) { return name }
    }
    return nil
  }
}

extension OwnType {
  /// Returns whether an initializer gives a property its first object.
  fileprivate func makes(_ property: StoredProperty) -> Bool {
    initializerTexts.contains { text in
      text.split(separator: "\n").contains { line in
        let words = line.trimmingPrefix(while: \.isWhitespace)
        return ["", "_", "self."].contains { words.hasPrefix("\($0)\(property.name) = ") }
      }
    }
  }

  /// Indicates whether an initializer adds recognizers to the view that it makes.
  package var addsRecognizers: Bool {
    initializerTexts.contains { $0.contains("addGestureRecognizer") }
  }
}

extension CodeValue {
  /// Returns the name of an object that the value of a name is, or that is an element of it; nil if it
  /// is neither.
  fileprivate func name(of object: StatefulObject, in name: String) -> String? {
    switch contents {
    case .object(let held): held === object ? name : nil
    case .array(let values), .set(let values):
      values.firstIndex { $0.object === object }.map { "\(name)\($0 + 1)" }
    default: nil
    }
  }
}

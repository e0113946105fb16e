/// What a type has with what it inherits from types of the code.
extension OwnType {
  /// The type of `self` in its members.
  var selfType: ValueType { isExtension ? superclass ?? .own(self) : .own(self) }

  /// Indicates whether it extends a structure of UIKit's, which its methods cannot change.
  var changesValues: Bool { isExtension && superclass?.isReference == false }

  /// Returns the methods with a base name, of the type and of its superclasses of the code.
  func methods(named name: String) -> [Method] {
    var (found, seen): ([Method], Set<String>) = ([], [])
    var type: OwnType? = self
    while let current = type {
      for method in current.methods[name] ?? []
      where seen.insert(method.declaration.fullName).inserted {
        found.append(method)
      }
      type = current.ownSuperclass
    }
    return found
  }

  /// The initializers that can be called: its own, or those that it inherits if it has none.
  var allInitializers: [Method] {
    if !initializers.isEmpty { return initializers }
    return ownSuperclass?.allInitializers ?? []
  }

  func computedProperty(named name: String, isStatic: Bool) -> ComputedProperty? {
    var type: OwnType? = self
    while let current = type {
      if let found = current.computed[name], found.isStatic == isStatic { return found }
      type = current.ownSuperclass
    }
    return nil
  }

  func staticProperty(named name: String) -> StaticProperty? {
    var type: OwnType? = self
    while let current = type {
      if let found = current.statics[name] { return found }
      type = current.ownSuperclass
    }
    return nil
  }

  func memberNames(isStatic: Bool) -> [String] {
    if isStatic {
      return cases.map(\.name) + Array(statics.keys)
        + methods.values.flatMap { $0 }.filter(\.isStatic).map { $0.declaration.name }
    }
    return stored.map(\.name) + Array(computed.keys) + Array(methods.keys)
      + (ownSuperclass?.memberNames(isStatic: false) ?? [])
  }
}

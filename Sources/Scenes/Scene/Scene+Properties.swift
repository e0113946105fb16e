import ResponderKit

extension Scene {
  /// Returns the property of a name, if the object has it.
  package func property(_ name: String, of object: StatefulObject) -> Property? {
    if let property = PropertyTable.property(name, of: object) { return property }
    return code?.ownProperties(of: object).first { $0.name == name }
  }

  /// Returns the properties that an object has and that do not take long to find.
  package func listedProperties(of object: StatefulObject) -> [Property] {
    PropertyTable.properties(of: object) + (code?.ownProperties(of: object) ?? [])
  }

  /// Returns whether any class has a property of a name.
  package func knowsProperty(_ name: String) -> Bool {
    PropertyTable.knows(name) || (code?.declaresProperty(name) ?? false)
  }
}

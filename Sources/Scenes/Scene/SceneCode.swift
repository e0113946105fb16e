import ResponderKit

/// Code that was read, as a scene knows it: a source of properties that objects have besides those of
/// UIKit's classes, and of commands that bring it back.
package protocol SceneCode: AnyObject {
  /// Returns the properties of an object that its class of the code declares, in their order.
  func ownProperties(of object: StatefulObject) -> [Property]

  /// Returns whether a class of the code declares a property of a name.
  func declaresProperty(_ name: String) -> Bool

  /// Returns the commands that bring the code back into a scene.
  func commands(for scene: Scene) -> SceneCodeCommands
}

/// The commands that bring code back, round those that make the views.
package struct SceneCodeCommands {
  /// The texts, before the views; a command may have several lines.
  package var before: [String] = []
  /// The views' classes and the values of what they store, behind the views.
  package var behind: [String] = []
  /// The stored properties and variables whose values no script can write.
  package var leftOut: [String] = []

  /// Creates the commands of no code.
  package init() {}
}

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

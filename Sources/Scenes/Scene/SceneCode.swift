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

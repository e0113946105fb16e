import ResponderKit

/// A source of the properties that objects have besides those of UIKit's classes: code that was read.
package protocol OwnProperties: AnyObject {
  /// Returns the properties of an object that its class of the code declares, in their order.
  func ownProperties(of object: StatefulObject) -> [Property]

  /// Returns whether a class of the code declares a property of a name.
  func declaresProperty(_ name: String) -> Bool
}

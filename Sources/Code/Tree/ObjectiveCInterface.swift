/// What an interface of Objective-C declares of a class.
package struct ObjectiveCInterface: Sendable {
  /// The superclass; nil where only a class extension was read.
  package var superclass: String?
  /// The properties and instance variables.
  package var variables: [CodeVariable] = []
}

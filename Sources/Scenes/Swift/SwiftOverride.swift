import ResponderKit

/// An override as a developer writes it in Swift in a subclass, for UIKit and ResponderKit alike.
///
/// A ``ViewOverride`` is the same as a value.
package struct SwiftOverride {
  /// A property of the subclass that has to be set to another object of the scene.
  package struct Reference {
    /// The property's name.
    package let property: String
    /// The object that the property is to be set to.
    package let object: UIResponder

    package init(property: String, object: UIResponder) {
      self.property = property
      self.object = object
    }
  }

  /// The sentence that says what the override does.
  package let summary: String
  /// A word for a class that has the override: a `RoundButton` takes touches in a circle.
  package let adjective: String
  /// The stored properties that the override needs.
  package let properties: [String]
  /// The methods, without indentation.
  package let methods: [String]
  /// The properties that have to be set, with their objects.
  package let references: [Reference]

  package init(
    _ summary: String, _ adjective: String, properties: [String] = [], methods: [String],
    references: [Reference] = []
  ) {
    self.summary = summary
    self.adjective = adjective
    self.properties = properties
    self.methods = methods
    self.references = references
  }

  /// Returns the overrides that a view has by values, handlers and `next`; empty if the view
  /// behaves as its class.
  ///
  /// Overrides that name only views that are gone do nothing and are left out.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - kinds: The kinds of overrides that there are.
  package static func all(of view: UIView, _ kinds: OverrideRegistry) -> [SwiftOverride] {
    view.viewOverrides.compactMap { kinds.swift(of: $0, on: view) } + all(ofResponder: view)
  }

  /// Returns an override of `hitTest(_:with:)` with a body.
  package static func hitTest(_ body: [String]) -> [String] {
    method("func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?", body)
  }

  /// Returns an override of `point(inside:with:)` with a body.
  package static func pointInside(_ body: [String]) -> [String] {
    method("func point(inside point: CGPoint, with event: UIEvent?) -> Bool", body)
  }

  /// Returns a method with its body in braces.
  static func method(_ head: String, _ body: [String]) -> [String] {
    ["override \(head) {"] + body.map { "  " + $0 } + ["}"]
  }
}

import ResponderKit

/// An override as the Swift that a developer writes for it in a subclass, for UIKit and ResponderKit
/// alike.
///
/// What a ``ViewOverride`` does as a value, this does as source.
package struct SwiftOverride {
  /// A property of the subclass that has to be told of another object of the scene.
  package struct Reference {
    /// The property's name.
    package let property: String
    /// What it is to be set to.
    package let object: UIResponder

    package init(property: String, object: UIResponder) {
      self.property = property
      self.object = object
    }
  }

  /// What the override does, in one sentence.
  package let summary: String
  /// A word for a class that has it: a `RoundButton` takes touches in a circle.
  package let adjective: String
  /// The stored properties that it needs.
  package let properties: [String]
  /// The methods, without indentation.
  package let methods: [String]
  /// What the properties are to be set to.
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

  /// The overrides that a view has by values, handlers and `next`; empty if it is as its class
  /// makes it.
  ///
  /// Overrides that name only views that are gone do nothing and are left out.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - kinds: The kinds of overrides that there are.
  package static func all(of view: UIView, _ kinds: OverrideRegistry) -> [SwiftOverride] {
    view.viewOverrides.compactMap { kinds.swift(of: $0, on: view) } + all(ofResponder: view)
  }

  /// An override of `hitTest(_:with:)` with a body.
  package static func hitTest(_ body: [String]) -> [String] {
    method("func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?", body)
  }

  /// An override of `point(inside:with:)` with a body.
  package static func pointInside(_ body: [String]) -> [String] {
    method("func point(inside point: CGPoint, with event: UIEvent?) -> Bool", body)
  }

  /// A method in its braces.
  static func method(_ head: String, _ body: [String]) -> [String] {
    ["override \(head) {"] + body.map { "  " + $0 } + ["}"]
  }
}

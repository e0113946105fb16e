import ResponderKit

/// An override as the Swift that a developer writes for it in a subclass, for UIKit and ResponderKit
/// alike.
///
/// What a ``HitTestBehavior`` or ``PointInsideBehavior`` does as a value, this does as source.
public struct SwiftOverride {
  /// A property of the subclass that has to be told of another object of the scene.
  public struct Reference {
    /// The property's name.
    public let property: String
    /// What it is to be set to.
    public let object: UIResponder
  }

  /// What the override does, in one sentence.
  public let summary: String
  /// A word for a class that has it: a `RoundButton` takes touches in a circle.
  public let adjective: String
  /// The stored properties that it needs.
  public let properties: [String]
  /// The methods, without indentation.
  public let methods: [String]
  /// What the properties are to be set to.
  public let references: [Reference]

  init(
    _ summary: String, _ adjective: String, properties: [String] = [], methods: [String],
    references: [Reference] = []
  ) {
    self.summary = summary
    self.adjective = adjective
    self.properties = properties
    self.methods = methods
    self.references = references
  }

  /// The overrides that a view has by its behaviours, handlers and `next`; empty if it is as its
  /// class makes it.
  ///
  /// Behaviours that speak of views that are gone do nothing and are left out.
  public static func all(of view: UIView) -> [SwiftOverride] {
    let touches = [
      view.pointInsideBehavior.flatMap { SwiftOverride($0, of: view) },
      view.hitTestBehavior.flatMap { SwiftOverride($0, of: view) },
    ].compactMap { $0 }
    return touches + all(ofResponder: view)
  }

  /// A method in its braces.
  static func method(_ head: String, _ body: [String]) -> [String] {
    ["override \(head) {"] + body.map { "  " + $0 } + ["}"]
  }
}

import ResponderKit
import Scenes

/// The places where a walk through an interaction stops: views and other objects, and rules.
package struct Breakpoints {
  private struct Place {
    weak var object: StatefulObject?
  }

  private var places: [Place] = []
  /// The numbers of the rules.
  package private(set) var rules: [RuleID] = []

  /// Creates a list without any.
  package init() {}

  /// Indicates whether there are no breakpoints.
  package var isEmpty: Bool { places.isEmpty && rules.isEmpty }

  /// Returns the objects that are in a scene now. Objects of a scene that was replaced come back
  /// with it.
  package func objects(in scene: Scene) -> [StatefulObject] {
    places.compactMap(\.object).filter { object in
      scene.names.name(of: object) != nil
        || (object as? UIView).map { scene.view(of: ObjectID($0)) != nil } ?? false
    }
  }

  /// Adds an object, unless it is a breakpoint already.
  package mutating func add(_ object: StatefulObject) {
    guard !places.contains(where: { $0.object === object }) else { return }
    places.append(Place(object: object))
  }

  /// Adds a rule by its number, unless it is a breakpoint already.
  package mutating func add(rule: RuleID) {
    if !rules.contains(rule) { rules.append(rule) }
  }
}

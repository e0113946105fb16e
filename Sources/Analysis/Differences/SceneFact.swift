import ResponderKit
import Scenes

/// A fact about one object at one moment.
package struct SceneFact {
  /// The value of a fact.
  package enum Value {
    /// The value of a property.
    case property(PropertyValue)
    /// Words and objects, such as an override or the targets of a control.
    case words([Word])
    /// Objects in an order; only the order of those that exist at both moments counts.
    case order([StatefulObject])
    /// The classes of objects; nil for objects of which no more is known.
    case classes([String]?)
    /// A text that people read on a view.
    case caption(String?)
  }

  /// A piece of a value.
  package enum Word {
    case text(String)
    case object(StatefulObject)
    /// A closure, which has no name.
    case closure
  }

  var name: String
  var value: Value

  /// The objects that the piece names.
  var objects: [StatefulObject] {
    switch value {
    case .property(.responder(let responder)): responder.map { [$0] } ?? []
    case .property: []
    case .words(let words):
      words.compactMap { if case .object(let object) = $0 { object } else { nil } }
    case .order(let objects): objects
    case .classes, .caption: []
    }
  }

  /// The value, if it is a rectangle.
  var rect: CGRect? { if case .property(.rect(let rect)) = value { rect } else { nil } }
}

extension SceneFact.Value {
  /// Returns a value of parts with commas between them.
  static func list(_ parts: [[SceneFact.Word]]) -> SceneFact.Value {
    .words(Array(parts.joined(separator: [.text(", ")])))
  }

  static func text(_ text: String) -> SceneFact.Value { .words([.text(text)]) }

  /// Returns a value of an object or of none.
  static func object(_ object: StatefulObject?) -> SceneFact.Value {
    .words(object.map { [.object($0)] } ?? [])
  }
}

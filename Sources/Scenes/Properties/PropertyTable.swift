import ResponderKit

/// All properties that the shell knows, in the order in which descriptions list them.
package enum PropertyTable {
  /// The properties of views, controls, windows, controllers.
  package static let all: [Property] =
    ViewProperties.geometry + ViewProperties.touches + ViewProperties.others + ClassProperties.all
    + ResponderProperties.all + FirstResponderProperties.all + GestureProperties.all

  /// The property of a name, if the responder has it.
  package static func property(_ name: String, of responder: StatefulObject) -> Property? {
    byName[name]?.first { $0.applies(to: responder) }
  }

  /// Whether any class has a property of a name.
  package static func knows(_ name: String) -> Bool { byName[name] != nil }

  /// The properties that a responder has.
  package static func properties(of responder: StatefulObject) -> [Property] {
    all.filter { $0.applies(to: responder) }
  }

  /// The values of all properties of an object.
  static func values(of object: StatefulObject) -> [PropertyValue] {
    byOwner.flatMap { properties in
      properties[0].applies(to: object) ? properties.compactMap { $0.get(object) } : []
    }
  }

  /// The properties of each class that declares some.
  private static let byOwner = Array(Dictionary(grouping: all, by: \.className).values)

  /// The properties of each name.
  private static let byName: [String: [Property]] = {
    var table: [String: [Property]] = [:]
    for property in all {
      for name in [property.name] + property.shortNames {
        table[name, default: []].append(property)
      }
    }
    return table
  }()
}

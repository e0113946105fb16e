import ResponderKit

/// A change of a property of an object.
package struct PropertyChange: SceneChange, Equatable {
  let object: StatefulObject
  let property: Property
  let value: PropertyValue

  /// Creates a change of a property that the object has.
  ///
  /// - Parameter name: UIKit's name of the property, or a short one.
  package init(_ object: StatefulObject, _ name: String, _ value: PropertyValue) {
    guard let property = PropertyTable.property(name, of: object) else {
      preconditionFailure("\(type(of: object)) has no \(name)")
    }
    self.object = object
    self.property = property
    self.value = value
  }

  package static func == (a: PropertyChange, b: PropertyChange) -> Bool {
    a.object === b.object && a.property === b.property && a.value == b.value
  }

  package func perform(in scene: Scene) { _ = property.set?(object, value) }

  package func command(in scene: Scene) -> String? {
    scene.reference(toObject: object).map { name in
      switch (property.name, value) {
      case ("isHidden", .bool(let isOn)): "\(isOn ? "hide" : "show") \(name)"
      case ("isEnabled", .bool(let isOn)) where object is UIControl:
        "\(isOn ? "enable" : "disable") \(name)"
      case ("contentOffset", _): "scroll \(name) \(value.scriptText)"
      case ("alpha", _), ("bounds", _), ("center", _), ("frame", _), ("transform", _):
        "\(property.name) \(name) \(value.scriptText)"
      default:
        "set \(name) \(property.shortNames.first ?? property.name) \(value.scriptText)"
      }
    }
  }

  package func swift(in scene: Scene) -> [String] {
    let name = scene.swiftName(of: object)
    if property.name == "contentOffset" {
      return ["\(name).setContentOffset(\(value.swiftText), animated: true)"]
    }
    return property.swiftAssignments(of: value).map { "\(name).\($0)" }
  }
}

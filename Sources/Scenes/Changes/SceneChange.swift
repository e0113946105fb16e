import ResponderKit

/// A change of a scene that can be made at once, typed as a command, and written in Swift.
///
/// A change holds the objects that it is about. Their names are looked up when it is written as
/// text, as other changes may give other names and numbers.
package protocol SceneChange {
  /// Makes the change, which the scene's journal can undo.
  func perform(in scene: Scene)

  /// Returns the command that makes the same change; nil if no command can name its objects.
  func command(in scene: Scene) -> String?

  /// Returns the lines of Swift that make the same change in an app; empty if there are none.
  func swift(in scene: Scene) -> [String]

  func isSame(as other: any SceneChange, in scene: Scene) -> Bool
}

extension SceneChange where Self: Equatable {
  package func isSame(as other: any SceneChange, in scene: Scene) -> Bool {
    (other as? Self) == self
  }
}

/// A change that lets the application take touches again, once for one
/// `beginIgnoringInteractionEvents` (R1.12).
package struct IgnoringEnd: SceneChange {
  package init() {}

  package func perform(in scene: Scene) { scene.application.endIgnoringInteractionEvents() }

  package func command(in scene: Scene) -> String? { "ignore end" }

  package func swift(in scene: Scene) -> [String] {
    ["UIApplication.shared.endIgnoringInteractionEvents()"]
  }

  /// Returns false, as each change ends one `beginIgnoringInteractionEvents`.
  package func isSame(as other: any SceneChange, in scene: Scene) -> Bool { false }
}

extension Scene {
  /// Returns the text that a command calls an object by; nil if it has no name and cannot be
  /// numbered.
  package func reference(toObject object: StatefulObject) -> String? {
    if let name = names.name(of: object) { return name }
    switch object {
    case let view as UIView: return view.window == nil ? nil : reference(to: view)
    case let recognizer as UIGestureRecognizer:
      return OwnRecognizer.reference(to: recognizer, names)
    default: return nil
    }
  }

  /// Returns the name of a variable for an object in Swift.
  package func swiftName(of object: StatefulObject) -> String {
    var identifiers = SwiftIdentifiers()
    // A variable of an object without a name is named after the class.
    let name = names.name(of: object) ?? String(label(of: object).trimmingPrefix("UI"))
    return identifiers.variable(like: name, noun: "view")
  }
}

/// A change of a property of an object.
package struct PropertyChange: SceneChange, Equatable {
  /// The object.
  package let object: StatefulObject
  let property: Property
  package let value: PropertyValue

  /// Creates a change of a property that the object has.
  package init(_ object: StatefulObject, _ property: Property, _ value: PropertyValue) {
    (self.object, self.property, self.value) = (object, property, value)
  }

  /// Creates a change of a property of UIKit's that the object has.
  ///
  /// - Parameter name: UIKit's name of the property, or a short one.
  package init(_ object: StatefulObject, _ name: String, _ value: PropertyValue) {
    guard let property = PropertyTable.property(name, of: object) else {
      preconditionFailure("\(type(of: object)) has no \(name)")
    }
    (self.object, self.property, self.value) = (object, property, value)
  }

  package static func == (a: PropertyChange, b: PropertyChange) -> Bool {
    a.object === b.object && a.property === b.property && a.value == b.value
  }

  package func perform(in scene: Scene) { _ = property.set?(object, value) }

  package func command(in scene: Scene) -> String? {
    let words = value.scriptText
    return scene.reference(toObject: object).map { name in
      switch (property.name, value.content) {
      case ("isHidden", .bool(let isOn)): "\(isOn ? "hide" : "show") \(name)"
      case ("isEnabled", .bool(let isOn)) where object is UIControl:
        "\(isOn ? "enable" : "disable") \(name)"
      case ("contentOffset", _): "scroll \(name) \(words)"
      default:
        "set \(name) \(property.shortNames.first ?? property.name) \(words)"
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

/// A change that gives a view an override, or removes its overrides.
package struct OverrideChange: SceneChange {
  let view: UIView
  /// The override; nil to remove those that the view has.
  let override: (any ViewOverride)?

  /// Creates a change that gives an override.
  package init(_ view: UIView, _ override: (any ViewOverride)?) {
    self.view = view
    self.override = override
  }

  package func perform(in scene: Scene) {
    if let override {
      view.take(override)
    } else {
      view.pointInsideBehavior = nil
      view.hitTestBehavior = nil
    }
  }

  package func command(in scene: Scene) -> String? {
    guard let name = scene.reference(toObject: view) else { return nil }
    guard let override else {
      for case let code as any CodedOverride in view.viewOverrides {
        return code.isOfExtension ? "code off \(code.className)" : "code none on \(name)"
      }
      return "override \(name) none"
    }
    return scene.overrides.command(giving: override, to: name) { reference in
      reference.view.flatMap { scene.reference(toObject: $0) }
    }
  }

  package func swift(in scene: Scene) -> [String] {
    guard let override, let source = scene.overrides.swift(of: override, on: view) else {
      return []
    }
    var identifiers = SwiftIdentifiers()
    let type = String(describing: Swift.type(of: view))
    let subclass = SwiftSubclass(
      identifiers.type(like: scene.label(of: view), noun: String(type.dropFirst(2))), of: type,
      overrides: [source])
    let references = source.references.map { reference in
      "\(scene.swiftName(of: view)).\(reference.property) = "
        + scene.swiftName(of: reference.object)
    }
    let className = scene.className(of: view)
    if ForeignClasses.standard.isOfFramework(className) { return [] }
    if scene.isOfApp(view) {
      // The class is there; a second one of its name would not compile.
      let name = className.split(separator: ".").last.map(String.init) ?? className
      return [
        "// in class \(name): \(source.summary.prefix(1).lowercased())\(source.summary.dropFirst())"
      ]
        + subclass.body + references
    }
    // Nobody can make a subclass of a private class.
    return className == type ? subclass.lines + references : []
  }

  package func isSame(as other: any SceneChange, in scene: Scene) -> Bool {
    guard let other = other as? OverrideChange, other.view === view else { return false }
    switch (override, other.override) {
    case (nil, nil): return true
    case (let mine?, let its?): return scene.overrides.areSame(mine, its)
    default: return false
    }
  }
}

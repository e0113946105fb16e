import ResponderKit

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
    guard let override else { return "override \(name) none" }
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
    return subclass.lines
      + source.references.map { reference in
        "\(scene.swiftName(of: view)).\(reference.property) = "
          + scene.swiftName(of: reference.object)
      }
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

import ResponderKit

extension Fix {
  /// Gives a view an override.
  static func overriding(
    _ view: UIView, _ override: any ViewOverride, _ summary: String, _ scene: Scene
  ) -> Fix {
    let name = scene.label(of: view)
    let command = scene.overrides.command(giving: override, to: name) { reference in
      reference.view.map { scene.label(of: $0) }
    }
    let commands = command.map { [$0] } ?? []
    guard let override = scene.overrides.swift(of: override, on: view) else {
      return Fix(summary: summary, commands: commands)
    }
    var identifiers = SwiftIdentifiers()
    let type = String(describing: Swift.type(of: view))
    let subclass = SwiftSubclass(
      identifiers.type(like: name, noun: String(type.dropFirst(2))), of: type,
      overrides: [override])
    let references = override.references.compactMap { reference in
      (reference.object as? UIView).map {
        "\(scene.swiftName(of: view)).\(reference.property) = \(scene.swiftName(of: $0))"
      }
    }
    return Fix(summary: summary, commands: commands, swift: subclass.lines + references)
  }
}

extension Scene {
  /// What a variable for an object would be called in Swift.
  func swiftName(of object: StatefulObject) -> String {
    var identifiers = SwiftIdentifiers()
    return identifiers.variable(like: label(of: object), noun: "view")
  }
}

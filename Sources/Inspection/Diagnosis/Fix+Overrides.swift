import ResponderKit

extension Fix {
  /// Overrides `hitTest(_:with:)` of a view.
  static func overriding(
    _ view: UIView, hitTest behavior: any HitTestBehavior, _ summary: String, _ scene: Scene
  ) -> Fix {
    overriding(view, "\(behavior)", SwiftOverride(behavior, of: view), summary, scene)
  }

  /// Overrides `point(inside:with:)` of a view.
  static func overriding(
    _ view: UIView, pointInside behavior: any PointInsideBehavior, _ summary: String,
    _ scene: Scene
  ) -> Fix {
    overriding(view, "\(behavior)", SwiftOverride(behavior, of: view), summary, scene)
  }

  private static func overriding(
    _ view: UIView, _ behavior: String, _ override: SwiftOverride?, _ summary: String,
    _ scene: Scene
  ) -> Fix {
    let name = scene.label(of: view)
    let command = OverrideWords.command(behavior, on: name)
    guard let override else { return Fix(summary: summary, commands: [command]) }
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
    return Fix(summary: summary, commands: [command], swift: subclass.lines + references)
  }
}

extension Scene {
  /// What a variable for an object would be called in Swift.
  func swiftName(of object: StatefulObject) -> String {
    var identifiers = SwiftIdentifiers()
    return identifiers.variable(like: label(of: object), noun: "view")
  }
}

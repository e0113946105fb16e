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

  /// Returns whether another change does the same.
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
      guard let scrollView = recognizer.view as? UIScrollView,
        scrollView.panGestureRecognizer === recognizer
      else { return nil }
      return names.name(of: scrollView).map { "\($0).pan" }
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

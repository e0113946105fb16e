import ResponderKit
import Scenes

/// A scene as `-[UIView recursiveDescription]` prints it, one window after the other, the front one
/// last.
///
/// Attributes that UIKit prints stand in UIKit's order and under UIKit's conditions, so that every
/// reader of dumps reads them. One attribute is ours: `bounds`, where the frame does not tell them.
/// Numbers have as many digits as it takes to read them back.
package struct SceneDump {
  /// The lines, one per view.
  package private(set) var lines: [String] = []
  /// The parts of the scene that the dump leaves out, in words.
  package let omissions: [String]

  /// Creates the dump of a scene.
  ///
  /// - Complexity: O(number of views · depth), as every line is indented by its depth.
  package init(_ scene: Scene) {
    omissions = DumpOmissions(scene).words
    var addresses = DumpAddresses(scene)
    for window in scene.windowsBackToFront {
      window.walk(with: 0) { view, depth in
        let dumped = DumpedView(view, in: scene, address: addresses.next(for: view))
        lines.append(String(repeating: "   | ", count: depth) + dumped.printed)
        return depth + 1
      }
    }
  }

  /// The longest indentation that is worth writing, in characters.
  package static let longestIndentation = 200_000_000

  /// Returns the number of characters that the indentation of a scene's dump takes, which may be
  /// more than a computer holds.
  package static func indentation(of scene: Scene) -> Int {
    var sum = 0
    for window in scene.application.windowsFrontToBack {
      window.walk(with: 0) { _, depth in
        sum += 5 * depth
        return depth + 1
      }
    }
    return sum
  }
}

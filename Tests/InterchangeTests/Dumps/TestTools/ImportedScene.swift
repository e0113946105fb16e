import Foundation
import Interchange
import ResponderKit
import Scenes

/// A scene imported from a text.
struct ImportedScene {
  let dump: HierarchyDump
  let scene = Scene()

  init(_ text: String) throws {
    dump = try HierarchyDump(parsing: text)
    _ = scene.replace(by: dump)
  }

  /// The name of the view that a touch at a point of the screen gets.
  func hit(_ x: CGFloat, _ y: CGFloat) -> String? {
    for window in scene.application.windowsFrontToBack {
      let point = CGPoint(x: x - window.frame.minX, y: y - window.frame.minY)
      if let view = window.hitTest(point, with: nil) { return scene.names.name(of: view) }
    }
    return nil
  }

  /// A view by its name.
  func view(_ name: String) -> UIView? { scene.names[name] as? UIView }

  /// What is warned of, by line.
  var warnings: [String] { dump.warnings.map(\.description) }
}

/// The error that a text gives.
func importError(_ text: String) -> String? {
  do throws(DumpError) {
    _ = try HierarchyDump(parsing: text)
    return nil
  } catch {
    return error.description
  }
}

/// What is said of every text of accessible elements.
func approximate(_ line: Int) -> String {
  "line \(line): accessible elements only: a transparent view that takes the touch is not in this "
    + "file; 'why' can be wrong"
}

import Interchange
import Presentation
import ResponderKit
import Scenes
import Text

extension Scene {
  /// Forgets what is known of objects from imported texts alone, such as addresses, which is no part
  /// of what a script saves.
  package func forgetTexts() {
    for object in names.objects {
      guard let entry = names.entry(of: object),
        entry.address != nil || entry.origin != nil
      else { continue }
      changeEntry(of: object) { ($0.address, $0.origin) = (nil, nil) }
    }
    changeOrigin { ($0.observations, $0.failedView) = ([], nil) }
  }
}

extension Scene {
  /// Indicates whether there are targets that an imported text only names, which no script can make.
  package var hasObjectsOfTextsAlone: Bool {
    names.objects.contains { type(of: $0) == UIResponder.self }
  }
}

/// All that can be seen of a scene: the tree, the controllers, the layout, the facts for programs,
/// and who is hit where.
package struct SceneFingerprint {
  /// The lines of `tree all`.
  package let tree: [String]
  /// The lines of `tree controllers`.
  package let controllers: [String]
  /// The lines of `tree layout` for each window.
  package let layout: [String]
  /// The lines of `export json`.
  package let document: [String]
  /// The view that each window answers at each point of a grid.
  package let hits: [String]

  /// Takes the fingerprint of a scene.
  package init(_ scene: Scene) {
    func lines(_ write: (OutputStyle, (TextLine) -> Void) -> Void) -> [String] {
      var lines: [String] = []
      write(OutputStyle(width: 500)) { lines.append($0.text) }
      return lines
    }
    tree = lines { TreeReport(scene).write($0, to: $1) }
    controllers = lines { ControllersReport(scene).write($0, to: $1) }
    layout = scene.windows.flatMap { window in
      lines { LayoutReport(below: window, in: scene).write($0, to: $1) }
    }
    document = SceneDocument(scene).lines
    hits = Self.hits(in: scene)
  }

  /// Returns the lines in which another scene differs, with the lines of the first one in front.
  package func differences(from other: SceneFingerprint) -> [String] {
    Self.differences(tree, other.tree) + Self.differences(controllers, other.controllers)
      + Self.differences(layout, other.layout) + Self.differences(document, other.document)
      + Self.differences(hits, other.hits)
  }

  private static func differences(_ lines: [String], _ others: [String]) -> [String] {
    guard lines != others else { return [] }
    return lines.difference(from: others).map { change in
      switch change {
      case .insert(_, let line, _): "+ \(line)"
      case .remove(_, let line, _): "- \(line)"
      }
    }
  }

  private static func hits(in scene: Scene) -> [String] {
    // A question is no event that a report should tell of.
    let observer = scene.eventObserver
    scene.eventObserver = nil
    defer { scene.eventObserver = observer }
    let windows = scene.application.windowsInOrder
    var names: [ObjectID: String] = [:]
    for (number, view) in Subtree(of: windows).enumerated() {
      names[ObjectID(view)] = "\(scene.names.name(of: view) ?? scene.className(of: view)) \(number)"
    }
    func name(_ view: UIView?) -> String { view.map { names[ObjectID($0)] ?? "gone" } ?? "nothing" }
    return grid(of: scene.screenSize).flatMap { point in
      ["screen \(point.exactText): \(name(scene.hitView(at: point)))"]
        + windows.map { window in
          let place = window.convert(point, from: nil)
          return "\(name(window)) \(point.exactText): \(name(window.hitTest(place, with: nil)))"
        }
    }
  }

  /// The points are not in the middle of anything, and a little further apart than most gaps.
  private static func grid(of size: CGSize) -> [CGPoint] {
    stride(from: 3, to: 844, by: 37.0).flatMap { y in
      stride(from: 3, to: 390, by: 31.0).map { x in
        CGPoint(x: x * size.width / 390, y: y * size.height / 844)
      }
    }
  }
}

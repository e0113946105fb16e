import Analysis
import Presentation
import ResponderKit
import Scenes
import Text

/// A scene as one JSON document: its windows with their views nested in them, what is detached, and
/// its controllers, each with the facts of `describe`.
package struct SceneDocument {
  /// The lines of the document, one per view.
  package private(set) var lines: [String] = []
  private let scene: Scene
  private let scan: ReachabilityScan

  /// Creates the document of a scene.
  ///
  /// The document is written without recursion, however deep the views are nested; lines are
  /// indented up to a depth that a person can follow.
  package init(_ scene: Scene) {
    self.scene = scene
    scan = ReachabilityScan(scene, ofAll: true)
    let head: JSONObject = [
      "schema": .integer(JSONSchemaNumber.current), "type": "scene",
      "profile": .string(scene.profile.rawValue),
      "screen": scene.screenSize.json,
      "keyWindow": .text(scene.application.keyWindow.map { scene.label(of: $0) }),
    ]
    lines.append(head.text.dropLast() + ",\"windows\":[")
    let keyboard = scene.application.shownKeyboardWindow
    let windows = scene.application.windowsInOrder + [keyboard].compactMap { $0 }
    for window in windows { write(window, isLast: window === windows.last) }
    let detached = scene.detachedViews
    if !detached.isEmpty {
      lines.append("],\"detached\":[")
      for view in detached { write(view, isLast: view === detached.last) }
    }
    let recognizers = scene.detachedRecognizers
    if !recognizers.isEmpty {
      lines.append("],\"detachedGestureRecognizers\":[")
      lines.append(
        recognizers.map { " " + DescriptionReport($0, in: scene).json.text }
          .joined(separator: ",\n"))
    }
    lines.append(
      "],"
        + JSONObjectType.controllers.object(of: ControllersReport(scene)).text.dropFirst())
  }

  /// A task that is still to be done: to write a view, or the end of one.
  private enum Task {
    case begin(UIView, isLast: Bool, parentToWindow: CGAffineTransform)
    case end(isLast: Bool)
  }

  private mutating func write(_ top: UIView, isLast: Bool) {
    walkDepthFirst(from: [Task.begin(top, isLast: isLast, parentToWindow: .identity)]) {
      task, depth in
      if scene.mustStop() { return [] }
      switch task {
      case .end(let isLast):
        lines[lines.count - 1] += isLast ? "]}" : "]},"
        return []
      case .begin(let view, let isLast, let parentToWindow):
        let indent = String(repeating: " ", count: min(depth + 1, Self.deepestIndent))
        lines.append("\(indent)\(facts(of: view, parentToWindow).text.dropLast()),\"subviews\":[")
        let toWindow =
          view === top
          ? .identity : view.transformToSuperview.concatenating(parentToWindow)
        let subviews = view.subviews.map {
          Task.begin($0, isLast: $0.isFrontmostSubview, parentToWindow: toWindow)
        }
        return subviews + [.end(isLast: isLast)]
      }
    }
  }

  private static let deepestIndent = 40

  private func facts(of view: UIView, _ parentToWindow: CGAffineTransform) -> JSONObject {
    var facts = DescriptionReport(view, in: scene, parentToWindow: parentToWindow).json
    facts["subviews"] = nil
    let (isReached, obscuring) = scan.reach(of: view)
    facts["reachable"] = isReached.map { .bool($0) } ?? .null
    if let obscuring { facts["obscuredBy"] = .string(scene.label(of: obscuring)) }
    let recognizers = (view.gestureRecognizers ?? []).filter { scene.names.name(of: $0) != nil }
    facts["gestureRecognizers"] = .objects(
      recognizers.map { DescriptionReport($0, in: scene).json })
    if let control = view as? UIControl {
      facts["targets"] =
        JSONObjectType.targets.object(of: TargetsReport(control, in: scene))["targets"]
    }
    return facts
  }
}

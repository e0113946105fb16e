import Inspection
import ResponderKit

/// A scene as the commands that rebuild it.
public struct SceneScript {
  let scene: Scene
  private let plain: Scene
  /// The commands, one per line.
  public internal(set) var lines: [String] = []
  /// The views that have a line, in the order of their lines.
  private(set) var views: [UIView] = []
  /// The views of a new scene that stand for views of this one.
  private var known: [ResponderID: UIView] = [:]
  var written: Set<ResponderID> = []

  /// The script of a scene.
  public init(_ scene: Scene) {
    self.scene = scene
    plain = Scene(profile: scene.profile)
    lines.append("profile \(scene.profile.rawValue)")
    if scene.screenSize != plain.screenSize { lines.append("size \(scene.screenSize.exactText)") }
    plain.setScreenSize(scene.screenSize)
    adoptFirstWindow()
    for window in scene.windows { write(window) }
    writeControllers()
    writeOverrides()
    writeWindowOrder()
  }

  /// Makes the window of a new scene the first one of this, with its root view if that is there.
  private mutating func adoptFirstWindow() {
    guard let window = scene.windows.first else { return }
    known[ResponderID(window)] = plain.mainWindow
    rename("window", to: scene.label(of: window))
    guard let controller = window.rootViewController, let root = controller.viewIfLoaded,
      let name = scene.names.name(of: controller), let rootName = scene.names.name(of: root)
    else {
      lines.append("remove root")
      return
    }
    known[ResponderID(root)] = plain.names["root"] as? UIView
    written.insert(ResponderID(controller))
    rename("root", to: rootName)
    rename("vc", to: name)
  }

  private mutating func rename(_ old: String, to new: String) {
    if old != new { lines.append("rename \(old) \(new)") }
  }

  private mutating func write(_ window: UIWindow) {
    let name = scene.label(of: window)
    let model = known[ResponderID(window)]
    if model == nil { lines.append("window \(name) \(window.frame.exactText)") }
    note(window)
    writeProperties(of: window, against: model ?? shownWindow(window), name)
    writeTree(below: window)
  }

  private func shownWindow(_ window: UIWindow) -> UIWindow {
    let shown = UIWindow(frame: window.frame)
    shown.isHidden = false
    return shown
  }

  private mutating func note(_ view: UIView) {
    views.append(view)
    written.insert(ResponderID(view))
  }

  mutating func writeTree(below top: UIView) {
    var pending = Array(top.subviews.reversed())
    while let view = pending.popLast() {
      // What is presented comes with its controller.
      if let inner = view.subviews.first, presented(with: inner) != nil { continue }
      write(view)
      pending.append(contentsOf: view.subviews.reversed())
    }
  }

  private mutating func write(_ view: UIView) {
    // Views without a name are made by the commands that make their neighbours.
    guard let name = scene.names.name(of: view), let parent = view.superview else { return }
    note(view)
    if let model = known[ResponderID(view)] {
      let isInPlace =
        view.indexInSuperview == 0
        && model.superview.map { type(of: $0) == type(of: parent) } == true
      if !isInPlace { lines.append("move \(name) to \(reference(to: parent))") }
      writeProperties(of: view, against: model, name)
      return
    }
    if parent is UIVisualEffectView, view.indexInSuperview == 0 {
      writeProperties(of: view, against: UIView(frame: view.frame), name)
      return
    }
    add(view, name, in: parent)
  }

  /// Writes the line that makes a view, and its properties.
  mutating func add(_ view: UIView, _ name: String, in parent: UIView?) {
    let className = String(describing: type(of: view))
    let shown = scene.className(of: view)
    var line = "add \(className) \(name)"
    if view.transform.isIdentity { line += " \(view.frame.exactText)" }
    if let parent { line += " in \(reference(to: parent))" }
    if shown != className { line += " class=\(shown.quotedWord)" }
    lines.append(line)
    writeProperties(of: view, against: model(of: view), name)
  }

  /// A new view of the same class and frame.
  private func model(of view: UIView) -> UIView {
    (ViewClass.named(String(describing: type(of: view))) ?? ViewClass.all[0]).make(view.frame)
  }

  /// Writes a view that a controller's command has made, with all below it.
  mutating func writeMade(_ view: UIView, _ name: String, frame: CGRect) {
    note(view)
    let model = model(of: view)
    model.frame = frame
    writeProperties(of: view, against: model, name)
    writeTree(below: view)
  }

  private func reference(to view: UIView) -> String {
    if let name = scene.names.name(of: view) { return name }
    let className = scene.className(of: view)
    var number = 0
    var found = 1
    scene.forEachView { other in
      guard scene.className(of: other) == className else { return }
      number += 1
      if other === view { found = number }
    }
    return "\(className)#\(found)"
  }

  private mutating func writeProperties(of view: UIView, against known: UIView, _ name: String) {
    var settings: [String] = []
    if view.anchorPoint != known.anchorPoint || !view.transform.isIdentity {
      settings += [
        "anchorPoint \(view.anchorPoint.exactText)", "bounds \(view.bounds.exactText)",
        "center \(view.center.exactText)", "transform \(view.transform.exactText)",
      ]
    } else if view.frame != known.frame {
      settings.append("frame \(view.frame.exactText)")
    }
    if view.transform.isIdentity, view.bounds.origin != known.bounds.origin {
      settings.append("bounds \(view.bounds.exactText)")
    }
    for property in PropertyTable.properties(of: view) where property.isSaved {
      guard !["frame", "transform", "anchorPoint", "contentOffset"].contains(property.name),
        let value = property.get(view), value != property.get(known)
      else { continue }
      settings.append("\(property.name) \(value.scriptText)")
    }
    if !settings.isEmpty { lines.append("set \(name) \(settings.joined(separator: " "))") }
  }
}

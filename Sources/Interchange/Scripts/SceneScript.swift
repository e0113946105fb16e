import ResponderKit
import Scenes

/// A scene as the commands that rebuild it.
///
/// The script begins with an empty scene and makes everything there is: windows and views from back
/// to front, then controllers, overrides, presentations. Views without a name are made by the
/// commands that make their neighbours, and are spoken of by number.
package struct SceneScript {
  let scene: Scene
  /// The commands, one per line.
  package internal(set) var lines: [String] = []
  /// The controllers by their root views.
  private let controllers: [ObjectIdentifier: UIViewController]
  /// The controllers and windows that the lines so far have made.
  private var made: Set<ObjectIdentifier> = []

  /// Creates the script of a scene.
  package init(_ scene: Scene) {
    self.scene = scene
    controllers = scene.controllersByView
    lines.append("profile \(scene.profile.rawValue) empty")
    if scene.screenSize != CGSize(width: 390, height: 844) {
      lines.append("size \(scene.screenSize.exactText)")
    }
    let windows = scene.application.windowsInOrder
    for window in windows { write(window) }
    for (controller, view) in scene.detachedControllers { write(view, of: controller) }
    writeLateControllers()
    for window in windows { writeUnnamed(below: window) }
    writeNames()
    writeOverrides()
    writeGestures()
    writeFirstResponders()
    if let key = scene.application.keyWindow {
      // Making a window key also brings it to the front: say the order again behind it.
      lines.append("key \(reference(to: key))")
      let isLast = windows.last === key
      if !isLast { writeOrder(of: windows) }
    }
  }

  private mutating func write(_ window: UIWindow) {
    let name = reference(to: window)
    lines.append("window \(name) \(window.frame.exactText)")
    self.made.insert(ObjectIdentifier(window))
    let made = UIWindow(frame: window.frame)
    made.isHidden = false
    writeProperties(of: window, against: made, name)
    writeTree(below: window)
  }

  private mutating func writeTree(below root: UIView) {
    for view in root.subtree.dropFirst() { write(view) }
  }

  private mutating func write(_ view: UIView) {
    guard let name = scene.names.name(of: view), let parent = view.superview else { return }
    let made: UIView
    if parent.ownContentView === view {
      let own = "\(reference(to: parent))-content"
      if own != name { lines.append("rename \(own) \(name)") }
      made = UIView(frame: CGRect(origin: .zero, size: parent.frame.size))
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    } else {
      let className = String(describing: type(of: view))
      let shown = scene.className(of: view)
      made = (scene.classes.ownClass(of: view) ?? scene.classes.plain).make(view.frame)
      var line = "add \(className) \(name)"
      if view.transform.isIdentity { line += " \(view.frame.exactText)" }
      line += " in \(reference(to: namedParent(of: view) ?? parent))"
      if shown != className { line += " class=\(shown.quotedWord)" }
      lines.append(line)
    }
    // A controller may resize its view, so it comes before the view's properties and subviews.
    let resized = controllers[ObjectIdentifier(view)].flatMap { makeController($0, for: view) }
    writeProperties(of: view, against: resized ?? made, name)
    if let content = view.ownContentView, content.superview !== view {
      lines.append("remove \(name)-content")
    }
  }

  /// Returns the nearest superview that exists when the view is made: containers come later.
  private func namedParent(of view: UIView) -> UIView? {
    view.superviews.first { scene.names.name(of: $0) != nil }
  }

  /// Writes the view of a controller that is shown nowhere.
  private mutating func write(_ view: UIView, of controller: UIViewController) {
    guard let name = scene.names.name(of: view) else { return }
    let own = scene.label(of: controller)
    lines.append("controller \(own)")
    self.made.insert(ObjectIdentifier(controller))
    if name != "\(own)-view" { lines.append("rename \(own)-view \(name)") }
    let made = UIView(frame: scene.screenBounds)
    writeProperties(of: view, against: made, name)
    writeTree(below: view)
  }

  /// Makes a controller if those that it depends on are made. Returns a view that is then like its
  /// view, or nil if the view stays as it was.
  private mutating func makeController(_ controller: UIViewController, for view: UIView) -> UIView?
  {
    // A root view that was moved may lie in a window that is made before its controller's.
    let window = scene.windows.first { $0.rootViewController === controller }
    let parent = controller.parent.flatMap { $0.isViewLoaded ? $0 : nil }
    let presenter = controller.isPresentedItself ? controller.presentingViewController : nil
    let before: [UIResponder] = [parent, presenter, window].compactMap { $0 }
    guard before.allSatisfy({ made.contains(ObjectIdentifier($0)) }),
      made.insert(ObjectIdentifier(controller)).inserted
    else { return nil }
    let name = scene.label(of: controller)
    var line = "controller \(name) for \(reference(to: view))"
    if let parent { line += " in \(scene.label(of: parent))" }
    lines.append(line)
    if let window {
      lines.append("set \(reference(to: window)) rootViewController \(name)")
      let full = UIView(frame: CGRect(origin: .zero, size: window.bounds.size))
      full.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if namedParent(of: view) !== window { writePlace(of: view) }
      return full
    }
    guard let presenter else { return nil }
    lines.append("present \(name) from \(scene.label(of: presenter))")
    if controller.isPresentedInPlace {
      lines[lines.count - 1] += " in place"
      return nil
    }
    if let parent = view.superview, scene.names.name(of: parent) != nil { writePlace(of: view) }
    return UIView(frame: CGRect(origin: .zero, size: view.window?.bounds.size ?? .zero))
  }

  /// Writes the place of a view that was moved after its controller placed it, because the
  /// controller has just placed it again.
  private mutating func writePlace(of view: UIView) {
    guard let parent = view.superview, let index = parent.subviews.firstIndex(of: view) else {
      return
    }
    lines.append("move \(reference(to: view)) to \(reference(to: parent)) at \(index)")
  }

  /// Makes the controllers that had to wait for others.
  private mutating func writeLateControllers() {
    var isProgressing = true
    while isProgressing {
      isProgressing = false
      for controller in scene.controllers where !made.contains(ObjectIdentifier(controller)) {
        guard let view = controller.viewIfLoaded, view.window != nil || view.superview != nil else {
          continue
        }
        let resized = makeController(controller, for: view)
        guard made.contains(ObjectIdentifier(controller)) else { continue }
        isProgressing = true
        if let resized { writeProperties(of: view, against: resized, reference(to: view)) }
      }
    }
  }

  /// Writes the changes of views that other commands make.
  private mutating func writeUnnamed(below window: UIWindow) {
    for view in window.subtree where scene.names.name(of: view) == nil {
      let made = (scene.classes.ownClass(of: view) ?? scene.classes.plain).make(.zero)
      made.frame = CGRect(origin: .zero, size: view.superview?.bounds.size ?? .zero)
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      writeProperties(of: view, against: made, reference(to: view))
    }
  }

  private mutating func writeNames() {
    let parts: [(UIResponder?, String)] = [
      (scene.application, "app"), (scene.windowScene, "scene"),
      (scene.application.delegate as? UIResponder, "delegate"),
    ]
    for case (let responder?, let usual) in parts {
      let name = scene.label(of: responder)
      if name != usual { lines.append("rename \(usual) \(name)") }
    }
  }

  private mutating func writeOrder(of windows: [UIWindow]) {
    for window in windows where !window.isHidden {
      let name = reference(to: window)
      lines.append("hide \(name)")
      lines.append("show \(name)")
    }
  }

  /// The views in the order in which the script makes them, then those that are shown nowhere.
  ///
  /// The windows come in the order in which the script makes them, and not in which the scene did,
  /// so that the rebuilt scene is saved as the same script.
  var views: [UIView] {
    let tops: [UIView] = scene.application.windowsInOrder
    return Array(Subtree(of: tops + scene.detachedControllers.map(\.view)))
  }

  /// Returns the reference by which a script names a view.
  func reference(to view: UIView) -> String { scene.reference(to: view) }
}

extension UIViewController {
  /// Indicates whether the controller itself is presented, and not one of its parents.
  fileprivate var isPresentedItself: Bool { parent == nil && presentingViewController != nil }
}

extension SceneScript {
  /// Writes whom a control tells of what, in order; closures and targets that are no part of the
  /// scene cannot be written.
  mutating func writeTargets(of control: UIControl) {
    let name = reference(to: control)
    var found: [String] = []
    control.enumerateEventHandlers { _, pair, events, _ in
      guard let pair else { return }
      let target: String
      if let receiver = pair.target {
        guard let live = (receiver as? UIResponder).flatMap(liveName) else { return }
        target = live
      } else {
        target = "nil"
      }
      found.append("target \(name) \(events) \("\(target).\(pair.action)".quotedWord)")
    }
    lines += found
  }
}

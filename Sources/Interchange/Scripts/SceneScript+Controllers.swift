import ResponderKit
import Scenes

extension SceneScript {
  /// Makes all controllers in their order, with views that come to their places later.
  mutating func declareControllers(in windows: [UIWindow]) {
    guard let window = windows.first else { return }
    for controller in parentsFirst {
      guard let view = controller.viewIfLoaded, scene.names.name(of: view) != nil,
        brought[ObjectIdentifier(view)] == nil || controller is UIAlertController
      else { continue }
      if !(controller is UIAlertController), view.superview != nil, !(view is UIWindow) {
        add(view, in: window)
      }
      declare(controller, of: view)
    }
  }

  /// Returns the controllers of a scene in their order, but each behind its parent and the children
  /// before it: an imported text may tell them in another order.
  static func parentsFirst(in scene: Scene) -> [UIViewController] {
    var waiting = Set(
      scene.controllers.filter { !isUnloadedTab($0) }.map(ObjectIdentifier.init))
    var order: [UIViewController] = []
    var children: [ObjectIdentifier: ArraySlice<UIViewController>] = [:]
    for controller in scene.controllers where waiting.contains(ObjectIdentifier(controller)) {
      let path = sequence(first: controller, next: plainParent).prefix {
        waiting.contains(ObjectIdentifier($0))
      }
      for controller in path.reversed() {
        guard let parent = plainParent(of: controller) else {
          waiting.remove(ObjectIdentifier(controller))
          order.append(controller)
          continue
        }
        var rest = children[ObjectIdentifier(parent)] ?? parent.children[...]
        while waiting.contains(ObjectIdentifier(controller)), let child = rest.popFirst() {
          if waiting.remove(ObjectIdentifier(child)) != nil { order.append(child) }
        }
        children[ObjectIdentifier(parent)] = rest
      }
    }
    return order
  }

  /// Returns whether a controller is a tab that nobody has selected, which is made in its place.
  static func isUnloadedTab(_ controller: UIViewController) -> Bool {
    controller.parent is UITabBarController && !controller.isViewLoaded
      && ControllerKind(controller) == nil
  }

  /// The parent of a controller, but no container of UIKit's: those get their children later.
  private static func plainParent(of controller: UIViewController) -> UIViewController? {
    controller.parent.flatMap { ControllerKind($0) == nil ? $0 : nil }
  }

  /// Makes a controller of a view, unless that was done before. One that is shown nowhere makes its
  /// view itself.
  mutating func declare(_ controller: UIViewController, of view: UIView) {
    guard declaredIDs.insert(ObjectIdentifier(controller)).inserted else { return }
    declared.append(controller)
    let name = scene.label(of: controller)
    if let alert = controller as? UIAlertController { return declare(alert, of: view) }
    var line = "controller \(name)"
    if let kind = ControllerKind(controller) { line += " \(kind)" }
    defer {
      placeParts(of: controller, in: view)
      declareUnloaded()
    }
    guard view.superview == nil, !(view is UIWindow) else {
      line += " for \(reference(to: view))"
      // Containers of UIKit's get their children in order, later.
      lines.append(line + parent(of: controller) + shownClass(of: controller))
      return
    }
    if !isMade(view, by: controller), let window = scene.windows.first {
      add(view, in: window)
      lines += [
        "\(line) for \(reference(to: view))" + shownClass(of: controller), "detach \(name)",
      ]
      made.insert(ObjectIdentifier(controller))
      tree.lift(view)
      return
    }
    lines.append(line + shownClass(of: controller))
    let viewName = reference(to: view)
    if viewName != "\(name)-view" { lines.append("rename \(name)-view \(viewName)") }
    made.insert(ObjectIdentifier(controller))
    tree.addTop(view)
  }

  /// Makes an alert, which brings its view and all parts of it along.
  private mutating func declare(_ alert: UIAlertController, of view: UIView) {
    let name = scene.label(of: alert)
    var words = ["alert", name] + (alert.preferredStyle == .actionSheet ? ["sheet"] : [])
    // Placeholders are properties of the fields.
    for _ in alert.textFields ?? [] { words += ["field", "\"\""] }
    for action in alert.actions {
      words += ["action", (action.title ?? "").quotedText]
      if action.style != .default { words.append("\(action.style)") }
    }
    lines.append(words.joined(separator: " ") + shownClass(of: alert))
    if view.superview == nil { made.insert(ObjectIdentifier(alert)) }
    tree.addTop(view)
    placeParts(of: alert, in: view)
    for part in alert.ownParts
    where part.view.superview == nil && scene.names.name(of: part.view) == nil {
      lines.append("remove \(name)-\(part.suffix)")
      tree.remove(part.view)
    }
    if reference(to: view) != "\(name)-view" {
      lines.append("rename \(name)-view \(reference(to: view))")
    }
    declareUnloaded()
  }

  /// Makes the controllers whose views are not loaded and whose turn it is.
  mutating func declareUnloaded() {
    while declared.count < parentsFirst.count, !parentsFirst[declared.count].isViewLoaded {
      let controller = parentsFirst[declared.count]
      declared.append(controller)
      declaredIDs.insert(ObjectIdentifier(controller))
      made.insert(ObjectIdentifier(controller))
      lines.append(
        "controller \(scene.label(of: controller)) without view" + parent(of: controller)
          + shownClass(of: controller))
    }
  }

  /// Returns the words that make a controller a child.
  private func parent(of controller: UIViewController) -> String {
    guard let parent = Self.plainParent(of: controller),
      declaredIDs.contains(ObjectIdentifier(parent))
    else { return "" }
    return " in \(scene.label(of: parent))"
  }

  /// Returns whether a controller makes a view like its own, as it does unless it is given one. It
  /// cannot where another view has the name.
  private func isMade(_ view: UIView, by controller: UIViewController) -> Bool {
    let named = scene.names["\(scene.label(of: controller))-view"]
    return (named == nil || named === view)
      && (ControllerKind(controller) != nil || scene.className(of: view) == "UIView")
  }

  /// Returns a view like that of a controller that is shown nowhere, as it is when it is made.
  func madeView(of controller: UIViewController, like view: UIView) -> UIView {
    if let alert = controller as? UIAlertController { return alert.remade(in: nil).view }
    if isMade(view, by: controller) { return UIView(frame: scene.screenBounds) }
    return (scene.classes.ownClass(of: view) ?? scene.classes.plain).make(view.frame)
  }

  /// Makes a controller if those that it depends on are made. Returns a view that is then like its
  /// view, or nil if the view stays as it was.
  mutating func makeController(_ controller: UIViewController, for view: UIView) -> UIView? {
    // A root view that was moved may lie in a window that is made before its controller's.
    let window = scene.windows.first { $0.rootViewController === controller }
    let parent = controller.parent
    let presenter = controller.isPresentedItself ? controller.presentingViewController : nil
    let before: [UIResponder] = [parent, presenter, window].compactMap { $0 }
    guard before.allSatisfy({ made.contains(ObjectIdentifier($0)) }),
      made.insert(ObjectIdentifier(controller)).inserted
    else { return nil }
    declare(controller, of: view)
    let name = scene.label(of: controller)
    if let container = parent as? any ControllerContainer {
      fill(container)
      return filled.contains(ObjectIdentifier(container)) ? filling(controller) : nil
    }
    if let window {
      lines.append("set \(reference(to: window)) rootViewController \(name)")
      placeRoot(view, in: window)
      let full = UIView(frame: CGRect(origin: .zero, size: window.bounds.size))
      full.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return full
    }
    guard let presenter else { return nil }
    return present(controller, with: view, by: presenter)
  }

  /// Makes the controllers that had to wait for others, and gives containers their children.
  mutating func writeLateControllers() {
    defer {
      for case let container as any ControllerContainer in scene.controllers { fill(container) }
    }
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
}

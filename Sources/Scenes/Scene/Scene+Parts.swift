import ResponderKit

/// The windows and controllers of a scene, as they come and go.
extension Scene {
  /// Makes a window of this scene, hidden as UIKit makes it (R1.7).
  package func makeWindow(_ entry: NameTable.Entry, frame: CGRect) -> UIWindow {
    let window: UIWindow
    if let scene = parts.windowScene {
      window = UIWindow(windowScene: scene)
      window.frame = frame
    } else {
      window = UIWindow(frame: frame, application: application)
    }
    adopt(window, entry)
    append(window, to: \.windows)
    return window
  }

  /// Takes a window that was made elsewhere into the scene.
  package func add(_ window: UIWindow) {
    if let scene = parts.windowScene { window.windowScene = scene }
    append(window, to: \.windows)
  }

  /// Makes a controller of this scene known. A view that it loads by itself later is called after it.
  package func add(_ controller: UIViewController, _ entry: NameTable.Entry) {
    adopt(controller, entry)
    append(controller, to: \.controllers)
    controller.viewLoadingHandler = { [weak self, unowned controller] view in
      guard let self, let name = names.name(of: controller) else { return }
      var (free, number) = ("\(name)-view", 1)
      while names[free] != nil {
        number += 1
        free = "\(name)-view\(number)"
      }
      adopt(view, NameTable.Entry(name: free))
    }
  }

  // The journal keeps what is added, not the lists as they were, which may be long.
  private func append<Part>(_ part: Part, to list: WritableKeyPath<SceneParts, [Part]>) {
    journal.record(appending(part, to: list))
  }

  private func appending<Part>(
    _ part: Part, to list: WritableKeyPath<SceneParts, [Part]>
  ) -> UndoJournal.Entry {
    parts[keyPath: list].append(part)
    return .other { [unowned self] in
      let part = parts[keyPath: list].removeLast()
      return .other { [unowned self] in appending(part, to: list) }
    }
  }

  private func changeParts(_ change: (inout SceneParts) -> Void) {
    let old = (parts.windows, parts.controllers)
    change(&parts)
    journal.record(.other { [unowned self] in swapLists(with: old) })
  }

  private func swapLists(with lists: ([UIWindow], [UIViewController])) -> UndoJournal.Entry {
    let current = (parts.windows, parts.controllers)
    (parts.windows, parts.controllers) = lists
    return .other { [unowned self] in swapLists(with: current) }
  }

  /// Takes a window off the screen and out of the scene.
  package func remove(_ window: UIWindow) {
    window.isHidden = true
    if let scene = parts.windowScene {
      scene.remove(window)
    } else {
      application.remove(window)
    }
    changeParts { $0.windows.removeAll { $0 === window } }
    release(window)
  }

  /// Takes a controller away from all others and out of the scene's list, and lets its name go.
  package func remove(_ controller: UIViewController) {
    for child in [controller] + controller.children { releaseTab(of: child) }
    for (item, _) in controller.barButtonItems { unbind(item.button) }
    controller.leaveControllers()
    changeParts { $0.controllers.removeAll { $0 === controller } }
    unbind(controller)
  }

  /// Gives the views that an object made for itself names that begin with the object's.
  package func adopt(_ parts: [OwnPart], of name: String) {
    for part in parts { adopt(part.view, NameTable.Entry(name: "\(name)-\(part.suffix)")) }
  }

  /// Gives the button of a tab the name of its controller with "-tab" behind it.
  package func adoptTab(of controller: UIViewController) {
    guard let button = controller.tabButton else { return }
    adopt(button, NameTable.Entry(name: "\(label(of: controller))-tab"))
  }

  /// Takes away the name of the button of a controller that is about to leave its tab bar
  /// controller.
  package func releaseTab(of controller: UIViewController) {
    if let button = controller.tabButton { unbind(button) }
  }
}

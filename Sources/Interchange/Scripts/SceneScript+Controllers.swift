import Inspection
import ResponderKit

extension SceneScript {
  /// The controller whose presentation brought a view to the screen.
  func presented(with view: UIView) -> UIViewController? {
    scene.controllers.first { $0.viewIfLoaded === view && isPresented($0) }
  }

  private func isPresented(_ controller: UIViewController) -> Bool {
    controller.parent == nil && controller.presentingViewController != nil
  }

  /// Writes each controller as soon as all that it needs is there.
  mutating func writeControllers() {
    var waiting = scene.controllers.filter { !written.contains(ResponderID($0)) }
    while let next = waiting.firstIndex(where: isReady) {
      write(waiting.remove(at: next))
    }
  }

  private func isReady(_ controller: UIViewController) -> Bool {
    if let owner = controller.parent ?? controller.presentingViewController {
      guard written.contains(ResponderID(owner)) else { return false }
    }
    guard let view = controller.viewIfLoaded else { return false }
    return isPresented(controller) || view.superview == nil || written.contains(ResponderID(view))
  }

  private mutating func write(_ controller: UIViewController) {
    guard let view = controller.viewIfLoaded else { return }
    written.insert(ResponderID(controller))
    let name = scene.label(of: controller)
    if written.contains(ResponderID(view)) {
      let parent = controller.parent.map { " in \(scene.label(of: $0))" } ?? ""
      lines.append("controller \(name) for \(scene.label(of: view))\(parent)")
      return
    }
    let viewName = scene.label(of: view)
    var frame = CGRect(origin: .zero, size: scene.screenSize)
    if viewName == "\(name)-view" {
      lines.append("controller \(name)")
    } else if isPresented(controller) {
      add(view, viewName, in: nil)
      lines.append("controller \(name) for \(viewName)")
    } else {
      lines += ["controller \(name)", "rename \(name)-view \(viewName)"]
    }
    if let presenter = controller.presentingViewController, isPresented(controller) {
      lines.append("present \(name) from \(scene.label(of: presenter))")
      frame = view.superview?.bounds ?? frame
    }
    writeMade(view, viewName, frame: frame)
  }
}

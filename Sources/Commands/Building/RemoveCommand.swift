import ResponderKit
import Scenes

extension Command {
  static let remove = Command(
    name: "remove", aliases: ["rm", "delete"], group: .building,
    summary: "removes a view, a window, a controller or a recognizer",
    details: [
      "Its subviews are removed with it, and the fingers on them are cancelled (R12.5)."
    ],
    changesScene: true,
    forms: [
      Form(.oneOrMore(.object())) { call, objects in
        for object in objects {
          if let recognizer = object as? UIGestureRecognizer {
            recognizer.view?.removeGestureRecognizer(recognizer)
            call.scene.unbind(recognizer)
          } else if let responder = object as? UIResponder {
            try call.remove(responder)
          }
        }
      }
    ],
    examples: [Example("remove red", "removeFromSuperview", setup: "add red 0,0 10x10")])
}

extension Call {
  fileprivate func remove(_ responder: UIResponder) throws {
    switch responder {
    case let window as UIWindow:
      guard scene.windows.count > 1 else {
        throw CommandError(.refused("'\(scene.label(of: window))' is the only window"))
      }
      scene.remove(window)
    case let view as UIView where scene.rootController(of: view) != nil:
      throw CommandError(
        .refused(
          "'\(scene.label(of: view))' is the root view of a window's root view controller and "
            + "stays"))
    case let controller as UIViewController where scene.isRoot(controller):
      throw CommandError(
        .refused("'\(scene.label(of: controller))' is a window's root view controller and stays"))
    case let button as _UIButtonBarButton where button.item != nil:
      guard let item = button.item else { return }
      if let bar = button.superview as? UIToolbar {
        bar.items = bar.items?.filter { $0 !== item }
      }
      for controller in scene.controllers
      where controller.barButtonItems.contains(where: { $0.item === item }) {
        controller.remove(item)
      }
      scene.release(button)
    case let view as UIView:
      guard view.superview != nil else {
        throw CommandError(.refused("'\(scene.label(of: view))' has no superview to leave"))
      }
      view.removeFromSuperview()
      scene.release(view)
    case let controller as UIViewController:
      if let view = controller.viewIfLoaded { view.removeFromSuperview() }
      scene.remove(controller)
      controller.viewIfLoaded.map { scene.release($0) }
    default:
      throw CommandError(
        .refused("'\(scene.label(of: responder))' is part of every scene and stays"))
    }
  }
}

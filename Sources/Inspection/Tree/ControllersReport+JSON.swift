import ResponderKit
import Text

extension ControllersReport {
  /// The report as JSON, an object per controller, parents before children.
  package var objects: [JSONObject] {
    var objects: [JSONObject] = []
    forEachController { controller, depth, _ in
      let presenter = isPresented(controller) ? controller.presentingViewController : nil
      objects.append([
        "depth": .integer(depth), "name": .string(scene.label(of: controller)),
        "class": .string(scene.className(of: controller)), "parent": name(controller.parent),
        "view": name(controller.viewIfLoaded),
        "isInWindow": .bool(controller.viewIfLoaded?.window != nil),
        "presentedBy": name(presenter), "rootOf": name(window(of: controller)),
      ])
    }
    return objects
  }

  private func name(_ responder: UIResponder?) -> JSONValue {
    .text(responder.map { scene.label(of: $0) })
  }
}

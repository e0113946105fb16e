import ResponderKit
import Scenes

extension Command {
  static let remove = Command(
    name: "remove", aliases: ["rm", "delete"], group: .building,
    summary: "takes a view, a window, a controller or a recognizer out of the scene",
    details: [
      "What lies below it goes with it, and the fingers that it has are cancelled (R12.5)."
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

  static let move = Command(
    name: "move", group: .building,
    summary: "moves a view to another parent, or to another place among its siblings",
    changesScene: true,
    forms: [
      Form(
        .view(), .word("to", .located(.view("PARENT"))), .optional(.siblingPlace)
      ) { call, view, parent, place in
        try call.insert(view, into: parent, place)
      }
    ],
    examples: [
      Example("move red to card at 0", "to the back of card", setup: "add card; add red")
    ])

  static let front = Command(
    name: "front", group: .building, summary: "brings a view in front of its siblings (R12.4)",
    changesScene: true,
    forms: [
      Form(.view()) { _, view in view.superview?.bringSubviewToFront(view) }
    ],
    examples: [Example("front red", "asked first from now on", setup: "add red; add blue")])

  static let back = Command(
    name: "back", group: .building, summary: "sends a view behind its siblings (R12.4)",
    changesScene: true,
    forms: [
      Form(.view()) { _, view in view.superview?.sendSubviewToBack(view) }
    ],
    examples: [Example("back blue", "asked last from now on", setup: "add red; add blue")])

  static let swap = Command(
    name: "swap", group: .building, summary: "exchanges the places of two siblings (R12.4)",
    changesScene: true,
    forms: [
      Form(.view("A"), .located(.view("B"))) { call, a, other in
        let b = other.value
        guard let parent = a.superview, parent === b.superview, let i = a.indexInSuperview,
          let j = b.indexInSuperview
        else {
          throw call.error(
            .refused(
              "'\(call.scene.label(of: a))' and '\(call.scene.label(of: b))' have different "
                + "superviews; only siblings change places"), at: other)
        }
        parent.exchangeSubview(at: i, withSubviewAt: j)
      }
    ],
    examples: [Example("swap red blue", "exchangeSubview", setup: "add red; add blue")])

  static let rename = Command(
    name: "rename", group: .building, summary: "gives a view another name",
    changesScene: true,
    forms: [
      Form(.object("OLD"), .newName("NEW")) { call, object, name in
        if call.scene.names.name(of: object) == nil {
          call.scene.adopt(object, NameTable.Entry(name: name.value))
        } else {
          call.scene.rename(object, to: name.value)
        }
      }
    ],
    examples: [Example("rename red crimson", "crimson", setup: "add red")])
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
    case let view as UIView:
      guard view.superview != nil else {
        throw CommandError(.refused("'\(scene.label(of: view))' has no superview to leave"))
      }
      view.removeFromSuperview()
      scene.release(view)
    case let controller as UIViewController:
      controller.removeFromParent()
      if let view = controller.viewIfLoaded { view.removeFromSuperview() }
      scene.remove(controller)
      controller.viewIfLoaded.map { scene.release($0) }
    default:
      throw CommandError(
        .refused("'\(scene.label(of: responder))' is part of every scene and stays"))
    }
  }
}

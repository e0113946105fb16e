import Language
import ResponderKit
import Scenes

extension Command {
  static let controller = Command(
    name: "controller", group: .building, summary: "adds a view controller",
    details: [
      "'for VIEW' makes VIEW its root view; otherwise it gets a new view NAME-view that fills the "
        + "parent's view. 'in PARENT' adds it to a parent controller (addChild)."
    ],
    changesScene: true,
    forms: [
      Form(
        .newName(), .optional(.word("for", .located(.view()))),
        .optional(.word("in", .controller("PARENT")))
      ) { call, name, view, parent in
        try call.addController(name, for: view, in: parent)
      }
    ],
    examples: [
      Example("controller cardVC for card", "card's controller", setup: "add card 0,0 90x90"),
      Example("controller child in vc", "a child with a view of its own"),
    ])
}

extension Call {
  fileprivate func addController(
    _ name: Located<String>, for given: Located<UIView>?, in parent: UIViewController?
  ) throws {
    let controller = UIViewController()
    if let given {
      let view = given.value
      guard !(view is UIWindow) else {
        throw error(.refused("a window cannot be a controller's root view"), at: given)
      }
      if let owner = scene.controller(of: view) {
        throw error(
          .refused(
            "'\(scene.label(of: view))' is the root view of '\(scene.label(of: owner))' already; "
              + "a view has one controller at most", rule: RuleID(11, 1)), at: given)
      }
      controller.view = view
    } else {
      let viewName = "\(name.value)-view"
      try session.checkName(viewName, at: name.range)
      let view = UIView(frame: parent?.view.bounds ?? CGRect(origin: .zero, size: scene.screenSize))
      scene.adopt(view, NameTable.Entry(name: viewName))
      controller.view = view
    }
    scene.add(controller, NameTable.Entry(name: name.value))
    guard let parent else { return }
    parent.addChild(controller)
    if controller.view.superview == nil { parent.view.addSubview(controller.view) }
    controller.didMove(toParent: parent)
  }
}

import Language
import ResponderKit
import Scenes

extension Command {
  static let controller = Command(
    name: "controller", group: .building, summary: "adds a view controller",
    details: [
      "for VIEW: its root view; otherwise a new view NAME-view that fills the parent's. in PARENT: "
        + "the controller that contains it (addChild)."
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

  static let present = Command(
    name: "present", group: .building,
    summary: "presents a controller: its view goes in front of all others (R11.4)",
    details: [
      "in place: its view is shown already, as in an imported tree, and stays where it is; only "
        + "the chain changes."
    ],
    changesScene: true,
    forms: [
      Form(
        .located(.controller("VC")), .word("from", .controller("PRESENTER")), .flag("in place")
      ) { call, controller, presenter, isInPlace in
        try call.present(controller, from: presenter, isInPlace: isInPlace)
      }
    ],
    examples: [
      Example("present sheet from vc", "sheet's view in front", setup: "controller sheet"),
      Example(
        "present sheet from vc in place", "sheet's view stays where it is",
        setup: "add card 0,0 90x90; controller sheet for card"),
    ]
  )

  static let dismiss = Command(
    name: "dismiss", group: .building, summary: "takes a presented controller away (R11.4)",
    changesScene: true,
    forms: [
      Form(.located(.controller("VC"))) { call, place in
        let controller = place.value
        guard
          controller.presentingViewController != nil || controller.presentedViewController != nil
        else {
          throw call.error(
            .refused("'\(call.scene.label(of: controller))' neither presents nor is presented"),
            at: place)
        }
        controller.dismiss(animated: false)
      }
    ],
    examples: [
      Example("dismiss sheet", "gone", setup: "controller sheet; present sheet from vc")
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
        throw error(.refused("a window is no controller's root view"), at: given)
      }
      if let owner = scene.controllers.first(where: { $0.viewIfLoaded === view }) {
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

  fileprivate func present(
    _ place: Located<UIViewController>, from presenter: UIViewController, isInPlace: Bool
  ) throws {
    let controller = place.value
    let name = scene.label(of: controller)
    let refusal: String? =
      if controller === presenter {
        "'\(name)' cannot present itself"
      } else if presenter.viewIfLoaded?.window == nil {
        "the view of '\(scene.label(of: presenter))' is in no window, so it cannot present"
      } else if presenter.presentedViewController != nil {
        "'\(scene.label(of: presenter))' presents already; dismiss that first"
      } else if controller.presentingViewController != nil {
        "'\(name)' is presented already"
      } else if presenter.isPresented(by: controller) {
        "'\(name)' presents '\(scene.label(of: presenter))' already"
      } else if isInPlace, controller.viewIfLoaded?.window == nil {
        "the view of '\(name)' is in no window, so it is not in place"
      } else if !isInPlace,
        controller.viewIfLoaded.map({ presenter.view.isDescendant(of: $0) }) ?? false
      {
        "the view of '\(name)' holds the view of '\(scene.label(of: presenter))'"
      } else {
        nil
      }
    if let refusal { throw error(.refused(refusal), at: place) }
    if isInPlace {
      presenter.presentInPlace(controller)
    } else {
      presenter.present(controller, animated: false)
    }
  }
}

extension UIViewController {
  /// Whether another controller stands before this one in a row of presentations.
  fileprivate func isPresented(by other: UIViewController) -> Bool {
    var ancestor = presentingViewController
    while let current = ancestor, current !== other { ancestor = current.presentingViewController }
    return ancestor != nil
  }
}

import Language
import ResponderKit
import Scenes
import Session

extension Command {
  package static let select = Command(
    name: "select", group: .building,
    summary: "selects a tab of a tab bar controller, or the shown column of a split controller",
    changesScene: true,
    forms: [
      Form(
        .located(.controller("VC")), .word("in", .choiceController("TABS"))
      ) { call, place, container in
        try call.select(place, in: container)
        let names = [place.value, container].map { call.scene.label(of: $0) }
        call.confirm("\(names[0]) is the one that \(names[1]) shows")
      }
    ])
}

extension Part where Context == Session, Value == UIViewController {
  /// Returns a slot for a controller of which one child can be selected.
  fileprivate static func choiceController(_ label: String) -> Part {
    .slot(
      .reference(label, "a tab bar or split controller", kind: "view controller") { object in
        object is UITabBarController || object is UISplitViewController
          ? object as? UIViewController : nil
      })
  }
}

extension Call {
  fileprivate func select(
    _ place: Located<UIViewController>, in container: UIViewController
  ) throws {
    let controller = place.value
    if controller.parent !== container {
      try checkCanMove(place, into: container)
      if container is UITabBarController {
        try session.checkName("\(scene.label(of: controller))-tab", at: place.range)
      }
      scene.releaseTab(of: controller)
      container.addChild(controller)
      controller.didMove(toParent: container)
      scene.adoptTab(of: controller)
    }
    (container as? UITabBarController)?.selectedViewController = controller
    (container as? UISplitViewController)?.show(controller)
  }
}

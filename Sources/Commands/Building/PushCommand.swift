import Language
import ResponderKit
import Scenes
import Session

extension Command {
  package static let push = Command(
    name: "push", group: .building,
    summary: "puts a controller on top of a navigation controller's stack",
    changesScene: true,
    forms: [
      Form(
        .located(.controller("VC")), .word("on", .navigationController("NAV"))
      ) { call, place, stack in
        guard place.value.parent !== stack else {
          let names = [place.value, stack].map { "'\(call.scene.label(of: $0))'" }
          throw call.error(
            .refused("\(names[0]) is in the stack of \(names[1]) already"), at: place)
        }
        try call.checkCanMove(place, into: stack)
        call.scene.releaseTab(of: place.value)
        stack.pushViewController(place.value, animated: false)
        let names = stack.viewControllers.map { call.scene.label(of: $0) }
        let name = call.scene.label(of: stack)
        call.confirm("the stack of \(name): \(names.joined(separator: ", ")), which is shown")
      }
    ])
}

extension Part where Context == Session, Value == UINavigationController {
  static func navigationController(_ label: String) -> Part {
    .slot(
      .reference(label, "a navigation controller", kind: "view controller") {
        $0 as? UINavigationController
      })
  }
}

extension Call {
  /// Checks that a controller can become a child of a container.
  func checkCanMove(
    _ place: Located<UIViewController>, into container: UIViewController
  ) throws {
    let controller = place.value
    let (name, containerName) = (scene.label(of: controller), scene.label(of: container))
    let refusal: String? =
      if sequence(first: container, next: \.parent).contains(where: { $0 === controller }) {
        controller === container
          ? "'\(name)' cannot contain itself" : "'\(name)' contains '\(containerName)'"
      } else if scene.isRoot(controller) {
        "'\(name)' is the root view controller of a window, and is shown already"
      } else if controller.parent == nil, controller.presentingViewController != nil {
        "'\(name)' is presented; dismiss it first"
      } else if controller.viewIfLoaded.map({ container.view.isDescendant(of: $0) }) ?? false {
        "the view of '\(name)' holds the view of '\(containerName)'"
      } else {
        nil
      }
    if let refusal { throw error(.refused(refusal), at: place) }
    // A container of UIKit's shows its children by their views.
    _ = controller.view
  }
}

import ResponderKit
import Scenes
import Session

extension Command {
  package static let dismiss = Command(
    name: "dismiss", group: .building, summary: "dismisses a presented controller (R11.4)",
    changesScene: true,
    forms: [
      Form(.located(.controller("VC"))) { call, place in
        let controller = place.value
        guard
          controller.presentingViewController != nil || controller.presentedViewController != nil
        else {
          throw call.error(
            .refused("'\(call.scene.label(of: controller))' does not present and is not presented"),
            at: place)
        }
        let gone = controller.presentedViewController ?? controller
        controller.dismiss(animated: false)
        call.confirm("\(call.scene.label(of: gone)) is no longer presented; it keeps its name")
      }
    ])
}

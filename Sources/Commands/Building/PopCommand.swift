import ResponderKit
import Scenes
import Session

extension Command {
  package static let pop = Command(
    name: "pop", group: .building,
    summary: "takes the top controller off a navigation controller's stack",
    changesScene: true,
    forms: [
      Form(.located(.navigationController("NAV"))) { call, place in
        guard let top = place.value.popViewController(animated: false) else {
          throw call.error(
            .refused(
              "there is nothing to go back to: '\(call.scene.label(of: place.value))' has "
                + "\(place.value.viewControllers.isEmpty ? "no controller" : "one controller")"),
            at: place)
        }
        call.confirm("\(call.scene.label(of: top)) is off the stack")
      }
    ])
}

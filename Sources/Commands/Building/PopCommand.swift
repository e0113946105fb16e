import ResponderKit
import Scenes
import Session

extension Command {
  package static let pop = Command(
    name: "pop", group: .building,
    summary: "takes the top controller off a navigation controller's stack",
    details: [
      "The one below is shown again. The controller and its view leave the scene's windows, but "
        + "keep their names, so that it can be pushed again. A tap on NAV-back does the same."
    ],
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
    ],
    examples: [
      Example(
        "pop nav", "list is shown again",
        setup: "controller nav navigation in vc; controller list in nav; controller detail in nav")
    ])
}

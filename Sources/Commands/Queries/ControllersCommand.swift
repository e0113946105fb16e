import Presentation
import ResponderKit
import Scenes
import Session

extension Command {
  package static let controllers = Command(
    name: "controllers", aliases: ["pvc"], group: .looking,
    summary: "shows the view controllers, with their parents and presenters",
    forms: [
      Form { call in
        let report = ControllersReport(call.scene)
        report.write(call.session.style, to: call.session.write)
        call.facts(.controllers, report)
      }
    ],
    examples: [Example("controllers", "one to begin with", shows: "vc")])
}

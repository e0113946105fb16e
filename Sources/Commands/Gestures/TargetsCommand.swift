import Presentation
import ResponderKit
import Scenes
import Session

extension Command {
  package static let targets = Command(
    name: "targets", group: .gestures,
    summary: "lists the targets of a control, in the order in which they are called (R7.6)",
    forms: [
      Form(.control()) { call, control in
        let report = TargetsReport(control, in: call.scene)
        report.write(call.session.style, to: call.session.write)
        call.facts(.targets, report)
      }
    ],
    examples: [
      Example(
        "targets buy", "events, targets, actions",
        setup: "add UIButton buy 100,100 60x44; target buy touchUpInside vc.buy:", shows: "buy:")
    ])
}

import Language
import ResponderKit
import Scenes
import Session

extension Command {
  package static let sendActions = Command(
    name: "sendactions", group: .happening,
    summary: "sends a control's actions for an event by hand: sendActions(for:)",
    details: ["It happens without a touch, even if the control is disabled (R7.10)."],
    changesScene: true,
    forms: [
      Form(.control(), .controlEvents()) { call, control, events in
        let name = call.scene.label(of: control)
        try call.happen("sendactions \(name) \(events)") { control.sendActions(for: events) }
      }
    ],
    examples: [
      Example(
        "sendactions buy touchUpInside", "vc gets buy:",
        setup: "add UIButton buy 0,0 60x44; target buy touchUpInside vc.buy:; disable buy",
        shows: "buy:")
    ])
}

import Language
import ResponderKit
import Scenes
import Session

extension Command {
  package static let send = Command(
    name: "send", group: .happening,
    summary: "sends an action with UIApplication.sendAction, and shows who gets it",
    changesScene: true,
    forms: [
      Form(
        .action(), .optional(.word("to", .either("nil", or: .located(.responder())))),
        .optional(.word("from", .object("SENDER")))
      ) { call, name, given, sender in
        let action = Selector(name)
        let target = given ?? nil
        if let target { try call.requireTaker(target, of: action) }
        try call.happen("send \(action)") {
          call.scene.application.sendAction(action, to: target?.value, from: sender, for: nil)
        }
      },
      Form(.control(), .controlEvents()) { call, control, events in
        let name = call.scene.label(of: control)
        try call.happen("send \(name) \(events)") { control.sendActions(for: events) }
      },
    ])
}

extension Call {
  /// Refuses what an app does not survive: a named target without the method.
  fileprivate func requireTaker(_ place: Located<UIResponder>, of action: Selector) throws {
    let target = place.value
    guard !target.canPerformAction(action, withSender: nil),
      !target.implementedActions.contains(action)
    else { return }
    let name = scene.label(of: target)
    throw error(
      .refused(
        "'\(name)' does not implement '\(action)', so an app would stop here; "
          + "try 'implements \(name) \(action)'"), at: place)
  }
}

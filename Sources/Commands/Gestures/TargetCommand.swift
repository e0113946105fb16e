import Explanation
import Language
import Presentation
import ResponderKit
import Scenes
import Session

extension Command {
  package static let target = Command(
    name: "target", group: .gestures,
    summary: "adds a target to a control or a recognizer: addTarget; lists those of a control",
    changesScene: true,
    forms: [
      Form(
        .sender("GESTURE"), .located(.targetAction("REF.ACTION")),
        summary: "it gets the action at every change of the gesture"
      ) { call, sender, place in
        let action = place.value.action
        guard let recognizer = sender as? UIGestureRecognizer else {
          let event = (sender as? UIControl)?.primaryEvent ?? .touchUpInside
          let target = place.value.target.map { call.scene.label(of: $0) } ?? "nil"
          throw call.error(
            .refused(
              "a control needs an event before the target: 'target "
                + "\(call.scene.label(of: sender)) \(event) \(target).\(action)'"), at: place)
        }
        guard let target = place.value.target else {
          throw call.error(
            .refused(
              "a recognizer needs a target; only controls can have nil",
              rule: EventFact.actionFound.rule), at: place)
        }
        target.implementIfNeeded(action)
        recognizer.addTarget(target, action: action)
        call.confirm(
          "\(call.scene.label(of: recognizer)) sends \(action) to \(call.scene.label(of: target))")
      },
      Form(.part(.sender("GESTURE|CONTROL"), "none"), summary: "removes all targets") {
        call, sender in
        (sender as? UIGestureRecognizer)?.removeTarget(nil, action: nil)
        (sender as? UIControl)?.removeTarget(nil, action: nil, for: .allEvents)
        call.confirm("\(call.scene.label(of: sender)) has no targets")
      },
      Form(
        .sender("CONTROL"), .part(.located(.controlEvents()), "none"),
        summary: "removes the targets"
      ) { call, sender, events in
        try call.control(sender, sending: events)
          .removeTarget(nil, action: nil, for: events.value)
        call.confirm("\(call.scene.label(of: sender)) has no targets for \(events.value)")
      },
      Form(
        .sender("CONTROL"), .located(.controlEvents()), .targetAction("REF.ACTION|nil.ACTION")
      ) { call, sender, events, target in
        // Writing the method is what one does next; without a target somebody else has it.
        let action = target.action
        target.target?.implementIfNeeded(action)
        try call.control(sender, sending: events)
          .addTarget(target.target, action: target.action, for: events.value)
        let target = target.target.map { call.scene.label(of: $0) }
        call.confirm(
          "\(call.scene.label(of: sender)) sends \(action) to "
            + (target ?? "the first responder up the chain that implements it")
            + " on \(events.value)")
      },
      Form(.control(), summary: "lists its targets, in the order in which they are called (R7.6)") {
        call, control in
        let report = TargetsReport(control, in: call.scene)
        report.write(call.session.style, to: call.session.write)
        call.facts(.targets, report)
      },
    ])
}

extension Call {
  /// Returns the control that a `target` with events is for.
  fileprivate func control(
    _ sender: StatefulObject, sending events: Located<UIControl.Event>
  ) throws -> UIControl {
    guard let control = sender as? UIControl else {
      throw error(
        .refused("a recognizer has no control events: 'target GESTURE REF.ACTION'"), at: events)
    }
    return control
  }
}

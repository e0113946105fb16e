import Inspection
import ResponderKit

extension Command {
  static let target = Command(
    name: "target", group: .gestures,
    summary: "has a control send an action when something happens to it: addTarget",
    details: [
      "EVENT: touchDown, touchUpInside, valueChanged, …, or several joined by commas. REF "
        + "implements the action from now on. With nil the action goes to the first responder "
        + "that implements it, from the control up its chain (R7.8, simulator choice).",
      "The colons of ACTION say what it is given: 'buy' nothing, 'buy:' the sender, 'buy:event:' "
        + "sender and event (R7.7). 'none' takes the targets of EVENT away.",
    ],
    changesScene: true,
    forms: [
      Form(
        [.slot("CONTROL", .control), .slot("EVENT", .controlEvent), .word("none")],
        "takes the targets away"
      ) { call in
        call.control?.removeTarget(nil, action: nil, for: call.controlEvent)
      },
      Form([
        .slot("CONTROL", .control), .slot("EVENT", .controlEvent),
        .slot("REF.ACTION|nil.ACTION", .targetAction),
      ]) { call in
        guard case .target(let target, let action)? = call.arguments["REF.ACTION|nil.ACTION"] else {
          return
        }
        // Writing the method is what one does next; without a target somebody else has it.
        target?.implementIfNeeded(action)
        call.control?.addTarget(target, action: action, for: call.controlEvent)
      },
    ],
    examples: [
      Example(
        "target buy touchUpInside vc.buy:; tap buy", "vc gets buy:",
        setup: "add UIButton buy 100,100 60x44"),
      Example(
        "target buy touchUpInside nil.save:; tap buy", "vc, the first up the chain that has it",
        setup: "add UIButton buy 100,100 60x44; implements vc save:"),
      Example(
        "target buy touchUpInside none", "no more",
        setup: "add UIButton buy 100,100 60x44; target buy touchUpInside vc.buy:"),
    ])

  static let targets = Command(
    name: "targets", group: .gestures,
    summary: "lists whom a control tells of what, in the order of telling (R7.6)",
    forms: [
      Form([.slot("CONTROL", .control)]) { call in
        guard let control = call.control else { return }
        TargetsReport(control, in: call.scene).write(call.session.look, to: call.session.write)
      }
    ],
    examples: [
      Example(
        "targets buy", "events, targets, actions",
        setup: "add UIButton buy 100,100 60x44; target buy touchUpInside vc.buy:", shows: "buy:")
    ])
}

extension UIResponder {
  fileprivate func implementIfNeeded(_ action: Selector) {
    if !implementedActions.contains(action) { implement(action) }
  }
}

extension Call {
  fileprivate var control: UIControl? { optionalResponder("CONTROL") as? UIControl }

  fileprivate var controlEvent: UIControl.Event {
    if case .controlEvent(let events)? = arguments["EVENT"] { events } else { [] }
  }
}

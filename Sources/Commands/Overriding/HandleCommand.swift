import ResponderKit
import Scenes
import Session

extension Command {
  package static let handle = Command(
    name: "handle", group: .overriding,
    summary: "overrides event methods, so that the responder handles the events",
    details: [
      "EVENTS is touches, motion, presses or remote, or single methods such as touchesBegan, "
        + "separated by commas. With 'and forward', the override calls super: most responders pass "
        + "the event on then (R5.5), a control tracks the finger (R5.6). With 'and forward to', it "
        + "sends the event to another responder."
    ],
    changesScene: true,
    forms: [
      Form(.part(.responder(), "none"), summary: "removes the overrides") { call, responder in
        for method in EventMethod.allCases { responder.setHandling(nil, of: method) }
        call.confirm("\(call.scene.label(of: responder)) overrides no event method")
      },
      Form(
        .responder(), .events(), .flag("and forward")
      ) { call, responder, methods, isForwarding in
        try call.refuseCode(of: responder, methods)
        for method in methods {
          responder.setHandling(isForwarding ? .handlesAndForwards : .handles, of: method)
        }
        call.confirmHandling(of: methods, by: responder, isForwarding ? " and calls super" : "")
      },
      Form(
        .responder(), .events(), .word("and forward to", .responder("OTHER")),
        .flag("and call super"),
        summary: "sends the events to another responder, too"
      ) { call, responder, methods, other, callsSuper in
        try call.refuseCode(of: responder, methods)
        for method in methods {
          responder.setHandling(
            EventHandling(forwardingTo: other, callsSuper: callsSuper), of: method)
        }
        call.confirmHandling(
          of: methods, by: responder,
          ", forwards them to \(call.scene.label(of: other))"
            + (callsSuper ? " and calls super" : ""))
      },
    ],
    examples: [
      Example("handle green touches", "super is not called", setup: "add green 0,0 90x90"),
      Example("handle vc touchesBegan and forward", "super is called, too"),
      Example(
        "handle red touches and forward to root and call super", "root gets them twice",
        setup: "add red 0,0 90x90"),
    ])
}

extension Call {
  fileprivate func refuseCode(of responder: UIResponder, _ methods: [EventMethod]) throws {
    try refuseCode(of: responder as StatefulObject, methods.map(\.fullName))
  }

  fileprivate func confirmHandling(
    of methods: [EventMethod], by responder: UIResponder, _ rest: String
  ) {
    confirm("\(scene.label(of: responder)) handles \(EventMethod.phrase(methods))\(rest)")
  }
}

import ResponderKit
import Scenes
import Session

extension Command {
  package static let handle = Command(
    name: "handle", group: .overriding,
    summary: "overrides event methods, so that the responder handles the events",
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

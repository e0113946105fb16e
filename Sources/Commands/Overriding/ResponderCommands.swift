import ResponderKit
import Scenes

extension Command {
  static let handle = Command(
    name: "handle", group: .overriding,
    summary: "overrides event methods: the responder handles them",
    details: [
      "EVENTS: touches, motion, presses, remote, or single methods such as touchesBegan, joined "
        + "by commas. 'and forward' also calls super, which passes the event on (R5.5)."
    ],
    changesScene: true,
    forms: [
      Form(.part(.responder(), "none"), summary: "takes the overrides away") { call, responder in
        for method in EventMethod.allCases { responder.setHandling(nil, of: method) }
        call.confirm("\(call.scene.label(of: responder)) overrides no event method")
      },
      Form(
        .responder(), .events(), .flag("and forward")
      ) { call, responder, methods, isForwarding in
        for method in methods {
          responder.setHandling(isForwarding ? .handlesAndForwards : .handles, of: method)
        }
        let forward = isForwarding ? " and passes them on" : ""
        call.confirm(
          "\(call.scene.label(of: responder)) handles \(EventMethod.phrase(methods))\(forward)")
      },
    ],
    examples: [
      Example("handle green touches", "super is not called", setup: "add green 0,0 90x90"),
      Example("handle vc touchesBegan and forward", "super is called, too"),
    ])

  static let next = Command(
    name: "next", group: .overriding, summary: "overrides next",
    changesScene: true,
    forms: [
      Form(.part(.responder(), "default"), summary: "takes the override away") { call, responder in
        responder.setNextOverride(nil)
        call.confirm(
          "\(call.scene.label(of: responder)): \(call.nextText(of: responder)) is next again")
      },
      Form(.responder(), .responder("OTHER")) { call, responder, other in
        responder.setNextOverride(other)
        call.confirm("\(call.scene.label(of: responder)): \(call.nextText(of: responder)) is next")
      },
    ],
    examples: [Example("next red app", "past everything between", setup: "add red")])

  static let implements = Command(
    name: "implements", group: .overriding,
    summary: "the responder implements actions, so that canPerformAction finds them",
    changesScene: true,
    forms: [
      Form(.responder(), .oneOrMore(.action())) { call, responder, actions in
        for action in actions { responder.implement(Selector(action)) }
        let all = responder.implementedActions.map { "\($0)" }.joined(separator: ", ")
        call.confirm("\(call.scene.label(of: responder)) implements \(all)")
      }
    ],
    examples: [Example("implements vc save: print:", "two actions")])
}

extension Call {
  /// What the next responder is called.
  fileprivate func nextText(of responder: UIResponder) -> String {
    responder.next.map { scene.label(of: $0) } ?? "nobody"
  }
}

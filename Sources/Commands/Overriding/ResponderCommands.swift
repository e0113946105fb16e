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
      Form([.slot("REF", .responder), .word("none")], "takes the overrides away") { call in
        for method in EventMethod.allCases {
          call.optionalResponder("REF")?.setHandling(nil, of: method)
        }
        call.confirm("\(call.labels("REF")) overrides no event method")
      },
      Form([
        .slot("REF", .responder), .slot("EVENTS", .events),
        .optional([.word("and"), .word("forward")]),
      ]) { call in
        guard case .events(let methods)? = call.arguments["EVENTS"] else { return }
        for method in methods {
          call.optionalResponder("REF")?.setHandling(
            call.has("forward") ? .handlesAndForwards : .handles, of: method)
        }
        let forward = call.has("forward") ? " and passes them on" : ""
        call.confirm("\(call.labels("REF")) handles \(EventMethod.phrase(methods))\(forward)")
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
      Form([.slot("REF", .responder), .word("default")], "takes the override away") { call in
        call.optionalResponder("REF")?.setNextOverride(nil)
        call.confirm("\(call.labels("REF")): \(call.nextText) is next again")
      },
      Form([.slot("REF", .responder), .slot("OTHER", .responder)]) { call in
        call.optionalResponder("REF")?.setNextOverride(call.optionalResponder("OTHER"))
        call.confirm("\(call.labels("REF")): \(call.nextText) is next")
      },
    ],
    examples: [Example("next red app", "past everything between", setup: "add red")])

  static let implements = Command(
    name: "implements", group: .overriding,
    summary: "the responder implements actions, so that canPerformAction finds them",
    changesScene: true,
    forms: [
      Form([.slot("REF", .responder), .many([.slot("ACTION", .action)])]) { call in
        for case .text(let name) in call.arguments.all("ACTION") {
          call.optionalResponder("REF")?.implement(Selector(name))
        }
        let actions = call.optionalResponder("REF")?.implementedActions.map { "\($0)" } ?? []
        call.confirm("\(call.labels("REF")) implements \(actions.joined(separator: ", "))")
      }
    ],
    examples: [Example("implements vc save: print:", "two actions")])
}

extension Call {
  /// What the next responder is called.
  fileprivate var nextText: String {
    optionalResponder("REF")?.next.map { scene.label(of: $0) } ?? "nobody"
  }
}

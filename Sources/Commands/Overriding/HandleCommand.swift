import ResponderKit
import Scenes

extension Command {
  static let handle = Command(
    name: "handle", group: .overriding,
    summary: "overrides event methods, so that the responder handles the events",
    details: [
      "EVENTS is touches, motion, presses or remote, or single methods such as touchesBegan, "
        + "separated by commas. With 'and forward', the override calls super, which passes the "
        + "event on (R5.5)."
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
}

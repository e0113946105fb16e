import Explanation
import Presentation
import ResponderKit

extension Command {
  static let trace = Command(
    name: "trace", group: .looking,
    summary: "shows every decision of the last event or question",
    details: [
      "'trace calls' shows the hit-test as an app would log it in overrides of hitTest and "
        + "point(inside:) that call super: each call in its order, within the one that made it."
    ],
    forms: [
      Form("calls", summary: "every call of hitTest and point(inside:), nested") { call in
        let interaction = try call.lastInteraction()
        let report = CallTraceReport(interaction, in: call.scene)
        guard !report.isEmpty else {
          throw CommandError(.nothingYet("the last event was not hit-tested; try 'tap 100,100'"))
        }
        call.session.facts(TraceReport(interaction, in: call.scene).json)
        report.write(call.session.style, to: call.write)
      },
      Form { call in
        _ = try call.lastInteraction()
        call.writeInteraction(isFolded: false)
      },
    ],
    examples: [
      Example("trace", "unfolded", setup: "add red 0,0 90x90; tap 10,10", shows: "red"),
      Example(
        "trace calls", "who calls whom", setup: "add red 0,0 90x90; tap 10,10",
        shows: "red.hitTest(10, 10) { red.point(inside:) → true } → red"),
    ])
}

extension Call {
  /// Returns the last interaction, or throws an error that says how to get one.
  func lastInteraction() throws -> EventTrace {
    guard let interaction = session.lastInteraction else {
      throw CommandError(.nothingYet("nothing has been asked yet; try 'tap 100,100'"))
    }
    return interaction
  }
}

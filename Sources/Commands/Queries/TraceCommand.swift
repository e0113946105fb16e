import Explanation
import Presentation
import Session

extension Command {
  package static let trace = Command(
    name: "trace", group: .looking,
    summary: "shows every question of the last hit-test: flags, point(inside:) and answers",
    details: [
      "The questions stand in their order, each within the call that asked it, and behind them who "
        + "received what. 'tap' and 'hit' show the decisions as a tree; 'trace tree' shows that tree "
        + "with nothing folded.",
      "'trace calls' shows the hit-test as an app would log it in overrides of hitTest and "
        + "point(inside:) that call super. It notes flags only where they turn a view away.",
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
      Form("tree", summary: "the decisions as 'tap' tells them, unfolded") { call in
        _ = try call.lastInteraction()
        call.writeInteraction(isFolded: false)
      },
      Form { call in
        let report = TraceReport(try call.lastInteraction(), in: call.scene)
        call.session.facts(report.json)
        report.writeQuestions(call.session.style, to: call.write)
      },
    ],
    examples: [
      Example(
        "trace", "every question", setup: "add red 0,0 90x90; tap 10,10",
        shows: "red.hitTest(10, 10) { flags pass; red.point(inside:) → true } → red"),
      Example("trace tree", "unfolded", setup: "add red 0,0 90x90; tap 10,10", shows: "red"),
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

import Explanation
import Presentation
import Session

extension Command {
  package static let trace = Command(
    name: "trace", group: .looking,
    summary: "shows every question of the last hit-test: flags, point(inside:) and answers",
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

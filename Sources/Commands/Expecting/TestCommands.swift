import Inspection
import ResponderKit

extension Command {
  static let test = Command(
    name: "test", group: .expecting,
    summary: "begins a test, which starts from the scene as it is and rolls back at its end",
    forms: [
      Form([.slot("\"NAME\"", .text)]) { call in
        guard call.session.openTest == nil else { throw CommandError(.testInTest) }
        call.session.openTest = call.text("\"NAME\"")
        call.session.runner?.beginTest()
        call.session.memory.pendingHeading =
          TextLine("test ", .dim) + TextLine(call.text("\"NAME\""), .strong)
      }
    ],
    examples: [Example("test \"a hidden view\"; hide root; end", "rolled back at 'end'")])

  static let end = Command(
    name: "end", group: .expecting, summary: "ends a test and rolls the scene back",
    forms: [
      Form([]) { call in
        guard call.session.openTest != nil else { throw CommandError(.endWithoutTest) }
        call.session.runner?.endTest()
      }
    ])
}

import ResponderKit
import Text

extension Command {
  static let xfail = Command(
    name: "xfail", group: .expecting,
    summary: "says that a test, or one expectation, fails for a known reason",
    details: [
      "In a test the expectations behind it may fail; a test in which none does fails itself, so "
        + "that nobody forgets the 'xfail' once the reason is gone. Before a command it is for that "
        + "command only."
    ],
    forms: [
      Form(.text("\"WHY\""), .word(":", .command())) { call, reason, command in
        switch try call.failure(of: command, behind: "xfail") {
        case is ExpectationFailure: break
        // A misspelled expectation does not fail for the known reason.
        case let error?: throw error
        case nil:
          throw ExpectationFailure(
            "expected a failure (\(reason)), but the command succeeded",
            notes: ["take the 'xfail' away if it is to succeed from now on"])
        }
      },
      Form(.text("\"WHY\"")) { call, reason in try call.runner.expectFailure(reason) },
    ],
    examples: [
      Example(
        "xfail \"buy is covered, see #12\" : expect hit buy at 20,20", "silent while it fails",
        setup: "add UIButton buy 0,0 90x44; add cover 0,0 90x90"),
      Example(
        "test \"a known bug\"; xfail \"#12\"; expect hit nil at 5,5; end", "a whole test"),
    ])

  static let test = Command(
    name: "test", group: .expecting,
    summary: "begins a test, which starts from the scene as it is and rolls back at its end",
    block: .live,
    forms: [
      Form(.text("\"NAME\"")) { call, name in
        try call.runner.beginTest(name)
        call.confirm("'end' takes back what comes now")
        call.session.memory.pendingHeading =
          TextLine("test ", .dim) + TextLine(name, .strong)
      }
    ],
    examples: [Example("test \"a hidden view\"; hide root; end", "rolled back at 'end'")])

  static let end = Command(
    name: "end", group: .expecting,
    summary: "ends a test, which rolls the scene back, a 'repeat' or a 'macro'",
    forms: [
      Form { call in
        let test = try call.runner.endTest()
        let verdict = test.isFailure ? "failed" : "passed"
        call.confirm("test '\(test.name)' \(verdict); the scene is as it was before it")
      }
    ])
}

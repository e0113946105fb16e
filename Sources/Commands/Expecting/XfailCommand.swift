import ResponderKit
import Session

extension Command {
  package static let xfail = Command(
    name: "xfail", group: .expecting,
    summary: "marks a test, or one expectation, that fails for a known reason",
    details: [
      "In a test, the expectations after it may fail. If none of them fails, the test fails, so "
        + "that you notice when the reason is gone. Before a command, it is for that command only."
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
            notes: ["remove the 'xfail' if it should succeed from now on"])
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
}

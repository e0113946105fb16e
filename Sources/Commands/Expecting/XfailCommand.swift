import ResponderKit
import Session

extension Command {
  package static let xfail = Command(
    name: "xfail", group: .expecting,
    summary: "marks a test, or one expectation, that fails for a known reason",
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
    ])
}

import Foundation
import Testing

@testable import Shell

/// One after the other: signals are the whole process's.
@Suite(.serialized) struct PagerTests {
  @Test func aPagerLeavesTheSignalsAsTheyWere() throws {
    var found = sigaction()
    sigaction(SIGINT, nil, &found)
    defer { sigaction(SIGINT, &found, nil) }
    var waking = found
    waking.sa_flags &= ~SA_RESTART
    sigaction(SIGINT, &waking, nil)
    #expect(try #require(Pager("cat >/dev/null")).finish())
    var after = sigaction()
    sigaction(SIGINT, nil, &after)
    // A read must still wake at Ctrl-C.
    #expect(after.sa_flags & SA_RESTART == 0)
  }

  @Test(arguments: [
    ("no-such-pager 2>/dev/null", false), ("/ 2>/dev/null", false), ("exit 1", true),
  ])
  func aPagerThatCannotBeRunIsToldFromOneThatFails(command: String, runs: Bool) throws {
    #expect(try #require(Pager(command)).finish() == runs)
  }
}

import Scenes
import SessionStage
import Testing

@testable import Session

@Suite struct TestBlockTests {
  @Test func aTestRollsBackAtItsEnd() throws {
    let desk = try TestSession(after: "add red 0,0 90x90")
    let before = desk.state
    desk.run("test \"one\"\nhide red\nadd blue\nremove red\nreset classic\nend\nundo")
    #expect(desk.messages.isEmpty)
    #expect(desk.scene.names["red"] == nil)
    let again = try TestSession(after: "add red 0,0 90x90")
    again.run("test \"one\"\nhide red; add blue; reset\nend")
    #expect(again.state == before)
  }

  @Test func testsAreCountedByTheirFailures() {
    let desk = TestSession()
    desk.run("test a\nend\ntest b\nexpect hit nil at 5,5\nexpect hit nil at 5,5\nend")
    #expect(desk.runner.tally.passed == 1)
    #expect(desk.runner.tally.failed == 1)
    #expect(desk.runner.tally.failures == 2)
  }

  @Test func aTestWithoutAnEndIsAnErrorAndRollsBack() {
    let desk = TestSession()
    let before = desk.state
    desk.run("test \"open\"\nadd red")
    #expect(desk.messages == ["test 'open' has no 'end'"])
    #expect(desk.state == before)
    #expect(desk.runner.test == nil)
  }

  private func tally(_ lines: String) -> ScriptTally {
    let desk = TestSession()
    desk.run(lines)
    return desk.runner.tally
  }

  private func tally(
    passed: Int = 0, failed: Int = 0, failures: Int = 0, errors: Int = 0
  ) -> ScriptTally {
    var tally = ScriptTally()
    (tally.passed, tally.failed, tally.failures, tally.errors) = (
      passed, failed, failures, errors
    )
    return tally
  }

  @Test func aTestCannotHoldATestAndFailsIfItTries() {
    let desk = TestSession()
    desk.run("test a\ntest b\nend")
    #expect(desk.messages == ["a test cannot hold a test; close the first with 'end'"])
    #expect(desk.runner.tally == tally(failed: 1, errors: 1))
  }

  @Test func aTestThatHeldAScriptErrorFailed() {
    #expect(tally("test a\nhide nobody\nend") == tally(failed: 1, errors: 1))
    #expect(
      tally("hide nobody\ntest a\nend\ntest b\nhide x\nend")
        == tally(passed: 1, failed: 1, errors: 2))
  }

  @Test func anErrorThatIsExpectedDoesNotFailATest() {
    #expect(tally("test a\nexpect error \"\" : hide nobody\nend") == tally(passed: 1))
  }

  @Test func whatWasUndoneBeforeATestCanBeDoneAgainBehindIt() throws {
    let desk = TestSession()
    desk.run("add red\nundo\ntest a\nadd blue\nremove blue\nend\nredo")
    #expect(desk.messages.isEmpty)
    #expect(desk.state == (try TestSession(after: "add red")).state)
  }

  @Test func undoInATestStopsAtItsBeginning() {
    let desk = TestSession()
    desk.run("add red\ntest a\nundo\nend\nexpect count red 1")
    #expect(desk.messages == ["the test begins here; 'end' takes back all of it"])
  }
}

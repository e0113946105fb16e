import Testing

@testable import Commands

@Suite struct TestBlockTests {
  @Test func aTestRollsBackAtItsEnd() throws {
    let desk = try Desk(after: "add red 0,0 90x90")
    let before = desk.state
    desk.run("test \"one\"\nhide red\nadd blue\nremove red\nprofile classic\nend\nundo")
    #expect(desk.messages.isEmpty)
    #expect(desk.scene.names["red"] == nil)
    let again = try Desk(after: "add red 0,0 90x90")
    again.run("test \"one\"\nhide red; add blue; reset\nend")
    #expect(again.state == before)
  }

  @Test func testsAreCountedByTheirFailures() {
    let desk = Desk()
    desk.run("test a\nend\ntest b\nexpect hit nil at 5,5\nexpect hit nil at 5,5\nend")
    #expect(desk.runner.tally.passed == 1)
    #expect(desk.runner.tally.failed == 1)
    #expect(desk.runner.tally.failures == 2)
  }

  @Test func aTestWithoutAnEndIsAnErrorAndRollsBack() {
    let desk = Desk()
    let before = desk.state
    desk.run("test \"open\"\nadd red")
    #expect(desk.messages == ["test 'open' has no 'end'"])
    #expect(desk.state == before)
    #expect(desk.session.openTest == nil)
  }

  @Test func aTestCannotHoldATest() {
    let desk = Desk()
    desk.run("test a\ntest b\nend")
    #expect(desk.messages == ["a test cannot hold a test; close the first with 'end'"])
    #expect(desk.runner.tally.passed == 1)
  }

  @Test func undoInATestStopsAtItsBeginning() {
    let desk = Desk()
    desk.run("add red\ntest a\nundo\nend\nexpect count red 1")
    #expect(desk.messages == ["there is nothing to undo"])
  }
}

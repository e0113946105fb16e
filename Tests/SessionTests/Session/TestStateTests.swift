import Explanation
import Session
import SessionStage
import Testing

/// What a session remembers across tests and expectations.
@Suite struct TestStateTests {
  @Test func theFirstOutputOfATestStandsUnderItsName() {
    let desk = TestSession()
    desk.run("echo before\ntest \"one two\"\necho a\necho b\nend\necho after")
    #expect(desk.output == ["before", "test one two", "a", "b", "after"])
  }

  @Test func aTestThatPrintsNothingHasNoHeading() {
    let desk = TestSession()
    desk.run("test a\nhide root\nexpect hit nil at 5,5\nend\necho after\ntest b\necho c\nend")
    #expect(desk.output == ["after", "test b", "c"])
  }

  @Test func aTestPutsTheLastEventBackAtItsEnd() {
    let desk = TestSession()
    desk.run(
      """
      add red 0,0 90x90
      tap 5,5
      test a
      tap 300,300
      expect hit root
      expect asked window root red
      end
      expect hit red
      expect received red touchesBegan touchesEnded
      """)
    #expect(desk.messages.isEmpty)
    let title = desk.session.lastInteraction?.title
    #expect(title == "tap (5, 5)")
  }

  @Test func aTestBeginsWithTheLastEventBeforeIt() {
    let desk = TestSession()
    desk.run("add red 0,0 90x90\ntap 5,5\ntest a\nexpect hit red\nend")
    #expect(desk.messages.isEmpty)
  }

  @Test func theEventOfATestIsNoneWhereThereWasNoneBefore() {
    let desk = TestSession()
    desk.run("test a\ntap 5,5\nend\ntrace\nhide it")
    #expect(
      desk.messages == [
        "nothing has been asked yet; try 'tap 100,100'",
        "'it' is the view last created or hit, and there is none yet",
      ])
  }

  @Test func anExpectationAtAPointLeavesTheLastEventAlone() {
    let desk = TestSession()
    desk.run(
      """
      add red 0,0 90x90
      tap 5,5
      expect hit root at 300,300
      expect hit red
      expect received red touchesBegan touchesEnded
      expect handled nobody
      """)
    #expect(desk.messages.isEmpty)
    #expect(desk.session.lastInteraction?.title == "tap (5, 5)")
  }

  @Test func anExpectationAtAPointIsTheLastHitTest() {
    let desk = TestSession()
    desk.run("add red 0,0 90x90\ntap 5,5\nexpect hit root at 300,300\nexpect refused red outside")
    #expect(desk.messages.isEmpty)
  }

  @Test func anExpectationAtAPointIsNoEventOfItsOwn() {
    let desk = TestSession()
    desk.run("expect hit root at 300,300\nexpect hit root\nexpect handled nobody")
    #expect(
      desk.messages == [
        "nothing has been asked yet; try 'tap 100,100'",
        "no event has been sent yet; try 'tap 100,100'",
      ])
  }
}

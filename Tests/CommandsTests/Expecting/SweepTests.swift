import ResponderKit
import Scenes
import Session
import SessionStage
import Testing

@Suite struct SweepTests {
  private func ran(_ lines: String) -> TestSession {
    let desk = TestSession()
    desk.run("add card 20,100 100x50; add UIButton buy 60,10 30x30 in card\n" + lines)
    return desk
  }

  @Test func aSweepOfWhatHoldsIsSilentAndChangesNothing() {
    let desk = ran("handle buy touches\nsweep buy 10 expect handled buy")
    #expect(desk.messages.isEmpty)
    #expect(desk.output.isEmpty)
    #expect(desk.session.state.event == nil)
    #expect(desk.scene.application.clock.now == 0)
  }

  @Test func itTellsTheFirstPointThatFailsAndHowMany() {
    let desk = ran("sweep card 10 expect hit card")
    // The button covers three columns of three rows.
    #expect(
      desk.messages == [
        "expected hit 'card', got 'buy' at (60, 10) in 'card', as at 9 of 50 points"
      ])
  }

  @Test(arguments: [("t.scope" as String?, true), (nil, false)])
  func aScriptThatIsInterruptedInItsLastCommandIsNotGood(name: String?, isNoted: Bool) {
    let desk = TestSession()
    var count = 0
    desk.runner.isInterrupted = {
      count += 1
      return count > 1
    }
    desk.run("sweep root 100 expect hit root", name: name)
    // A prompt goes on.
    #expect(desk.runner.wasInterrupted == isNoted)
  }

  @Test func everyTapStartsFromTheSameScene() {
    let desk = ran("add UISwitch s 0,0 50x30\nsweep s 10 expect s.isOn on\nexpect s.isOn off")
    #expect(desk.messages.isEmpty)
  }

  @Test(arguments: [
    ("sweep root 0.01 expect hit root", "a grid has at most 100000 points; take larger steps"),
    ("add thin 5,5 0x10; sweep thin 5 expect hit thin", "'thin' has no area to sweep"),
    ("sweep card 0 expect hit card", "'0' is not a distance such as 10, or two such as 10,20"),
    ("sweep card 10 hide card", "'hide' is not 'expect'"),
    ("sweep card 10 expect nonsense", "'nonsense'"),
  ])
  func whatIsNoSweepIsAnError(line: String, message: String) {
    let desk = ran(line)
    #expect(desk.messages.count == 1)
    #expect(desk.messages.first?.hasPrefix(message) == true, "\(desk.messages)")
  }
}

@Suite struct ExpectedFailureTests {
  private func ran(_ lines: String) -> TestSession {
    let desk = TestSession()
    desk.run(lines)
    return desk
  }

  @Test func aTestThatFailsAsExpectedIsNoFailure() {
    let desk = ran("test a\nxfail \"#12\"\nexpect hit nil at 5,5\nend")
    #expect(desk.messages.isEmpty)
    #expect(desk.runner.tally.failedAsExpected == 1)
    #expect(desk.runner.tally.failures == 0)
  }

  @Test func aTestThatPassesUnexpectedlyFails() {
    let desk = ran("test a\nxfail \"#12\"\nexpect hit root at 5,5\nend")
    #expect(desk.messages == ["test 'a' was expected to fail (#12), but it passed"])
    #expect(desk.diagnostics.first?.line == 1)
    #expect(desk.runner.tally.failed == 1)
  }

  @Test func expectationsBeforeItMustHold() {
    let desk = ran("test a\nexpect hit nil at 5,5\nxfail \"#12\"\nexpect hit nil at 5,5\nend")
    #expect(desk.messages.count == 1)
    #expect(desk.runner.tally.failed == 1)
  }

  @Test func scriptErrorsAreNeverExpected() {
    let desk = ran("test a\nxfail \"#12\"\nhide nobody\nend")
    #expect(desk.runner.tally.failed == 1)
    #expect(desk.runner.tally.errors == 1)
  }

  @Test func aMisspelledExpectationDoesNotFailForTheKnownReason() {
    let desk = ran("xfail why : expct hit root\nxfail why : expect hit nobodyatall")
    #expect(desk.runner.tally.errors == 2)
  }

  @Test func oneExpectationMayBeExpectedToFail() {
    let desk = ran(
      "xfail why : expect hit nil at 5,5\nxfail why : expect hit root at 5,5\nxfail why")
    #expect(
      desk.messages == [
        "expected a failure (why), but the command succeeded",
        "'xfail' belongs in a test, or before a command: xfail \"WHY\" : COMMAND",
      ])
  }
}

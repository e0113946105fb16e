import ResponderKit
import Scenes
import Session
import SessionStage
import Testing

@Suite struct EventUndoTests {
  @Test func anEventThatLeavesEverythingAsItWasIsNoStep() throws {
    let desk = try TestSession(after: "add red 0,0 90x90")
    for line in ["tap red", "drag red to root", "wait 1"] {
      try desk.session.execute(line)
    }
    try desk.session.execute("undo")
    #expect(desk.scene.names["red"] == nil)
  }

  @Test func aFingerThatIsDownCanBeTakenBack() throws {
    let desk = try TestSession(
      after: "add red 0,0 90x90\ngesture longpress hold on red\ntouch began 5,5")
    try desk.session.execute("undo")
    #expect(desk.scene.application.touchDelivery.fingers.isEmpty)
    try desk.session.execute("wait 1; get hold state; touch began 5,5; wait 0.6")
    #expect(desk.output.contains("possible"))
    try desk.session.execute("expect state hold began")
  }

  @Test func aMotionThatHasBegunCanBeTakenBack() throws {
    let desk = try TestSession(after: "shake began")
    try desk.session.execute("undo; shake; shake began")
  }

  @Test func aTestLeavesNoFingerAndNoTimerBehind() throws {
    let desk = TestSession()
    desk.run(
      """
      add red 0,0 90x90
      gesture tap twice on red taps=2
      test "a finger is left down"
        tap red
        touch began 5,5
        queue hold
        ignore begin
      end
      test "the next begins as if nothing had been"
        tap red count=2
        expect state twice ended
      end
      """)
    #expect(desk.messages == [])
  }

  @Test func undoTakesAWholeGestureBackAndRedoDoesItAgain() throws {
    let desk = try TestSession(after: "add red 0,0 90x90\ngesture tap twice on red taps=2\ntap red")
    try desk.session.execute("undo")
    try desk.session.execute("tap red; expect touch.tapCount 1")
    try desk.session.execute("wait 0.1; tap red; expect state twice ended")
  }
}

import ResponderKit
import Scenes
import Session
import SessionStage
import Testing

@Suite struct CheckpointTests {
  @Test func restoringIsOneStepThatCanBeTakenBackAndDoneAgain() throws {
    let desk = try TestSession(after: "add card\nadd red in card\ncheckpoint a")
    let before = desk.state
    for line in ["set red alpha 0.5", "move red to root", "remove card", "rename red blue"] {
      try desk.session.execute(line)
    }
    let after = desk.state
    try desk.session.execute("restore a")
    #expect(desk.state == before)
    try desk.session.execute("undo")
    #expect(desk.state == after)
    try desk.session.execute("redo")
    #expect(desk.state == before)
  }

  @Test func aCheckpointStaysWhereverUndoAndRestoreGo() throws {
    let desk = try TestSession(after: "add red\nhide red\ncheckpoint a")
    let state = desk.state
    for line in ["undo 2; add blue; restore a", "undo; restore a", "add x; undo 3; restore a"] {
      try desk.session.execute(line)
      #expect(desk.state == state, "\(line)")
    }
  }

  @Test func severalCheckpointsAreIndependent() throws {
    let desk = try TestSession(
      after: "add red\ncheckpoint one\nadd blue\ncheckpoint two\nback blue")
    let blue = "restore two; expect count blue 1"
    try desk.session.execute("restore one; expect count blue 0; \(blue); restore one; \(blue)")
  }

  @Test(arguments: ["reset", "reset private", "reset classic empty", "size 320x568"])
  func aCheckpointOutlivesTheScene(command: String) throws {
    let desk = try TestSession(after: "add red 0,0 90x90\ncheckpoint a")
    let state = desk.state
    try desk.session.execute("\(command); restore a")
    #expect(desk.state == state)
    try desk.session.execute("tap red; expect hit red")
  }

  @Test func fingersQueueAndClockComeBack() throws {
    let desk = try TestSession(after: "add UIButton buy 0,0 60x44\ntouch began 5,5\ncheckpoint a")
    let time = desk.scene.application.clock.now
    try desk.session.execute("wait 3; touch ended 5,5; queue hold; restore a")
    #expect(desk.scene.application.clock.now == time)
    #expect(desk.scene.application.touchDelivery.fingers.count == 1)
    try desk.session.execute("expect buy.isTracking on; expect buy.isHighlighted on")
    try desk.session.execute("touch ended 5,5; expect buy.isTracking off")
  }

  @Test func aTestTakesItsCheckpointsWithIt() throws {
    let desk = try TestSession(after: "add red\ncheckpoint a\nhide red")
    let before = desk.state
    desk.run(
      "test \"t\"\ncheckpoint a\nremove red\ncheckpoint b\nrestore a\nexpect count red 1\nend")
    #expect(desk.messages == [])
    #expect(desk.state == before)
    desk.run("restore b")
    #expect(desk.messages == ["there is no checkpoint 'b'; there are: 'a'"])
    try desk.session.execute("restore a; expect red.isHidden off")
  }

  @Test func anOuterCheckpointRestoredInATestIsStillTheSameBehindIt() throws {
    let desk = try TestSession(after: "add red\ncheckpoint a\nhide red")
    desk.run("test \"t\"\nrestore a\nexpect red.isHidden off\nend\nexpect red.isHidden on")
    try desk.session.execute("restore a; expect red.isHidden off")
    #expect(desk.messages == [])
  }

  @Test func whatHasNotChangedIsNoStep() throws {
    let desk = try TestSession(after: "add red\ncheckpoint a\nrestore a\nundo")
    #expect(desk.scene.names["red"] == nil)
  }

  @Test func theOldestMakesRoom() throws {
    let desk = TestSession()
    desk.session.isInteractive = true
    for _ in 1...50 { try desk.session.execute("checkpoint") }
    #expect(
      try desk.printed("checkpoint")
        == ["'restore checkpoint51' comes back here; 'checkpoint1' was dropped"])
    desk.run("restore checkpoint1")
    #expect(desk.messages.first?.hasPrefix("there is no checkpoint 'checkpoint1'") == true)
  }

  @Test func namesAreCheckedAndOffered() throws {
    let desk = TestSession()
    desk.run("restore a\ncheckpoint 9\ncheckpoint json\ncheckpoint before\nrestore befor")
    #expect(
      desk.messages == [
        "there is no checkpoint 'a'; 'checkpoint a' makes one",
        "'9' cannot be a name: a letter or '_', then letters, digits, '_' or '-'",
        "'json' cannot be a name: it is a reserved word",
        "there is no checkpoint 'befor'; did you mean 'before'?",
      ])
  }
}

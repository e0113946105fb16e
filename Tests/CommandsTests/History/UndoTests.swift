import Scenes
import Session
import SessionStage
import Testing

@Suite struct UndoTests {
  @Test func commandsThatOnlyLookAreNoSteps() throws {
    let desk = try TestSession(
      after: "add red 0,0 90x90\nhit 5,5\ntree\nexpect hit red at 5,5\nundo")
    #expect(desk.scene.names["red"] == nil)
  }

  @Test func undoAllGoesBackToTheBeginning() throws {
    let empty = TestSession().state
    let desk = try TestSession(after: "add red 0,0 90x90\nhide red\ntap 5,5\nundo all")
    #expect(desk.state == empty)
    #expect(throws: CommandError.self) { try desk.session.execute("undo all") }
    try desk.session.execute("redo 2")
    #expect(try desk.printed("get red hidden") == ["on"])
  }

  @Test func aCommandBehindStepIsCarriedOutAndWalkedThrough() throws {
    let desk = try TestSession(after: "add red 0,0 90x90\noverride red passthrough")
    let other = try TestSession(after: "add red 0,0 90x90\noverride red passthrough\ntap red")
    #expect(try desk.printed("step tap red") == other.printed("step"))
    #expect(desk.scene.journal.undoLabels == other.scene.journal.undoLabels)
  }

  @Test func aRefusedCommandLeavesTheSceneAsItWas() throws {
    let desk = try TestSession(after: "add red 0,0 90x90")
    let before = desk.state
    for line in [
      "add blue 0,0 9x9 in red tag=x", "add blue at -1", "set red hidden on alpha x",
      "hide red nothing", "controller root-x for root", "add UIView", "window w 0,0 9x9 foo=1",
    ] {
      #expect(throws: CommandError.self, "\(line)") { try desk.session.execute(line) }
      #expect(desk.state == before, "\(line)")
    }
    try desk.session.execute("undo")
    #expect(desk.scene.names["red"] == nil)
  }

  @Test func undoBringsBackScenesOfOtherProfiles() throws {
    let desk = try TestSession(after: "add red 0,0 90x90\nsize 320x568")
    let before = desk.state
    for line in ["reset private", "reset classic", "reset"] { try desk.session.execute(line) }
    try desk.session.execute("undo 3")
    #expect(desk.state == before)
    try desk.session.execute("hit 5,5; expect hit red")
  }

  @Test func undoSaysAtThePromptWhatItTookBack() throws {
    let desk = TestSession()
    desk.session.isInteractive = true
    for line in ["add UIButton red title=\"Buy now\"", "hid red; set red alpha 0.5"] {
      try desk.session.execute(line)
    }
    #expect(try desk.printed("undo 2") == ["undone: set red alpha 0.5; hid red"])
    #expect(try desk.printed("redo") == ["done again: hid red"])
    #expect(
      try desk.printed("undo 9") == ["undone: hid red; add UIButton red title=\"Buy now\""])
  }

  @Test func moreThanThereIsTakesBackAll() throws {
    let desk = try TestSession(after: "add red\nadd blue\nundo 99")
    #expect(desk.state == TestSession().state)
  }

  @Test func aTapThatPressesAButtonLeavesItAsItWas() throws {
    let desk = try TestSession(after: "add UIButton buy 0,0 60x44")
    let before = desk.state
    try desk.session.execute("tap buy")
    #expect(desk.state == before)
  }
}

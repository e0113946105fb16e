import Session
import SessionStage
import Testing

@Suite struct HistoryTests {
  @Test func stepsAreCountedBackAndCheckpointsMarked() throws {
    let desk = TestSession()
    desk.session.isInteractive = true
    for line in ["add red", "checkpoint a", "hide red", "set red alpha 0.5", "undo"] {
      try desk.session.execute(line)
    }
    let heading = "changes, the latest last; 'undo N' goes back to before N:"
    #expect(
      try desk.printed("history")
        == [
          heading, "2  add red", "   checkpoint a", "1  hide red",
          "'redo' does 1 undone step again",
        ])
    #expect(
      try desk.printed("history 1")
        == [
          heading, "1 earlier step", "   checkpoint a", "1  hide red",
          "'redo' does 1 undone step again",
        ])
  }

  @Test func aCheckpointOnALineThatWasLeftIsNotMarkedButKept() throws {
    let desk = try TestSession(after: "add red\ncheckpoint a\nundo\nadd blue")
    #expect(try desk.printed("history") == ["1  add"])
    #expect(
      try desk.printed("restore a; history") == ["2  add", "1  restore a", "   checkpoint a"])
  }

  @Test func nothingToUndoIsSaid() throws {
    #expect(try TestSession().printed("history") == ["nothing to undo"])
  }
}

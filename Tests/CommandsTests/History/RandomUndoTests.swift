import Scenes
import Session
import SessionStage
import TestSupport
import Testing

@Suite struct RandomUndoTests {
  @Test(arguments: seeds(6, of: 60))
  func anySequenceOfCommandsCanBeTakenBackAndDoneAgain(seed: Int) throws {
    var commands = RandomCommands(seed: seed)
    let desk = TestSession()
    let journal = desk.scene.journal
    var states = [desk.state]
    for _ in 0..<40 {
      let count = journal.undoLabels.count
      let line = commands.next()
      do { try desk.session.execute(line) } catch is CommandError {
        #expect(desk.state == states.last, "after the refused \(line)")
      }
      if journal.undoLabels.count > count { states.append(desk.state) }
    }
    var place = states.count - 1
    for _ in 0..<20 {
      let count = commands.number(1...10)
      if commands.number(0...1) == 0 {
        let reached = max(0, place - count)
        guard reached < place else { continue }
        try desk.session.execute("undo \(count)")
        place = reached
      } else {
        let reached = min(states.count - 1, place + count)
        guard reached > place else { continue }
        try desk.session.execute("redo \(count)")
        place = reached
      }
      #expect(desk.state == states[place])
    }
  }

  @Test(arguments: seeds(5, of: 20))
  func aTestRollsBackWhateverHappensInIt(seed: Int) throws {
    var commands = RandomCommands(seed: seed)
    let desk = TestSession()
    for _ in 0..<15 { try? desk.session.execute(commands.next()) }
    let before = desk.state
    let steps = desk.scene.journal.undoLabels
    try desk.session.execute("test \"any\"")
    for k in 0..<25 {
      try? desk.session.execute(k % 7 == 6 ? "undo" : k % 11 == 10 ? "redo" : commands.next())
    }
    try desk.session.execute("end")
    #expect(desk.state == before)
    #expect(desk.scene.journal.undoLabels == steps)
  }
}

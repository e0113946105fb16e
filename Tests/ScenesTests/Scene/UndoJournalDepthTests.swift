import ResponderKit
import SceneStage
import Scenes
import Testing

/// Steps beyond the journal's depth are forgotten, the oldest first, also while a group is open.
@Suite struct UndoJournalDepthTests {
  private let stage = Stage()
  private var journal: UndoJournal { stage.scene.journal }

  private func tag(_ numbers: ClosedRange<Int>) {
    for number in numbers {
      journal.begin("\(number)")
      stage["root"].tag = number
      journal.end()
    }
  }

  @Test func atLeastTheDepthCanBeUndone() {
    let depth = UndoJournal.depth
    tag(1...depth * 2)
    #expect(journal.undoLabels.count == depth * 2)
    tag(depth * 2 + 1...depth * 2 + 1)
    #expect(journal.undoLabels.count == depth + 1)
    #expect(journal.undoLabels.first == "\(depth + 1)")
    for _ in 0...depth { #expect(journal.undo() != nil) }
    #expect(journal.undo() == nil)
    #expect(stage["root"].tag == depth)
  }

  @Test func aGroupThatOutgrowsTheDepthStillRollsBackWhole() {
    tag(1...5)
    let before = snapshot(of: stage.scene)
    journal.beginGroup()
    tag(6...UndoJournal.depth * 2 + 7)
    journal.rollBack()
    #expect(snapshot(of: stage.scene) == before)
    // The steps before the group were the oldest.
    #expect(journal.undoLabels.isEmpty)
    #expect(journal.undo() == nil)
  }

  @Test func aGroupLeavesTheStepsBeforeItThatWereNotForgotten() {
    let depth = UndoJournal.depth
    tag(1...depth + 5_000)
    journal.beginGroup()
    tag(depth + 5_001...depth * 2 + 1_000)
    for _ in 0..<(depth - 4_000) { _ = journal.undo() }
    #expect(journal.undo() == nil)
    #expect(stage["root"].tag == depth + 5_000)
    journal.rollBack()
    #expect(journal.undoLabels.count == 5_000)
    #expect(journal.undo() == "\(depth + 5_000)")
    #expect(stage["root"].tag == depth + 4_999)
  }

  @Test func whatCouldBeDoneAgainBeforeAGroupStillCanBehindIt() {
    tag(1...2)
    _ = journal.undo()
    let before = snapshot(of: stage.scene)
    journal.beginGroup()
    tag(7...7)
    #expect(journal.redo() == nil)
    journal.rollBack()
    #expect(snapshot(of: stage.scene) == before)
    #expect(journal.redoLabels == ["2"])
    #expect(journal.redo() == "2")
    #expect(stage["root"].tag == 2)
    #expect(journal.undo() == "2")
    #expect(stage["root"].tag == 1)
  }

  @Test func aRedoWithinAGroupIsTakenBackWithIt() {
    tag(1...2)
    _ = journal.undo()
    journal.beginGroup()
    #expect(journal.redo() == "2")
    journal.rollBack()
    #expect(stage["root"].tag == 1)
    #expect(journal.undoLabels == ["1"])
    #expect(journal.redo() == "2")
    #expect(stage["root"].tag == 2)
  }
}

import ResponderKit
import SceneStage
import Scenes
import Testing

@Suite struct UndoJournalTests {
  private let stage = Stage.experiment(isRedLast: true)
  private var journal: UndoJournal { stage.scene.journal }

  private func step(_ label: String, _ body: () -> Void) {
    journal.begin(label)
    body()
    journal.end()
  }

  @Test func undoBringsTheStateBackAndRedoTakesItAgain() {
    let before = snapshot(of: stage.scene)
    step("move") {
      stage["red"].frame.origin.x = 7
      stage["red"].alpha = 0.5
      stage["blue"].addSubview(stage["red"])
    }
    let after = snapshot(of: stage.scene)
    #expect(before != after)
    #expect(journal.undo() == "move")
    #expect(snapshot(of: stage.scene) == before)
    #expect(journal.redo() == "move")
    #expect(snapshot(of: stage.scene) == after)
  }

  @Test func placesAmongSiblingsComeBackExactly() {
    for name in ["a", "b", "c", "d"] { stage.add(name) }
    let before = snapshot(of: stage.scene)
    step("order") {
      stage["root"].bringSubviewToFront(stage["a"])
      stage["root"].sendSubviewToBack(stage["d"])
      stage["root"].exchangeSubview(at: 0, withSubviewAt: 3)
      stage["c"].removeFromSuperview()
    }
    _ = journal.undo()
    #expect(snapshot(of: stage.scene) == before)
  }

  @Test func aStepThatChangesNothingIsNone() {
    step("nothing") {}
    #expect(journal.undo() == nil)
    #expect(journal.redo() == nil)
  }

  @Test func aNewStepForgetsWhatCouldBeDoneAgain() {
    step("one") { stage["red"].tag = 1 }
    _ = journal.undo()
    #expect(journal.redoLabels == ["one"])
    step("two") { stage["red"].tag = 2 }
    #expect(journal.redoLabels.isEmpty)
    #expect(journal.undoLabels == ["two"])
  }

  @Test func anAbandonedStepLeavesNoTrace() {
    let before = snapshot(of: stage.scene)
    journal.begin("broken")
    stage["red"].removeFromSuperview()
    stage["blue"].isHidden = true
    journal.abandon()
    #expect(snapshot(of: stage.scene) == before)
    #expect(journal.undoLabels.isEmpty)
  }

  @Test func aGroupRollsBackAsAWhole() {
    step("before") { stage["red"].tag = 1 }
    let before = snapshot(of: stage.scene)
    journal.beginGroup()
    step("one") { stage["red"].removeFromSuperview() }
    step("two") { stage["blue"].alpha = 0.2 }
    _ = journal.undo()
    step("three") { stage["blue"].frame.size.width = 3 }
    journal.rollBack()
    #expect(snapshot(of: stage.scene) == before)
    #expect(journal.undoLabels == ["before"])
    #expect(journal.redoLabels.isEmpty)
  }

  @Test func aGroupWithinAGroupRollsBackAlone() {
    let outer = snapshot(of: stage.scene)
    journal.beginGroup()
    step("outer") { stage["red"].alpha = 0.5 }
    let inner = snapshot(of: stage.scene)
    journal.beginGroup()
    step("inner") { stage["red"].alpha = 0.1 }
    step("inner") { stage["blue"].addSubview(stage["red"]) }
    journal.rollBack()
    #expect(snapshot(of: stage.scene) == inner)
    journal.rollBack()
    #expect(snapshot(of: stage.scene) == outer)
  }

  @Test func undoStopsAtTheStartOfTheGroup() {
    step("before") { stage["red"].tag = 1 }
    journal.beginGroup()
    #expect(journal.undo() == nil)
    journal.rollBack()
    #expect(journal.undo() == "before")
  }

  @Test func changesThatNobodySawAreNotKept() {
    journal.begin("import")
    journal.withoutRecording { stage["red"].tag = 9 }
    journal.end()
    #expect(journal.undo() == nil)
  }
}

import ResponderKit
import Testing

@Suite("R9.8: the undo manager")
struct UndoManagerTests {
  private final class Box {
    let manager = UndoManager()
    private(set) var value = 0

    func set(_ new: Int) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }
  }

  private let box = Box()

  @Test("Steps go back and forth")
  func steps() {
    box.set(1)
    box.set(2)
    #expect(box.manager.canUndo && !box.manager.canRedo)
    box.manager.undo()
    #expect(box.value == 1 && box.manager.canRedo)
    box.manager.undo()
    box.manager.undo()
    #expect(box.value == 0 && !box.manager.canUndo)
    box.manager.redo()
    box.manager.redo()
    #expect(box.value == 2 && !box.manager.canRedo && box.manager.canUndo)
  }

  @Test("A new change forgets what could be redone")
  func newChange() {
    box.set(1)
    box.manager.undo()
    box.set(5)
    #expect(!box.manager.canRedo)
    box.manager.undo()
    #expect(box.value == 0)
  }

  @Test("A group is one step, and names go along")
  func groups() {
    box.manager.beginUndoGrouping()
    box.set(1)
    box.set(2)
    box.manager.setActionName("Typing")
    box.manager.endUndoGrouping()
    #expect(box.manager.undoActionName == "Typing")
    box.manager.undo()
    #expect(box.value == 0 && !box.manager.canUndo && box.manager.redoActionName == "Typing")
    box.manager.redo()
    #expect(box.value == 2 && box.manager.undoActionName == "Typing")
  }

  @Test("A target that is gone is left alone")
  func goneTarget() {
    let manager = UndoManager()
    var target: Box? = Box()
    target.map { manager.registerUndo(withTarget: $0) { $0.set(9) } }
    target = nil
    manager.undo()
    #expect(!manager.canUndo && !manager.canRedo)
  }
}

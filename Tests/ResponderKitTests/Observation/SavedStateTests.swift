import Foundation
import ResponderKit
import Testing

@Suite("Changes are told before they happen and can be undone")
struct SavedStateTests {
  @Test("Saving, changing and restoring gives the same value", arguments: Change.all)
  func saveAndRestore(change: Change) {
    let responder = change.make()
    let before = change.read(responder)
    let state = responder.saveState()
    change.mutate(responder)
    #expect(change.read(responder) != before)
    state.restore()
    #expect(change.read(responder) == before)
  }

  @Test(
    "The observer is told in time, and restoring tells nobody",
    arguments: Change.all + Change.ofWindows)
  func observed(change: Change) {
    let responder = change.make()
    let before = change.read(responder)
    let undoer = Undoer()
    responder.changeObserver = undoer
    change.mutate(responder)
    responder.changeObserver = nil
    let after = change.read(responder)
    responder.changeObserver = undoer
    let count = undoer.count
    #expect(count > 0 && after != before)
    undoer.undo()
    #expect(undoer.count == count, "restoring tells nobody")
    responder.changeObserver = nil
    #expect(change.read(responder) == before)
  }

  @Test("A restored view is hit as before")
  func hitAfterRestoring() {
    let child = UIView(10, 10, 20, 20)
    let root = UIView(0, 0, 100, 100).with(child)
    let state = child.saveState()
    child.isHidden = true
    child.frame.origin = CGPoint(x: 70, y: 70)
    state.restore()
    #expect(root.hit(15, 15) === child && root.hit(75, 75) === root)
  }

  @Test("A control's tracking is undone together with its highlight")
  func tracking() {
    let screen = Screen()
    let control = UIControl(0, 0, 50, 50)
    screen.window.addSubview(control)
    let touch = screen.application.touchDelivery.begin(at: CGPoint(x: 5, y: 5))
    let undoer = Undoer()
    control.changeObserver = undoer
    screen.application.touchDelivery.end(touch)
    #expect(!control.isTracking && !control.isHighlighted)
    undoer.undo()
    #expect(control.isTracking && control.isHighlighted)
  }
}

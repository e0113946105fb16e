import Foundation
import ResponderKit
import Testing

@Suite("Scrolling by a finger")
struct ScrollingTests {
  let stage = ScrollStage(content: CGSize(width: 1000, height: 1000))

  @Test("R8.4, S-69: the content offset is the origin of the bounds")
  func offset() {
    stage.drag(from: 150, 300, by: -30, -80)
    #expect(stage.scroll.contentOffset == CGPoint(x: 30, y: 80))
    #expect(stage.scroll.bounds.origin == stage.scroll.contentOffset)
    #expect(stage.scroll.frame.origin == .zero)
  }

  @Test("R6.11: the first 10 points of the drag are not scrolled")
  func hysteresis() {
    let touch = stage.begin(150, 300)
    stage.move(touch, 150, 288)
    #expect(stage.scroll.isDragging && stage.scroll.contentOffset.y == 2)
    stage.move(touch, 150, 287)
    #expect(stage.scroll.contentOffset.y == 3)
  }

  @Test("R8.4: insets change only how far the content goes")
  func insets() {
    stage.scroll.contentInset = UIEdgeInsets(top: 20, left: 5, bottom: 30, right: 7)
    stage.drag(from: 20, 20, by: 0, 100)
    stage.clock.advance(by: 2)
    #expect(stage.scroll.contentOffset == CGPoint(x: 0, y: -20))
    stage.scroll.contentOffset = CGPoint(x: 690, y: 620)
    stage.drag(from: 290, 390, by: -100, -100)
    stage.clock.advance(by: 2)
    #expect(stage.scroll.contentOffset == CGPoint(x: 707, y: 630))
  }

  @Test("R8.4: content put beyond its limits does not jump back under the finger")
  func beyond() {
    stage.scroll.contentOffset = CGPoint(x: 0, y: -50)
    stage.drag(from: 150, 300, by: 0, -20)
    #expect(stage.scroll.contentOffset.y == -30)
  }

  @Test("R8.4: with scrolling off the touches pass up the chain")
  func disabled() {
    let log = CallLog()
    let parent = HandlingView(frame: stage.scroll.frame, log: log)
    stage.screen.window.addSubview(parent)
    parent.addSubview(stage.scroll)
    stage.screen.tap(50, 50)
    #expect(log.take() == [], "a scroll view that scrolls keeps what climbs to it")
    stage.scroll.isScrollEnabled = false
    let touch = stage.begin(50, 50)
    #expect(log.take() == ["handling began"] && touch.gestureRecognizers == [])
    stage.move(touch, 50, 10)
    #expect(stage.scroll.contentOffset == .zero && !stage.scroll.panGestureRecognizer.isEnabled)
  }

  @Test("Turning scrolling off ends a drag")
  func disabledMeanwhile() {
    let touch = stage.slide(from: 150, 300, by: 0, -80)
    stage.scroll.isScrollEnabled = false
    #expect(!stage.scroll.isDragging && stage.scroll.contentOffset.y == 80)
    stage.fingers.end(touch)
    #expect(stage.delegate.lines.last == "didEndDragging false")
  }

  @Test("A drag along one axis keeps to it if asked to")
  func lock() {
    stage.scroll.isDirectionalLockEnabled = true
    stage.drag(from: 150, 300, by: -30, -80)
    #expect(stage.scroll.contentOffset == CGPoint(x: 0, y: 80))
  }

  @Test("The delegate is told of a drag without speed")
  func delegate() {
    stage.drag(from: 150, 300, by: 0, -80)
    #expect(
      stage.delegate.lines == ["willBeginDragging", "willEndDragging", "didEndDragging false"])
    let notes = stage.listener.notes.compactMap { note -> CGFloat? in
      if case .scrolled(_, let offset, .drag) = note { offset.y } else { nil }
    }
    #expect(notes == [20, 40, 60, 80])
  }

  @Test("A view that leaves the window stops being dragged")
  func leaving() {
    let touch = stage.slide(from: 150, 300, by: 0, -80)
    stage.scroll.removeFromSuperview()
    #expect(!stage.scroll.isDragging && !stage.scroll.isTracking)
    stage.fingers.end(touch)
  }

  @Test("A pan that was given to another view scrolls from there")
  func movedPan() {
    let handle = UIView(0, 500, 300, 100)
    stage.screen.window.addSubview(handle)
    handle.addGestureRecognizer(stage.scroll.panGestureRecognizer)
    stage.drag(from: 150, 550, by: 0, -40)
    #expect(stage.scroll.contentOffset.y == 40)
    stage.drag(from: 150, 300, by: 0, -40)
    #expect(stage.scroll.contentOffset.y == 40 && stage.scroll.gestureRecognizers?.count == 1)
  }

  @Test("A drag can be undone")
  func undo() {
    stage.scroll.contentOffset = CGPoint(x: 7, y: 9)
    let undoer = Undoer()
    let parts: [StatefulObject] = [stage.scroll, stage.screen.window, stage.screen.application]
    for part in parts + stage.screen.application.eventSystem { part.changeObserver = undoer }
    let touch = stage.slide(from: 150, 300, by: 0, -80)
    stage.fingers.end(touch)
    #expect(stage.scroll.isDecelerating)
    stage.clock.advance(by: 0.1)
    undoer.undo()
    #expect(stage.scroll.contentOffset == CGPoint(x: 7, y: 9) && !stage.scroll.isDecelerating)
    #expect(stage.clock.now == 0 && stage.clock.nextDue == nil && stage.fingers.fingers.isEmpty)
    stage.clock.advance(by: 5)
    #expect(stage.scroll.contentOffset == CGPoint(x: 7, y: 9))
  }
}

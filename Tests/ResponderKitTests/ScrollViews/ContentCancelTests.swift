import Foundation
import ResponderKit
import Testing

@Suite("Whether a drag takes the finger from content that has it")
struct ContentCancelTests {
  let log = CallLog()

  /// Rests on the content until it has the finger, and drags then.
  private func hold(_ stage: ScrollStage, at x: CGFloat, by dx: CGFloat, _ dy: CGFloat) {
    let touch = stage.begin(x, 50)
    stage.clock.advance(by: 0.2)
    stage.move(touch, x + dx / 2, 50 + dy / 2)
    stage.move(touch, x + dx, 50 + dy)
    stage.clock.advance(by: 0.5)
    stage.fingers.end(touch)
  }

  @Test("R8.2: an ordinary view gets touchesCancelled, and the content scrolls")
  func view() {
    let stage = ScrollStage()
    stage.scroll.addSubview(
      HandlingView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), log: log))
    hold(stage, at: 50, by: 0, -40)
    #expect(log.take() == ["handling began", "handling cancelled"])
    #expect(stage.scroll.contentOffset.y == 30)
  }

  @Test("R8.2, S-68: a button that is tracking keeps the finger")
  func button() {
    let stage = ScrollStage()
    let button = UIButton(0, 0, 100, 100)
    stage.scroll.addSubview(button)
    hold(stage, at: 50, by: 0, -40)
    #expect(stage.scroll.contentOffset == .zero)
    let scroll = ObjectID(stage.scroll)
    #expect(
      stage.listener.notes.contains(
        .didNotScroll(view: scroll, why: .contentRefusesCancelling(ObjectID(button)))))
    #expect(
      stage.listener.gestures.contains {
        $0.recognizer == ObjectID(stage.scroll.panGestureRecognizer)
          && $0.reason == .didNotScroll(.contentRefusesCancelling(ObjectID(button)))
      })
  }

  @Test("R8.1, S-68: before 150 ms a drag from a button scrolls")
  func quickDragFromButton() {
    let stage = ScrollStage()
    let button = UIButton(0, 0, 100, 100)
    stage.scroll.addSubview(button)
    let touch = stage.slide(from: 50, 50, by: 0, -40)
    #expect(stage.scroll.contentOffset.y == 40 && !button.isTracking && stage.scroll.isDragging)
    stage.fingers.end(touch)
  }

  @Test("R8.2: a subclass may let drags take the finger from buttons")
  func shouldCancel() {
    final class Eager: UIScrollView {
      override func touchesShouldCancel(in view: UIView) -> Bool { true }
    }
    let stage = ScrollStage(Eager())
    let button = UIButton(0, 0, 100, 100)
    stage.scroll.addSubview(button)
    let touch = stage.begin(50, 50)
    stage.clock.advance(by: 0.2)
    #expect(button.isTracking)
    stage.move(touch, 50, 30)
    #expect(!button.isTracking && stage.scroll.isDragging)
  }

  @Test("R8.2: without canCancelContentTouches any content keeps the finger")
  func cannotCancel() {
    let stage = ScrollStage()
    stage.scroll.canCancelContentTouches = false
    stage.scroll.addSubview(
      HandlingView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), log: log))
    hold(stage, at: 50, by: 0, -40)
    #expect(
      log.take() == ["handling began", "handling moved", "handling moved", "handling ended"])
    #expect(stage.scroll.contentOffset == .zero)
  }

  @Test("R8.2: the scroll view's own touch is no content")
  func ownTouch() {
    let stage = ScrollStage()
    stage.scroll.canCancelContentTouches = false
    hold(stage, at: 50, by: 0, -40)
    #expect(stage.scroll.contentOffset.y == 30)
  }

  @Test("R8.2: a slider in a pager is moved, the page is not")
  func slider() {
    let stage = ScrollStage(content: CGSize(width: 900, height: 400))
    stage.scroll.isPagingEnabled = true
    let slider = UISlider(50, 30, 200, 40)
    stage.scroll.addSubview(slider)
    hold(stage, at: 200, by: -120, 0)
    #expect(stage.scroll.contentOffset == .zero)
    // Beside the slider the same drag turns the page.
    stage.drag(from: 200, 200, by: -180, 0)
    stage.clock.advance(by: 2)
    #expect(stage.scroll.contentOffset == CGPoint(x: 300, y: 0))
  }
}

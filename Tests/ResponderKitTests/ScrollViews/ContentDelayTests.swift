import Foundation
import ResponderKit
import Testing

@Suite("Whether and when a scroll view's content hears of a finger")
struct ContentDelayTests {
  let stage = ScrollStage()
  let log = CallLog()

  init() {
    stage.scroll.addSubview(
      HandlingView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), log: log))
  }

  @Test("R8.1, S-67: a quick tap is delivered when the finger lifts, began and ended at once")
  func quickTap() {
    let touch = stage.begin(50, 50)
    stage.clock.advance(by: 0.1)
    #expect(log.take() == [])
    stage.fingers.end(touch)
    #expect(log.take() == ["handling began", "handling ended"])
  }

  @Test("R8.1: a finger that rests for 150 ms begins in the content")
  func rest() {
    let touch = stage.begin(50, 50)
    stage.clock.advance(by: 0.149)
    #expect(log.take() == [])
    stage.clock.advance(by: 0.001)
    #expect(log.take() == ["handling began"])
    stage.fingers.end(touch)
    #expect(log.take() == ["handling ended"])
  }

  @Test("R8.1: a finger that moves first scrolls, and the content never hears of it")
  func movesFirst() {
    stage.drag(from: 50, 50, by: 0, -40)
    #expect(log.take() == [] && stage.scroll.contentOffset == CGPoint(x: 0, y: 40))
  }

  @Test("R8.1: a little movement is no drag")
  func littleMovement() {
    let touch = stage.begin(50, 50)
    stage.move(touch, 50, 45)
    stage.clock.advance(by: 0.15)
    #expect(log.take() == ["handling began", "handling moved"])
    stage.fingers.end(touch)
    #expect(log.take() == ["handling ended"] && stage.scroll.contentOffset == .zero)
  }

  @Test("R8.1: without delaysContentTouches the content begins at once")
  func noDelay() {
    stage.scroll.delaysContentTouches = false
    let touch = stage.begin(50, 50)
    #expect(log.take() == ["handling began"])
    stage.scroll.delaysContentTouches = true
    stage.fingers.end(touch)
    _ = stage.begin(50, 50)
    #expect(log.take() == ["handling ended"])
  }

  @Test("R8.1: two scroll views delay no longer than one")
  func nested() {
    let inner = UIScrollView(0, 0, 300, 100).with(
      HandlingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), log: log))
    stage.scroll.addSubview(inner)
    let touch = stage.begin(50, 50)
    stage.clock.advance(by: 0.15)
    #expect(log.take() == ["handling began"])
    stage.fingers.end(touch)
  }

  @Test("R8.1: touchesShouldBegin keeps fingers from the content")
  func shouldBegin() {
    final class Reserved: UIScrollView {
      override func touchesShouldBegin(
        _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
      ) -> Bool { false }
    }
    let stage = ScrollStage(Reserved())
    stage.scroll.addSubview(
      HandlingView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), log: log))
    let touch = stage.begin(50, 50)
    stage.clock.advance(by: 0.2)
    #expect(touch.view == nil)
    stage.move(touch, 50, 20)
    stage.fingers.end(touch)
    #expect(log.take() == [] && stage.scroll.isTracking == false)
  }

  @Test("R8.3: the mechanism is recognizers on the scroll view")
  func recognizers() {
    let own = stage.scroll.gestureRecognizers ?? []
    #expect(
      own.map { "\(type(of: $0))" } == [
        "UIScrollViewDelayedTouchesBeganGestureRecognizer", "UIScrollViewPanGestureRecognizer",
      ])
    #expect(own.last === stage.scroll.panGestureRecognizer && own[0].delaysTouchesBegan)
    let touch = stage.begin(50, 50)
    #expect(touch.gestureRecognizers == own)
  }
}

import Foundation
import ResponderKit
import Testing

@Suite("Content that moves by itself")
struct DecelerationTests {
  let stage = ScrollStage(content: CGSize(width: 300, height: 100_000))

  /// Moves a finger up by equal steps, 8 thousandths of a second apart, and lifts it after another.
  private func swipe(by step: CGFloat, times: Int = 14) {
    let touch = stage.begin(150, 390)
    for k in 1...times {
      stage.clock.advance(by: 0.008)
      stage.fingers.move(touch, to: CGPoint(x: 150, y: 390 - step * CGFloat(k)))
    }
    stage.clock.advance(by: 0.008)
    stage.fingers.end(touch)
  }

  @Test(
    "R8.12: it stops at 10 points per second, where and when a real one did",
    arguments: [(6.0, 74.0, 443.3333, 2.1605), (24, 326, 1818, 2.8521)])
  func measured(step: CGFloat, released: CGFloat, end: CGFloat, seconds: TimeInterval) {
    swipe(by: step)
    #expect(abs(stage.scroll.contentOffset.y - released) < 1e-6)
    stage.clock.advance(by: seconds - 0.05)
    #expect(stage.scroll.isDecelerating)
    stage.clock.advance(by: 0.1)
    #expect(!stage.scroll.isDecelerating && abs(stage.scroll.contentOffset.y - end) < 0.5)
    #expect(stage.delegate.target == stage.scroll.contentOffset)
  }

  @Test(
    "R8.12: what is not faster than 10 points per second stays where it is", arguments: [1, -1])
  func tooSlow(direction: CGFloat) {
    let touch = stage.begin(150, 300)
    stage.move(touch, 150, 280)
    stage.clock.advance(by: 1)
    for k in 1...12 { stage.move(touch, 150, 280 - 0.09 * CGFloat(k) * direction) }
    stage.fingers.end(touch)
    #expect(!stage.scroll.isDecelerating)
    #expect(stage.delegate.lines.suffix(1) == ["didEndDragging false"])
  }

  @Test("R8.12: after the end a tap reaches the content")
  func tapAfterwards() {
    let content = LoggedView(
      "content", frame: CGRect(x: 0, y: 0, width: 300, height: 100_000), log: CallLog())
    stage.scroll.addSubview(content)
    swipe(by: 6)
    stage.clock.advance(by: 2.2)
    _ = content.log.take()
    stage.screen.tap(150, 200)
    #expect(!content.log.lines.isEmpty)
  }

  @Test(
    "It ends where the sum of its speeds above 10 points per second leads",
    arguments: [UIScrollView.DecelerationRate.normal, .fast])
  func closedForm(rate: UIScrollView.DecelerationRate) {
    stage.scroll.decelerationRate = rate
    stage.flick(from: 150, 300, by: 0, -80)
    let d = rate.rawValue
    let end = stage.scroll.contentOffset.y + (stage.delegate.velocity.y - 0.01) * d / (1 - d)
    #expect(abs(stage.delegate.velocity.y - 1.8) < 1e-9, "90 points in 50 ms")
    #expect(abs(stage.delegate.target.y - end) < 1e-9 && stage.scroll.isDecelerating)
    stage.clock.advance(by: 10)
    #expect(stage.scroll.contentOffset == stage.delegate.target && !stage.scroll.isDecelerating)
  }

  @Test("On the way it is where the formula says, sixty times a second")
  func onTheWay() {
    stage.flick(from: 150, 300, by: 0, -80)
    let start = stage.scroll.contentOffset.y
    stage.clock.advance(by: 0.25)
    let part = CGFloat(1 - pow(0.998 as Double, 250))
    let expected = start + stage.delegate.velocity.y * 499 * part
    #expect(abs(stage.scroll.contentOffset.y - expected) < 1e-6)
    stage.clock.advance(by: 0.01)
    #expect(abs(stage.scroll.contentOffset.y - expected) < 1e-6, "between two steps")
  }

  @Test("The delegate hears everything in order")
  func delegate() {
    stage.flick(from: 150, 300, by: 0, -80)
    stage.clock.advance(by: 10)
    #expect(
      stage.delegate.lines == [
        "willBeginDragging", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
        "didEndDecelerating",
      ])
    #expect(
      stage.listener.notes.last
        == .scrolled(
          view: ObjectID(stage.scroll), to: stage.scroll.contentOffset, why: .deceleration))
  }

  @Test("A limit stops it at once")
  func limit() {
    stage.scroll.contentSize.height = 600
    stage.flick(from: 150, 300, by: 0, -80)
    #expect(stage.delegate.target.y == 200)
    stage.clock.advance(by: 0.1)
    #expect(stage.scroll.contentOffset.y == 200 && !stage.scroll.isDecelerating)
  }

  @Test("The delegate may send it elsewhere")
  func elsewhere() {
    stage.delegate.wish = CGPoint(x: 0, y: 500)
    stage.flick(from: 150, 300, by: 0, -80)
    stage.clock.advance(by: 10)
    #expect(stage.scroll.contentOffset.y == 500)
  }

  @Test("R8.1: a new finger stops it and belongs to the scroll view", arguments: [true, false])
  func stopped(delaysContentTouches: Bool) {
    let content = LoggedView(
      "content", frame: CGRect(x: 0, y: 0, width: 300, height: 100_000), log: CallLog())
    stage.scroll.addSubview(content)
    stage.scroll.delaysContentTouches = delaysContentTouches
    stage.flick(from: 150, 300, by: 0, -80)
    stage.clock.advance(by: 0.2)
    _ = content.log.take()
    let offset = stage.scroll.contentOffset
    let touch = stage.begin(150, 300)
    #expect(!stage.scroll.isDecelerating && stage.scroll.isTracking && stage.scroll.isDragging)
    #expect(stage.scroll.panGestureRecognizer.state == .began && touch.view == nil)
    stage.clock.advance(by: 1)
    stage.move(touch, 150, 295)
    #expect(stage.scroll.contentOffset.y == offset.y + 5, "the first 10 points count, too")
    stage.move(touch, 150, 300)
    stage.clock.advance(by: 1)
    #expect(content.log.lines.isEmpty)
    stage.fingers.end(touch)
    stage.clock.advance(by: 1)
    #expect(stage.scroll.contentOffset == offset && !stage.scroll.isTracking)
  }

  @Test("R8.1: a slider on which the finger comes down does not keep it either")
  func stoppedOnSlider() {
    let slider = UISlider(0, 0, 300, 100_000)
    stage.scroll.addSubview(slider)
    stage.flick(from: 150, 300, by: 0, -80)
    stage.clock.advance(by: 0.2)
    _ = stage.begin(5, 300)
    #expect(stage.scroll.isDragging && !slider.isTracking)
  }

  @Test("Setting the offset stops it")
  func set() {
    stage.flick(from: 150, 300, by: 0, -80)
    stage.scroll.contentOffset.y = 5
    stage.clock.advance(by: 1)
    #expect(stage.scroll.contentOffset.y == 5)
  }

  @Test("It stops where it is when the view leaves its window")
  func leaving() {
    stage.flick(from: 150, 300, by: 0, -80)
    stage.clock.advance(by: 0.2)
    let offset = stage.scroll.contentOffset
    stage.scroll.removeFromSuperview()
    stage.clock.advance(by: 1)
    #expect(stage.scroll.contentOffset == offset && !stage.scroll.isDecelerating)
  }

  @Test("A drag that is slow in the end goes nowhere")
  func slow() {
    stage.drag(from: 150, 300, by: 0, -80)
    #expect(!stage.scroll.isDecelerating && stage.clock.nextDue == nil)
  }

  @Test("setContentOffset goes there within 0.3 seconds")
  func animated() {
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(stage.scroll.contentOffset == .zero && !stage.scroll.isDecelerating)
    stage.clock.advance(by: 0.15)
    #expect(abs(stage.scroll.contentOffset.y - 150) < 1e-6)
    stage.clock.advance(by: 0.15)
    #expect(stage.scroll.contentOffset.y == 300)
    #expect(stage.delegate.lines == ["didEndScrollingAnimation"])
    let alone = UIScrollView(0, 0, 10, 10)
    alone.setContentOffset(CGPoint(x: 1, y: 2), animated: true)
    #expect(alone.contentOffset == CGPoint(x: 1, y: 2), "in no window there is no clock")
  }
}

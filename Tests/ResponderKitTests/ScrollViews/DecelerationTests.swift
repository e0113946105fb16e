import Foundation
import ResponderKit
import Testing

@Suite("Content that moves by itself")
struct DecelerationTests {
  let stage = ScrollStage(content: CGSize(width: 300, height: 100_000))

  @Test(
    "It ends where the sum of its speeds leads",
    arguments: [UIScrollView.DecelerationRate.normal, .fast])
  func closedForm(rate: UIScrollView.DecelerationRate) {
    stage.scroll.decelerationRate = rate
    stage.flick(from: 150, 300, by: 0, -80)
    let d = rate.rawValue
    let end = stage.scroll.contentOffset.y + stage.delegate.velocity.y * d / (1 - d)
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
    let expected = start + (stage.delegate.target.y - start) * part
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

import Foundation
import ResponderKit
import TestSupport
import Testing

@Suite("Content that is dragged beyond its edge")
struct RubberBandTests {
  let stage = ScrollStage(content: CGSize(width: 300, height: 1000))

  /// The rule's formula, for a view of an extent.
  private func stretch(_ x: CGFloat, _ d: CGFloat) -> CGFloat { (1 - 1 / (0.55 * x / d + 1)) * d }

  @Test("R8.4: it follows less and less, counted after the first 10 points", arguments: [30, 300])
  func formula(way: CGFloat) {
    _ = stage.slide(from: 150, 50, by: 0, way)
    #expect(abs(stage.scroll.contentOffset.y + stretch(way, 400)) < 1e-9)
    #expect(stage.scroll.contentOffset.x == 0, "it has nothing to show there")
  }

  @Test("R8.4: at the far edge only the part beyond the edge resists")
  func farEdge() {
    stage.scroll.contentOffset.y = 580
    _ = stage.slide(from: 150, 300, by: 0, -100)
    #expect(abs(stage.scroll.contentOffset.y - 600 - stretch(80, 400)) < 1e-9)
  }

  @Test(
    "R8.4: from where the content is, the finger's way can be told; it never goes further than the view"
  )
  func inverse() {
    for seed in seeds(40, of: 40) {
      var generator = SeededGenerator(seed: seed)
      let stage = ScrollStage(content: CGSize(width: 300, height: 1000))
      let way = CGFloat.random(in: 1...5000, using: &generator)
      _ = stage.slide(from: 150, 50, by: 0, way)
      let beyond = -stage.scroll.contentOffset.y
      #expect(beyond > 0 && beyond < min(way, 400))
      #expect(abs((1 / (1 - beyond / 400) - 1) * 400 / 0.55 - way) < 1e-6 * way, "seed \(seed)")
    }
  }

  @Test("When the finger lifts it goes back, and the delegate hears it as deceleration")
  func back() {
    stage.drag(from: 150, 50, by: 0, 100)
    let beyond = stage.scroll.contentOffset.y
    #expect(stage.scroll.isDecelerating && stage.delegate.target == .zero)
    stage.clock.advance(by: 0.1)
    #expect(stage.scroll.contentOffset.y > beyond && stage.scroll.contentOffset.y < 0)
    stage.clock.advance(by: 1)
    #expect(stage.scroll.contentOffset == .zero && stage.clock.nextDue == nil)
    #expect(
      stage.delegate.lines == [
        "willBeginDragging", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
        "didEndDecelerating",
      ])
    let last = stage.listener.notes.last
    #expect(last == .scrolled(view: ObjectID(stage.scroll), to: .zero, why: .bounce))
  }

  @Test("R8.1: a finger that stops it on the way back lets it go on when it lifts")
  func stopped() {
    stage.drag(from: 150, 50, by: 0, 100)
    stage.clock.advance(by: 0.1)
    let touch = stage.begin(150, 200)
    #expect(stage.scroll.isDragging)
    stage.fingers.end(touch)
    stage.clock.advance(by: 2)
    #expect(stage.scroll.contentOffset == .zero)
  }

  @Test("bounces, alwaysBounceVertical and alwaysBounceHorizontal decide")
  func switches() {
    stage.scroll.bounces = false
    stage.drag(from: 150, 50, by: 0, 100)
    #expect(stage.scroll.contentOffset == .zero)
    stage.scroll.bounces = true
    stage.scroll.contentSize = .zero
    stage.drag(from: 150, 50, by: 100, 100)
    #expect(stage.scroll.contentOffset == .zero)
    stage.scroll.alwaysBounceHorizontal = true
    _ = stage.slide(from: 50, 50, by: 100, 10)
    #expect(abs(stage.scroll.contentOffset.x + stretch(100, 300)) < 1e-9)
    #expect(stage.scroll.contentOffset.y == 0)
  }

  @Test("Another target that the delegate gives counts instead of the limit")
  func retargeting() {
    stage.delegate.wish = CGPoint(x: 0, y: -30)
    stage.drag(from: 150, 50, by: 0, 200)
    stage.clock.advance(by: 5)
    #expect(stage.scroll.contentOffset.y == -30)
  }

  @Test("scrollRectToVisible moves by the least distance")
  func visible() {
    let scroll = stage.scroll
    func show(_ y: CGFloat, _ height: CGFloat) -> CGFloat {
      scroll.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: height), animated: false)
      return scroll.contentOffset.y
    }
    #expect(show(100, 50) == 0 && show(450, 50) == 100 && show(90, 20) == 90)
    #expect(show(980, 100) == 600 && show(-50, 10) == 0)
    #expect(show(200, 500) == 200 && show(100, 500) == 200, "a large one fills the view already")
    scroll.contentInset.bottom = 80
    #expect(show(900, 100) == 680)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1), animated: true)
    #expect(scroll.contentOffset.y == 680)
    stage.clock.advance(by: 1)
    #expect(scroll.contentOffset.y == 0)
  }
}

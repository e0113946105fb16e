import Foundation
import ResponderKit
import Testing

@Suite("Scroll views in scroll views")
struct NestedScrollTests {
  let stage = ScrollStage(content: CGSize(width: 300, height: 1000))
  let inner = UIScrollView(0, 0, 300, 200)

  init() {
    inner.contentInsetAdjustmentBehavior = .never
    stage.scroll.addSubview(inner)
  }

  @Test("R8.5, R6.7: the deeper one scrolls where both could")
  func deeperWins() {
    inner.contentSize = CGSize(width: 300, height: 1000)
    stage.drag(from: 150, 150, by: 0, -50)
    #expect(inner.contentOffset.y == 50 && stage.scroll.contentOffset == .zero)
  }

  @Test("R8.5: along the axis that the inner one does not have, the outer one scrolls")
  func otherAxis() {
    inner.contentSize = CGSize(width: 1000, height: 200)
    stage.drag(from: 150, 150, by: 0, -50)
    #expect(inner.contentOffset == .zero && stage.scroll.contentOffset.y == 50)
    stage.drag(from: 150, 120, by: -40, 0)
    #expect(inner.contentOffset.x == 40 && stage.scroll.contentOffset.y == 50)
  }

  @Test("R8.5: at its end the inner one leaves the drag to the outer one")
  func atTheEnd() {
    inner.contentSize = CGSize(width: 300, height: 1000)
    inner.contentOffset.y = 800
    stage.drag(from: 150, 150, by: 0, -50)
    #expect(inner.contentOffset.y == 800 && stage.scroll.contentOffset.y == 50)
    #expect(
      stage.listener.notes.contains(.didNotScroll(view: ObjectID(inner), why: .noRoom(.bottom))))
  }

  @Test(
    "R8.9: one between the two that does not scroll ends the search for an outer one",
    arguments: [true, false])
  func between(scrolls: Bool) {
    let middle = UIScrollView(0, 0, 300, 300)
    middle.contentSize = CGSize(width: 300, height: 300)
    middle.isScrollEnabled = scrolls
    stage.scroll.addSubview(middle)
    middle.addSubview(inner)
    inner.contentSize = CGSize(width: 300, height: 1000)
    inner.contentOffset.y = 800
    stage.drag(from: 150, 150, by: 0, -50)
    #expect(stage.scroll.contentOffset.y == (scrolls ? 50 : 0))
    #expect((inner.contentOffset.y == 800) == scrolls, "or it bounces")
  }

  @Test("R8.5: a finger belongs to one of them until it lifts")
  func noChange() {
    inner.contentSize = CGSize(width: 300, height: 220)
    stage.drag(from: 150, 150, by: 0, -90)
    stage.clock.advance(by: 2)
    #expect(inner.contentOffset.y == 20 && stage.scroll.contentOffset == .zero)
  }

  @Test("alwaysBounceVertical keeps a drag that has no room")
  func bounce() {
    inner.alwaysBounceVertical = true
    stage.drag(from: 150, 150, by: 0, -50)
    #expect(inner.contentOffset.y > 0 && stage.scroll.contentOffset == .zero)
    stage.clock.advance(by: 2)
    #expect(inner.contentOffset == .zero)
    inner.bounces = false
    stage.drag(from: 150, 150, by: 0, -50)
    #expect(stage.scroll.contentOffset.y == 50)
  }

  @Test("R8.2: the outer one asks whether it may take the finger from content of the inner one")
  func button() {
    let button = UIButton(0, 0, 100, 100)
    inner.addSubview(button)
    let touch = stage.begin(50, 50)
    stage.clock.advance(by: 0.2)
    stage.move(touch, 50, 20)
    stage.move(touch, 50, 0)
    #expect(button.isTracking && stage.scroll.contentOffset == .zero)
  }
}

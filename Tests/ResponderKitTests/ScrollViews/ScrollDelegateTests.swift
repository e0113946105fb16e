import Foundation
import ResponderKit
import Testing

@Suite("R8.11: the delegate of a scroll view is told in order")
struct ScrollDelegateTests {
  private let stage = ScrollStage()
  private let delegate = OrderedDelegate()

  init() { stage.scroll.delegate = delegate }

  @Test("a drag that goes on by itself")
  func deceleration() {
    let finger = stage.begin(150, 350)
    for y in stride(from: 340.0, through: 250, by: -10) { stage.move(finger, 150, y) }
    stage.fingers.end(finger)
    stage.clock.advance(by: 10)
    #expect(
      delegate.calls == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
    #expect(stage.scroll.contentOffset.y == delegate.target?.y)
  }

  @Test("a drag that ends where the finger lifts")
  func rest() {
    stage.drag(from: 150, 350, by: 0, -100)
    #expect(
      delegate.calls == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false",
      ])
  }

  @Test("a finger stops what goes on by itself")
  func stopped() {
    let finger = stage.begin(150, 350)
    for y in stride(from: 340.0, through: 250, by: -10) { stage.move(finger, 150, y) }
    stage.fingers.end(finger)
    stage.clock.advance(by: 0.1)
    delegate.calls = []
    let second = stage.begin(150, 300)
    stage.fingers.end(second)
    #expect(delegate.calls.first == "didEndDecelerating")
  }
}

/// A delegate that notes what it is told; several scrolls one after the other count once.
private final class OrderedDelegate: UIScrollViewDelegate {
  var calls: [String] = []
  var target: CGPoint?

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willBeginDragging") }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if calls.last != "didScroll" { calls.append("didScroll") }
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    target = targetContentOffset.pointee
    calls.append("willEndDragging")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("didEndDragging \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    calls.append("willBeginDecelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    calls.append("didEndDecelerating")
  }
}

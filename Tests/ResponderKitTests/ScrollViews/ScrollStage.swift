import Foundation
import ResponderKit

/// A screen with a scroll view of 300 × 400 points at its corner, and someone who listens. The status
/// bar does not count: `AdjustedInsetTests` tells what it does (R8.7).
struct ScrollStage {
  let screen = Screen()
  let scroll: UIScrollView
  let delegate = ScrollLog()
  let listener = EventLog()
  var clock: VirtualClock { screen.application.clock }
  var fingers: TouchDelivery { screen.application.touchDelivery }

  init(
    content: CGSize = CGSize(width: 300, height: 4000), _ scroll: UIScrollView = UIScrollView()
  ) {
    self.scroll = scroll
    scroll.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    scroll.contentSize = content
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delegate = delegate
    screen.window.addSubview(scroll)
    screen.application.eventObserver = listener
  }

  func begin(_ x: CGFloat, _ y: CGFloat) -> UITouch { fingers.begin(at: CGPoint(x: x, y: y)) }

  /// Moves a finger and lets a hundredth of a second pass before.
  func move(_ touch: UITouch, _ x: CGFloat, _ y: CGFloat) {
    clock.advance(by: 0.01)
    fingers.move(touch, to: CGPoint(x: x, y: y))
  }

  /// Moves fingers in one event.
  func move(_ moves: [(touch: UITouch, point: CGPoint)]) {
    let samples = moves.map { TouchSample(.moved, at: $0.point, finger: $0.touch.finger) }
    try? screen.application.post(samples)
  }

  /// Drags by a way, 10 points before the content follows, and lifts after a rest.
  func drag(from x: CGFloat, _ y: CGFloat, by dx: CGFloat, _ dy: CGFloat) {
    let touch = slide(from: x, y, by: dx, dy)
    clock.advance(by: 0.5)
    fingers.end(touch)
  }

  /// Drags by a way and lifts at full speed.
  func flick(from x: CGFloat, _ y: CGFloat, by dx: CGFloat, _ dy: CGFloat) {
    fingers.end(slide(from: x, y, by: dx, dy))
  }

  /// Drags by a way, after a start of 10 points that begins the drag.
  func slide(from x: CGFloat, _ y: CGFloat, by dx: CGFloat, _ dy: CGFloat) -> UITouch {
    let touch = begin(x, y)
    let isWide = abs(dx) > abs(dy)
    let start = CGPoint(
      x: x + (isWide ? (dx < 0 ? -10 : 10) : 0), y: y + (isWide ? 0 : (dy < 0 ? -10 : 10)))
    move(touch, start.x, start.y)
    for k in 1...4 {
      move(touch, start.x + dx * CGFloat(k) / 4, start.y + dy * CGFloat(k) / 4)
    }
    return touch
  }
}

/// Writes down what a scroll view tells its delegate.
final class ScrollLog: UIScrollViewDelegate {
  private(set) var lines: [String] = []
  private(set) var velocity = CGPoint.zero
  private(set) var target = CGPoint.zero
  /// Where the content is to come to rest instead.
  var wish: CGPoint?

  /// The view that zooms.
  var zoomed: UIView?

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    lines.append("willBeginZooming")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    if lines.last != "didZoom" { lines.append("didZoom") }
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    lines.append("didEndZooming \(scale)")
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    lines.append("willBeginDragging")
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    self.velocity = velocity
    if let wish { targetContentOffset.pointee = wish }
    target = targetContentOffset.pointee
    lines.append("willEndDragging")
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    lines.append("didEndDragging \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    lines.append("willBeginDecelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    lines.append("didEndDecelerating")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    lines.append("didEndScrollingAnimation")
  }
}

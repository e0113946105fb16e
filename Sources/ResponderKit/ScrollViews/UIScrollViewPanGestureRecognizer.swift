import Foundation

/// The pan of a scroll view (R8.3).
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(of scrollView: UIScrollView) {
    super.init()
    self.scrollView = scrollView
    view = scrollView
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    scrollView?.halt()
    super.touchesBegan(touches, with: event)
  }

  /// Fails where the content cannot follow the finger, so that an outer scroll view can (R8.5).
  override func mayBegin(after movement: CGPoint) -> Bool {
    guard let scrollView else { return false }
    let way = convert(movement, to: scrollView)
    guard !scrollView.takesDrag(way) else { return true }
    scrollView.tell(.didNotScroll(view: ObjectID(scrollView), why: .noRoom))
    setState(.failed, because: "there is nothing more to see \(way.direction)")
    return false
  }

  /// The content may keep the finger that it has (R8.2).
  override func refusalByOwner() -> GestureReport.Reason? {
    guard let scrollView else { return nil }
    for touch in arbitration.sequence where touch.delivery == .begun {
      guard let content = touch.view, content !== scrollView,
        let refusal = scrollView.refusalToCancel(content)
      else { continue }
      scrollView.tell(.didNotScroll(view: ObjectID(scrollView), why: refusal))
      return .own(
        refusal == .contentKeepsTouches
          ? "canCancelContentTouches is off, so the \(type(of: content)) keeps its touch"
          : "touchesShouldCancel(in:) says no, so the \(type(of: content)) keeps its touch")
    }
    return nil
  }

  // What does not scroll has nothing to wait for.
  override func hasFailed() {
    scrollView?.panHasFailed()
  }

  override func actionIsDue() {
    scrollView?.dragged(by: self)
  }

  override func reset() {
    super.reset()
    scrollView?.settle()
  }
}

extension CGPoint {
  /// Where a finger that drags this way brings the content from.
  fileprivate var direction: String {
    abs(x) > abs(y) ? (x > 0 ? "to the left" : "to the right") : (y > 0 ? "above" : "below")
  }
}

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

  /// Returns false if the content cannot follow the finger, so that an outer scroll view can scroll
  /// (R8.5).
  override func mayBegin(after movement: CGPoint) -> Bool {
    guard let scrollView else { return false }
    let way = convert(movement, to: scrollView)
    guard !scrollView.takesDrag(way) else { return true }
    let refusal = SystemNote.ScrollRefusal.noRoom(way.edge)
    scrollView.tell(.didNotScroll(view: ObjectID(scrollView), why: refusal))
    setState(.failed, because: .didNotScroll(refusal))
    return false
  }

  /// Returns the reason why the content keeps the finger that it has; nil if it does not (R8.2).
  override func refusalByOwner() -> GestureReport.Reason? {
    guard let scrollView else { return nil }
    for touch in arbitration.sequence where touch.delivery == .begun {
      guard let content = touch.view, content !== scrollView,
        let refusal = scrollView.refusalToCancel(content)
      else { continue }
      scrollView.tell(.didNotScroll(view: ObjectID(scrollView), why: refusal))
      return .didNotScroll(refusal)
    }
    return nil
  }

  // A view that does not scroll has nothing to wait for.
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
  /// The edge of the content that a finger dragging this way brings into view.
  fileprivate var edge: UIRectEdge {
    abs(x) > abs(y) ? (x > 0 ? .left : .right) : (y > 0 ? .top : .bottom)
  }
}

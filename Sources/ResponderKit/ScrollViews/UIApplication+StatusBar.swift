import Foundation

extension UIApplication {
  /// Does what a tap on the status bar does: the one scroll view in sight whose
  /// ``UIScrollView/scrollsToTop`` is on scrolls to its top; if several have it on, none moves (R8.10).
  ///
  /// A scroll view is in sight if its window is shown, neither it nor a view that it lies in is hidden
  /// or transparent, and a part of it is within the window (simulator choice). The tap is the system's:
  /// it reaches no view and no recognizer (simulator choice).
  ///
  /// - Complexity: O(number of views).
  public final func tapStatusBar() {
    layOutWindows()
    var found: [UIScrollView] = []
    for window in windowsFrontToBack where window.isFoundBySuperview {
      collectScrollViews(in: window, seenThrough: window.bounds, of: window, &found)
    }
    let outcome: SystemNote.StatusBarOutcome =
      found.count == 1 ? found[0].outcomeOfStatusBar : found.isEmpty ? .none : .several
    eventObserver?.observe(.note(.statusBar(found.map { ObjectID($0) }, outcome)))
    guard outcome == .scrolls else { return }
    let scrollView = found[0]
    scrollView.standardSetContentOffset(
      CGPoint(x: scrollView.contentOffset.x, y: scrollView.leastOffset.y), animated: true,
      because: .statusBar)
  }

  private func collectScrollViews(
    in top: UIView, seenThrough bounds: CGRect, of window: UIWindow, _ found: inout [UIScrollView]
  ) {
    // A stack of our own, as trees may be deep.
    var rest = [top]
    while let view = rest.popLast() {
      guard !view.isHidden, view.alpha >= HitTestRejection.alphaThreshold else { continue }
      if let scrollView = view as? UIScrollView, scrollView.scrollsToTop,
        !window.convert(scrollView.bounds, from: scrollView).intersection(bounds).isEmpty
      {
        found.append(scrollView)
      }
      rest += view.subviews
    }
  }
}

extension UIScrollView {
  /// What a tap on the status bar does if this is the only scroll view in sight.
  fileprivate final var outcomeOfStatusBar: SystemNote.StatusBarOutcome {
    if isDragging { return .dragged }
    if contentOffset.y <= leastOffset.y { return .atTop }
    return delegate?.scrollViewShouldScrollToTop(self) == false ? .delegate : .scrolls
  }
}

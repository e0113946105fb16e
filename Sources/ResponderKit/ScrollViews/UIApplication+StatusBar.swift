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
    let refusal: SystemNote.StatusBarRefusal?
    if found.count != 1 {
      refusal = found.isEmpty ? SystemNote.StatusBarRefusal.none : .several
    } else if found[0].contentOffset.y <= found[0].leastOffset.y {
      refusal = .atTop
    } else {
      let isAllowed = found[0].delegate?.scrollViewShouldScrollToTop(found[0]) != false
      refusal = isAllowed ? nil : .delegate
    }
    if let refusal {
      let all = found.map { ObjectID($0) }
      eventObserver?.observe(.note(.staysBelowTop(all, why: refusal)))
    } else {
      found[0].scrollToTop()
    }
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
  fileprivate final func scrollToTop() {
    standardSetContentOffset(
      CGPoint(x: contentOffset.x, y: leastOffset.y), animated: true, because: .statusBar)
    guard let ride = motion.ride else { return }
    tell(.scrollsOn(view: ObjectID(self), to: ride.target, until: ride.end, why: ride.reason))
  }
}

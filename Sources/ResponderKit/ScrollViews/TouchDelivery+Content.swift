extension TouchDelivery {
  /// Returns whether a scroll view round a view does not let fingers begin in it (R8.1). If so, the
  /// fingers are taken away from the view.
  func keepFromContent(_ touches: [UITouch], _ view: UIView, _ event: UIEvent?) -> Bool {
    guard let scrollView = view.scrollViewRefusing(Set(touches), event) else { return false }
    for touch in touches {
      tell(touch, .began, .dropped, scrollView.panGestureRecognizer)
      drop(touch)
      touch.willChange()
      touch.view = nil
    }
    return true
  }
}

extension UIView {
  /// Returns the nearest scroll view round the view that does not let touches begin in it.
  fileprivate final func scrollViewRefusing(
    _ touches: Set<UITouch>, _ event: UIEvent?
  ) -> UIScrollView? {
    var ancestor = core.pointee.superview
    while let core = ancestor {
      ancestor = core.pointee.superview
      guard core.pointee.flags.contains(.scrolling),
        let scrollView = core.pointee.view.takeUnretainedValue() as? UIScrollView,
        scrollView.isScrollEnabled,
        !scrollView.touchesShouldBegin(touches, with: event, in: self)
      else { continue }
      return scrollView
    }
    return nil
  }
}

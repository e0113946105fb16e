extension UIGestureRecognizer {
  /// Indicates whether a scroll view made the recognizer for itself (R8.3).
  public final var isPartOfScrollView: Bool {
    self is UIScrollViewPanGestureRecognizer
      || self is UIScrollViewDelayedTouchesBeganGestureRecognizer
  }
}

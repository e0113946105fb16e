extension UIEvent {
  /// The windows that have a finger in the event, in the order of the fingers.
  final var windows: [UIWindow] {
    var windows: [UIWindow] = []
    for touch in fingers where touch.isDispatched {
      if let window = touch.window, !windows.contains(where: { $0 === window }) {
        windows.append(window)
      }
    }
    return windows
  }

  /// The fingers of the sequence, in any view or window; nil for other events (R5.2).
  public final var allTouches: Set<UITouch>? { type == .touches ? Set(fingers) : nil }

  /// Returns the touches that a view receives.
  public final func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  /// Returns the touches that began in a window.
  public final func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  /// Returns the touches that a recognizer follows.
  public final func touches(for recognizer: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { recognizer.arbitration.touches.contains($0) }
  }

  /// Returns the samples of a finger since the event before. Here every sample is an event, so it
  /// is the touch itself (R5.9).
  public final func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    fingers.contains(touch) ? [touch] : nil
  }

  /// Returns predictions of a finger's movement. None are made here (R5.9).
  public final func predictedTouches(for touch: UITouch) -> [UITouch]? {
    fingers.contains(touch) ? [] : nil
  }
}

extension UIGestureRecognizer {
  /// Indicates whether new touches are sent to the recognizer: not when it has finished, nor when
  /// all that it still does is wait.
  final var takesNewTouches: Bool {
    isEnabled && !state.isFinal && arbitration.requested != .ended
      && arbitration.requestedNext != .ended
  }

  /// Indicates whether the recognizer's sequence is over.
  final var isFinished: Bool {
    state.isFinal && arbitration.requested == nil && arbitration.touches.allSatisfy(\.isLifted)
  }

  /// Indicates whether the recognizer has succeeded in the current sequence.
  final var hasRecognized: Bool { state.isActive || state == .ended }

  /// Returns whether the recognizer, by succeeding, makes another one fail that shares a finger
  /// with it (R6.6).
  public final func makesFail(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self) && !isSimultaneous(with: other)
  }

  /// Returns whether either delegate lets both recognizers succeed: true is decisive (R6.6).
  public final func isSimultaneous(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }

  /// Returns whether the two recognizers follow a common finger.
  final func sharesTouches(with other: UIGestureRecognizer) -> Bool {
    arbitration.sequence.contains { other.arbitration.sequence.contains($0) }
  }

  /// Returns whether the recognizer asks to succeed on the same event as another one, and would
  /// make that one fail, but not the reverse: a double tap outranks a single tap.
  final func outranks(_ other: UIGestureRecognizer) -> Bool {
    self !== other && state == .possible && arbitration.requested != nil
      && sharesTouches(with: other) && makesFail(other) && !other.makesFail(self)
  }

  /// Indicates whether the recognizer waits for itself, by way of others that wait (R6.5).
  final var waitsInCircle: Bool {
    var awaited = awaitedRecognizer
    var steps = application?.gestureArbiter.participants.count ?? 0
    while let recognizer = awaited, recognizer !== self, steps > 0 {
      awaited = recognizer.awaitedRecognizer
      steps -= 1
    }
    return awaited === self
  }

  /// Indicates whether a finger that the recognizer follows is down.
  final var hasFingersDown: Bool { !arbitration.touches.allSatisfy(\.isLifted) }

  /// The number of superviews of the recognizer's view.
  final var depth: Int { view?.superviews.reduce(0) { depth, _ in depth + 1 } ?? 0 }
}

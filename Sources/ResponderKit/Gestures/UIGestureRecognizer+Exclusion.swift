extension UIGestureRecognizer {
  /// Whether it is sent touches, new ones too: not when it has finished, or when only its waiting
  /// is left.
  final var takesNewTouches: Bool {
    isEnabled && !state.isFinal && arbitration.requested != .ended
      && arbitration.requestedNext != .ended
  }

  /// Whether its sequence is over.
  final var isFinished: Bool {
    state.isFinal && arbitration.requested == nil && arbitration.touches.allSatisfy(\.isLifted)
  }

  /// Whether it has succeeded in the current sequence.
  final var hasRecognized: Bool { state.isActive || state == .ended }

  /// Whether, by succeeding, it makes another fail that shares a finger with it (R6.6).
  public final func makesFail(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self) && !isSimultaneous(with: other)
  }

  /// Whether either delegate lets both succeed: true is decisive (R6.6).
  public final func isSimultaneous(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }

  /// Whether the two follow a common finger.
  final func sharesTouches(with other: UIGestureRecognizer) -> Bool {
    arbitration.sequence.contains { other.arbitration.sequence.contains($0) }
  }

  /// Whether it asks to succeed on the same event as another, which could not prevent it but which
  /// it would prevent: a double tap over a single tap.
  final func outranks(_ other: UIGestureRecognizer) -> Bool {
    self !== other && state == .possible && arbitration.requested != nil
      && sharesTouches(with: other) && makesFail(other) && !other.makesFail(self)
  }

  /// Whether it waits for one that waits, and so on, for itself (R6.5).
  final var waitsInCircle: Bool {
    var awaited = awaitedRecognizer
    var steps = application?.gestureArbiter.participants.count ?? 0
    while let recognizer = awaited, recognizer !== self, steps > 0 {
      awaited = recognizer.awaitedRecognizer
      steps -= 1
    }
    return awaited === self
  }

  /// Whether a finger that it follows is down.
  final var hasFingersDown: Bool { !arbitration.touches.allSatisfy(\.isLifted) }

  /// How deep its view lies.
  final var depth: Int { view?.superviews.reduce(0) { depth, _ in depth + 1 } ?? 0 }
}

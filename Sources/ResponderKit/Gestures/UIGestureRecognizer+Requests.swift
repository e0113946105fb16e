extension UIGestureRecognizer {
  /// Asks for a change of state and says why, for those who watch.
  ///
  /// - Parameters:
  ///   - state: The state, as for ``state``.
  ///   - reason: What it measured, or ``GestureReport/Reason/code(_:)`` with words of its own; made
  ///     only if somebody watches.
  public final func setState(
    _ state: State, because reason: @autoclosure () -> GestureReport.Reason
  ) {
    request(state, because: observer == nil ? nil : reason())
  }

  /// The application whose touches it sees.
  final var application: UIApplication? { view?.window?.application }

  /// Told of its changes.
  final var observer: (any EventObserver)? { application?.eventObserver }

  /// The clock by which a recognizer measures; nil while its view is in no window.
  public final var clock: VirtualClock? { application?.clock }

  final func request(_ state: State, because reason: GestureReport.Reason? = nil) {
    if let application {
      application.gestureArbiter.request(state, by: self, because: reason)
    } else {
      changeAlone(to: state)
    }
  }

  /// Changes the state of a recognizer that no application arbitrates.
  private func changeAlone(to state: State) {
    guard state != self.state || state == .changed else { return }
    requireSuccessor(state, of: self.state)
    willChange()
    arbitration.state = self.state == .possible && state == .cancelled ? .failed : state
    if arbitration.state.sendsActions { sendActions(for: nil) }
    if arbitration.state.isFinal { returnToPossible() }
  }

  final func requireSuccessor(_ next: State, of state: State) {
    APIMisuse.check(
      state.successors.contains(next),
      "\(type(of: self)): a gesture cannot go from \(state) to \(next)")
  }

  /// Makes the recognizer ready for the next sequence of touches (R6.4).
  final func returnToPossible() {
    willChange()
    let centroid = arbitration.lastCentroid
    reset()
    arbitration = Arbitration()
    arbitration.lastCentroid = centroid
  }

  /// Gives up whatever is under way.
  final func stop(_ reason: GestureReport.Reason) {
    application?.gestureArbiter.stop(self, reason)
  }
}

extension UIGestureRecognizer {
  /// Makes this recognizer wait until another has failed (R6.5).
  ///
  /// A recognizer that requires itself, or a circle of such requirements, would wait until the
  /// fingers lift and then fail.
  public final func require(toFail other: UIGestureRecognizer) {
    guard !staticRequirements.contains(where: { $0.recognizer === other }) else { return }
    staticRequirements.append(WeakRecognizer(recognizer: other))
  }

  /// The recognizers that must fail first by ``require(toFail:)``, in the order of saying.
  public final var failureRequirements: [UIGestureRecognizer] {
    staticRequirements.compactMap(\.recognizer)
  }

  /// Lets go of a finger: it gets no more of it, and the view keeps it (R6.8).
  public final func ignore(_ touch: UITouch, for event: UIEvent) {
    willChange()
    arbitration.touches.removeAll { $0 === touch }
    arbitration.sequence.removeAll { $0 === touch }
    // The view need not wait for it either.
    touch.willChange()
    touch.gestureRecognizers?.removeAll { $0 === self }
    application?.gestureArbiter.hasIgnored(self)
  }

  /// The recognizer for whose failure it waits, if it would already leave `possible` (R6.5).
  public final var awaitedRecognizer: UIGestureRecognizer? {
    arbitration.requested == nil ? nil : arbitration.waitsFor?.recognizer
  }
}

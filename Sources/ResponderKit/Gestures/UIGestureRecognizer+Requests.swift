extension UIGestureRecognizer {
  /// Asks for a change of state, with a reason for observers.
  ///
  /// - Parameters:
  ///   - state: The state, as for ``state``.
  ///   - reason: The measure of the recognizer, or ``GestureReport/Reason/code(_:)`` with a text of
  ///     the app. It is only made if there is an observer.
  public final func setState(
    _ state: State, because reason: @autoclosure () -> GestureReport.Reason
  ) {
    request(state, because: observer == nil ? nil : reason())
  }

  /// The application whose touches the recognizer sees.
  final var application: UIApplication? { view?.window?.application }

  /// The observer of the recognizer's changes.
  final var observer: (any EventObserver)? { application?.eventObserver }

  /// The clock of the recognizer; nil while its view is in no window.
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

  /// Ends the gesture that is under way.
  final func stop(_ reason: GestureReport.Reason) {
    application?.gestureArbiter.stop(self, reason)
  }
}

extension UIGestureRecognizer {
  /// Makes this recognizer wait until another one has failed (R6.5).
  ///
  /// A recognizer that requires itself, or a circle of such requirements, waits until the fingers
  /// lift and then fails.
  public final func require(toFail other: UIGestureRecognizer) {
    guard !staticRequirements.contains(where: { $0.recognizer === other }) else { return }
    staticRequirements.append(WeakRecognizer(recognizer: other))
  }

  /// The recognizers that must fail first by ``require(toFail:)``, in the order in which they were
  /// added.
  public final var failureRequirements: [UIGestureRecognizer] {
    staticRequirements.compactMap(\.recognizer)
  }

  /// Ignores a finger: the recognizer gets none of its changes any more, and the view keeps it
  /// (R6.8).
  public final func ignore(_ touch: UITouch, for event: UIEvent) {
    willChange()
    arbitration.touches.removeAll { $0 === touch }
    arbitration.sequence.removeAll { $0 === touch }
    // The view does not wait for the recognizer any more.
    touch.willChange()
    touch.gestureRecognizers?.removeAll { $0 === self }
    application?.gestureArbiter.hasIgnored(self)
  }

  /// The recognizer whose failure this one waits for, if it would otherwise leave `possible`
  /// (R6.5).
  public final var awaitedRecognizer: UIGestureRecognizer? {
    arbitration.requested == nil ? nil : arbitration.waitsFor?.recognizer
  }
}

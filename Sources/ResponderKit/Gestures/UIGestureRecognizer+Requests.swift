/// An object that decides for a gesture recognizer. Every method has UIKit's default.
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Returns whether the gesture may begin; false makes it fail (R6.5).
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool
  /// Returns whether two gestures may be recognized at once; true is decisive, false is not (R6.6).
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool
  /// Returns whether another recognizer must fail first (R6.5).
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool
  /// Returns whether the recognizer must fail before another one (R6.5).
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool
  /// Returns whether the recognizer sees a finger; called when the finger comes down (R6.10).
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  /// Returns whether the recognizer sees an event; called before the method for the finger (R1.3).
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns true.
  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns false.
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns false.
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns false.
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns true.
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// Returns true.
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
}

extension UIGestureRecognizer {
  /// Asks for a change of state, with a reason for observers, which is only made if there is one:
  /// the measure of the recognizer, or ``GestureReport/Reason/code(_:)`` with a text of the app.
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
    enter(self.state == .possible && state == .cancelled ? .failed : state)
    if arbitration.state.sendsActions { sendActions(for: nil) }
    if arbitration.state.isFinal { returnToPossible() }
  }

  /// Enters a state that has been decided, by way of the property, which a subclass may override.
  final func enter(_ new: State) {
    arbitration.decided = new
    state = new
    // An override cannot keep back what has been decided.
    if arbitration.decided != nil { (arbitration.decided, arbitration.state) = (nil, new) }
  }

  /// Returns whether a request that was not granted may still make the recognizer fail or cancel.
  final func givesUp(by new: State) -> Bool {
    arbitration.state == .possible && (new == .failed || new == .cancelled)
  }

  /// Returns the state from which a request for another one goes on; nil if nothing comes of it (R6.4).
  final func origin(ofRequest new: State) -> State? {
    let latest = arbitration.requestedNext ?? arbitration.requested ?? arbitration.state
    if new == latest, new != .changed { return nil }
    // A request that comes after the arbiter has decided against the recognizer is too late.
    if arbitration.isDecidedFromOutside { return nil }
    return givesUp(by: new) ? arbitration.state : latest
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
    tellReset()
    if arbitration.state != .possible { enter(.possible) }
    arbitration = Arbitration()
    arbitration.lastCentroid = centroid
  }

  /// Ends the gesture that is under way.
  final func stop(_ reason: GestureReport.Reason) {
    application?.gestureArbiter.stop(self, reason)
  }

  /// Makes this recognizer wait until another one has failed (R6.5). A recognizer that requires
  /// itself, or a circle of such requirements, waits until the fingers lift and then fails.
  public final func require(toFail other: UIGestureRecognizer) {
    guard !staticRequirements.contains(where: { $0.recognizer === other }) else { return }
    staticRequirements.append(WeakRecognizer(recognizer: other))
  }

  /// The recognizers that must fail first by ``require(toFail:)``, in the order of adding.
  public final var failureRequirements: [UIGestureRecognizer] {
    staticRequirements.compactMap(\.recognizer)
  }

  /// Ignores a finger: the recognizer gets no more changes of it, and the view keeps it (R6.8).
  public final func ignore(_ touch: UITouch, for event: UIEvent) {
    willChange()
    arbitration.touches.removeAll { $0 === touch }
    arbitration.sequence.removeAll { $0 === touch }
    // The view does not wait for the recognizer any more.
    touch.willChange()
    touch.gestureRecognizers?.removeAll { $0 === self }
    application?.gestureArbiter.hasIgnored(self)
  }

  /// The recognizer whose failure this one waits for if it would else leave `possible` (R6.5).
  public final var awaitedRecognizer: UIGestureRecognizer? {
    arbitration.requested == nil ? nil : arbitration.waitsFor?.recognizer
  }

  /// Indicates whether new touches are sent to the recognizer: not once it has finished, or waits.
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

  /// Returns whether the recognizer's success makes another one fail that shares a finger (R6.6).
  public final func makesFail(_ other: UIGestureRecognizer) -> Bool {
    answer(.canPrevent, AnswerQuestion(recognizer: other), observer, super: { canPrevent(other) })
      && other.answer(.canBePrevented, AnswerQuestion(recognizer: self), observer) {
        other.canBePrevented(by: self)
      } && !isSimultaneous(with: other)
  }

  /// Returns whether the delegate, or rules in its place, let the recognizer begin (R6.5).
  package final func delegateAllowsBeginning(_ observer: (any EventObserver)? = nil) -> Bool {
    answer(
      .gestureRecognizerShouldBegin,
      AnswerQuestion(touches: arbitration.sequence, recognizer: self), observer
    ) {
      delegate?.gestureRecognizerShouldBegin(self) != false
    }
  }

  /// Returns whether either delegate lets both recognizers succeed: true is decisive (R6.6).
  public final func isSimultaneous(with other: UIGestureRecognizer) -> Bool {
    delegateAllowsSimultaneous(with: other) || other.delegateAllowsSimultaneous(with: self)
  }

  /// Returns whether the delegate, or rules in its place, let both recognizers succeed (R6.6).
  private func delegateAllowsSimultaneous(with other: UIGestureRecognizer) -> Bool {
    answer(.shouldRecognizeSimultaneously, AnswerQuestion(recognizer: other), observer) {
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
    }
  }

  /// Returns whether another recognizer must fail before this one, by either class or either delegate,
  /// or by rules in their place (R6.5).
  final func mustWait(for other: UIGestureRecognizer) -> Bool {
    asksRequiresFailure(of: other) || other.asksMustFail(for: self)
      || answer(.shouldRequireFailureOf, AnswerQuestion(recognizer: other), observer) {
        delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      }
      || other.answer(.shouldBeRequiredToFailBy, AnswerQuestion(recognizer: self), observer) {
        other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
      }
  }

  /// Returns whether the two recognizers follow a common finger.
  final func sharesTouches(with other: UIGestureRecognizer) -> Bool {
    arbitration.sequence.contains { other.arbitration.sequence.contains($0) }
  }

  /// Returns whether the recognizer asks to succeed on the same event as another one, which its
  /// kind makes fail, but not the reverse: a double tap outranks a single tap. One that merely
  /// cannot be prevented has its turn, and no more (R6.17).
  final func outranks(_ other: UIGestureRecognizer) -> Bool {
    self !== other && state == .possible && arbitration.requested != nil
      && sharesTouches(with: other) && !other.canPrevent(self) && makesFail(other)
      && !other.makesFail(self)
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

extension UIView {
  /// The recognizers that see touches of the view and its descendants, in the order of adding.
  public final var gestureRecognizers: [UIGestureRecognizer]? {
    let builtIn = builtInRecognizers
    return builtIn.isEmpty ? recognizers : builtIn + (recognizers ?? [])
  }

  /// Returns those of the recognizers that UIKit made for the view which the view still has; an app may
  /// have removed some, or added them itself.
  final func stillHas(_ made: [UIGestureRecognizer?]) -> [UIGestureRecognizer] {
    made.compactMap(\.self).filter { $0.view === self && recognizers?.contains($0) != true }
  }

  final func standardAdd(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    // A recognizer has one view: adding it to another moves it (R6.13).
    recognizer.view?.removeGestureRecognizer(recognizer)
    // The action that tells of the cancellation may have added it to a view again.
    if let view = recognizer.view { view.unlink(recognizer) }
    willChange()
    if recognizers == nil { recognizers = [] }
    recognizers?.append(recognizer)
    recognizer.view = self
  }

  final func standardRemove(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.stop(.disabled)
    unlink(recognizer)
  }

  private func unlink(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    willChange()
    recognizers?.removeAll { $0 === recognizer }
    if recognizers?.isEmpty == true { recognizers = nil }
    recognizer.view = nil
  }
}

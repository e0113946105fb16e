import Foundation

/// The delivery of fingers from the screen to recognizers and views (R1.3). A finger that comes
/// down is hit-tested, counted, filtered and shown to recognizers before the event is sent. Later
/// phases are only sent.
public final class TouchDelivery: StatefulObject {
  unowned let application: UIApplication
  /// The event of the fingers that are down (R1.4).
  private(set) final var event: UIEvent?
  // Read at every step. Code that changes it in place reads nothing of it meanwhile.
  /// The fingers that are down, in the order of coming down.
  @exclusivity(unchecked) public private(set) final var fingers: [UITouch] = []
  /// The last finger that came down, even if it has lifted.
  public private(set) final var lastTouch: UITouch?
  private var lastTouches: [Int: UITouch] = [:]
  /// The fingers that have lifted, but whose view has not been told yet.
  final var lingering: [UITouch] = []
  private(set) var isHandling = false
  /// The fingers of the event being delivered whose views have not been told yet.
  final var undelivered: [UITouch] = []

  init(application: UIApplication) { self.application = application }

  // A finger that is down, its views and the recognizers that follow it retain each other.
  deinit {
    for touch in fingers + lingering { touch.letGo() }
  }

  /// Returns the finger with a number, if it is down.
  public func touch(ofFinger number: Int) -> UITouch? {
    fingers.first { $0.finger == number }
  }

  /// Returns the last touch of the finger with a number, even if it has lifted.
  public func lastTouch(ofFinger number: Int) -> UITouch? { lastTouches[number] }

  /// Handles samples that belong to one moment and make one event.
  func handle(_ samples: [TouchSample]) {
    willChange()
    let event = self.event ?? makeEvent()
    isHandling = true
    event.willChange()
    event.timestamp = application.clock.now
    for touch in fingers where touch.phase != .stationary {
      touch.willChange()
      touch.phase = .stationary
    }
    for sample in samples {
      if sample.phase == .began, touch(ofFinger: sample.finger) == nil {
        touchDown(sample, event)
      } else if let touch = touch(ofFinger: sample.finger) {
        update(touch, sample)
      }
    }
    if fingers.contains(where: \.isDispatched) { application.dispatch(event) }
    isHandling = false
    finish(event)
  }

  private func makeEvent() -> UIEvent {
    let event = UIEvent(observer: application.eventObserver)
    event.changeObserver = changeObserver
    self.event = event
    return event
  }

  private func update(_ touch: UITouch, _ sample: TouchSample) {
    touch.willChange()
    touch.phase = sample.phase
    touch.timestamp = application.clock.now
    touch.previousPosition = touch.position
    touch.position = touch.window?.convert(sample.point, from: nil) ?? sample.point
    tell(touch, at: sample.point)
  }

  private func touchDown(_ sample: TouchSample, _ event: UIEvent) {
    let now = application.clock.now
    let found = application.hitTestForFinger(at: sample.point, with: event)
    let position = found.map { $0.window.convert(sample.point, from: nil) } ?? sample.point
    let touch = UITouch(
      finger: sample.finger, at: position, in: found?.window, view: found?.view, time: now)
    touch.changeObserver = changeObserver
    if let window = found?.window {
      window.tapCounter.changeObserver = changeObserver
      touch.tapCount = window.tapCounter.count(
        at: position, time: now, isAlone: !fingers.contains { $0.window === window })
    }
    touch.refusal = refusal(of: touch)
    if touch.refusal != nil { touch.view = nil }
    let admitted = touch.isDispatched ? admit(touch, event) : []
    touch.gestureRecognizers = admitted
    // An override may answer a view of another window, and a delegate may have taken the view
    // away while it was asked.
    let isElsewhere = touch.view.map { $0.window !== touch.window } ?? false
    if isElsewhere { touch.view = nil }
    fingers.append(touch)
    lastTouch = touch
    lastTouches[touch.finger] = touch
    event.fingers = fingers
    tell(
      touch, at: sample.point,
      isElsewhere ? .elsewhere(window: touch.hitView?.window.map { ObjectID($0) }) : touch.refusal)
  }

  /// Returns the recognizers that follow a finger: those of the hit view, then of each superview up
  /// to the window, as far as they and their delegates want to (R1.3).
  private func admit(_ touch: UITouch, _ event: UIEvent) -> [UIGestureRecognizer] {
    var candidates: [UIGestureRecognizer] = []
    var ancestor = touch.hitView
    while let view = ancestor {
      for recognizer in view.gestureRecognizers ?? []
      where recognizer.isEnabled && recognizer.wants(touch) {
        let reason = recognizer.reasonToDecline(touch, event)
        if reason == nil {
          candidates.append(recognizer)
        } else {
          event.observer?.observe(
            .gesture(
              GestureReport(recognizer, .declined(finger: touch.finger), because: reason)))
        }
      }
      ancestor = view.superview
    }
    if !candidates.isEmpty { candidates.removeAll { $0.view?.window !== touch.window } }
    return application.gestureArbiter.admit(touch, to: candidates)
  }

  private func tell(
    _ touch: UITouch, at point: CGPoint, _ refusal: @autoclosure () -> TouchReport.Refusal? = nil
  ) {
    guard let observer = application.eventObserver else { return }
    let isNew = touch.phase == .began
    observer.observe(
      .touch(
        TouchReport(
          finger: touch.finger, phase: touch.phase, point: point, tapCount: touch.tapCount,
          view: touch.hitView.map { ObjectID($0) }, refusal: refusal(),
          recognizers: isNew ? (touch.gestureRecognizers ?? []).map { ObjectID($0) } : [])))
  }

  /// Removes the fingers that have lifted.
  private func finish(_ event: UIEvent) {
    let lifted = fingers.filter(\.isLifted)
    if !lifted.isEmpty {
      for touch in lifted {
        touch.window?.tapCounter.lifted(touch, time: application.clock.now)
      }
      fingers.removeAll(where: \.isLifted)
      event.fingers = fingers
      for touch in lifted where !touch.withheld.isEmpty { lingering.append(touch) }
      application.gestureArbiter.forget(lifted)
    }
    application.gestureArbiter.resetFinished()
    if fingers.isEmpty { self.event = nil }
  }

  /// Delivers or drops the changes that were held back, after the arbiter has decided everything.
  func arbiterDecided() {
    deliverReleased()
    if !isHandling { application.gestureArbiter.resetFinished() }
  }

  public override func captureState() -> () -> Void {
    let state = (event, fingers, lastTouch, lastTouches, lingering)
    return { [self] in (event, fingers, lastTouch, lastTouches, lingering) = state }
  }
}

extension UITouch {
  /// Indicates whether the finger's events are sent at all.
  final var isDispatched: Bool { window != nil && refusal != .ignored && refusal != .animating }
}

extension UIGestureRecognizer {
  /// Returns why the recognizer does not see a finger, if it or its delegate wants none (R1.3).
  fileprivate func reasonToDecline(
    _ touch: UITouch, _ event: UIEvent
  ) -> GestureReport.Reason? {
    guard asksReceives(event), allowedTypes.contains(touch.type) else { return .declinedByItself }
    let isWanted =
      delegate?.gestureRecognizer(self, shouldReceive: event) != false
      && answer(.shouldReceive, AnswerQuestion(event: event, touches: [touch]), observer) {
        delegate?.gestureRecognizer(self, shouldReceive: touch) != false
      }
    return isWanted ? nil : .declinedByDelegate
  }
}

extension TouchDelivery {
  /// Puts a finger down now at a point of the screen; its `view` is nil if none claims it (R1.8).
  @discardableResult
  public func begin(at point: CGPoint) -> UITouch {
    let free = TouchSample.fingers.first { application.pointAfterQueue(ofFinger: $0) == nil }
    APIMisuse.check(free != nil, "no more than \(TouchSample.fingers.count) fingers")
    post(TouchSample(.began, at: point, finger: free ?? 1))
    guard let touch = touch(ofFinger: free ?? 1) else {
      preconditionFailure("a finger cannot come down at once: the event queue is busy")
    }
    return touch
  }

  /// Moves a finger to a point in screen coordinates.
  public func move(_ touch: UITouch, to point: CGPoint) {
    post(TouchSample(.moved, at: point, finger: touch.finger))
  }

  /// Lifts a finger where it is; no effect if it is not down.
  public func end(_ touch: UITouch) {
    guard fingers.contains(touch) else { return }
    post(TouchSample(.ended, at: touch.screenPoint, finger: touch.finger))
  }

  /// Cancels the touch of a finger where it is; no effect if it is not down.
  public func cancel(_ touch: UITouch) {
    guard fingers.contains(touch) else { return }
    post(TouchSample(.cancelled, at: touch.screenPoint, finger: touch.finger))
  }

  private func post(_ sample: TouchSample) {
    do { try application.post([sample]) } catch {
      APIMisuse.check(false, "finger \(sample.finger) cannot be \(sample.phase): \(error)")
    }
  }
}

extension UITouch {
  /// The location of the finger, in screen coordinates.
  public final var screenPoint: CGPoint { window?.convert(position, to: nil) ?? position }
}

extension TouchDelivery {
  /// Returns why the view does not receive a finger that comes down in it, if so (R5.3, R5.4).
  func refusal(of touch: UITouch) -> TouchReport.Refusal? {
    if application.isIgnoringInteractionEvents { return .ignored }
    guard let view = touch.hitView, let window = touch.window else { return nil }
    if view.blocksTouchesWhileAnimating { return .animating }
    let others = fingers.filter { $0.window === window && $0.refusal == nil }
    // A window takes any number of fingers, whatever `isMultipleTouchEnabled` is.
    if !view.isMultipleTouchEnabled, view !== window,
      others.contains(where: { $0.hitView === view })
    {
      return .secondFinger
    }
    let elsewhere = others.filter { $0.hitView !== view }
    if view.isExclusiveTouch, !elsewhere.isEmpty { return .exclusiveViewComesLate }
    if elsewhere.contains(where: { $0.hitView?.isExclusiveTouch == true }) {
      return .exclusiveViewIsTouched
    }
    return nil
  }
}

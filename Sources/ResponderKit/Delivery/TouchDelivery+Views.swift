extension TouchDelivery {
  /// Sends the changed fingers of a window to recognizers, then to views (R1.3).
  func deliver(_ event: UIEvent, in window: UIWindow) {
    guard event === self.event else { return }
    let changed = fingers.filter {
      $0.window === window && $0.phase != .stationary && $0.isDispatched
    }
    guard !changed.isEmpty else { return }
    if changed.contains(where: { $0.phase == .began }) { window.becomeKeyByTouch() }
    undelivered = changed
    application.gestureArbiter.deliver(changed, event)
    deliverReleased()
    undelivered = []
    for phase in TouchSets.phases where changed.contains(where: { $0.phase == phase }) {
      let touches = changed.filter { $0.phase == phase && $0.view != nil && !holdBack($0) }
      send(touches, phase, event)
    }
  }

  /// Sends fingers in one phase to their views. The fingers of one view are sent together.
  private func send(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent?) {
    var rest = touches[...]
    while let first = rest.first {
      // A handler may have taken away or cancelled other fingers meanwhile.
      guard let view = first.view, first.phase == phase, first.delivery != .finished else {
        rest = rest.dropFirst()
        continue
      }
      func isTogether(_ touch: UITouch) -> Bool {
        touch.view === view && touch.phase == phase && touch.delivery != .finished
      }
      // Most often all are, and no other list is needed.
      let together = rest.allSatisfy(isTogether) ? Array(rest) : rest.filter(isTogether)
      rest = together.count == rest.count ? [] : rest.filter { $0.view !== view }
      if phase == .began, keepFromContent(together, view, event) { continue }
      for touch in together {
        touch.willChange()
        touch.delivery = phase == .ended || phase == .cancelled ? .finished : .begun
      }
      view.receiveTouches(Set(together), phase, event)
    }
  }

  /// Holds a finger's change back if it waits for a recognizer, and returns whether it does (R6.8).
  private func holdBack(_ touch: UITouch) -> Bool {
    let holder: UIGestureRecognizer?
    switch touch.phase {
    case .began: holder = touch.holderOfBeginning
    case .moved:
      guard !touch.withheld.isEmpty else { return false }
      if touch.withheld.last != .moved { hold(touch, touch.holderOfBeginning) }
      return true
    case .ended:
      holder = touch.withheld.isEmpty ? touch.holderOfEnding : touch.holderOfBeginning
      // Changes that were held back before come first.
      guard holder != nil || !touch.withheld.isEmpty else { return false }
    case .cancelled:
      if !touch.withheld.isEmpty { drop(touch) }
      return touch.delivery != .begun
    case .stationary: return true
    }
    guard let holder else { return false }
    hold(touch, holder)
    return true
  }

  private func hold(_ touch: UITouch, _ holder: UIGestureRecognizer?) {
    touch.willChange()
    touch.withheld.append(touch.phase)
    tell(touch, touch.phase, .held, holder)
  }

  func tell(
    _ touch: UITouch, _ phase: UITouch.Phase, _ fate: Withholding.Fate,
    _ recognizer: UIGestureRecognizer? = nil
  ) {
    guard let view = touch.view else { return }
    application.eventObserver?.observe(
      .withholding(
        Withholding(
          view: ObjectID(view), finger: touch.finger, method: phase.method,
          recognizer: recognizer.map { ObjectID($0) }, fate: fate,
          isByScrollView: recognizer is UIScrollViewDelayedTouchesBeganGestureRecognizer)))
  }

  /// Delivers the changes that no recognizer holds back any more.
  func deliverReleased() {
    guard fingers.contains(where: { !$0.withheld.isEmpty }) || !lingering.isEmpty else { return }
    for touch in lingering + fingers where !touch.withheld.isEmpty {
      if touch.withheld.contains(.began), touch.holderOfBeginning != nil { continue }
      release(touch)
    }
    if lingering.contains(where: { $0.withheld.isEmpty }) {
      willChange()
      lingering.removeAll { $0.withheld.isEmpty }
    }
  }

  private func release(_ touch: UITouch) {
    let phase = touch.phase
    let event = eventWith([touch])
    while let next = touch.withheld.first, touch.view != nil {
      if next == .ended, touch.holderOfEnding != nil { break }
      touch.willChange()
      touch.withheld.removeFirst()
      tell(touch, next, .released)
      // A movement of this event follows, and would count twice.
      if next == .moved, phase == .moved, undelivered.contains(touch) { continue }
      touch.phase = next
      if next == .began {
        sendBeginning(of: touch, event)
      } else {
        send([touch], next, event)
      }
      // The phase is restored unless a handler has cancelled the touch.
      if touch.phase == next { touch.phase = phase }
    }
  }

  /// Tells a view late that a finger came down, where movements begin (R6.14).
  private func sendBeginning(of touch: UITouch, _ event: UIEvent?) {
    let (position, time) = (touch.position, touch.timestamp)
    touch.move(to: touch.origin, from: touch.origin, at: touch.beginning)
    send([touch], .began, event)
    touch.move(to: position, from: touch.origin, at: time)
  }

  /// Returns the event of a change that is delivered late, maybe after the sequence is over (R5.2).
  private func eventWith(_ touches: [UITouch]) -> UIEvent {
    if let event, touches.allSatisfy({ event.fingers.contains($0) }) { return event }
    let late = UIEvent(observer: application.eventObserver)
    late.timestamp = application.clock.now
    late.fingers = fingers + touches.filter { !fingers.contains($0) }
    return late
  }

  func drop(_ touch: UITouch) {
    for phase in touch.withheld { tell(touch, phase, .dropped) }
    touch.willChange()
    touch.withheld = []
  }

  /// Takes fingers away from their views because a recognizer has them now, of which observers are
  /// told (R6.8). A view that was told `touchesBegan` is told `touchesCancelled`.
  func take(_ touches: [UITouch], for recognizer: UIGestureRecognizer? = nil) {
    let taken = touches.filter { $0.view != nil && $0.delivery != .finished }
    if let recognizer, let observer = application.eventObserver {
      tellTaken(taken, by: recognizer, observer)
    }
    for touch in taken where !touch.withheld.isEmpty { drop(touch) }
    cancel(taken.filter { $0.delivery == .begun })
    for touch in taken {
      touch.willChange()
      touch.view = nil
    }
  }

  /// Tells the observer which fingers each view loses.
  private func tellTaken(
    _ touches: [UITouch], by recognizer: UIGestureRecognizer, _ observer: any EventObserver
  ) {
    var rest = touches
    while let view = rest.first?.view {
      let fingers = rest.filter { $0.view === view }.fingerNumbers
      rest.removeAll { $0.view === view }
      observer.observe(
        .note(.taken(view: ObjectID(view), by: ObjectID(recognizer), fingers: fingers)))
    }
  }

  private func cancel(_ touches: [UITouch]) {
    let phases = touches.map(\.phase)
    for touch in touches {
      touch.willChange()
      touch.phase = .cancelled
    }
    send(touches, .cancelled, eventWith(touches))
    for (touch, phase) in zip(touches, phases) { touch.phase = phase }
  }

  /// Cancels the touches of all fingers, as the system does for a call or an alert (R5.7); called
  /// by a handler, after the event that is being handled.
  public func cancelAll() {
    guard !isHandling else {
      application.eventQueue.postNext(.fingersTakenAway) { [unowned self] in cancelAll() }
      return
    }
    let samples = fingers.filter { !$0.isLifted }.map { touch in
      TouchSample(.cancelled, at: touch.screenPoint, finger: touch.finger)
    }
    if !samples.isEmpty { handle(samples) }
  }

  /// Cancels the touches in a view and its descendants, and stops their recognizers, because the
  /// view leaves its window (R12.5).
  func viewWillLeave(_ view: UIView) {
    guard !fingers.isEmpty || !lingering.isEmpty || application.gestureArbiter.hasParticipants
    else { return }
    let lost = (lingering + fingers).filter { $0.view?.isDescendant(of: view) == true }
    if !lost.isEmpty {
      application.eventObserver?.observe(
        .note(.leftWindow(view: ObjectID(view), fingers: lost.fingerNumbers)))
    }
    take(lost)
    for recognizer in application.gestureArbiter.participants
    where recognizer.view?.isDescendant(of: view) == true {
      application.gestureArbiter.cancelTouches(of: recognizer, event)
    }
  }

  /// Cancels the touches in one view.
  func cancelTouches(in view: UIView) {
    take((lingering + fingers).filter { $0.view === view })
  }
}

extension [UITouch] {
  /// The numbers of the fingers, in order; a finger that tapped twice has one.
  fileprivate var fingerNumbers: [Int] { Set(map(\.finger)).sorted() }
}

extension UITouch {
  /// The undecided recognizer for which `touchesBegan` waits.
  final var holderOfBeginning: UIGestureRecognizer? {
    gestureRecognizers?.first { $0.delaysTouchesBegan && $0.isUndecided }
  }

  /// The undecided recognizer for which `touchesEnded` waits.
  final var holderOfEnding: UIGestureRecognizer? {
    gestureRecognizers?.first {
      ($0.delaysTouchesEnded || $0.delaysTouchesBegan) && $0.isUndecided
    }
  }
}

extension UIGestureRecognizer {
  /// Indicates whether the recognizer may still succeed with the touches that it has seen.
  final var isUndecided: Bool { state == .possible && arbitration.takesPart && isEnabled }
}

extension UITouch.Phase {
  /// The message that tells a view of the phase.
  var method: EventMethod {
    switch self {
    case .began: .touchesBegan
    case .moved, .stationary: .touchesMoved
    case .ended: .touchesEnded
    case .cancelled: .touchesCancelled
    }
  }
}

extension TouchDelivery {
  /// Returns whether a scroll view round a view does not let fingers begin in it (R8.1). If so, the
  /// fingers are taken away from the view.
  func keepFromContent(_ touches: [UITouch], _ view: UIView, _ event: UIEvent?) -> Bool {
    guard let scrollView = view.scrollViewRefusing(touches, event) else { return false }
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
    _ touches: [UITouch], _ event: UIEvent?
  ) -> UIScrollView? {
    var ancestor = core.pointee.superview
    while let core = ancestor {
      ancestor = core.pointee.superview
      guard core.pointee.flags.contains(.scrolling),
        let scrollView = core.pointee.view.takeUnretainedValue() as? UIScrollView,
        scrollView.isScrollEnabled,
        !scrollView.isAskedToBegin(Set(touches), with: event, in: self)
      else { continue }
      return scrollView
    }
    return nil
  }
}

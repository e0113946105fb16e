extension GestureArbiter {
  /// The outcome of a request to leave `possible`.
  enum Verdict {
    case granted
    case wait
    case refused(GestureReport.Reason)
  }

  /// Returns whether a recognizer may leave `possible` (R6.5).
  func verdict(on recognizer: UIGestureRecognizer) -> Verdict {
    for other in requirements(of: recognizer) {
      switch other.state {
      case .failed: continue
      case .possible:
        guard other.arbitration.takesPart else { continue }
        wait(recognizer, for: other)
        return .wait
      case .began, .changed, .ended, .cancelled:
        return .refused(.requirementRecognized(ObjectID(other)))
      }
    }
    // The other one is decided first. If it succeeds, this one fails.
    if participants.contains(where: { $0.outranks(recognizer) && isDecidedNow($0) }) {
      return .wait
    }
    if let reason = veto(of: recognizer) { return .refused(reason) }
    for other in participants where other !== recognizer && other.hasRecognized {
      if other.sharesTouches(with: recognizer), other.makesFail(recognizer) {
        return .refused(.preventedBy(ObjectID(other)))
      }
    }
    return .granted
  }

  /// Returns whether a request is decided in this round: it waits neither for a requirement nor for
  /// a recognizer that outranks it, which may wait for each other in a circle.
  private func isDecidedNow(_ recognizer: UIGestureRecognizer) -> Bool {
    requirements(of: recognizer).allSatisfy { $0.state != .possible || !$0.arbitration.takesPart }
      && !participants.contains { $0.outranks(recognizer) }
  }

  private func wait(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) {
    guard recognizer.arbitration.waitsFor?.recognizer !== other else { return }
    recognizer.willChange()
    recognizer.arbitration.waitsFor = WeakRecognizer(recognizer: other)
    observer?.observe(
      .gesture(
        GestureReport(
          recognizer, .waits(for: ObjectID(other)), because: recognizer.arbitration.measure,
          deadline: other.deadline)))
  }

  /// Returns those that must fail first, as requirements, delegates or subclasses say (R6.5).
  private func requirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    if recognizer.arbitration.dynamicRequirements == nil {
      recognizer.willChange()
      recognizer.arbitration.dynamicRequirements = participants.filter { other in
        other !== recognizer && recognizer.mustWait(for: other)
      }.map { WeakRecognizer(recognizer: $0) }
    }
    return recognizer.failureRequirements
      + (recognizer.arbitration.dynamicRequirements ?? []).compactMap(\.recognizer)
  }

  /// Returns whether one recognizer must fail before another one, as requirements, delegates or subclasses
  /// say (R6.5). Only the two are asked: among thousands, each about all others would take minutes.
  private func requires(
    _ one: UIGestureRecognizer, toFailFor other: UIGestureRecognizer
  ) -> Bool {
    guard other.arbitration.dynamicRequirements == nil else {
      return requirements(of: other).contains(one)
    }
    return other.failureRequirements.contains(one) || other.mustWait(for: one)
  }

  /// Returns the refusal of the hit-tested view, the owner or the delegate, in this order (R6.5).
  private func veto(of recognizer: UIGestureRecognizer) -> GestureReport.Reason? {
    var asked: [UIView] = []
    let hit = recognizer.cancelsTouchesInView ? recognizer.arbitration.sequence : []
    for view in hit.compactMap(\.view) + [recognizer.ownDelegate].compactMap(\.self)
    where !asked.contains(view) {
      asked.append(view)
      let mayBegin = view.answer(
        .gestureRecognizerShouldBegin,
        AnswerQuestion(
          touches: recognizer.arbitration.sequence.filter { $0.view === view },
          recognizer: recognizer), observer
      ) {
        view.gestureRecognizerShouldBegin(recognizer)
      }
      if !mayBegin { return .refusedByView(ObjectID(view)) }
    }
    if let refusal = recognizer.refusalByOwner() { return refusal }
    return recognizer.delegateAllowsBeginning(observer) ? nil : .refusedByDelegate
  }

  /// Makes the undecided recognizers fail that may not succeed together with another one (R6.6).
  func exclude(others winner: UIGestureRecognizer) {
    for other in participants
    where other !== winner && other.state == .possible && winner.sharesTouches(with: other)
      && winner.makesFail(other)
    {
      change(
        other, to: .failed,
        because: requires(winner, toFailFor: other)
          ? .requirementRecognized(ObjectID(winner)) : .preventedBy(ObjectID(winner)))
    }
  }

  /// Records a request of a recognizer. It is resolved at once unless an event is under way.
  func request(
    _ new: UIGestureRecognizer.State, by recognizer: UIGestureRecognizer,
    because reason: GestureReport.Reason?
  ) {
    let arbitration = recognizer.arbitration
    guard let origin = recognizer.origin(ofRequest: new) else { return }
    let givesUp = recognizer.givesUp(by: new)
    recognizer.requireSuccessor(new, of: origin)
    join(recognizer)
    recognizer.willChange()
    if givesUp {
      // The recognizer has what it needs; its own measure would mislead.
      let vain = arbitration.requested == nil ? nil : arbitration.waitsFor?.recognizer
      change(
        recognizer, to: .failed,
        because: vain.map { .waitedInVain(ObjectID($0)) } ?? reason, byItself: true)
    } else if arbitration.requested == nil {
      recognizer.arbitration.requested = new
      recognizer.arbitration.measure = reason
    } else {
      recognizer.arbitration.requestedNext = new
    }
    if isDelivering || isUpdating { needsUpdate = true } else { update() }
  }

  /// Sets a state and reports it.
  func change(
    _ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State,
    because reason: GestureReport.Reason?, byItself: Bool = false
  ) {
    recognizer.willChange()
    let old = recognizer.arbitration.state
    if state == .failed {
      recognizer.arbitration.requested = nil
      recognizer.arbitration.requestedNext = nil
      recognizer.arbitration.isDecidedFromOutside = !byItself
    }
    recognizer.enter(state)
    needsUpdate = true
    observer?.observe(
      .gesture(GestureReport(recognizer, .state(from: old, to: state), because: reason)))
    if state == .failed { recognizer.hasFailed() }
  }

  /// Resolves all requests, sends the actions, and goes on until nothing is left to do.
  func update() {
    guard !isUpdating, !isDelivering else { return }
    isUpdating = true
    repeat {
      needsUpdate = false
      for (recognizer, isFirst) in resolveAll() {
        if isFirst { takeTouches(for: recognizer) }
        recognizer.sendActions(for: event)
      }
      for recognizer in participants where recognizer.arbitration.requested == nil {
        guard let next = recognizer.arbitration.requestedNext else { continue }
        recognizer.willChange()
        recognizer.arbitration.requested = next
        recognizer.arbitration.requestedNext = nil
        needsUpdate = true
      }
    } while needsUpdate
    isUpdating = false
    application.touchDelivery.arbiterDecided()
  }

  /// Takes the fingers from their views, or only those whose changes were held back (R6.8).
  private func takeTouches(for recognizer: UIGestureRecognizer) {
    var touches = recognizer.arbitration.sequence
    if !recognizer.cancelsTouchesInView {
      guard recognizer.delaysTouchesBegan else { return }
      touches = touches.filter { $0.withheld.contains(.began) }
    }
    application.touchDelivery.take(touches, for: recognizer)
  }

  /// Grants or refuses requests until those that are left wait for others. Returns the recognizers
  /// whose actions are due, and whether they just left `possible`.
  private func resolveAll() -> [(UIGestureRecognizer, isFirst: Bool)] {
    var fired: [(UIGestureRecognizer, isFirst: Bool)] = []
    var isProgressing = true
    while isProgressing {
      isProgressing = false
      for recognizer in participants {
        guard let requested = recognizer.arbitration.requested,
          !fired.contains(where: { $0.0 === recognizer })
        else { continue }
        let isFirst = recognizer.state == .possible
        let verdict = isFirst ? verdict(on: recognizer) : .granted
        // A delegate that was asked may have disabled or removed the recognizer.
        guard recognizer.arbitration.requested == requested else { continue }
        switch verdict {
        case .wait: continue
        case .refused(let reason):
          change(recognizer, to: .failed, because: reason)
        case .granted:
          let reason =
            recognizer.arbitration.waitsFor?.recognizer.map { .requirementFailed(ObjectID($0)) }
            ?? recognizer.arbitration.measure
          recognizer.willChange()
          recognizer.arbitration.requested = nil
          recognizer.arbitration.waitsFor = nil
          change(recognizer, to: requested, because: reason)
          if isFirst { exclude(others: recognizer) }
          fired.append((recognizer, isFirst))
        }
        isProgressing = true
      }
    }
    failCircles()
    return fired
  }

  /// Makes recognizers fail that wait for each other in a circle, once the fingers lifted (R6.5).
  private func failCircles() {
    // Recognizers rarely wait.
    guard participants.contains(where: { $0.arbitration.requested != nil }) else { return }
    let circles = participants.filter { !$0.hasFingersDown && $0.waitsInCircle }
    for recognizer in circles { change(recognizer, to: .failed, because: .sequenceEnded) }
  }
}

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

  /// Returns whether a recognizer's request will be decided in this round: it waits neither for a
  /// requirement nor for another recognizer that outranks it. Such recognizers may wait for each
  /// other in a circle.
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

  /// Returns the recognizers that must fail first: by `require(toFail:)`, by delegates, by
  /// subclasses (R6.5).
  private func requirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    if recognizer.arbitration.dynamicRequirements == nil {
      recognizer.willChange()
      recognizer.arbitration.dynamicRequirements = participants.filter { other in
        other !== recognizer
          && (recognizer.shouldRequireFailure(of: other)
            || other.shouldBeRequiredToFail(by: recognizer)
            || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other)
              == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer)
              == true)
      }.map { WeakRecognizer(recognizer: $0) }
    }
    return recognizer.failureRequirements
      + (recognizer.arbitration.dynamicRequirements ?? []).compactMap(\.recognizer)
  }

  /// Returns the refusal of the hit-tested view, the owner or the delegate, which are asked in this
  /// order; nil if none refuses (R6.5).
  private func veto(of recognizer: UIGestureRecognizer) -> GestureReport.Reason? {
    if recognizer.cancelsTouchesInView {
      var asked: [UIView] = []
      for touch in recognizer.arbitration.sequence {
        guard let view = touch.view, !asked.contains(view) else { continue }
        asked.append(view)
        if !view.gestureRecognizerShouldBegin(recognizer) {
          return .refusedByView(ObjectID(view))
        }
      }
    }
    if let refusal = recognizer.refusalByOwner() { return refusal }
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) == false
      ? .refusedByDelegate : nil
  }

  /// Makes the undecided recognizers fail that may not succeed together with another one (R6.6).
  func exclude(others winner: UIGestureRecognizer) {
    for other in participants
    where other !== winner && other.state == .possible && winner.sharesTouches(with: other)
      && winner.makesFail(other)
    {
      let hadToWait = requirements(of: other).contains(winner)
      change(
        other, to: .failed,
        because: hadToWait
          ? .requirementRecognized(ObjectID(winner)) : .preventedBy(ObjectID(winner)))
    }
  }
}

import Foundation

/// Shows touches to the recognizers and decides which of them may succeed (R6.5, R6.6).
///
/// An event goes to all recognizers first; what they ask for is resolved afterwards, until nothing
/// changes any more; then actions are sent (R6.12).
final class GestureArbiter: StatefulObject {
  private unowned let application: UIApplication
  /// The recognizers that see touches of a sequence, the deepest view's first (R6.2).
  private(set) final var participants: [UIGestureRecognizer] = []
  var hasParticipants: Bool { !participants.isEmpty }
  private var isDelivering = false
  private var isUpdating = false
  private var needsUpdate = false

  init(application: UIApplication) {
    self.application = application
  }

  private var observer: (any EventObserver)? { application.eventObserver }
  private var event: UIEvent? { application.touchDelivery.event }

  // MARK: Touches

  /// Lets recognizers follow a finger that came down.
  ///
  /// - Returns: Those that do.
  func admit(_ touch: UITouch, to recognizers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
    var admitted: [UIGestureRecognizer] = []
    for recognizer in recognizers where recognizer.takesNewTouches {
      recognizer.willChange()
      recognizer.arbitration.touches.append(touch)
      recognizer.arbitration.sequence.append(touch)
      join(recognizer)
      admitted.append(recognizer)
    }
    return admitted
  }

  private func join(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.arbitration.takesPart else { return }
    willChange()
    recognizer.willChange()
    recognizer.arbitration.takesPart = true
    let depth = recognizer.depth
    recognizer.arbitration.depth = depth
    let index = participants.firstIndex { $0.arbitration.depth < depth } ?? participants.count
    participants.insert(recognizer, at: index)
  }

  /// Sends what fingers did to the recognizers that follow them, and resolves what these ask for.
  func deliver(_ touches: [UITouch], _ event: UIEvent) {
    guard !participants.isEmpty else { return }
    isDelivering = true
    let sets = TouchSets(touches)
    for recognizer in participants {
      send(sets, to: recognizer, event)
    }
    isDelivering = false
    update()
  }

  private func send(_ sets: TouchSets, to recognizer: UIGestureRecognizer, _ event: UIEvent) {
    guard recognizer.isEnabled else { return }
    // Whatever it measures is its state, too.
    recognizer.willChange()
    for phase in TouchSets.phases where recognizer.hearsTouches {
      guard let touches = sets.touches(phase, among: recognizer.arbitration.touches) else {
        continue
      }
      switch phase {
      case .began: recognizer.touchesBegan(touches, with: event)
      case .moved: recognizer.touchesMoved(touches, with: event)
      case .ended: recognizer.touchesEnded(touches, with: event)
      default: recognizer.touchesCancelled(touches, with: event)
      }
    }
    // A recognizer that has not made up its mind when its last finger lifts would hold the view's
    // ending back for ever.
    if recognizer.hearsTouches, !recognizer.arbitration.touches.isEmpty,
      recognizer.arbitration.touches.allSatisfy(\.isLifted), recognizer.state == .possible,
      recognizer.arbitration.requested == nil, !recognizer.expectsMoreTouches
    {
      change(recognizer, to: .failed, because: .sequenceEnded)
    }
  }

  /// Forgets fingers that have lifted, after the views have heard of it.
  func forget(_ lifted: [UITouch]) {
    for recognizer in participants {
      guard recognizer.arbitration.touches.contains(where: lifted.contains) else { continue }
      recognizer.willChange()
      recognizer.arbitration.lastCentroid = UIGestureRecognizer.centroid(
        recognizer.arbitration.touches)
      recognizer.arbitration.touches.removeAll(where: lifted.contains)
    }
  }

  /// Makes the recognizers whose sequence is over ready for the next (R6.4).
  func resetFinished() {
    guard !isUpdating, participants.contains(where: \.isFinished) else { return }
    willChange()
    let finished = participants.filter(\.isFinished)
    participants.removeAll(where: \.isFinished)
    for recognizer in finished { recognizer.returnToPossible() }
  }

  /// Takes fingers away from a recognizer because its view leaves the window (R5.7).
  func cancelTouches(of recognizer: UIGestureRecognizer, _ event: UIEvent?) {
    let touches = recognizer.arbitration.touches
    if let event, !touches.isEmpty, recognizer.hearsTouches {
      recognizer.touchesCancelled(Set(touches), with: event)
    }
    stop(recognizer, .touchesCancelled)
  }

  /// Gives up what a recognizer has under way (R6.10).
  func stop(_ recognizer: UIGestureRecognizer, _ reason: GestureReport.Reason) {
    guard recognizer.arbitration.takesPart else { return }
    recognizer.willChange()
    recognizer.arbitration.requested = nil
    recognizer.arbitration.requestedNext = nil
    if recognizer.state.isActive {
      recognizer.arbitration.requested = .cancelled
      recognizer.arbitration.measure = reason
    } else if recognizer.state == .possible {
      change(recognizer, to: .failed, because: reason)
    }
    recognizer.arbitration.touches = []
    update()
  }

  // MARK: Requests

  /// Takes down what a recognizer asks for; resolved at once unless an event is under way.
  func request(
    _ new: UIGestureRecognizer.State, by recognizer: UIGestureRecognizer,
    because reason: GestureReport.Reason?
  ) {
    let arbitration = recognizer.arbitration
    let latest = arbitration.requestedNext ?? arbitration.requested ?? arbitration.state
    if new == latest, new != .changed { return }
    // What a recognizer says after the arbiter has decided against it comes too late.
    if arbitration.isDecidedFromOutside { return }
    recognizer.requireSuccessor(new, of: latest)
    join(recognizer)
    recognizer.willChange()
    if arbitration.state == .possible, new == .failed || new == .cancelled {
      change(recognizer, to: .failed, because: reason, byItself: true)
    } else if arbitration.requested == nil {
      recognizer.arbitration.requested = new
      recognizer.arbitration.measure = reason
    } else {
      recognizer.arbitration.requestedNext = new
    }
    if isDelivering || isUpdating { needsUpdate = true } else { update() }
  }

  /// Sets a state and tells about it.
  private func change(
    _ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State,
    because reason: GestureReport.Reason?, byItself: Bool = false
  ) {
    recognizer.willChange()
    let old = recognizer.arbitration.state
    recognizer.arbitration.state = state
    if state == .failed {
      recognizer.arbitration.requested = nil
      recognizer.arbitration.requestedNext = nil
      recognizer.arbitration.isDecidedFromOutside = !byItself
    }
    needsUpdate = true
    observer?.observe(
      .gesture(
        GestureReport(
          recognizer: ObjectID(recognizer), change: .state(from: old, to: state), reason: reason)))
  }

  /// Resolves all requests, sends the actions, and goes on until nothing is left to do.
  func update() {
    guard !isUpdating, !isDelivering else { return }
    isUpdating = true
    repeat {
      needsUpdate = false
      for (recognizer, isFirst) in resolveAll() {
        if isFirst, recognizer.cancelsTouchesInView {
          application.touchDelivery.take(recognizer.arbitration.sequence)
        }
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

  /// Grants or refuses requests until those that are left wait for others.
  ///
  /// - Returns: The recognizers whose actions are due, and whether they just left `possible`.
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
        switch isFirst ? verdict(on: recognizer) : .granted {
        case .wait: continue
        case .refused(let reason):
          change(recognizer, to: .failed, because: reason)
        case .granted:
          let reason =
            recognizer.arbitration.waitsFor?.recognizer.map { .requirementFailed(ObjectID($0)) }
            ?? recognizer.arbitration.measure
          recognizer.arbitration.requested = nil
          recognizer.arbitration.waitsFor = nil
          change(recognizer, to: requested, because: reason)
          if isFirst { exclude(others: recognizer) }
          fired.append((recognizer, isFirst))
        }
        isProgressing = true
      }
    }
    return fired
  }

  // MARK: Rules

  private enum Verdict {
    case granted
    case wait
    case refused(GestureReport.Reason)
  }

  /// Whether a recognizer may leave `possible` (R6.5).
  private func verdict(on recognizer: UIGestureRecognizer) -> Verdict {
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
    if let stronger = participants.first(where: { $0.outranks(recognizer) }) {
      // It is decided first: if it succeeds, this one fails.
      if verdictIsPending(on: stronger) { return .wait }
    }
    if let reason = veto(of: recognizer) { return .refused(reason) }
    for other in participants where other !== recognizer && other.hasRecognized {
      if other.sharesTouches(with: recognizer), other.excludes(recognizer) {
        return .refused(.preventedBy(ObjectID(other)))
      }
    }
    return .granted
  }

  /// Whether a recognizer's request will be decided in this round.
  private func verdictIsPending(on recognizer: UIGestureRecognizer) -> Bool {
    requirements(of: recognizer).allSatisfy { $0.state != .possible || !$0.arbitration.takesPart }
  }

  private func wait(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) {
    guard recognizer.arbitration.waitsFor?.recognizer !== other else { return }
    recognizer.willChange()
    recognizer.arbitration.waitsFor = WeakRecognizer(recognizer: other)
    observer?.observe(
      .gesture(
        GestureReport(
          recognizer: ObjectID(recognizer), change: .waits(for: ObjectID(other)),
          reason: recognizer.arbitration.measure)))
  }

  /// The recognizers that must fail first: by word, by delegate, by subclass (R6.5).
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

  /// What the hit-tested view, the owner and the delegate say, in this order (R6.5).
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
    if !recognizer.ownerShouldBegin() {
      return recognizer.view.map { .refusedByView(ObjectID($0)) } ?? .refusedByDelegate
    }
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) == false
      ? .refusedByDelegate : nil
  }

  /// Makes the undecided recognizers fail that may not succeed beside one (R6.6).
  private func exclude(others winner: UIGestureRecognizer) {
    for other in participants
    where other !== winner && other.state == .possible && winner.sharesTouches(with: other)
      && winner.excludes(other)
    {
      change(other, to: .failed, because: .preventedBy(ObjectID(winner)))
    }
  }

  override func captureState() -> () -> Void {
    let participants = self.participants
    return { [self] in self.participants = participants }
  }
}

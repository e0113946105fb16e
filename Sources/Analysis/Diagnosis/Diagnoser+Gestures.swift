import ResponderKit
import Scenes

extension Diagnoser {
  /// The recognizers that receive a touch of the target, those of the target first.
  private var recognizers: [UIGestureRecognizer] {
    path.reversed().flatMap { $0.gestureRecognizers ?? [] }
  }

  /// Finds the effects of recognizers on a touch of the target.
  mutating func findGestures() {
    for recognizer in target.gestureRecognizers ?? []
    where !recognizer.isEnabled && !isListed(recognizer) {
      add(
        recognizer, .disabled, .affects,
        fixes: [
          Fix(.enable, changes: [PropertyChange(recognizer, "isEnabled", .bool(true))])
        ])
    }
    let active = recognizers.filter {
      ($0.isEnabled || isListed($0)) && !isScrollDelay($0) && $0.allowedTypes.contains(.direct)
    }
    for recognizer in active {
      findWaiting(of: recognizer, active)
      // Nobody knows what a recognizer of an unknown class does to the touch.
      guard !isListed(recognizer) else { continue }
      findCancelling(by: recognizer)
      findSheet(of: recognizer)
      findDelays(by: recognizer)
      findRefusal(by: recognizer)
    }
    findPairs(active)
    findMovedRecognizer()
  }

  /// Returns whether a recognizer is a part of a scroll view that delays touches; it is reported
  /// with the scroll view.
  private func isScrollDelay(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.isBuiltIn && !(recognizer is UIPanGestureRecognizer)
  }

  /// Returns whether an imported recognizer is disabled only because its class is unknown, and with
  /// it its behaviour; on the device it was enabled.
  func isListed(_ recognizer: UIGestureRecognizer) -> Bool {
    !recognizer.isEnabled && scene.origin(of: recognizer)?.uncertainties.contains(.behavior) == true
  }

  /// Returns the state in which a dump printed a recognizer, if the recognizer had the touch; nil
  /// otherwise.
  func takenState(of recognizer: UIGestureRecognizer) -> String? {
    scene.origin(of: recognizer)?.gestureState.flatMap {
      ["Began", "Changed", "Ended", "Recognized"].contains($0) ? $0 : nil
    }
  }

  mutating func add(
    _ recognizer: UIGestureRecognizer, _ fact: RecognizerFact, _ weight: Finding.Weight,
    _ confidence: Confidence = .certain, fixes: [Fix] = []
  ) {
    add(.recognizer(recognizer, fact), weight, by: recognizer, confidence, fixes: fixes)
  }

  private mutating func findCancelling(by recognizer: UIGestureRecognizer) {
    let letting = Fix.set(recognizer, "cancelsTouchesInView", .bool(false))
    if let state = takenState(of: recognizer), recognizer.cancelsTouchesInView {
      return add(recognizer, .hadTouch(state: state), .affects, fixes: [letting])
    }
    let isOwn = recognizer.view === target
    // A view's own recognizer is there to take the touch, except for a control, which then does not
    // act.
    guard recognizer.cancelsTouchesInView, !recognizer.isBuiltIn,
      !isOwn || (target is UIControl && scene.names.name(of: recognizer) != nil)
    else { return }
    if isBlocked(recognizer) { return add(recognizer, .refusedByControl, .note) }
    guard let gesture = scene.gestures.finger(of: recognizer), !isBeaten(recognizer) else { return }
    let keepsKnobDrags = (target as? UIControl)?.keepsKnobDrags == true
    let isKnobSafe = keepsKnobDrags && recognizer is UIPanGestureRecognizer
    // A slider is dragged, and a tap fails as soon as the finger moves.
    let matters = !(keepsKnobDrags && recognizer is UITapGestureRecognizer)
    add(
      recognizer, .cancels(gesture, isKnobSafe: isKnobSafe), matters ? .affects : .note,
      doubt(of: recognizer),
      fixes: [
        letting, Fix(.refuseTouches(of: target), appCode: .refuseTouches(of: target)),
      ])
  }

  /// Finds a control of the app's that loses its finger to the sheet when it moves up or down. The
  /// controls of UIKit's have no use for such a drag.
  private mutating func findSheet(of recognizer: UIGestureRecognizer) {
    guard recognizer.isOfSheet, recognizer.cancelsTouchesInView,
      (recognizer as? UIPanGestureRecognizer)?.minimumNumberOfTouches == 1,
      recognizer.delegateAllowsBeginning(), let control = target as? UIControl,
      !control.keepsSingleTaps, !control.keepsKnobDrags,
      control.answers(to: .gestureRecognizerShouldBegin).isEmpty
    else { return }
    add(
      recognizer, .movesSheet, .note,
      fixes: [
        Fix(
          .keepDrags,
          changes: [
            AnswerChange(
              control, .gestureRecognizerShouldBegin,
              AnswerRule(.bool(false), when: .recognizer(ObjectReference(recognizer))))
          ], appCode: .keepFingers)
      ])
  }

  /// Returns how sure it is that a recognizer takes a tap of the target: some of UIKit's own views keep
  /// taps on what lies in them from it, in some versions of the system.
  func doubt(of recognizer: UIGestureRecognizer) -> Confidence {
    if scene.origin(of: recognizer)?.hasDelegate == true {
      return .undecidable(.delegate(recognizer))
    }
    guard isSingleTap(recognizer), target is UIControl, let view = recognizer.view, view !== target,
      scene.origin(of: view) != nil,
      let versions = ForeignClasses.standard.tapVersions(of: scene.className(of: view))
    else { return .certain }
    return .undecidable(.version(view, versions))
  }

  /// Returns whether the target keeps a recognizer of an ancestor from beginning.
  func isBlocked(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let control = target as? UIControl, recognizer.view !== target else { return false }
    return control.keepsSingleTaps && isSingleTap(recognizer)
  }

  private func isSingleTap(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let tap = recognizer as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// Returns whether a tap recognizer of the target wins over an equal one of an ancestor: of two
  /// taps that are alike the one on the inner view wins (R6.7).
  private func isBeaten(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let tap = recognizer as? UITapGestureRecognizer else { return false }
    return recognizer.view !== target
      && (target.gestureRecognizers ?? []).contains { own in
        guard let own = own as? UITapGestureRecognizer, own.isEnabled else { return false }
        return own.numberOfTapsRequired == tap.numberOfTapsRequired
          && own.numberOfTouchesRequired == tap.numberOfTouchesRequired
      }
  }

  private mutating func findDelays(by recognizer: UIGestureRecognizer) {
    if recognizer.delaysTouchesBegan, !isAtEdge(recognizer) {
      add(
        recognizer, .delaysBegan, .affects,
        fixes: [.set(recognizer, "delaysTouchesBegan", .bool(false))])
    }
    guard let tap = recognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired > 1,
      tap.delaysTouchesEnded, tap.view !== target
    else { return }
    add(
      tap, .delaysEnded(taps: tap.numberOfTapsRequired), .affects,
      fixes: [.set(tap, "delaysTouchesEnded", .bool(false))])
  }

  /// Returns whether a recognizer begins only at an edge of the screen.
  func isAtEdge(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer is UIScreenEdgePanGestureRecognizer
  }

  private mutating func findWaiting(
    of recognizer: UIGestureRecognizer, _ active: [UIGestureRecognizer]
  ) {
    for awaited in recognizer.failureRequirements
    where awaited.isEnabled || isListed(awaited) {
      // A tap that others wait for fails by itself when its time is over.
      guard !(awaited is UITapGestureRecognizer) else { continue }
      let isOnWay = active.contains { $0 === awaited }
      add(recognizer, .waits(for: awaited, isOnWay: isOnWay), isOnWay ? .affects : .note)
    }
  }

  private mutating func findRefusal(by recognizer: UIGestureRecognizer) {
    let isKnown = !recognizer.answers(to: .gestureRecognizerShouldBegin).isEmpty
    guard recognizer.view === target, isKnown, !recognizer.delegateAllowsBeginning() else { return }
    add(recognizer, .refusedByDelegate, .affects)
  }

  /// Finds a view that has no recognizer beside a view of its kind that has one.
  private mutating func findMovedRecognizer() {
    guard !(target is UIControl), target.gestureRecognizers?.isEmpty ?? true,
      scene.origin(of: target)?.uncertainties.contains(.recognizers) != true,
      target.handledMethods.isEmpty, let parent = target.superview
    else { return }
    let className = scene.className(of: target)
    let owner = parent.subviews.last { sibling in
      sibling !== target && sibling.gestureRecognizers?.isEmpty == false
        && !(sibling is UIScrollView) && scene.className(of: sibling) == className
    }
    guard let owner, let recognizer = owner.gestureRecognizers?.first else { return }
    add(
      recognizer, .onSibling(owner), .note, .assuming(.recognizer(on: target)),
      fixes: [Fix(.addRecognizer)])
  }

  /// Finds the effects that recognizers have on each other, pair by pair, until there are twelve.
  mutating func findPairs(_ active: [UIGestureRecognizer]) {
    let enough = findings.count + 12
    let taps = active.compactMap { $0 as? UITapGestureRecognizer }
      .filter { !isListed($0) && !isBlocked($0) }
    let counts = Dictionary(grouping: taps, by: \.numberOfTouchesRequired)
      .mapValues { Set($0.map(\.numberOfTapsRequired)).count }
    // Thousands of equal taps have no effect on each other.
    let affecting = active.filter { recognizer in
      guard let tap = recognizer as? UITapGestureRecognizer else { return isDrag(recognizer) }
      return counts[tap.numberOfTouchesRequired, default: 0] > 1
    }
    for (k, first) in affecting.enumerated() {
      for second in affecting[(k + 1)...] {
        findPair(first, second)
        if findings.count >= enough { return }
      }
    }
  }

  private mutating func findPair(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) {
    if let one = first as? UITapGestureRecognizer, let other = second as? UITapGestureRecognizer {
      return findTaps(one, other)
    }
    // A scroll view and its sheet share the drags in one way or the other (R11.7).
    guard
      !first.isBuiltIn || !second.isBuiltIn || first.ownController ?? second.ownController == nil
    else { return }
    guard isDrag(first), isDrag(second), first.name == nil || first.name != second.name
    else { return }
    let isOwn = first.view === target || second.view === target
    if let one = takenState(of: first), let other = takenState(of: second) {
      add(first, .sharedTouch(state: one, with: second, itsState: other), .affects)
    } else if first.isSimultaneous(with: second) {
      add(first, .simultaneous(with: second), isOwn ? .affects : .note)
    } else if first.makesFail(second) || second.makesFail(first) {
      add(
        first, .competes(with: second), isOwn ? .affects : .note,
        fixes: [Fix(.shareGesture, changes: [SimultaneityChange(first, with: second)])])
    }
  }

  private func isDrag(_ recognizer: UIGestureRecognizer) -> Bool {
    [.drag, .swipe].contains(scene.gestures.finger(of: recognizer))
  }

  private mutating func findTaps(_ one: UITapGestureRecognizer, _ other: UITapGestureRecognizer) {
    guard !isListed(one), !isListed(other), !isBlocked(one), !isBlocked(other),
      one.numberOfTapsRequired != other.numberOfTapsRequired,
      one.numberOfTouchesRequired == other.numberOfTouchesRequired
    else { return }
    let (single, double) =
      one.numberOfTapsRequired < other.numberOfTapsRequired ? (one, other) : (other, one)
    guard !single.failureRequirements.contains(where: { $0 === double }) else { return }
    add(
      single, .outruns(double, taps: double.numberOfTapsRequired), .affects,
      fixes: [Fix(.wait, changes: [RequirementChange(recognizer: single, awaited: double)])])
  }
}

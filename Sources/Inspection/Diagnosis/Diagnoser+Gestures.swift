import Foundation
import ResponderKit
import Scenes
import Text

extension Diagnoser {
  /// The recognizers that a touch of the target meets, those of the target first.
  private var recognizers: [UIGestureRecognizer] {
    path.reversed().flatMap { $0.gestureRecognizers ?? [] }
  }

  /// What recognizers do with a touch of the target.
  mutating func findGestures() {
    for recognizer in target.gestureRecognizers ?? []
    where !recognizer.isEnabled && !isListed(recognizer) {
      var finding = Finding(
        .recognizerDisabled, .affects, of: recognizer, named: name(recognizer),
        "\(name(recognizer)) on \(name(target)) is disabled", rule: RuleID(6, 10))
      finding.fixes = [
        Fix(
          summary: "enable it", changes: [PropertyChange(recognizer, "isEnabled", .bool(true))])
      ]
      add(finding)
    }
    let active = recognizers.filter {
      ($0.isEnabled || isListed($0)) && !isScrollDelay($0)
    }
    for recognizer in active {
      findWaiting(of: recognizer, active)
      // What one of an unknown class does to the touch is not known.
      guard !isListed(recognizer) else { continue }
      findCancelling(by: recognizer)
      findDelays(by: recognizer)
      findRefusal(by: recognizer)
    }
    findPairs(active)
    findMovedRecognizer()
  }

  /// What a scroll view brings along to hold touches back; it is told of with the scroll view.
  private func isScrollDelay(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.isPartOfScrollView && !(recognizer is UIPanGestureRecognizer)
  }

  /// Whether an imported recognizer of an unknown class is turned off because nobody knows what it
  /// does; on the device it was on.
  func isListed(_ recognizer: UIGestureRecognizer) -> Bool {
    !recognizer.isEnabled && scene.origin(of: recognizer)?.doubts.contains(.behavior) == true
  }

  /// How far a recognizer had come when it was printed, if it had the touch.
  func takenState(of recognizer: UIGestureRecognizer) -> String? {
    scene.origin(of: recognizer)?.gestureState.flatMap {
      ["Began", "Changed", "Ended", "Recognized"].contains($0) ? $0 : nil
    }
  }

  func place(of recognizer: UIGestureRecognizer) -> String {
    recognizer.view.map { "on \(name($0))" } ?? "on no view"
  }

  private mutating func findCancelling(by recognizer: UIGestureRecognizer) {
    if let state = takenState(of: recognizer), recognizer.cancelsTouchesInView {
      add(taken(by: recognizer, state))
      return
    }
    let isOwn = recognizer.view === target
    // A view's own recognizer is there to take the touch, but for a control, which then does not act.
    guard recognizer.cancelsTouchesInView, !recognizer.isPartOfScrollView,
      !isOwn || (target is UIControl && scene.names.name(of: recognizer) != nil)
    else { return }
    let words = "\(name(recognizer)) \(place(of: recognizer))"
    if let control = target as? UIControl, keepsSingleTaps(control), isSingleTap(recognizer), !isOwn
    {
      add(
        Finding(
          .controlBlocksRecognizer, .note, of: recognizer, named: name(recognizer),
          "\(words) does not begin for a tap on \(name(target)): \(className(control)) keeps single "
            + "taps for itself, unlike a control of your own", rule: RuleID(6, 9)))
      return
    }
    guard let gesture = gestureThatCancels(recognizer), !isBeaten(recognizer) else { return }
    var finding = Finding(
      .recognizerCancels, .affects, of: recognizer, named: name(recognizer),
      "when \(words) recognizes \(gesture), \(name(target)) gets touchesCancelled instead of "
        + "touchesEnded" + (target is UIControl ? " and sends no action" : ""), rule: RuleID(6, 8))
    if target is UISlider, recognizer is UIPanGestureRecognizer {
      finding.details = [
        "only a drag along the slider that begins on the knob is safe from it (\(RuleID(6, 9)))"
      ]
    }
    finding.fixes = [
      .set(recognizer, "cancelsTouchesInView", .bool(false)),
      Fix(
        summary: "or let its delegate refuse touches of \(name(target))",
        appCode: .refuseTouches(of: target)),
    ]
    add(finding)
  }

  /// The recognizer that had the touch when it was printed.
  private func taken(by recognizer: UIGestureRecognizer, _ state: String) -> Finding {
    var finding = Finding(
      .recognizerCancels, .affects, of: recognizer, named: name(recognizer),
      "\(name(recognizer)) \(place(of: recognizer)) was \(state) when it was printed: it has the "
        + "touch, and the view that was hit got touchesCancelled", rule: RuleID(6, 8))
    finding.fixes = [
      .set(recognizer, "cancelsTouchesInView", .bool(false))
    ]
    return finding
  }

  private func className(_ view: UIView) -> String { scene.className(of: view) }

  /// UIKit's controls that do not let recognizers of ancestors begin for one tap.
  private func keepsSingleTaps(_ control: UIControl) -> Bool {
    control is UIButton || control is UISwitch || control is UIStepper
      || control is UISegmentedControl || control is UIPageControl
  }

  /// Whether the target keeps a recognizer of an ancestor from beginning.
  func isBlocked(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let control = target as? UIControl, recognizer.view !== target else { return false }
    return keepsSingleTaps(control) && isSingleTap(recognizer)
  }

  private func isSingleTap(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let tap = recognizer as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// Whether a recognizer of the target itself is faster: of two taps that are alike the one on the
  /// inner view wins (R6.7).
  private func isBeaten(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let tap = recognizer as? UITapGestureRecognizer else { return false }
    return recognizer.view !== target
      && (target.gestureRecognizers ?? []).contains { own in
        guard let own = own as? UITapGestureRecognizer, own.isEnabled else { return false }
        return own.numberOfTapsRequired == tap.numberOfTapsRequired
          && own.numberOfTouchesRequired == tap.numberOfTouchesRequired
      }
  }

  /// The gesture in words, if it is one that a finger on the target makes.
  private func gestureThatCancels(_ recognizer: UIGestureRecognizer) -> String? {
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      return tap.numberOfTapsRequired == 1 ? "a tap" : "\(tap.numberOfTapsRequired) taps"
    case is UILongPressGestureRecognizer: return "a long press"
    case is UIScreenEdgePanGestureRecognizer: return nil
    case is UIPanGestureRecognizer: return "a drag"
    case is UISwipeGestureRecognizer: return "a swipe"
    default: return nil
    }
  }

  private mutating func findDelays(by recognizer: UIGestureRecognizer) {
    if recognizer.delaysTouchesBegan, !isAtEdge(recognizer) {
      var finding = Finding(
        .recognizerDelaysBegan, .affects, of: recognizer, named: name(recognizer),
        "\(name(target)) gets touchesBegan only when \(name(recognizer)) \(place(of: recognizer)) "
          + "has failed: it delays touchesBegan", rule: RuleID(6, 8))
      finding.fixes = [
        .set(recognizer, "delaysTouchesBegan", .bool(false))
      ]
      add(finding)
    }
    guard let tap = recognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired > 1,
      tap.delaysTouchesEnded, tap.view !== target
    else { return }
    var finding = Finding(
      .recognizerDelaysEnded, .affects, of: tap, named: name(tap),
      "\(name(target)) gets touchesEnded late: \(name(tap)) \(place(of: tap)) waits for "
        + "\(tap.numberOfTapsRequired) taps and delays touchesEnded until it has failed",
      rule: RuleID(6, 8))
    finding.fixes = [
      .set(tap, "delaysTouchesEnded", .bool(false))
    ]
    add(finding)
  }

  /// Whether a recognizer waits at the edge of the screen only.
  func isAtEdge(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer is UIScreenEdgePanGestureRecognizer
  }

  private mutating func findWaiting(
    of recognizer: UIGestureRecognizer, _ active: [UIGestureRecognizer]
  ) {
    for awaited in recognizer.failureRequirements
    where awaited.isEnabled || isListed(awaited) {
      // A tap that is waited for fails by itself, after its time.
      guard !(awaited is UITapGestureRecognizer) else { continue }
      let isOnWay = active.contains { $0 === awaited }
      var finding = Finding(
        .waitingFor, isOnWay ? .affects : .note, of: recognizer, named: name(recognizer),
        "\(name(recognizer)) \(place(of: recognizer)) waits until \(name(awaited)) "
          + "\(place(of: awaited)) has failed"
          + (isOnWay
            ? "; while that one stays possible, it does not begin"
            : "; a touch that does not reach that one fails it at once"),
        rule: RuleID(6, 5))
      finding.facts = ["waitsFor": .string(name(awaited))]
      add(finding)
    }
  }

  private mutating func findRefusal(by recognizer: UIGestureRecognizer) {
    guard recognizer.view === target, let delegate = recognizer.delegate as? AnsweringDelegate,
      !delegate.gestureRecognizerShouldBegin(recognizer)
    else { return }
    add(
      Finding(
        .shouldBeginFalse, .affects, of: recognizer, named: name(recognizer),
        "\(name(recognizer))'s delegate answers false to gestureRecognizerShouldBegin: it never "
          + "begins", rule: RuleID(6, 2)))
  }

  /// A view without a recognizer next to one of its kind that has one.
  private mutating func findMovedRecognizer() {
    guard !(target is UIControl), target.gestureRecognizers?.isEmpty ?? true,
      scene.origin(of: target)?.doubts.contains(.recognizers) != true,
      target.handledMethods.isEmpty, let parent = target.superview
    else { return }
    let className = className(target)
    let owner = parent.subviews.last { sibling in
      sibling !== target && sibling.gestureRecognizers?.isEmpty == false
        && !(sibling is UIScrollView) && self.className(sibling) == className
    }
    guard let owner, let recognizer = owner.gestureRecognizers?.first else { return }
    var finding = Finding(
      .recognizerMoved, .note, of: recognizer, named: name(recognizer),
      "\(name(target)) has no recognizer, but \(name(owner)) beside it has \(name(recognizer)): a "
        + "recognizer belongs to one view, and adding it to another takes it away from the first",
      rule: RuleID(6, 1))
    finding.confidence = .assuming("\(name(target)) was to have one, too")
    finding.fixes = [Fix(summary: "make a recognizer of its own for each view")]
    add(finding)
  }
}

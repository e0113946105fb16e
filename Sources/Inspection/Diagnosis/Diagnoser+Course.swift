import Explanation
import ResponderKit
import Scenes

extension Diagnoser {
  /// What a tap showed that no look at the scene alone does, and flags that an override skipped.
  mutating func findCourse() {
    for view in path { findSkippedFlags(of: view) }
    switch course {
    case .disabled: findDisabled()
    case .taken(let recognizer, _): findTaker(recognizer)
    case .notPerformed(let actions): findNobody(actions)
    case nil, .notHit, .undelivered, .performed, .recognized, .received: break
    }
  }

  /// A control that is hit although it is disabled: it follows no finger.
  private mutating func findDisabled() {
    guard !has(.controlDisabled, of: target) else { return }
    var finding = Finding(
      .controlDisabled, .blocks, of: target, named: name(target),
      "\(name(target)) is hit, because an override did not ask whether it is enabled, but it is "
        + "disabled: it follows no finger, and nothing fires", rule: RuleID(2, 9))
    finding.fixes = [.set(target, "isEnabled", .bool(true))]
    add(finding)
  }

  private mutating func findTaker(_ id: ObjectID) {
    guard let recognizer = scene.gestureRecognizers.first(where: { ObjectID($0) == id }),
      !findings.contains(where: { $0.culprit == id && $0.code == .recognizerCancels })
    else { return }
    add(
      Finding(
        .recognizerCancels, .affects, of: recognizer, named: name(recognizer),
        "\(name(recognizer)) \(place(of: recognizer)) takes a tap on \(name(target)): it gets "
          + "touchesCancelled instead of touchesEnded", rule: RuleID(6, 8)))
  }

  private mutating func findNobody(_ actions: [TapOutcome.Action]) {
    let names = actions.map(\.name).joined(separator: ", ")
    add(
      Finding(
        .nilTarget, .blocks, of: target, named: name(target),
        "\(name(target)) sends \(names), but nobody performs it: neither the first responder nor "
          + "anybody up the chain", rule: RuleID(7, 8)))
  }

  /// A flag that keeps touches from other views, but not from one whose override does not ask it.
  private mutating func findSkippedFlags(of view: UIView) {
    guard isReached, let behavior = view.hitTestBehavior, let flag = view.flagSkippedByOverride
    else {
      return
    }
    add(
      Finding(
        .customHitTest, .affects, of: view, named: name(view),
        "\(name(view)) is \(flag), but its hitTest (\(scene.words(of: behavior))) does not ask that: "
          + "it takes touches all the same", rule: RuleID(2, 11)))
  }
}

extension UIView {
  /// A state of the view that keeps touches from it, but that its override of `hitTest(_:with:)`
  /// does not ask (R2.11), in words.
  var flagSkippedByOverride: String? {
    guard let asked = hitTestBehavior?.flagsAsked else { return nil }
    if isHidden, !asked.contains(.hidden) { return "hidden" }
    if Double(alpha) < HitTestRejection.alphaThreshold, !asked.contains(.alpha) {
      return "not shown, with an alpha below 0.01"
    }
    return !isUserInteractionEnabled && !asked.contains(.interaction)
      ? "without user interaction" : nil
  }
}

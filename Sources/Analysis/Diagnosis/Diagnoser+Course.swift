import Explanation
import ResponderKit
import Scenes

extension Diagnoser {
  /// Finds facts that only a tap shows, and flags that an override skipped.
  mutating func findCourse() {
    for view in path { findSkippedFlags(of: view) }
    switch course {
    case .disabled where !has(.controlDisabled, of: target):
      // An override let it be hit; it follows no finger.
      add(
        .disabledButHit, .blocks, by: target, fixes: [.set(target, "isEnabled", .bool(true))])
    case .taken(let recognizer, _): findTaker(recognizer)
    case .notPerformed(let actions): add(.notPerformed(actions), .blocks, by: target)
    case nil, .notHit, .undelivered, .disabled, .performed, .recognized, .received: break
    }
  }

  private mutating func findTaker(_ id: ObjectID) {
    guard let recognizer = scene.gestureRecognizers.first(where: { ObjectID($0) == id }),
      !has(.recognizerCancels, of: recognizer)
    else { return }
    add(.recognizer(recognizer, .takesTap), .affects, by: recognizer)
  }

  /// Finds a flag that keeps touches from other views, but not from a view whose override does not
  /// ask it.
  private mutating func findSkippedFlags(of view: UIView) {
    guard isReached, let behavior = view.hitTestBehavior, let flag = view.flagSkippedByOverride
    else {
      return
    }
    add(.flagSkipped(view, flag, override: behavior), .affects, by: view)
  }
}

extension UIView {
  /// A state of the view that keeps touches from it, but that its override of `hitTest(_:with:)`
  /// does not ask (R2.11).
  package var flagSkippedByOverride: HitTestRejection? {
    guard let asked = hitTestBehavior?.flagsAsked else { return nil }
    if isHidden, !asked.contains(.hidden) { return .hidden }
    if Double(alpha) < HitTestRejection.alphaThreshold, !asked.contains(.alpha) {
      return .transparent(alpha: Float(alpha))
    }
    return !isUserInteractionEnabled && !asked.contains(.interaction)
      ? .interactionDisabled : nil
  }
}

import ResponderKit

/// A recognizer that writes down its touches and does in each phase what a test says.
final class ScriptedRecognizer: UIGestureRecognizer {
  let log: CallLog
  var script: (ScriptedRecognizer, UITouch.Phase, Set<UITouch>, UIEvent) -> Void = { _, _, _, _ in }
  var mayPrevent: (UIGestureRecognizer) -> Bool = { _ in true }
  var mayBePrevented: (UIGestureRecognizer) -> Bool = { _ in true }
  var requires: (UIGestureRecognizer) -> Bool = { _ in false }
  var isRequired: (UIGestureRecognizer) -> Bool = { _ in false }

  init(log: CallLog) {
    self.log = log
    super.init()
  }

  /// Says which state follows a phase.
  func inPhase(_ phase: UITouch.Phase, _ state: State) -> Self {
    let before = script
    script = { recognizer, actual, touches, event in
      before(recognizer, actual, touches, event)
      if actual == phase { recognizer.state = state }
    }
    return self
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    note(.began, touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    note(.moved, touches, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    note(.ended, touches, event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    note(.cancelled, touches, event)
    super.touchesCancelled(touches, with: event)
  }

  override func reset() {
    super.reset()
    log.write("\(name ?? "?") reset")
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { mayPrevent(other) }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { mayBePrevented(other) }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { requires(other) }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { isRequired(other) }

  private func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    log.write("\(name ?? "?") sees \(phase)")
    script(self, phase, touches, event)
  }
}

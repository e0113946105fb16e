import Analysis
import ResponderKit
import Scenes

extension FindingWords {
  /// Returns a sentence that says what a recognizer does to a touch of the target.
  func statement(
    _ recognizer: UIGestureRecognizer, _ fact: RecognizerFact, _ target: String,
    _ finding: Finding
  ) -> String {
    let words = nameAndPlace(recognizer)
    switch fact {
    case .disabled: return "\(name(recognizer)) on \(target) is disabled"
    case .refusedByControl:
      return "\(words) does not begin for a tap on \(target): "
        + "\(scene.className(of: finding.target)) keeps single taps for itself, unlike a control of "
        + "your own"
    case .cancels(let gesture, _):
      return "when \(words) recognizes \(self.words(of: gesture)), \(target) gets touchesCancelled "
        + "instead of touchesEnded"
        + (finding.target is UIControl ? " and sends no action" : "")
    case .hadTouch(let state):
      return
        "\(words) was \(state) when it was printed: it has the touch, and the view that was hit "
        + "got touchesCancelled"
    case .takesTap:
      return "\(words) takes a tap on \(target): it gets touchesCancelled instead of touchesEnded"
    case .delaysBegan:
      return "\(target) gets touchesBegan only when \(words) has failed: it delays touchesBegan"
    case .delaysEnded(let taps):
      return "\(target) gets touchesEnded late: \(words) waits for \(taps) taps and delays "
        + "touchesEnded until it has failed"
    case .waits(let awaited, let isOnWay):
      return "\(words) waits until \(nameAndPlace(awaited)) has failed"
        + (isOnWay
          ? "; while that one stays possible, it does not begin"
          : "; a touch that does not reach that one fails it at once")
    case .refusedByDelegate:
      return
        "\(name(recognizer))'s delegate answers false to gestureRecognizerShouldBegin: it never "
        + "begins"
    case .onSibling(let owner):
      return "\(target) has no recognizer, but \(name(owner)) beside it has \(name(recognizer)): a "
        + "recognizer belongs to one view, and adding it to another takes it away from the first"
    case .sharedTouch(let state, let other, let itsState):
      return "\(words) and \(nameAndPlace(other)) were \(state) and \(itsState) when they were "
        + "printed: a delegate lets both recognize one drag"
    case .simultaneous(let other):
      return "\(words) and \(nameAndPlace(other)) both recognize one drag: a delegate lets them "
        + "succeed at the same time"
    case .competes(let other):
      return "\(words) and \(nameAndPlace(other)) compete for a drag: the first to recognize it "
        + "makes the other fail, and of two on the same event the one on the inner view"
    case .outruns(let other, let taps):
      return
        "\(words) recognizes the first tap before \(nameAndPlace(other)) has seen its \(taps): "
        + "both succeed, or only the first"
    }
  }

  private func nameAndPlace(_ recognizer: UIGestureRecognizer) -> String {
    "\(name(recognizer)) on \(recognizer.view.map(name) ?? "no view")"
  }

  private func words(of gesture: FingerGesture) -> String {
    switch gesture {
    case .taps(1): "a tap"
    case .taps(let count): "\(count) taps"
    case .longPress: "a long press"
    case .drag: "a drag"
    case .swipe: "a swipe"
    }
  }
}

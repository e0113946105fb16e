import Analysis
import Explanation
import ResponderKit
import Scenes

extension FindingWords {
  /// Returns all that is said of what a recognizer does to a touch of the target.
  func row(
    of recognizer: UIGestureRecognizer, _ fact: RecognizerFact, _ target: String,
    _ finding: Finding
  ) -> FindingRow {
    let words = nameAndPlace(recognizer)
    // What decides whether the recognizer takes the touch.
    var doubt = "\(name(recognizer)) may take it"
    if case .undecidable(.version) = finding.confidence {
      doubt += ", depending on the version of iOS"
    }
    switch fact {
    case .disabled: return FindingRow("\(name(recognizer)) on \(target) is disabled", doubt: doubt)
    case .refusedByControl:
      return FindingRow(
        "\(words) does not begin for a tap on \(target): "
          + "\(scene.className(of: finding.target)) keeps single taps for itself, unlike a control of "
          + "your own", doubt: doubt)
    case .cancels(let gesture, let isKnobSafe):
      return FindingRow(
        "when \(words) recognizes \(self.words(of: gesture)), \(target) gets touchesCancelled "
          + "instead of touchesEnded"
          + (finding.target is UIControl ? " and sends no action" : ""),
        details: isKnobSafe
          ? [
            "only a drag along the slider that begins on the knob is safe from it".citing(
              EventFact.refusedByView.rule)
          ] : [], doubt: doubt)
    case .movesSheet:
      return FindingRow(
        "\(name(recognizer)) moves the sheet when a finger moves up or down by 10 pt, and \(target) "
          + "gets touchesCancelled", doubt: doubt)
    case .hadTouch(let state):
      return FindingRow(
        "\(words) was \(state) when it was printed: it has the touch, and the view that was hit "
          + "got touchesCancelled", doubt: doubt)
    case .takesTap:
      return FindingRow(
        "\(words) takes a tap on \(target): it gets touchesCancelled instead of touchesEnded",
        doubt: doubt)
    case .delaysBegan:
      return FindingRow(
        "\(target) gets touchesBegan only when \(words) has failed: it delays touchesBegan",
        doubt: doubt)
    case .delaysEnded(let taps):
      return FindingRow(
        "\(target) gets touchesEnded late: \(words) waits for \(taps) taps and delays "
          + "touchesEnded until it has failed", doubt: doubt)
    case .waits(let awaited, let isOnWay):
      return FindingRow(
        "\(words) waits until \(nameAndPlace(awaited)) has failed"
          + (isOnWay
            ? "; while that one stays possible, it does not begin"
            : "; a touch that does not reach that one fails it at once"),
        doubt: doubt, numbers: FindingNumbers(waitsFor: awaited))
    case .refusedByDelegate:
      return FindingRow(
        "\(name(recognizer))'s delegate answers false to gestureRecognizerShouldBegin: it never "
          + "begins", doubt: doubt)
    case .onSibling(let owner):
      return FindingRow(
        "\(target) has no recognizer, but \(name(owner)) beside it has \(name(recognizer)): a "
          + "recognizer belongs to one view, and adding it to another takes it away from the first",
        doubt: doubt)
    case .sharedTouch(let state, let other, let itsState):
      return FindingRow(
        "\(words) and \(nameAndPlace(other)) were \(state) and \(itsState) when they were "
          + "printed: a delegate lets both recognize one drag", doubt: doubt)
    case .simultaneous(let other):
      return FindingRow(
        "\(words) and \(nameAndPlace(other)) both recognize one drag: a delegate lets them "
          + "succeed at the same time", doubt: doubt)
    case .competes(let other):
      return FindingRow(
        "\(words) and \(nameAndPlace(other)) compete for a drag: the first to recognize it "
          + "makes the other fail, and of two on the same event the one on the inner view",
        doubt: doubt)
    case .outruns(let other, let taps):
      return FindingRow(
        "\(words) recognizes the first tap before \(nameAndPlace(other)) has seen its \(taps): "
          + "both succeed, or only the first", doubt: doubt)
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

import ResponderKit
import Scenes

extension Diagnoser {
  /// What two recognizers do to each other.
  mutating func findPairs(_ active: [UIGestureRecognizer]) {
    var told = 0
    for (k, first) in active.enumerated() {
      for second in active[(k + 1)...] where told < 12 {
        guard let finding = pair(first, second) else { continue }
        told += 1
        add(finding)
      }
    }
  }

  private func pair(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Finding? {
    if let one = first as? UITapGestureRecognizer, let other = second as? UITapGestureRecognizer {
      return taps(one, other)
    }
    guard isDrag(first), isDrag(second), first.name == nil || first.name != second.name else {
      return nil
    }
    let isOwn = first.view === target || second.view === target
    let words = "\(name(first)) \(place(of: first)) and \(name(second)) \(place(of: second))"
    if let one = takenState(of: first), let other = takenState(of: second) {
      return Finding(
        .simultaneous, .affects, of: first, named: name(first),
        "\(words) were \(one) and \(other) when they were printed: a delegate lets both recognize "
          + "one drag", rule: RuleID(6, 6))
    }
    if first.isSimultaneous(with: second) {
      return Finding(
        .simultaneous, isOwn ? .affects : .note, of: first, named: name(first),
        "\(words) both recognize one drag: a delegate lets them succeed at the same time",
        rule: RuleID(6, 6))
    }
    guard first.makesFail(second) || second.makesFail(first) else { return nil }
    var finding = Finding(
      .recognizerPrevents, isOwn ? .affects : .note, of: first, named: name(first),
      "\(words) compete for a drag: the first to recognize it makes the other fail, and of two on "
        + "the same event the one on the inner view", rule: RuleID(6, 7))
    finding.fixes = [
      Fix(
        summary: "let both recognize, or make one wait for the other",
        changes: [SimultaneityChange(first, with: second)])
    ]
    return finding
  }

  private func isDrag(_ recognizer: UIGestureRecognizer) -> Bool {
    (recognizer is UIPanGestureRecognizer || recognizer is UISwipeGestureRecognizer)
      && !isAtEdge(recognizer)
  }

  private func taps(_ one: UITapGestureRecognizer, _ other: UITapGestureRecognizer) -> Finding? {
    guard !isListed(one), !isListed(other), !isBlocked(one), !isBlocked(other),
      one.numberOfTapsRequired != other.numberOfTapsRequired,
      one.numberOfTouchesRequired == other.numberOfTouchesRequired
    else { return nil }
    let (single, double) =
      one.numberOfTapsRequired < other.numberOfTapsRequired ? (one, other) : (other, one)
    guard !single.failureRequirements.contains(where: { $0 === double }) else { return nil }
    var finding = Finding(
      .needsFailureRequirement, .affects, of: single, named: name(single),
      "\(name(single)) \(place(of: single)) recognizes the first tap before \(name(double)) "
        + "\(place(of: double)) has seen its \(double.numberOfTapsRequired): both succeed, or only "
        + "the first", rule: RuleID(6, 5))
    finding.fixes = [
      Fix(
        summary: "let the one wait for the other; it then answers later",
        changes: [RequirementChange(recognizer: single, awaited: double)])
    ]
    return finding
  }
}

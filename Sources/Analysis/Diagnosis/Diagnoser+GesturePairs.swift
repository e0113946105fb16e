import ResponderKit
import Scenes

extension Diagnoser {
  /// Finds the effects that recognizers have on each other, pair by pair.
  mutating func findPairs(_ active: [UIGestureRecognizer]) {
    let before = findings.count
    for (k, first) in active.enumerated() {
      for second in active[(k + 1)...] where findings.count < before + 12 {
        findPair(first, second)
      }
    }
  }

  private mutating func findPair(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) {
    if let one = first as? UITapGestureRecognizer, let other = second as? UITapGestureRecognizer {
      return findTaps(one, other)
    }
    guard isDrag(first), isDrag(second), first.name == nil || first.name != second.name else {
      return
    }
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

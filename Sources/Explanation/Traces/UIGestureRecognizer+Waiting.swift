import ResponderKit

extension UIGestureRecognizer {
  /// Returns whether the recognizer is another one or waits for it to fail, perhaps by way of
  /// others.
  package func waits(for other: UIGestureRecognizer) -> Bool {
    var seen: Set<UIGestureRecognizer> = []
    var pending = [self]
    while let next = pending.popLast() {
      if next === other { return true }
      if seen.insert(next).inserted { pending += next.failureRequirements }
    }
    return false
  }
}

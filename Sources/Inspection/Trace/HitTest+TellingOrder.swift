import ResponderKit

extension HitTest {
  /// The steps' indices in the order in which a person tells them: what was not asked comes after
  /// the sibling that answered, with all below it, not before.
  static func tellingOrder(of steps: [HitTestStep]) -> [Int] {
    var order: [Int] = []
    var deferred: [Int] = []
    order.reserveCapacity(steps.count)
    for (k, step) in steps.enumerated() {
      while let last = deferred.last, steps[last].depth > step.depth {
        order.append(last)
        deferred.removeLast()
      }
      if case .notAsked = step.kind { deferred.append(k) } else { order.append(k) }
    }
    return order + deferred.reversed()
  }

  /// The sibling that answered, so that those of a `notAsked` step were not asked.
  static func winner(besides index: Int, in steps: [HitTestStep]) -> ObjectID {
    let depth = steps[index].depth
    if index + 1 < steps.count, steps[index + 1].depth == depth { return steps[index + 1].view }
    return steps[..<index].last { $0.depth == depth }?.view ?? steps[index].view
  }

  /// The step that tells who was hit: the acceptance of the view itself, or else of the innermost
  /// override that answered it.
  func stepOfHit(in steps: [HitTestStep]) -> Int? {
    guard let answer else { return nil }
    let own = steps.lastIndex { step in
      switch step.kind {
      case .accepted:
        step.view == answer && (step.override < 0 || overrides[step.override].answer == answer)
      case .answeredByOverride: step.view == answer && overrides[step.override].answer == answer
      default: false
      }
    }
    return own
      ?? steps.lastIndex { $0.override >= 0 && overrides[$0.override].answer == answer }
  }
}

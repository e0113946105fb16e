import ResponderKit

extension HitTest {
  /// The steps' indices in the order in which a person tells them: what was not asked comes after
  /// the sibling that answered, with all below it, not before.
  var tellingOrder: [Int] {
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
  func winner(besides index: Int) -> ResponderID {
    let depth = steps[index].depth
    if index + 1 < steps.count, steps[index + 1].depth == depth { return steps[index + 1].view }
    return steps[..<index].last { $0.depth == depth }?.view ?? steps[index].view
  }
}

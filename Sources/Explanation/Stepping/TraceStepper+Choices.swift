import ResponderKit

extension TraceStepper {
  /// Returns, for each step, whether something was decided there, so that who plays a walk stays at it.
  ///
  /// Other steps are so in nearly every walk: flags that let a touch through, the only view that could
  /// be asked, an answer that is handed on. The last step of a walk is always one to stay at.
  ///
  /// - Complexity: O(steps + rows).
  package var choices: [Bool] {
    let lonely = stages.map(\.rowsWithoutSiblings)
    var overridden: Set<ObjectID> = []
    return steps.enumerated().map { k, step in
      if case .call(.some) = step.fact, let subject = step.subject { overridden.insert(subject) }
      return k == steps.count - 1 || step.breakpoint != nil
        || isChoice(step, lonely: lonely, overridden: overridden)
    }
  }

  private func isChoice(
    _ step: TraceStop, lonely: [Set<Int>], overridden: Set<ObjectID>
  ) -> Bool {
    switch step.fact {
    case .call(let override): return override != nil
    case .flags(let flags): return flags.refusal != nil
    case .inside:
      guard step.mark != .no, let row = step.row, lonely.indices.contains(step.stage) else {
        return true
      }
      return !lonely[step.stage].contains(row)
    case .question, .line, .siblings, .hit: return true
    case .answer(let answer):
      // A view that answers itself is the one that the hit-test ends with.
      return answer == nil || step.subject.map(overridden.contains) ?? false
    case .station, .sameWay: return false
    case .message(let route, let hop): return step.mark == .yes || hop == route.path.count - 1
    case .row(let row): return row.isDecision
    }
  }
}

extension TraceStage {
  /// The rows of views beside which no other view was asked or passed by.
  fileprivate var rowsWithoutSiblings: Set<Int> {
    var families: [[Int]] = []
    var path: [Int] = []
    for (k, row) in rows.enumerated() {
      if path.count > row.depth + 1 { path.removeSubrange((row.depth + 1)...) }
      while path.count <= row.depth {
        path.append(families.count)
        families.append([])
      }
      families[path[row.depth]].append(k)
    }
    return Set(families.filter { $0.count == 1 && rows[$0[0]].subjects.count == 1 }.map { $0[0] })
  }
}

extension EventTimelineRow {
  /// Indicates whether the line tells more than that a finger went on, or what nobody listens to.
  fileprivate var isDecision: Bool {
    guard case .event(let event) = content else { return true }
    return switch event {
    case .touch(let report): report.phase == .began
    case .controlEvent: false
    default: true
    }
  }
}

import ResponderKit

/// The first decision of a hit-test that led it away from the view that somebody expected, read
/// from the hit-test's own records.
public struct WrongTurn {
  private let test: HitTest
  private let steps: [HitTestStep]
  private let scene: Scene

  /// Looks at a hit-test.
  public init(_ test: HitTest, in scene: Scene) {
    self.test = test
    steps = test.steps
    self.scene = scene
  }

  /// What led away from a view, with the numbers and the rule.
  ///
  /// - Parameter expected: The view that the hit-test did not answer; nil if it was expected to
  ///   answer nobody.
  public func text(toward expected: UIView?) -> String {
    guard let expected else { return whySomebody }
    guard let window = expected.window ?? expected as? UIWindow else {
      return "it is in no window: no touch reaches it"
    }
    var path: [UIView] = []
    var ancestor: UIView? = expected
    while let current = ancestor {
      path.append(current)
      ancestor = current.superview
    }
    for (k, view) in path.reversed().enumerated() {
      if let turn = turn(at: view, isExpected: view === expected) { return turn }
      guard index(of: view) == nil else { continue }
      if k == 0 { return whyNotAsked(window) }
      return "\(name(view)) was not asked"
    }
    return whyNotItself(expected, path)
  }

  private func name(_ view: UIView) -> String { scene.label(of: view) }

  /// The last step that asked a view by itself.
  private func index(of view: UIView) -> Int? {
    let id = ObjectID(view)
    return steps.lastIndex { step in
      guard step.view == id else { return false }
      switch step.kind {
      case .passed, .notAsked: return false
      case .accepted, .refused, .answeredByOverride: return true
      }
    }
  }

  /// What the hit-test decided at a view of the way, if the way does not go on there.
  private func turn(at view: UIView, isExpected: Bool) -> String? {
    if let turn = turnInRun(of: view) { return turn }
    guard let index = index(of: view) else { return nil }
    let step = steps[index]
    let override = step.override >= 0 ? test.overrides[step.override] : nil
    let words = override.map { scene.words(of: $0) }
    switch step.kind {
    case .refused(.overridden) where override?.answer == nil && accepts(above: index):
      // Its subviews were asked first; what they answered may be the better reason.
      return nil
    case .refused(let rejection):
      return "\(name(view)) said no: \(rejection.text(at: step.point, override: words)) "
        + "(\(rejection.rule))"
    case .answeredByOverride:
      let answer = override?.answer.map { scene.label(of: $0) } ?? "nil"
      return "\(name(view))'s hitTest is overridden (\(words?.name ?? "")) and answers "
        + "\(answer) (R2.12)"
    case .accepted where override?.isSwallowing == true && !isExpected:
      return "\(name(view)) asks nobody: \(words?.name ?? "") (R2.10)"
    case .accepted, .passed, .notAsked: return nil
    }
  }

  /// Whether a step's view went on to ask others before it answered.
  private func accepts(above index: Int) -> Bool {
    index + 1 < steps.count && steps[index + 1].depth > steps[index].depth
  }

  /// What became of a view that was treated like its siblings.
  private func turnInRun(of view: UIView) -> String? {
    let id = ObjectID(view)
    for (k, step) in steps.enumerated() {
      switch step.kind {
      case .passed(let run) where test.runs[run].views.contains(id):
        guard let box = test.runs[run].box else { continue }
        let parent = scene.label(of: step.view)
        let others = test.runs[run].count - 1
        let whose = others == 0 ? "its box" : "the box it shares with \(others) more"
        let miss = HitTestRejection.outside(bounds: box.withoutSlack)
          .text(at: step.point, override: nil)
        return "\(name(view)) said no: in \(parent), \(whose): \(miss) (R2.4)"
      case .notAsked(let run) where test.runs[run].views.contains(id):
        let winner = scene.label(of: HitTest.winner(besides: k, in: steps))
        return "\(winner), in front of \(name(view)), answered first (R2.8)"
      default: continue
      }
    }
    return nil
  }

  private func whyNotAsked(_ window: UIWindow) -> String {
    let answer = steps.last { $0.depth == 0 }.map { scene.label(of: $0.view) } ?? "another"
    return "\(answer), in front of \(name(window)), answered first (R1.5)"
  }

  /// Why a view that accepted the point did not get it.
  private func whyNotItself(_ expected: UIView, _ path: [UIView]) -> String {
    let answers = HitTestAnswers(test).answers
    let ids = path.map(ObjectID.init)
    // The innermost view of the way that answered somebody else, and who told it to.
    for (k, view) in path.enumerated() {
      guard let answer = answers.last(where: { $0.view == ids[k] }),
        answer.answer != ids[0]
      else { continue }
      let override = index(of: view).flatMap { steps[$0].override >= 0 ? steps[$0].override : nil }
      let words =
        override.map { scene.words(of: test.overrides[$0]) }.map { $0.hitTest ?? $0.name }
        ?? ""
      guard let found = answer.answer else {
        return "\(name(view))'s hitTest is overridden (\(words)) and answers nil (R2.12)"
      }
      if k == 0, let subview = subview(of: expected, thatAnswered: found, answers) {
        return "\(scene.label(of: subview)), a subview of \(name(expected)), answered before it "
          + "could (R2.1)"
      }
      if override != nil {
        return "\(name(view))'s hitTest is overridden (\(words)) and answers "
          + "\(scene.label(of: found)) (R2.12)"
      }
      let below = k > 0 ? subview(of: view, thatAnswered: found, answers) : nil
      if let below {
        return "\(scene.label(of: below)), in front of \(name(path[k - 1])), answered first (R2.8)"
      }
    }
    return "the trace tells the way"
  }

  /// The subview whose answer a view took.
  private func subview(
    of view: UIView, thatAnswered found: ObjectID, _ answers: [HitTestAnswers.Answer]
  ) -> ObjectID? {
    let subviews = Set(view.subviews.map(ObjectID.init))
    return answers.last { subviews.contains($0.view) && $0.answer == found }?.view
  }

  /// Why somebody was hit after all.
  private var whySomebody: String {
    guard let answer = test.answer, let hit = test.stepOfHit(in: steps) else {
      return "an override answered"
    }
    let step = steps[hit]
    let what =
      step.bounds.containsHalfOpen(step.point)
      ? "\(step.point.text) is inside \(step.bounds.text)" : "\(step.point.text) is accepted"
    return "\(scene.label(of: answer)) said yes: \(what) (R2.1)"
  }
}

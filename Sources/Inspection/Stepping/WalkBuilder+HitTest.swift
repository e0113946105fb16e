import ResponderKit

extension WalkBuilder {
  /// Tells a hit-test: who is asked what, then who answers whom.
  mutating func tell(_ test: HitTest) {
    let told = test.steps
    finger = fingerOnScreen(of: test, told)
    stages.append(WalkStage(test, in: scene))
    let points = points(of: told)
    var rows: [ObjectID: Int] = [:]
    for (row, k) in HitTest.tellingOrder(of: told).enumerated() {
      var step = step(of: told[k], at: k, in: told, test)
      switch told[k].kind {
      case .passed(let run), .notAsked(let run): step.concerned = test.runs[run].views
      case .accepted, .refused, .answeredByOverride:
        step.concerned = [told[k].view]
        rows[told[k].view] = row
      }
      step.subject = told[k].view
      step.point = points[k]
      step.row = row
      step.decisions = [WalkStep.Decision(row: row, mark: step.mark)]
      add(step)
    }
    for answer in HitTestAnswers(test).answers {
      guard let found = answer.answer else { continue }
      let isItself = answer.view == found
      let what = isItself ? "answers itself" : "answers \(scene.label(of: found))"
      var step = WalkStep(
        subject: answer.view, name: scene.label(of: answer.view), mark: .yes, sentence: what,
        rule: RuleID(2, 1))
      step.concerned = [answer.view]
      step.row = rows[answer.view]
      if let row = step.row {
        step.point = told.first { $0.view == answer.view }?.point
        step.decisions = [
          WalkStep.Decision(
            row: row, mark: .yes, answer: isItself ? "itself" : scene.label(of: found))
        ]
      }
      add(step)
    }
    add(conclusion(of: test, row: test.answer.flatMap { rows[$0] }))
  }

  private func conclusion(of test: HitTest, row: Int?) -> WalkStep {
    guard let answer = test.answer else {
      return WalkStep(
        name: "nobody", mark: .no, sentence: "claims the point: no touches are sent",
        rule: RuleID(1, 8))
    }
    return WalkStep(
      subject: answer, name: scene.label(of: answer), mark: .yes,
      sentence: "is the hit-test view", concerned: [answer], row: row)
  }

  private func step(
    of step: HitTestStep, at index: Int, in told: [HitTestStep], _ test: HitTest
  ) -> WalkStep {
    let name = scene.label(of: step.view)
    let override = step.override >= 0 ? test.overrides[step.override] : nil
    switch step.kind {
    case .accepted:
      let words = override?.name ?? "an override"
      let inside =
        step.bounds.containsHalfOpen(step.point)
        ? "\(step.point.text) is inside \(step.bounds.text)"
        : "\(step.point.text) is accepted by \(words)"
      let isSwallowing = override?.isSwallowing == true
      let next =
        isSwallowing
        ? "it asks nobody, \(words)"
        : HitTest.asksSubviews(at: index, in: told)
          ? "it asks its subviews, the front one first" : "it has no subviews to ask"
      return WalkStep(
        name: name, mark: .yes, sentence: "is asked: \(inside); \(next)", outcome: "accepted",
        rule: isSwallowing ? nil : RuleID(2, 1))
    case .answeredByOverride:
      let answer = override?.answer.map { scene.label(of: $0) } ?? "nil"
      return WalkStep(
        name: name, mark: .yes,
        sentence: "is asked: its hitTest is overridden (\(override?.name ?? "")) and answers "
          + answer, outcome: "answered by its override", rule: RuleID(2, 12))
    case .refused(let rejection):
      return WalkStep(
        name: name, mark: .no,
        sentence: "is asked and answers nil: "
          + rejection.text(at: step.point, override: override), outcome: "refused",
        rule: RuleID(rejection.rule))
    case .passed(let run):
      return WalkStep(
        name: "\(test.runs[run].count) subviews of \(name)", mark: .no,
        sentence: "are asked and answer nil: the point is outside each", outcome: "refused",
        rule: RuleID(2, 4))
    case .notAsked(let run):
      let names = test.runs[run].views.map { scene.label(of: $0) }.joined(separator: ", ")
      let winner = scene.label(of: HitTest.winner(besides: index, in: told))
      return WalkStep(
        name: names, mark: .skip, sentence: "is not asked: \(winner) answered first",
        outcome: "not asked", rule: RuleID(2, 1))
    }
  }

  /// The point of each step in the coordinates of its view.
  ///
  /// A view that refuses for its flags is recorded with its superview's point: no reason to convert
  /// it for the decision.
  private func points(of told: [HitTestStep]) -> [CGPoint?] {
    var parents: [Int] = []
    return told.enumerated().map { k, step in
      switch step.kind {
      case .passed, .notAsked: return step.point
      case .accepted, .answeredByOverride, .refused: break
      }
      parents.removeSubrange(min(step.depth, parents.count)...)
      defer { parents.append(k) }
      guard case .refused(let rejection) = step.kind, rejection.isByFlags,
        let parent = parents.last.map({ told[$0] })
      else { return step.point }
      guard let view = scene.view(of: step.view), let superview = view.superview,
        ObjectID(superview) == parent.view
      else { return nil }
      return view.convert(parent.point, from: superview)
    }
  }

  /// Where the finger of a hit-test is on the screen; a question may have begun with a view.
  private func fingerOnScreen(of test: HitTest, _ told: [HitTestStep]) -> CGPoint? {
    guard let first = told.first, let view = scene.view(of: first.view) else { return nil }
    if view is UIWindow { return test.point }
    guard let window = view.window else { return nil }
    return window.convert(view.convert(test.point, to: window), to: nil)
  }
}

extension HitTest {
  /// Whether the view of a step went on to ask anything below it.
  fileprivate static func asksSubviews(at index: Int, in steps: [HitTestStep]) -> Bool {
    guard index + 1 < steps.count else { return false }
    let (step, next) = (steps[index], steps[index + 1])
    if next.depth > step.depth { return true }
    if case .passed = next.kind { return next.view == step.view }
    if case .notAsked = next.kind { return next.view == step.view }
    return false
  }
}

extension HitTestRejection {
  /// Whether the point does not matter for it.
  fileprivate var isByFlags: Bool {
    switch self {
    case .interactionDisabled, .hidden, .transparent, .disabled: true
    case .outside, .outsideByOverride, .singularTransform, .overridden: false
    }
  }
}

import ResponderKit

extension WalkBuilder {
  /// Adds the step of views that a hit-test treated alike.
  mutating func addRun(
    _ call: HitTestCall, _ run: HitTestRun, _ verdict: HitTestDecision.Verdict, row: Int
  ) {
    let decision = HitTestDecision(
      views: run.views, depth: call.depth, point: run.point, verdict: verdict, parent: call.view)
    let mark: Stop.Mark = decision.isAsked ? .no : .skip
    add(
      Stop(
        fact: .siblings(decision), mark: mark, subject: call.view, rule: decision.rule,
        // There is no point for views that were not called.
        point: decision.isAsked ? run.point : nil, concerned: run.views, row: row,
        decisions: [Stop.Decision(row: row, mark: mark)]))
  }
}

import Explanation
import ResponderKit
import Scenes

extension WalkBuilder {
  /// Tells what became of views that a hit-test treated alike.
  mutating func addRun(
    _ call: HitTestCall, _ run: HitTestRun, _ verdict: HitTestDecision.Verdict, row: Int
  ) {
    let decision = HitTestDecision(
      views: run.views, depth: call.depth, point: run.point, verdict: verdict)
    let isOne = run.count == 1
    let mark: WalkStep.Mark
    let sentence: String
    switch verdict {
    case .missed(let run):
      mark = .no
      sentence =
        "\(isOne ? "is asked and answers" : "are asked and answer") nil: \(words.missed(run)[0])"
    case .skipped(let skip):
      mark = .skip
      sentence = "\(isOne ? "is" : "are") \(words.skipped(skip)[0])"
    default:
      mark = .skip
      sentence = "\(isOne ? "is" : "are") \(words.unseen[0])"
    }
    var step = WalkStep(
      name: name(of: run, in: call), mark: mark, sentence: sentence, rule: decision.rule)
    step.subject = call.view
    step.concerned = run.views
    // Of views that were not called there is no point.
    if decision.isAsked { step.point = run.point }
    step.row = row
    step.decisions = [WalkStep.Decision(row: row, mark: mark)]
    add(step)
  }

  private func name(of run: HitTestRun, in call: HitTestCall) -> String {
    guard run.count > 3 else {
      return run.views.map { scene.label(of: $0) }.joined(separator: ", ")
    }
    return call.depth == 0
      ? "\(run.count) windows" : "\(run.count) subviews of \(scene.label(of: call.view))"
  }
}

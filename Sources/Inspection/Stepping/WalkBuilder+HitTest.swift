import Explanation
import ResponderKit
import Scenes
import Text

extension WalkBuilder {
  /// Tells a hit-test: call by call, causes before consequences.
  mutating func tell(_ test: HitTest) {
    finger = fingerOnScreen(of: test)
    stages.append(WalkStage(test, in: scene, isFolded: !opensCalls))
    var open: [OpenCall] = []
    var row = 0
    for call in opensCalls ? test.callsUnfolded : test.calls {
      switch call.kind {
      case .enter(let point, let override):
        open.append(OpenCall(view: call.view, row: row, point: point, override: override))
        row += 1
        if opensCalls || override?.hasOwnHitTest == true { addEntry(call, open) }
      case .flags(let refusal): addFlags(call, refusal, &open)
      case .inside(let point, let area, let isInside):
        addInside(call, point, area, isInside, &open)
      case .asked(let run):
        addRun(call, run, .missed(run), row: row)
        row += 1
      case .skip(let run, let skip):
        addRun(call, run, .skipped(skip), row: row)
        row += 1
      case .unseen(let run):
        addRun(call, run, .unseen, row: row)
        row += 1
      case .answer(let answer):
        if let returned = open.popLast() { addAnswer(call, answer, returned) }
      }
    }
    add(conclusion(of: test))
  }

  /// A call that has not returned.
  private struct OpenCall {
    var view: ObjectID
    var row: Int
    var point: CGPoint
    var override: HitTestOverride?
    /// Whether a stop has said already why the answer is nil.
    var hasRefused = false
  }

  private func step(
    _ call: HitTestCall, _ open: OpenCall?, _ mark: WalkStep.Mark, _ sentence: String,
    _ rule: RuleID, marksRow: Bool = true
  ) -> WalkStep {
    var step = WalkStep(
      subject: call.view, name: scene.label(of: call.view), mark: mark, sentence: sentence,
      rule: rule)
    step.point = open?.point
    step.concerned = [call.view]
    step.row = open?.row
    if marksRow, let row = step.row { step.decisions = [WalkStep.Decision(row: row, mark: mark)] }
    return step
  }

  private mutating func addEntry(_ call: HitTestCall, _ open: [OpenCall]) {
    guard let view = open.last else { return }
    let how =
      view.override.flatMap { $0.hasOwnHitTest ? $0 : nil }
      .map { ": its hitTest is overridden (\(words.override($0)))" } ?? ""
    add(
      step(
        call, view, .message, "is asked at \(view.point.text)\(how)",
        (how.isEmpty ? nil : view.override?.factOfAnswer)?.rule ?? HitTestFact.answers.rule,
        marksRow: false))
  }

  private mutating func addFlags(
    _ call: HitTestCall, _ refusal: HitTestRejection?, _ open: inout [OpenCall]
  ) {
    guard let refusal else {
      add(
        step(
          call, open.last, .message,
          "\(opensCalls ? "lets touches through" : "is asked"): interaction on, not hidden, alpha "
            + "at least 0.01", HitTestFact.answers.rule, marksRow: false))
      return
    }
    let verb = opensCalls ? "refuses" : "is asked and answers nil"
    add(step(call, open.last, .no, "\(verb): \(words.flag(refusal))", refusal.fact.rule))
    if !open.isEmpty { open[open.count - 1].hasRefused = true }
  }

  private mutating func addInside(
    _ call: HitTestCall, _ point: CGPoint, _ area: TouchArea, _ isInside: Bool,
    _ open: inout [OpenCall]
  ) {
    // An override may ask another view, whose answer decides nothing here.
    let isOwn = open.last?.view == call.view
    var decision = HitTestDecision(
      views: [call.view], depth: call.depth, point: point, area: area,
      override: isOwn ? open.last?.override : nil, verdict: .answered)
    if !isInside { decision.verdict = .refused(.outside(area)) }
    let sentence =
      isInside
      ? "contains the point: \(words.answers(of: decision)[0])"
      : "does not contain the point: "
        + words.refusals(.outside(area), at: point, override: nil)[0]
    var step = step(
      call, isOwn ? open.last : nil, isInside ? .yes : .no, sentence, decision.rule)
    step.point = point
    add(step)
    if isOwn, !isInside { open[open.count - 1].hasRefused = true }
  }

  private mutating func addRun(
    _ call: HitTestCall, _ run: HitTestRun, _ verdict: HitTestDecision.Verdict, row: Int
  ) {
    let decision = HitTestDecision(
      views: run.views, depth: call.depth, point: run.point, verdict: verdict)
    let mark: WalkStep.Mark
    let sentence: String
    switch verdict {
    case .missed(let run):
      mark = .no
      sentence = "are asked and answer nil: \(words.missed(run).last ?? "")"
    case .skipped(let skip):
      mark = .skip
      sentence = "\(run.count == 1 ? "is" : "are") \(words.skipped(skip)[0])"
    default:
      mark = .skip
      sentence = "\(run.count == 1 ? "is" : "are") \(words.unseen[0])"
    }
    var step = WalkStep(
      name: name(of: run, in: call), mark: mark, sentence: sentence, rule: decision.rule)
    step.subject = run.count == 1 ? run.views[0] : call.view
    step.concerned = run.views
    step.point = run.point
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

  private mutating func addAnswer(
    _ call: HitTestCall, _ answer: ObjectID?, _ returned: OpenCall
  ) {
    let fact = returned.override.flatMap { $0.hasOwnHitTest ? $0.factOfAnswer : nil } ?? .answers
    guard let answer else {
      guard opensCalls || !returned.hasRefused else { return }
      add(step(call, returned, .no, "answers nil", HitTestFact.refusedByOverride.rule))
      return
    }
    let isItself = answer == call.view
    var step = step(
      call, returned, .yes,
      isItself ? "answers itself" : "answers \(scene.label(of: answer))", fact.rule, marksRow: false
    )
    step.decisions = [
      WalkStep.Decision(
        row: returned.row, mark: .yes, answer: isItself ? "itself" : scene.label(of: answer))
    ]
    add(step)
  }

  private func conclusion(of test: HitTest) -> WalkStep {
    guard let answer = test.answer else {
      return WalkStep(
        name: "nobody", mark: .no, sentence: "claims the point: no touches are sent",
        rule: EventFact.hitNobody.rule)
    }
    return WalkStep(
      subject: answer, name: scene.label(of: answer), mark: .yes,
      sentence: "is the hit-test view", concerned: [answer],
      row: stages[stages.count - 1].rows.lastIndex { $0.subject == answer })
  }

  /// Where the finger of a hit-test is on the screen; a question may have begun with a view.
  private func fingerOnScreen(of test: HitTest) -> CGPoint? {
    var calls = test.calls.makeIterator()
    guard let first = calls.next(), let view = scene.view(of: first.view) else { return nil }
    if view is UIWindow { return test.point }
    guard let window = view.window else { return nil }
    return window.convert(view.convert(test.point, to: window), to: nil)
  }
}

extension HitTestOverride {
  /// Whether `hitTest(_:with:)` may do something else than UIKit's, so that the call itself is worth
  /// a stop.
  fileprivate var hasOwnHitTest: Bool { hitTest != nil || subclass != nil || isSwallowing }
}

import Explanation
import ResponderKit
import Scenes
import Text

extension WalkBuilder {
  /// Tells a hit-test: call by call, causes before consequences.
  mutating func tell(_ test: HitTest) {
    finger = fingerOnScreen(of: test)
    stages.append(WalkStage(test, isFolded: !opensCalls))
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
    _ call: HitTestCall, _ open: OpenCall?, _ fact: WalkStep.Fact, _ mark: WalkStep.Mark,
    _ rule: RuleID, marksRow: Bool = true
  ) -> WalkStep {
    let decision = open.map { WalkStep.Decision(row: $0.row, mark: mark) }
    return WalkStep(
      fact: fact, mark: mark, subject: call.view, rule: rule, point: open?.point,
      concerned: [call.view], row: open?.row,
      decisions: marksRow ? [decision].compactMap { $0 } : [])
  }

  private mutating func addEntry(_ call: HitTestCall, _ open: [OpenCall]) {
    guard let view = open.last else { return }
    let override = view.override.flatMap { $0.hasOwnHitTest ? $0 : nil }
    add(
      step(
        call, view, .call(override), .message,
        (override?.factOfAnswer ?? .answers).rule, marksRow: false))
  }

  private mutating func addFlags(
    _ call: HitTestCall, _ refusal: HitTestRejection?, _ open: inout [OpenCall]
  ) {
    add(
      step(
        call, open.last, .flags(refusal), refusal == nil ? .message : .no,
        (refusal?.fact ?? .answers).rule, marksRow: refusal != nil))
    if refusal != nil, !open.isEmpty { open[open.count - 1].hasRefused = true }
  }

  private mutating func addInside(
    _ call: HitTestCall, _ point: CGPoint, _ area: TouchArea, _ isInside: Bool,
    _ open: inout [OpenCall]
  ) {
    // An override may ask another view, whose answer decides nothing here.
    let isOwn = open.last?.view == call.view
    let decision = HitTestDecision(
      views: [call.view], depth: call.depth, point: point, area: area,
      override: isOwn ? open.last?.override : nil,
      verdict: isInside ? .answered : .refused(.outside(area)))
    var step = step(
      call, isOwn ? open.last : nil, .inside(decision), isInside ? .yes : .no, decision.rule)
    step.point = point
    add(step)
    if isOwn, !isInside { open[open.count - 1].hasRefused = true }
  }

  private mutating func addRun(
    _ call: HitTestCall, _ run: HitTestRun, _ verdict: HitTestDecision.Verdict, row: Int
  ) {
    let decision = HitTestDecision(
      views: run.views, depth: call.depth, point: run.point, verdict: verdict, parent: call.view)
    let mark: WalkStep.Mark = if case .missed = verdict { .no } else { .skip }
    add(
      WalkStep(
        fact: .siblings(decision), mark: mark,
        subject: run.count == 1 ? run.views[0] : call.view, rule: decision.rule, point: run.point,
        concerned: run.views, row: row, decisions: [WalkStep.Decision(row: row, mark: mark)]))
  }

  private mutating func addAnswer(
    _ call: HitTestCall, _ answer: ObjectID?, _ returned: OpenCall
  ) {
    guard let answer else {
      guard opensCalls || !returned.hasRefused else { return }
      add(step(call, returned, .answer(nil), .no, HitTestFact.refusedByOverride.rule))
      return
    }
    let fact = returned.override.flatMap { $0.hasOwnHitTest ? $0.factOfAnswer : nil } ?? .answers
    var step = step(call, returned, .answer(answer), .yes, fact.rule, marksRow: false)
    step.decisions = [WalkStep.Decision(row: returned.row, mark: .yes, answer: answer)]
    add(step)
  }

  private func conclusion(of test: HitTest) -> WalkStep {
    guard let answer = test.answer else {
      return WalkStep(fact: .hit(nil), mark: .no, rule: EventFact.hitNobody.rule)
    }
    return WalkStep(
      fact: .hit(answer), mark: .yes, subject: answer, concerned: [answer],
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

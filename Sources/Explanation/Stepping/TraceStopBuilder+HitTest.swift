import ResponderKit
import Scenes

extension TraceStopBuilder {
  /// Adds the steps of a hit-test, call by call, causes before consequences.
  mutating func tell(_ test: HitTest) {
    finger = fingerOnScreen(of: test)
    let decisions = HitTestDecisions(test, isFolded: !opensCalls).all
    stages.append(TraceStage(decisions, at: test.point))
    var open: [OpenCall] = []
    var row = 0
    for call in opensCalls ? test.callsUnfolded : test.calls {
      switch call.kind {
      case .enter(let point, let override):
        var entered = OpenCall(view: call.view, row: row, point: point, override: override)
        entered.hasEntry = opensCalls || override?.hasOwnHitTest == true
        if entered.hasEntry { addEntry(call, entered, decisions[row].answer) }
        open.append(entered)
        row += 1
      case .flags(let refusal): addFlags(call, refusal, &open)
      case .inside(let point, let area, let asker, let isInside):
        if asker == call.view, open.last?.view == asker {
          addInside(call, point, area, isInside, &open[open.count - 1])
        } else {
          addQuestion(call, point, area, isInside, by: asker, row: open.last?.row)
        }
      case .ruled(let place):
        if let last = open.indices.last, open[last].override?.hitTest is HitTestAnswers {
          open[last].override = open[last].override?.answering(by: place)
        }
      case .line(let line): addLine(call, line, row: open.last { $0.view == call.view }?.row)
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

  private struct OpenCall {
    var view: ObjectID
    var row: Int
    var point: CGPoint
    var override: HitTestOverride?
    /// Indicates whether a stop has told already that the view is asked.
    var hasEntry = false
    /// The reason why the answer will be nil, if a stop has told it already.
    var refusal: HitTestRefusal?
  }

  private func step(
    _ call: HitTestCall, _ open: OpenCall?, _ fact: TraceStop.Fact, _ mark: TraceStop.Mark,
    _ rule: RuleID, marksRow: Bool = true
  ) -> TraceStop {
    let decision = open.map { TraceStop.Decision(row: $0.row, mark: mark) }
    return TraceStop(
      fact: fact, mark: mark, subject: call.view, rule: rule, point: open?.point,
      concerned: [call.view], row: open?.row,
      decisions: marksRow ? [decision].compactMap { $0 } : [])
  }

  private mutating func addEntry(_ call: HitTestCall, _ view: OpenCall, _ answer: ObjectID?) {
    let override = view.override.flatMap { $0.hasOwnHitTest ? $0 : nil }
    let fact =
      override.map { $0.isOnlySwallowing ? .keptByAnimation : $0.fact(ofAnswer: answer) }
      ?? .answers
    add(step(call, view, .call(override), .message, fact.rule, marksRow: false))
  }

  private mutating func addFlags(
    _ call: HitTestCall, _ refusal: HitTestRejection?, _ open: inout [OpenCall]
  ) {
    let view = open.last
    let asked = view?.override?.hitTest?.flagsAsked ?? .all
    let isControl = scene.view(of: call.view) is UIControl
    let flags = TraceStop.Flags(
      refusal: refusal, asked: isControl ? asked : asked.subtracting(.enabled),
      isFirst: view?.hasEntry != true)
    add(
      step(
        call, view, .flags(flags), refusal == nil ? .message : .no,
        (refusal?.fact ?? .answers).rule, marksRow: refusal != nil))
    if let refusal, view != nil { open[open.count - 1].refusal = .flags(refusal) }
  }

  /// Adds the step in which the `point(inside:with:)` of a view answers its own `hitTest(_:with:)`.
  private mutating func addInside(
    _ call: HitTestCall, _ point: CGPoint, _ area: TouchArea, _ isInside: Bool,
    _ view: inout OpenCall
  ) {
    let decision = decision(call, point, area, isInside)
    var step = step(
      call, view, .inside(decision), isInside ? .yes : .no, area.fact.rule)
    step.point = point
    add(step)
    view.refusal = isInside ? nil : .outside(area)
  }

  /// Adds the step in which code of one view asks the `point(inside:with:)` of another.
  private mutating func addQuestion(
    _ call: HitTestCall, _ point: CGPoint, _ area: TouchArea, _ isInside: Bool,
    by asker: ObjectID, row: Int?
  ) {
    var step = step(
      call, nil, .question(decision(call, point, area, isInside), by: asker), isInside ? .yes : .no,
      area.fact.rule)
    step.point = point
    step.row = row
    step.concerned.append(asker)
    add(step)
  }

  private func decision(
    _ call: HitTestCall, _ point: CGPoint, _ area: TouchArea, _ isInside: Bool
  ) -> HitTestDecision {
    HitTestDecision(
      views: [call.view], depth: call.depth, point: point, area: area,
      verdict: isInside ? .answered : .refused(.outside(area)))
  }

  /// Adds the step in which a line of code runs; a condition says yes or no.
  private mutating func addLine(_ call: HitTestCall, _ line: CodeLine, row: Int?) {
    add(
      TraceStop(
        fact: .line(line), mark: .message, subject: call.view,
        rule: HitTestFact.answersByOverride.rule,
        concerned: [call.view], row: row))
  }

  private mutating func addAnswer(
    _ call: HitTestCall, _ answer: ObjectID?, _ returned: OpenCall
  ) {
    let override = returned.override.flatMap { $0.hasOwnHitTest ? $0 : nil }
    guard let answer else {
      guard opensCalls || returned.refusal == nil else { return }
      let fact = returned.refusal?.fact ?? .refusedByOverride
      add(step(call, returned, .answer(nil), .no, fact.rule))
      return
    }
    let fact = override?.fact(ofAnswer: answer) ?? .answers
    var step = step(call, returned, .answer(answer), .yes, fact.rule, marksRow: false)
    step.decisions = [TraceStop.Decision(row: returned.row, mark: .yes, answer: answer)]
    add(step)
  }

  private func conclusion(of test: HitTest) -> TraceStop {
    guard let answer = test.answer else {
      return TraceStop(fact: .hit(nil), mark: .no, rule: EventFact.hitNobody.rule)
    }
    return TraceStop(
      fact: .hit(answer), mark: .yes, subject: answer, concerned: [answer],
      row: stages[stages.count - 1].rows.lastIndex { $0.subject == answer })
  }

  /// Returns the location of a hit-test's finger on the screen. The hit-test may have begun with a
  /// view instead of a window.
  private func fingerOnScreen(of test: HitTest) -> CGPoint? {
    var calls = test.calls.makeIterator()
    guard let first = calls.next(), let view = scene.view(of: first.view) else { return nil }
    if view is UIWindow { return test.point }
    guard let window = view.window else { return nil }
    return window.convert(view.convert(test.point, to: window), to: nil)
  }
}

extension HitTestOverride {
  /// Indicates whether `hitTest(_:with:)` may differ from UIKit's, so that the call itself is worth
  /// a stop.
  fileprivate var hasOwnHitTest: Bool { hitTest != nil || subclass != nil || isSwallowing }

  /// Indicates whether UIKit's own algorithm gives the different answer, because of an animation.
  package var isOnlySwallowing: Bool { hitTest == nil && isSwallowing }
}

extension TouchArea {
  /// The kind of the question whether a point is inside, whatever the answer.
  fileprivate var fact: HitTestFact { HitTestRefusal.outside(self).fact }
}

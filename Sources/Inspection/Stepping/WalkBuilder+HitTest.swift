import Explanation
import ResponderKit
import Scenes
import Text

extension WalkBuilder {
  /// Tells a hit-test: call by call, causes before consequences.
  mutating func tell(_ test: HitTest) {
    finger = fingerOnScreen(of: test)
    let decisions = HitTestDecisions(test, isFolded: !opensCalls).all
    stages.append(WalkStage(decisions, at: test.point, in: scene))
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
    /// Whether a stop has said already that it is asked.
    var hasEntry = false
    /// Why the answer will be nil, if a stop has said so already.
    var refusal: HitTestRefusal?
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

  private mutating func addEntry(_ call: HitTestCall, _ view: OpenCall, _ answer: ObjectID?) {
    var how = ""
    var fact = HitTestFact.answers
    if let override = view.override, override.hasOwnHitTest {
      let words = override.hitTest.map(scene.words(of:)) ?? words.override(override)
      how =
        override.isOnlySwallowing
        ? ": it is being animated without allowUserInteraction"
        : ": its hitTest is overridden (\(words))"
      fact = override.isOnlySwallowing ? .keptByAnimation : override.fact(ofAnswer: answer)
    }
    add(
      step(
        call, view, .message, "is asked at \(view.point.text)\(how)", fact.rule, marksRow: false))
  }

  private mutating func addFlags(
    _ call: HitTestCall, _ refusal: HitTestRejection?, _ open: inout [OpenCall]
  ) {
    let hasEntry = open.last?.hasEntry == true
    guard let refusal else {
      let flags = flagsThatPass(call.view, open.last?.override)
      add(
        step(
          call, open.last, .message, "\(hasEntry ? "passes its flags" : "is asked"): \(flags)",
          HitTestFact.answers.rule, marksRow: false))
      return
    }
    let verb = hasEntry ? "refuses" : "is asked and answers nil"
    add(step(call, open.last, .no, "\(verb): \(words.flag(refusal))", refusal.fact.rule))
    if !open.isEmpty { open[open.count - 1].refusal = .flags(refusal) }
  }

  /// The flags that were asked and let touches through.
  private func flagsThatPass(_ view: ObjectID, _ override: HitTestOverride?) -> String {
    let asked = override?.hitTest?.flagsAsked ?? .all
    let isControl = scene.view(of: view) is UIControl
    let flags: [(HitTestFlags, String)] = [
      (.interaction, "interaction on"), (.hidden, "not hidden"), (.alpha, "alpha at least 0.01"),
      (.enabled, "enabled"),
    ]
    return flags.filter { asked.contains($0.0) && ($0.0 != .enabled || isControl) }.map(\.1)
      .joined(separator: ", ")
  }

  /// Tells what the `point(inside:with:)` of a view said to its own `hitTest(_:with:)`.
  private mutating func addInside(
    _ call: HitTestCall, _ point: CGPoint, _ area: TouchArea, _ isInside: Bool,
    _ view: inout OpenCall
  ) {
    let verb = isInside ? "contains" : "does not contain"
    var step = step(
      call, view, isInside ? .yes : .no,
      "\(verb) the point: \(reason(call, point, area, isInside))",
      area.fact.rule)
    step.point = point
    add(step)
    view.refusal = isInside ? nil : .outside(area)
  }

  /// Tells that code of one view asks the `point(inside:with:)` of another.
  private mutating func addQuestion(
    _ call: HitTestCall, _ point: CGPoint, _ area: TouchArea, _ isInside: Bool,
    by asker: ObjectID, row: Int?
  ) {
    let name = scene.label(of: call.view)
    var step = step(
      call, nil, isInside ? .yes : .no,
      "asks \(name) whether it contains the point: \(isInside ? "yes" : "no"), "
        + reason(call, point, area, isInside), area.fact.rule)
    step.name = scene.label(of: asker)
    step.point = point
    step.row = row
    step.concerned.append(asker)
    add(step)
  }

  private func reason(
    _ call: HitTestCall, _ point: CGPoint, _ area: TouchArea, _ isInside: Bool
  ) -> String {
    guard isInside else { return words.refusals(.outside(area), at: point, override: nil)[0] }
    return words.answers(
      of: HitTestDecision(
        views: [call.view], depth: call.depth, point: point, area: area, verdict: .answered))[0]
  }

  private mutating func addAnswer(
    _ call: HitTestCall, _ answer: ObjectID?, _ returned: OpenCall
  ) {
    let override = returned.override.flatMap { $0.hasOwnHitTest ? $0 : nil }
    guard let answer else {
      guard opensCalls || returned.refusal == nil else { return }
      let fact = returned.refusal?.fact ?? .refusedByOverride
      add(step(call, returned, .no, "answers nil", fact.rule))
      return
    }
    let fact = override?.fact(ofAnswer: answer) ?? .answers
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

  /// Whether it is UIKit's own algorithm that answers otherwise, because of an animation.
  fileprivate var isOnlySwallowing: Bool { hitTest == nil && isSwallowing }
}

extension TouchArea {
  /// The kind of the question whether a point is inside, whatever the answer.
  fileprivate var fact: HitTestFact { HitTestRefusal.outside(self).fact }
}

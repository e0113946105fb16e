import Explanation
import ResponderKit
import Text

struct StepWords {
  private let words: DecisionWords
  private let story: EventTimelineFormatter
  private let code: CodeLineWords

  init(_ walk: TraceStepper, _ style: OutputStyle) {
    words = DecisionWords(walk.scene)
    story = EventTimelineFormatter(walk.interaction, walk.scene, style)
    code = CodeLineWords(style: style)
  }

  // MARK: Names

  /// Returns the subject of a step in words: the name of an object, a method or a time.
  func name(_ step: TraceStop) -> String {
    switch step.fact {
    case .call, .flags, .inside, .line, .answer, .station, .message:
      step.subject.map(words.name) ?? ""
    case .question(_, let asker): words.name(asker)
    case .siblings(let decision): name(of: decision)
    case .hit(let answer): answer.map(words.name) ?? "nobody"
    case .sameWay(let route): route.method.rawValue
    case .row(let row): "\(row.time.clockText) s"
    }
  }

  private func name(of run: HitTestDecision) -> String {
    let count = run.views.count
    guard count > 3 else { return run.views.map(words.name).joined(separator: ", ") }
    return run.depth == 0
      ? "\(count) windows" : "\(count) subviews of \(run.parent.map(words.name) ?? "nobody")"
  }

  // MARK: Sentences

  /// Returns what happens in a step, with the numbers; the words go on from the name.
  func sentence(_ step: TraceStop) -> String {
    switch step.fact {
    case .call(let override):
      "is asked at \(step.point?.text ?? "a point")\(override.map(reason) ?? "")"
    case .flags(let flags): self.flags(flags)
    case .inside(let decision):
      "\(decision.isInside ? "contains" : "does not contain") the point: \(area(decision))"
    case .question(let decision, _):
      "asks \(words.name(decision.views[0])) whether it contains the point: "
        + "\(decision.isInside ? "yes" : "no"), \(area(decision))"
    case .line(let line): "runs line \(line.line): \(code.words(line))"
    case .siblings(let decision): siblings(decision)
    case .answer(let answer):
      "returns " + (answer.map { $0 == step.subject ? "self" : words.name($0) } ?? "nil")
    case .hit(nil): "claims the point: no touches are sent"
    case .hit: "is the hit-test view"
    case .station(let event): "gets the event: \(story.line(event)?.text ?? "")"
    case .sameWay: "goes the same way, with the same outcome"
    case .message(let route, let hop): message(route, hop).sentence
    // A step may stand alone on the page, so it does not go "the same way" as another.
    case .row(let row): row.route.map { story.text(of: $0).way.text } ?? story.line(row).text
    }
  }

  /// Returns the final outcome of a step, if that stands apart from the sentence.
  func ending(_ step: TraceStop) -> String? {
    guard case .row(let row) = step.fact else { return nil }
    return row.route.map { story.text(of: $0).verdict.text }
  }

  /// Returns the sentence or the outcome in a few words.
  func outcome(_ step: TraceStop) -> String {
    switch step.fact {
    case .message(let route, let hop): message(route, hop).outcome
    case .row(let row):
      row.route.map { "\($0.method.rawValue): \(story.text(of: $0).verdict.text)" }
        ?? sentence(step)
    default: sentence(step)
    }
  }

  private func reason(_ override: HitTestOverride) -> String {
    override.isOnlySwallowing
      ? ": it is being animated without allowUserInteraction"
      : ": its hitTest is overridden (\(words.hitTest(override)))"
  }

  private func flags(_ flags: TraceStop.Flags) -> String {
    if let refusal = flags.refusal {
      return "\(flags.isFirst ? "is asked and answers nil" : "refuses"): \(words.flag(refusal))"
    }
    let passing: [(HitTestFlags, String)] = [
      (.interaction, "interaction on"), (.hidden, "not hidden"),
      (.alpha, "alpha at least \(HitTestRejection.alphaThreshold)"),
      (.enabled, "enabled"),
    ]
    let names = passing.filter { flags.asked.contains($0.0) }.map(\.1).joined(separator: ", ")
    return "\(flags.isFirst ? "is asked" : "passes its flags"): \(names)"
  }

  /// Returns the reason why a point is inside an area, or is not.
  private func area(_ decision: HitTestDecision) -> String {
    guard case .refused(let refusal) = decision.verdict else {
      return words.answers(of: decision)[0]
    }
    return words.refusals(refusal, at: decision.point, override: nil)[0]
  }

  private func siblings(_ decision: HitTestDecision) -> String {
    let isOne = decision.views.count == 1
    let verb = isOne ? "is" : "are"
    return switch decision.verdict {
    case .missed(let run):
      "\(verb) asked and \(isOne ? "answers" : "answer") nil: \(words.missed(run)[0])"
    case .skipped(let skip): "\(verb) \(words.skipped(skip)[0])"
    case .answered, .refused, .unseen: "\(verb) \(words.unseen[0])"
    }
  }

  private func message(
    _ route: EventTrace.Route, _ hop: Int
  ) -> (sentence: String, outcome: String) {
    let method = route.method.rawValue
    let isLast = hop == route.path.count - 1
    if isLast, route.isKept {
      return (
        "receives \(method) and handles it: super is not called, so it ends here",
        "handled \(method)"
      )
    }
    if route.handlers.contains(route.path[hop]) {
      return ("receives \(method), handles it and calls super, which passes it on", "handled it")
    }
    return isLast
      ? ("receives \(method) and has no next: nobody handled it", "had no next")
      : ("receives \(method); the default passes it to next", "passed \(method) on")
  }
}

extension HitTestDecision {
  fileprivate var isInside: Bool {
    if case .refused = verdict { false } else { true }
  }
}

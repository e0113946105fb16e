import Explanation
import ResponderKit
import Text

/// The steps of a walk in words.
struct StepWords {
  private let walk: StepWalk
  private let words: DecisionWords
  private let story: StoryWords

  init(_ walk: StepWalk, _ look: Look) {
    self.walk = walk
    words = DecisionWords(walk.scene)
    story = StoryWords(walk.interaction, walk.scene, look)
  }

  // MARK: Names

  /// What the step is about: the name of somebody, a method or a time.
  func name(_ step: WalkStep) -> String {
    switch step.fact {
    case .call, .flags, .inside, .answer, .message: step.subject.map(words.name) ?? ""
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

  /// What happened, with the numbers; goes on from the name.
  func sentence(_ step: WalkStep) -> String {
    switch step.fact {
    case .call(let override):
      "is asked at \(step.point?.text ?? "a point")"
        + (override.map { ": its hitTest is overridden (\(words.override($0)))" } ?? "")
    case .flags(nil):
      "\(walk.opensCalls ? "lets touches through" : "is asked"): interaction on, not hidden, alpha "
        + "at least 0.01"
    case .flags(let refusal?):
      "\(walk.opensCalls ? "refuses" : "is asked and answers nil"): \(words.flag(refusal))"
    case .inside(let decision): inside(decision)
    case .siblings(let decision): siblings(decision)
    case .answer(let answer):
      "answers "
        + (answer.map { $0 == step.subject ? "itself" : words.name($0) } ?? "nil")
    case .hit(nil): "claims the point: no touches are sent"
    case .hit: "is the hit-test view"
    case .sameWay: "goes the same way, with the same outcome"
    case .message(let route, let hop): message(route, hop).sentence
    case .row(let row): story.line(row).text
    }
  }

  /// The same in a few words.
  func outcome(_ step: WalkStep) -> String {
    if case .message(let route, let hop) = step.fact { return message(route, hop).outcome }
    return sentence(step)
  }

  private func inside(_ decision: HitTestDecision) -> String {
    guard case .refused(let refusal) = decision.verdict else {
      return "contains the point: \(words.answers(of: decision)[0])"
    }
    return "does not contain the point: "
      + words.refusals(refusal, at: decision.point, override: nil)[0]
  }

  private func siblings(_ decision: HitTestDecision) -> String {
    let verb = decision.views.count == 1 ? "is" : "are"
    return switch decision.verdict {
    case .missed(let run): "are asked and answer nil: \(words.missed(run).last ?? "")"
    case .skipped(let skip): "\(verb) \(words.skipped(skip)[0])"
    case .answered, .refused, .unseen: "\(verb) \(words.unseen[0])"
    }
  }

  private func message(
    _ route: Interaction.Route, _ hop: Int
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

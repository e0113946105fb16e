import ResponderKit

/// The decisions of a hit-test as JSON, in the order in which a trace tells them.
struct HitTestJSON {
  private let test: HitTest
  private let scene: Scene

  init(_ test: HitTest, in scene: Scene) {
    self.test = test
    self.scene = scene
  }

  var decisions: [JSONObject] {
    let steps = test.steps
    let answers = HitTestAnswers(test).ofSteps
    let overrides = test.overrides
    return HitTest.tellingOrder(of: steps).map { k in
      let step = steps[k]
      let override = step.override >= 0 ? scene.words(of: overrides[step.override]) : nil
      var decision: JSONObject = ["depth": .integer(step.depth)]
      switch step.kind {
      case .accepted: ask(step, "accepted", answers[k], &decision)
      case .answeredByOverride: ask(step, "overridden", answers[k], &decision)
      case .refused(let rejection):
        ask(step, "refused", answers[k], &decision)
        decision["reason"] = .string(rejection.word)
        if case .transparent(let alpha) = rejection { decision["alpha"] = .number(Double(alpha)) }
        decision["text"] = .string(rejection.text(at: step.point, override: override))
        decision["rule"] = .string(rejection.rule)
      case .passed(let run):
        decision["verdict"] = "passed"
        decision["views"] = names(run)
        decision["point"] = step.point.json
        decision["box"] = test.runs[run].box?.json
        decision["reason"] = "outside"
        decision["rule"] = "R2.4"
      case .notAsked(let run):
        decision["verdict"] = "notAsked"
        decision["views"] = names(run)
        decision["answeredFirst"] = .string(
          scene.label(of: HitTest.winner(besides: k, in: steps)))
      }
      if let override { decision["override"] = .string(override.name) }
      return decision
    }
  }

  /// Takes down whom a step asked and what came of it.
  private func ask(
    _ step: HitTestStep, _ verdict: String, _ answer: ObjectID?, _ decision: inout JSONObject
  ) {
    decision["verdict"] = .string(verdict)
    decision["view"] = .string(scene.label(of: step.view))
    decision["class"] = scene.view(of: step.view).map { .string(scene.className(of: $0)) }
    decision["point"] = step.point.json
    decision["bounds"] = step.bounds.json
    decision["answer"] = .text(answer.map { scene.label(of: $0) })
  }

  private func names(_ run: Int) -> JSONValue {
    .strings(test.runs[run].views.map { scene.label(of: $0) })
  }
}

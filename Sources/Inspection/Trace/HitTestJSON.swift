import ResponderKit
import Text

/// The decisions of a hit-test as JSON, in the order in which the views were asked.
struct HitTestJSON {
  private let test: HitTest
  private let scene: Scene
  private let words: DecisionWords

  init(_ test: HitTest, in scene: Scene) {
    self.test = test
    self.scene = scene
    words = DecisionWords(scene)
  }

  var decisions: [JSONObject] {
    HitTestDecisions(test, isFolded: false).all.map { decision in
      var object: JSONObject = ["depth": .integer(decision.depth)]
      switch decision.verdict {
      case .answered:
        let isOwn = decision.override != nil && decision.area == nil
        ask(decision, isOwn ? "overridden" : "accepted", &object)
      case .refused(let refusal):
        ask(decision, "refused", &object)
        object["reason"] = .string(refusal.word)
        if case .flags(.transparent(let alpha)) = refusal {
          object["alpha"] = .number(Double(alpha))
        }
        object["text"] = .string(
          words.refusals(refusal, at: decision.point, override: decision.override)[0])
      case .missed(let run):
        object["verdict"] = "passed"
        object["views"] = names(decision.views)
        object["point"] = decision.point.json
        object["box"] = run.box?.json
        object["reason"] = "outside"
      case .skipped(let skip):
        object["verdict"] = "notAsked"
        object["views"] = names(decision.views)
        switch skip {
        case .answered(let winner):
          object["answeredFirst"] = .string(scene.label(of: winner))
        case .override(let override): object["leftOutBy"] = .string(words.override(override))
        case .swallowed: object["leftOutBy"] = "animation"
        }
      case .unseen:
        object["verdict"] = "unseen"
        object["views"] = names(decision.views)
      }
      object["rule"] = .string(decision.rule.description)
      if let override = decision.override { object["override"] = .string(words.override(override)) }
      return object
    }
  }

  /// Takes down whom a decision asked and what came of it.
  private func ask(_ decision: HitTestDecision, _ verdict: String, _ object: inout JSONObject) {
    let view = decision.views[0]
    object["verdict"] = .string(verdict)
    object["view"] = .string(scene.label(of: view))
    object["class"] = scene.view(of: view).map { .string(scene.className(of: $0)) }
    object["point"] = decision.point.json
    object["bounds"] = decision.area?.rect?.json
    object["answer"] = .text(decision.answer.map { scene.label(of: $0) })
  }

  private func names(_ views: [ObjectID]) -> JSONValue {
    .strings(views.map { scene.label(of: $0) })
  }
}

extension TouchArea {
  /// The rectangle that it is, or is made of.
  fileprivate var rect: CGRect? {
    switch self {
    case .bounds(let rect), .code(let rect), .own(let rect): rect
    case .value(_, let rect): rect
    case .accepted: nil
    }
  }
}

extension HitTestRun {
  /// The words for why its views answered nil, in `expect refused`.
  package var words: [String] { reason.map { HitTestRefusal.flags($0).words } ?? [] }
}

extension HitTestRefusal {
  /// The word for the refusal, in `expect refused` and in JSON.
  package var word: String {
    switch self {
    case .flags(let rejection):
      switch rejection {
      case .interactionDisabled: "interaction"
      case .hidden: "hidden"
      case .transparent: "alpha"
      case .disabled: "disabled"
      case .singularTransform: "singular"
      case .outside, .outsideByOverride: "outside"
      }
    case .outside(.bounds): "outside"
    case .outside, .override: "override"
    }
  }

  /// All words that are right for the refusal: what an override finds outside is outside, too.
  package var words: [String] {
    if case .outside = self, word != "outside" { [word, "outside"] } else { [word] }
  }
}

import Explanation
import ResponderKit
import Scenes
import Text

extension HitTest {
  /// Returns the decisions as JSON, with the names of a scene.
  package func decisionObjects(in scene: Scene) -> [JSONObject] {
    decisions(in: scene).map(JSONObjectType.decision.object)
  }

  /// The decisions with the names of a scene, in the order in which the views were asked.
  fileprivate func decisions(in scene: Scene) -> [DecisionFacts] {
    let words = DecisionWords(scene)
    return HitTestDecisions(self, isFolded: false).all.map {
      DecisionFacts(decision: $0, scene: scene, words: words)
    }
  }
}

struct HitTestFacts {
  let test: HitTest
  let scene: Scene
  let isAsBefore: Bool
  let place: MomentPlace?

  var hit: String? { test.answer.map { scene.label(of: $0) } }
}

extension JSONObjectType<HitTestFacts> {
  static let hitTest = JSONObjectType("hitTest", "A hit-test; that of a question has no time.") {
    JSONMember("point", .point, "where it began, on the screen or in the view that was asked") {
      $0.test.point
    }
    JSONMember("hit", .textOrNull, "the view that it found") { $0.hit }
    JSONObjectType<MomentPlace>.place.members { $0.place }
    JSONMember(
      optional: "isAsBefore", .bool,
      "true, in place of decisions, if they are those of the hit-test before"
    ) { $0.isAsBefore ? true : nil }
    JSONMember(
      optional: "decisions", .list(.object(.decision)),
      "who was asked and what came of it, in the order of a trace"
    ) { $0.isAsBefore ? nil : $0.test.decisions(in: $0.scene) }
    JSONMember(
      optional: "notes", .names,
      "views that are drawn at the point, or whose touch area is enlarged to it, but cannot be "
        + "touched there"
    ) {
      $0.isAsBefore
        ? nil : DecisionWords($0.scene).sentences(DeadAreaNotes($0.test, in: $0.scene))
    }
  }
}

/// A decision with the names of those that it is about.
struct DecisionFacts {
  let decision: HitTestDecision
  let scene: Scene
  let words: DecisionWords

  enum Verdict: String, CaseIterable {
    case accepted, refused, overridden, passed, notAsked, unseen
  }

  var verdict: Verdict {
    switch decision.verdict {
    case .answered: decision.override != nil && decision.area == nil ? .overridden : .accepted
    case .refused: .refused
    case .missed: .passed
    case .skipped: .notAsked
    case .unseen: .unseen
    }
  }

  var refusal: HitTestRefusal? {
    if case .refused(let refusal) = decision.verdict { refusal } else { nil }
  }

  var run: HitTestRun? { if case .missed(let run) = decision.verdict { run } else { nil } }

  var skip: HitTestSkip? { if case .skipped(let skip) = decision.verdict { skip } else { nil } }

  var leftOutBy: String? {
    switch skip {
    case .override(let override): words.override(override)
    case .swallowed: "animation"
    case .answered, nil: nil
    }
  }

  func name(_ id: ObjectID) -> String { scene.label(of: id) }
}

extension JSONObjectType<DecisionFacts> {
  static let decision = JSONObjectType(
    "decision", "The decision of one view, or of a group of siblings, in a hit-test."
  ) {
    JSONMember("depth", .count, "how deep it lies below the first view asked") {
      $0.decision.depth
    }
    JSONMember(
      "verdict", .word(DecisionFacts.Verdict.self),
      "what came of it: 'overridden' if hitTest answered by its own means; 'passed' for siblings "
        + "that were asked and are missed by the point; 'notAsked' for views that were not called; "
        + "'unseen' below code of the app that the recorder cannot look into"
    ) { $0.verdict }
    JSONMember(optional: "view", .text, "the view, unless it is a run of siblings") { facts in
      facts.decision.view.map { facts.name($0) }
    }
    JSONMember(optional: "class", .text, "the view's class") { facts in
      facts.decision.view.flatMap { facts.scene.view(of: $0) }.map {
        facts.scene.className(of: $0)
      }
    }
    JSONMember(optional: "views", .names, "the siblings of a run, the front one first") { facts in
      facts.decision.view == nil ? facts.scene.labels(of: Array(facts.decision.views)) : nil
    }
    JSONMember(
      optional: "point", .point,
      "the point in the view's coordinates, for a run in those of the superview"
    ) { $0.decision.isAsked ? $0.decision.point : nil }
    JSONMember(
      optional: "bounds", .rect,
      "the area that decided whether the point is inside: the bounds, "
        + "or what an override has in place of them"
    ) { $0.decision.view == nil ? nil : $0.decision.area?.rect }
    JSONMember(
      optional: "box", .rect, "the common box of siblings that were passed by, in the superview"
    ) { $0.run?.box }
    JSONMember(optional: "answer", .textOrNull, "what hitTest returned") { facts in
      facts.decision.view.map { _ in facts.decision.answer.map { facts.name($0) } }
    }
    JSONMember(
      optional: "answeredFirst", .text, "the sibling because of which they were not asked"
    ) { facts in
      if case .answered(let winner) = facts.skip { facts.name(winner) } else { nil }
    }
    JSONMember(
      optional: "leftOutBy", .text,
      "the override that did not ask them; 'animation' if an animated view keeps the touch"
    ) { $0.leftOutBy }
    JSONMember(
      optional: "reason", .word(HitTestRefusal.Word.self),
      "why it refused, in the words of 'expect refused'"
    ) { $0.refusal?.word ?? ($0.run == nil ? nil : .outside) }
    JSONMember(optional: "alpha", .number, "the alpha that is too low") {
      if case .flags(.transparent(let alpha)) = $0.refusal { alpha.toldAsAlpha } else { nil }
    }
    JSONMember(optional: "text", .text, "the reason in words, with the numbers") { facts in
      facts.refusal.map {
        facts.words.refusals(
          $0, at: facts.decision.point, override: facts.decision.override)[0]
      }
    }
    JSONMember(
      optional: "skippedFlag", .word(HitTestRefusal.Word.self),
      "a state that refuses touches, but that the override does not look at"
    ) { $0.decision.override?.skippedFlag.map { HitTestRefusal.flags($0).word } }
    JSONMember("rule", .text, "the rule that says so") { $0.decision.rule.description }
    JSONMember(optional: "answerRule", .ordinal, "the number of the answer rule that decided") {
      $0.decision.override?.rule
    }
    JSONMember(
      optional: "lines", .list(.object(.codeLine)), "the lines of its code that ran, in their order"
    ) { $0.decision.lines.isEmpty ? nil : $0.decision.lines }
    JSONMember(optional: "override", .text, "what is overridden") { facts in
      facts.decision.override.map { facts.words.override($0) }
    }
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

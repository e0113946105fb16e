import Analysis
import Explanation
import ResponderKit
import Scenes
import Text

extension JSONObjectType<DiagnosisReport> {
  package static let diagnosis = JSONObjectType(
    "diagnosis", "Why a view does or does not receive a touch."
  ) {
    JSONMember("view", .text, "the view that was asked for") { $0.name($0.diagnosis.target) }
    JSONMember("point", .point, "the point of the screen") { $0.diagnosis.point }
    JSONMember("pointInView", .point, "the same in the view's coordinates") {
      $0.diagnosis.pointInTarget
    }
    JSONMember(
      "reached", .orNull(.bool),
      "whether the view gets the touch; null where the scene does not tell who decides"
    ) { report in
      switch report.diagnosis.verdict {
      case .reached: true
      case .missed: false
      case .open: nil
      }
    }
    JSONMember("winner", .textOrNull, "the view that is hit") { report in
      report.diagnosis.winner.map { report.name($0) }
    }
    JSONMember("codes", .list(.word(DiagnosisCode.self)), "the codes of the findings") {
      $0.diagnosis.findings.map(\.code)
    }
    JSONMember(
      "findings", .list(.object(.finding)),
      "obstacles, things that change the outcome, and remarks"
    ) { report in report.diagnosis.findings.map { FindingFacts($0, in: report.diagnosis.scene) } }
    JSONMember("reachablePercent", .percent, "how much of the view can be touched") {
      $0.diagnosis.reach.percent
    }
    JSONMember(
      "pointThatWorks", .orNull(.point),
      "a point of the screen at which the view gets the touch"
    ) { $0.diagnosis.pointThatWorks }
    JSONMember(
      optional: "outcome", .outcome,
      "the outcome of a tap there for the view, which was tried and taken back"
    ) { $0.diagnosis.course }
    JSONMember(
      "works", .orNull(.bool),
      "whether the view gets the touch and acts on it; null where 'reached' is"
    ) { $0.diagnosis.verdict == .open ? nil : $0.diagnosis.works }
    JSONMember("recognized", .names, "the view's recognizers that recognize the tap") { report in
      (report.diagnosis.course?.recognizers ?? []).map { report.diagnosis.scene.label(of: $0) }
    }
    JSONMember("performed", .names, "the control's actions that somebody performs") {
      ($0.diagnosis.course?.performed ?? []).map(\.name)
    }
    JSONMember(
      optional: "tried", .object(.trial), "the result of applying the fix"
    ) { $0.trial }
  }
}

extension DiagnosisReport {
  fileprivate func name(_ view: UIView) -> String { diagnosis.scene.label(of: view) }
}

extension JSONObjectType<Diagnosis.Trial> {
  fileprivate static let trial = JSONObjectType(
    "trial", "The result of applying a fix."
  ) {
    JSONMember("commands", .names, "the commands") { $0.commands }
    JSONMember("succeeds", .bool, "whether the view gets the touch then") { $0.succeeds }
    JSONMember("winner", .textOrNull, "the view that is hit then") { $0.winner }
  }
}

/// A finding with its words, and the scene that names its objects.
package struct FindingFacts {
  let finding: Finding
  let scene: Scene
  fileprivate let words: FindingWords
  fileprivate let row: FindingRow

  init(_ finding: Finding, in scene: Scene) {
    (self.finding, self.scene) = (finding, scene)
    words = FindingWords(scene)
    row = words.row(of: finding)
  }

  fileprivate var numbers: FindingNumbers { row.numbers }
}

private struct FixFacts {
  let fix: Fix
  let scene: Scene
}

extension JSONObjectType<FindingFacts> {
  package static let finding = JSONObjectType(
    "finding", "A reason why a view gets no touch, or why the touch has another outcome."
  ) {
    JSONMember("code", .word(DiagnosisCode.self), "what it is") { $0.finding.code }
    JSONMember("weight", .word(Finding.Weight.self), "how much it matters") { $0.finding.weight }
    JSONMember("culprit", .textOrNull, "the object that causes it") { facts in
      facts.finding.object.map { facts.scene.label(of: $0) }
    }
    JSONMember("text", .text, "what happens, with the numbers") { $0.row.statement }
    JSONMember("details", .names, "more sentences") { $0.row.details }
    JSONMember(optional: "rule", .text, "the rule by which it happens") {
      $0.finding.rule?.description
    }
    JSONMember("confidence", .confidence, "how sure it is") { $0.finding.confidence }
    JSONMember(optional: "confidenceReason", .text, "why it is not certain") {
      $0.words.reason($0.finding.confidence)
    }
    JSONMember(
      optional: "decidedBy", .list(.object(.codeLine)),
      "the lines of the app's code that decided: the condition, and the line that ended the method"
    ) { facts in facts.finding.cause.map { [$0.condition, $0.line].compactMap(\.self) } }
    JSONMember(
      optional: "tries", .list(.object(.tried)),
      "who gets the touch with each value of the app's that makes a difference"
    ) { facts in
      guard case .openCode(let hit) = facts.finding.fact, !hit.tried.isEmpty else { return nil }
      return hit.tried.map { TriedFacts(tried: $0, scene: facts.scene) }
    }
    JSONMember("facts", .object(.findingFacts), "the numbers of the sentences") { $0 }
    JSONMember("fixes", .list(.object(.fix)), "the fixes, best first") { facts in
      facts.finding.fixes.map { FixFacts(fix: $0, scene: facts.scene) }
    }
  }

  fileprivate static let findingFacts = JSONObjectType(
    "findingFacts", "The numbers and names of a finding, those that it has."
  ) {
    JSONMember(
      optional: "covers", .rect, "the part of the view that the culprit lies over"
    ) { $0.numbers.covers?.rect }
    JSONMember(optional: "coversPercent", .percent, "its share of the view") {
      $0.numbers.covers?.percent
    }
    JSONMember(
      optional: "contentOffset", .point, "where the part begins that a scroll view shows"
    ) { $0.numbers.contentOffset }
    JSONMember(optional: "alpha", .number, "the alpha of the culprit") {
      $0.numbers.alpha.map { Double($0.toldAsAlpha) }
    }
    JSONMember(optional: "frame", .rect, "the box round a transformed view") { $0.numbers.frame }
    JSONMember(optional: "point", .point, "the point in the culprit's coordinates") {
      $0.numbers.point
    }
    JSONMember(optional: "bounds", .rect, "the bounds of the culprit") { $0.numbers.bounds }
    JSONMember(
      optional: "outsidePercent", .percent, "how much of the view lies outside of the culprit"
    ) { $0.numbers.outsidePercent }
    JSONMember(
      optional: "nor", .names, "further views, in the culprit, that the point is not in"
    ) { facts in
      let nor = facts.numbers.nor
      return nor.isEmpty ? nil : nor.map { facts.scene.label(of: $0) }
    }
    JSONMember(
      optional: "observation", .object(.observation), "the answer of the device"
    ) { facts in facts.numbers.observation.map { ObservationReport($0, in: facts.scene) } }
    JSONMember(optional: "taker", .text, "the view that is hit in another window") { facts in
      facts.numbers.taker.map { facts.scene.label(of: $0) }
    }
    JSONMember(optional: "waitsFor", .text, "the recognizer that has to fail") { facts in
      facts.numbers.waitsFor.map { facts.scene.label(of: $0) }
    }
  }
}

private struct TriedFacts {
  let tried: SceneHit.Try
  let scene: Scene
}

extension JSONObjectType<TriedFacts> {
  fileprivate static let tried = JSONObjectType(
    "tried", "The touch with values that nobody has given."
  ) {
    JSONMember("values", .list(.object(.givenValue)), "the values") { $0.tried.given }
    JSONMember("winner", .textOrNull, "the view that is hit then") { facts in
      facts.tried.view.map { facts.scene.label(of: $0) }
    }
    JSONMember("open", .bool, "whether it depends on more") { $0.tried.isOpen }
  }
}

extension JSONObjectType<(name: String, value: String)> {
  fileprivate static let givenValue = JSONObjectType("givenValue", "A value of the app's.") {
    JSONMember("name", .text, "what has it") { $0.name }
    JSONMember("value", .text, "the value, as Swift writes it") { $0.value }
  }
}

extension JSONObjectType<NumberChange> {
  fileprivate static let numberChange = JSONObjectType(
    "numberChange", "Another number in the app's code, with which the touch arrives."
  ) {
    JSONMember("source", .text, "the text of code") { $0.source }
    JSONMember("line", .number, "the line in it") { Double($0.line) }
    JSONMember("old", .text, "the number as it is written") { $0.old }
    JSONMember("new", .text, "the other one") { $0.new }
  }
}

extension JSONObjectType<FixFacts> {
  fileprivate static let fix = JSONObjectType("fix", "A fix.") {
    JSONMember("text", .text, "what it does") {
      FindingWords($0.scene).summary($0.fix)
    }
    JSONMember("commands", .names, "the commands that do it") { $0.fix.commands(in: $0.scene) }
    JSONMember("swift", .names, "the code that does it, line by line") {
      $0.fix.swift(in: $0.scene)
    }
    JSONMember(optional: "number", .object(.numberChange), "the number that it changes") { facts in
      if case .changeNumber(let change) = facts.fix.purpose { change } else { nil }
    }
    JSONMember(
      optional: "costs", .list(.object(.loss)),
      "what it takes from other targets, as far as that was tried"
    ) { facts in
      facts.fix.cost.map { cost in
        cost.losses.map { LossFacts(loss: $0, scene: facts.scene) }
      }
    }
  }
}

private struct LossFacts {
  let loss: FixCost.Loss
  let scene: Scene
}

extension JSONObjectType<LossFacts> {
  fileprivate static let loss = JSONObjectType("loss", "What a fix takes from a target.") {
    JSONMember("view", .text, "the target") { $0.scene.label(of: $0.loss.view) }
    JSONMember("percent", .percent, "the share of its touch area") { $0.loss.percent }
  }
}

extension JSONCoding<TouchCourse> {
  fileprivate static let outcome = JSONCoding(.words(TouchCourse.words)) { .string($0.word) }
}

extension JSONCoding<Confidence> {
  fileprivate static let confidence = JSONCoding(
    .words(Confidence.words)
  ) { .string($0.word) }
}

import Foundation
import ResponderKit
import SceneStage
import Scenes
import Testing

@testable import Explanation

/// What a walk says of views that do not answer as UIKit's own do.
@Suite struct StepOverrideTests {
  private let stage = Stage()

  init() {
    stage.add("card", CGRect(50, 50, 100, 100))
    stage.add("buy", CGRect(60, 60, 200, 200), in: "card")
  }

  /// The steps of a question that are about some views and cite a rule.
  private func told(
    _ x: CGFloat, _ y: CGFloat, opensCalls: Bool = false, _ names: String...
  ) -> [String] {
    let walk = TraceStepper(stage.ask(x, y), in: stage.scene, opensCalls: opensCalls)
    return walk.told.filter { names.contains($0.name) }.compactMap { step in
      step.rule.map { "\(step.name) \(step.sentence) (\($0))" }
    }
  }

  private let flags = "interaction on, not hidden, alpha at least 0.01"

  @Test("R2.4: a view answers nil by the rule of its refusal")
  func plainNil() {
    #expect(told(200, 40, opensCalls: true, "card").last == "card returns nil (R2.4)")
    stage["card"].isHidden = true
    #expect(told(60, 60, opensCalls: true, "card").last == "card returns nil (R2.1)")
    stage["card"].isHidden = false
    stage["card"].alpha = 0
    #expect(told(60, 60, opensCalls: true, "card").last == "card returns nil (R2.3)")
  }

  @Test("R2.12: an override that turns an answer into nil")
  func passthrough() {
    stage["card"].hitTestBehavior = Passthrough()
    #expect(
      told(60, 60, "card") == [
        "card is asked at (10, 10): its hitTest is overridden (passthrough) (R2.12)",
        "card passes its flags: \(flags) (R2.1)",
        "card contains the point: (10, 10) inside (0 0; 100 100) (R2.4)",
        "card returns nil (R2.12)",
      ])
  }

  @Test("R2.11, R2.12: an override that never asks the flags answers itself, or nil")
  func withoutFlags() {
    stage["card"].hitTestBehavior = Block()
    #expect(
      told(60, 60, "card") == [
        "card is asked at (10, 10): its hitTest is overridden (block) (R2.12)",
        "card returns nil (R2.12)",
      ])
    stage["card"].hitTestBehavior = Intercept()
    #expect(
      told(60, 60, "card") == [
        "card is asked at (10, 10): its hitTest is overridden (intercept) (R2.11)",
        "card contains the point: (10, 10) inside (0 0; 100 100) (R2.4)",
        "card returns self (R2.11)",
      ])
  }

  @Test("R2.11: who expects a view below finds the rule of the answer")
  func interceptInTheWay() throws {
    stage["card"].hitTestBehavior = Intercept()
    let decisions = HitTestDecisions(
      try #require(stage.ask(120, 120).hitTest), isFolded: false)
    let card = try #require(decisions.decision(of: ObjectID(stage["card"])))
    let obstacle = HitTestObstacle(
      view: card.views[0], kind: .answeredOther(card.views[0], try #require(card.override)))
    #expect(obstacle.rule == card.rule && card.rule == RuleID("R2.11"))
  }

  @Test("R2.12: what an override asks another view comes before what it says itself")
  func accepts() {
    stage["card"].pointInsideBehavior = Accepting([stage["buy"]])
    #expect(
      told(200, 200, "card") == [
        "card is asked: \(flags) (R2.1)",
        "card asks buy whether it contains the point: yes, (90, 90) inside (0 0; 200 200) (R2.4)",
        "card contains the point: (150, 150) inside buy (R2.12)",
        "card returns buy (R2.1)",
      ])
    #expect(
      told(330, 60, "card").dropFirst() == [
        "card asks buy whether it contains the point: no, "
          + "(220, -50) outside (0 0; 200 200): 20 right, 50 above (R2.4)",
        "card does not contain the point: (280, 10) outside (0 0; 100 100): 180 right (R2.4)",
      ])
  }

  @Test("R2.9: a control is asked whether it is enabled, too")
  func control() {
    stage.add("pay", CGRect(0, 0, 40, 40), class: "UIButton")
    #expect(told(10, 10, "pay").first == "pay is asked: \(flags), enabled (R2.1)")
    #expect(
      told(10, 10, opensCalls: true, "pay").prefix(2) == [
        "pay is asked at (10, 10) (R2.1)", "pay passes its flags: \(flags), enabled (R2.1)",
      ])
  }

  @Test("R2.10: an animated view overrides nothing")
  func animated() {
    UIView.animate(withDuration: 1) { stage["card"].alpha = 0.5 }
    #expect(
      told(60, 60, "card") == [
        "card is asked at (10, 10): it is being animated without allowUserInteraction (R2.10)",
        "card passes its flags: \(flags) (R2.1)",
        "card contains the point: (10, 10) inside (0 0; 100 100) (R2.4)",
        "card returns self (R2.10)",
      ])
  }

  @Test("R2.8: a view that is not asked has no point")
  func noPoint() throws {
    stage.add("veil", CGRect(0, 0, 390, 844))
    let steps = TraceStepper(stage.ask(60, 60), in: stage.scene).told
    let step = try #require(steps.first { $0.name == "card" })
    #expect(step.mark == .skip && step.point == nil)
  }

  @Test("R2.4: views that are missed together are told with their box")
  func box() throws {
    for k in 0..<40 { stage.add("v\(k)", CGRect(0, 0, 1, 1)) }
    let steps = TraceStepper(stage.ask(200, 200), in: stage.scene).told
    let step = try #require(steps.first { $0.name == "41 subviews of root" })
    #expect(step.sentence.hasSuffix("all outside: their common box (0 0; 150 150) misses"))
    #expect(step.subject == ObjectID(stage["root"]) && step.point == CGPoint(x: 200, y: 200))
  }
}

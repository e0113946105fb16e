import Explanation
import Foundation
import ResponderKit
import SceneStage
import Scenes
import Testing

@testable import Analysis

/// What comes first is what the hit-test of the touch meets first, and what comes behind it.
@Suite struct FirstObstacleTests {
  let stage = Stage()

  private func obstacles(of view: String, at x: CGFloat, _ y: CGFloat) -> [Finding] {
    Diagnosis(of: stage[view], at: CGPoint(x: x, y: y), in: stage.scene, isMeasured: false)
      .obstacles
  }

  private func codes(of view: String, at x: CGFloat, _ y: CGFloat) -> [DiagnosisCode] {
    obstacles(of: view, at: x, y).map(\.code)
  }

  @Test("R2.8: a view in front answers before the point is beside the view")
  func coveredThenOutside() {
    stage.add("red", CGRect(100, 100, 100, 100))
    stage.add("blue", CGRect(100, 220, 200, 200))
    let found = obstacles(of: "red", at: 200, 320)
    #expect(found.map(\.code) == [.coveredBy, .outsideBounds])
    #expect(found.map(\.rule) == [RuleID("R2.8"), RuleID("R2.4")])
    // Nothing lets red get a touch so far from it.
    #expect(found.flatMap(\.fixes).isEmpty)
  }

  @Test("R2.4: superviews come before the view itself") func outsideBoth() {
    stage.add("card", CGRect(0, 0, 90, 90))
    stage.add("b", CGRect(0, 0, 50, 50), in: "card")
    #expect(codes(of: "b", at: 300, 300) == [.outsideAncestorBounds, .outsideBounds])
  }

  @Test("R2.12: a shape on a superview decides, inside its bounds and outside")
  func shapeOnAncestor() throws {
    stage.add("card", CGRect(50, 50, 90, 90)).take(Circle())
    stage.add("b", CGRect(0, 0, 300, 300), in: "card")
    for (place, fixes) in [(CGFloat(52), 1), (295, 0)] {
      let found = obstacles(of: "b", at: place, place)
      #expect(found.map(\.code) == [.customHitTest])
      let finding = try #require(found.first)
      #expect(finding.rule == RuleID("R2.12") && finding.culprit == ObjectID(stage["card"]))
      #expect(finding.fixes.count == fixes)
      guard case .refusedPoint(_, let point, _, let override) = finding.fact else {
        Issue.record("\(finding.fact)")
        continue
      }
      #expect(point == CGPoint(x: place - 50, y: place - 50) && override is Circle)
    }
  }

  @Test("R2.12: a view that accepts others keeps doing so") func accepting() throws {
    let bar = stage.add("bar", CGRect(0, 700, 390, 83))
    stage.add("one", CGRect(0, -40, 60, 60), in: "bar")
    stage.add("two", CGRect(160, -40, 60, 60), in: "bar")
    bar.take(Accepting([stage["one"]]))
    let finding = try #require(obstacles(of: "two", at: 170, 670).first)
    #expect(finding.code == .outsideAncestorBounds)
    #expect(finding.fixes[0].commands(in: stage.scene) == ["override bar accepts one two"])
  }

  @Test("R2.12: an override that leaves the view out") func leftOut() throws {
    stage.add("card", CGRect(50, 50, 90, 90)).take(Intercept())
    stage.add("b", CGRect(0, 0, 50, 50), in: "card")
    let finding = try #require(obstacles(of: "b", at: 60, 60).first)
    guard case .leftOut(let view, let parent, let override, _) = finding.fact else {
      Issue.record("\(finding.fact)")
      return
    }
    #expect(view === stage["b"] && parent === stage["card"] && override is Intercept)
    #expect(finding.rule == RuleID("R2.12"))
  }

  @Test("R2.12: what an override makes of the answers comes after the subviews") func redirected() {
    let card = stage.add("card", CGRect(50, 50, 90, 90))
    card.take(Redirect(to: stage["root"]))
    stage.add("b", CGRect(0, 0, 50, 50), in: "card").isHidden = true
    #expect(codes(of: "b", at: 60, 60) == [.hidden, .customHitTest])
  }

  @Test("R2.6: an override asks subviews outside; the view says no itself") func overflow() {
    stage.add("card", CGRect(0, 0, 50, 50)).take(Overflow())
    stage.add("b", CGRect(100, 100, 50, 50), in: "card").alpha = 0
    #expect(codes(of: "b", at: 110, 110) == [.alphaTooLow])
  }

  @Test("R2.1, R2.9: flags come in the order in which they are asked") func flags() {
    let button = stage.add("b", CGRect(20, 40, 100, 44), class: "UIButton")
    (button as? UIControl)?.isEnabled = false
    button.alpha = 0
    button.isHidden = true
    button.isUserInteractionEnabled = false
    #expect(
      codes(of: "b", at: 40, 50)
        == [.controlDisabled, .interactionDisabled, .hidden, .alphaTooLow])
  }

  @Test("R1.5: no finger gets to a point that is not on the screen") func offScreen() throws {
    stage.add("x", CGRect(0, 830, 100, 100))
    let diagnosis = Diagnosis(of: stage["x"], at: CGPoint(x: 50, y: 880), in: stage.scene)
    let finding = try #require(diagnosis.obstacles.first)
    guard case .offScreen(let point, let visible) = finding.fact else {
      Issue.record("\(finding.fact)")
      return
    }
    #expect(diagnosis.obstacles.count == 1)
    #expect(point == CGPoint(x: 50, y: 880) && visible == CGRect(0, 830, 100, 14))
    #expect(diagnosis.pointThatWorks?.y ?? 900 < 844)
    #expect(diagnosis.trial() == nil)
  }
}

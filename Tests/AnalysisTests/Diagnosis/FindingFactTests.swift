import Explanation
import Foundation
import ResponderKit
import SceneStage
import Testing

@testable import Analysis
@testable import Scenes

/// What a diagnosis finds, with the numbers that decide.
@Suite struct FindingFactTests {
  /// A scene with a button at 20,40 of the size 100x44, and a fact that a diagnosis of it finds.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    let point: CGPoint?
    let weight: Finding.Weight
    let build: @Sendable (Stage) -> Void
    let isExpected: @Sendable (FindingFact, Stage) -> Bool

    init(
      _ title: String, at point: CGPoint? = nil, _ weight: Finding.Weight = .blocks,
      build: @escaping @Sendable (Stage) -> Void,
      expect isExpected: @escaping @Sendable (FindingFact, Stage) -> Bool
    ) {
      testDescription = title
      (self.point, self.weight, self.build, self.isExpected) = (point, weight, build, isExpected)
    }
  }

  @Test(arguments: places + covered + others)
  func isFound(item: Case) throws {
    let stage = Stage()
    stage.add("buy", CGRect(20, 40, 100, 44), class: "UIButton")
    item.build(stage)
    let findings = Diagnosis(of: stage["buy"], at: item.point, in: stage.scene).findings
    let finding = try #require(
      findings.first { item.isExpected($0.fact, stage) }, "\(findings.map(\.fact))")
    #expect(finding.weight == item.weight)
    #expect(finding.target === stage["buy"])
  }

  private static let places = [
    Case("R2.3: alpha is compared as a Float") {
      $0["buy"].alpha = 0.005
    } expect: { fact, stage in
      guard case .transparent(let view, let alpha) = fact else { return false }
      return view === stage["buy"] && alpha == 0.005
    },
    Case("R2.4: a miss has its point and the deciding area", at: CGPoint(x: 125, y: 50)) { _ in
    } expect: { fact, _ in
      guard case .outside(let miss) = fact else { return false }
      return miss.point == CGPoint(x: 105, y: 10) && miss.area == CGRect(0, 0, 100, 44)
        && miss.override == nil && fact.ground?.rule == RuleID("R2.4")
    },
    Case("R2.12: an override makes the area", at: CGPoint(x: 135, y: 50)) {
      $0["buy"].take(Inset(dx: -10, dy: -10))
    } expect: { fact, _ in
      guard case .outside(let miss) = fact else { return false }
      return miss.bounds == CGRect(0, 0, 100, 44) && miss.area == CGRect(-10, -10, 120, 64)
        && miss.override is Inset && fact.ground?.rule == RuleID("R2.12")
    },
    Case("R2.5: a frame is only a box", at: CGPoint(x: 30, y: 22)) {
      $0["buy"].transform = CGAffineTransform(rotationAngle: .pi / 4)
    } expect: { fact, stage in
      guard case .outsideTransformed(let miss, let frame) = fact else { return false }
      return frame == stage["buy"].frame && miss.bounds == CGRect(0, 0, 100, 44)
    },
    Case("R2.6: what sticks out is dead", at: CGPoint(x: 190, y: 690)) {
      $0.add("bar", CGRect(0, 700, 390, 83))
      $0["buy"].frame = CGRect(160, -20, 60, 60)
      $0["bar"].addSubview($0["buy"])
    } expect: { fact, stage in
      guard case .outsideAncestor(let view, let miss, let percent, let isClipping, _) = fact else {
        return false
      }
      return view === stage["bar"] && miss.point == CGPoint(x: 190, y: -10) && percent == 33
        && !isClipping
    },
    Case("R8.4: an offset hides the button") {
      let list = $0.add("list", CGRect(0, 0, 390, 300), class: "UIScrollView") as? UIScrollView
      list?.contentSize = CGSize(width: 390, height: 900)
      list?.contentOffset = CGPoint(x: 0, y: 100)
      list?.addSubview($0["buy"])
    } expect: { fact, stage in
      guard case .scrolledOut(let list, let miss) = fact else { return false }
      return list === stage["list"] && miss.point == CGPoint(x: 70, y: 62)
        && miss.area == CGRect(0, 100, 390, 300)
    },
  ]

  private static let covered = [
    Case("R2.8: a view in a sibling in front lies over a part", at: CGPoint(x: 50, y: 62)) {
      $0.add("veil", CGRect(0, 0, 70, 844))
      $0.add("inner", CGRect(0, 0, 70, 844), in: "veil")
    } expect: { fact, stage in
      guard case .covered(let covering) = fact else { return false }
      return covering.sibling === stage["veil"] && covering.taker === stage["inner"]
        && covering.covered === stage["buy"] && covering.looksClear
        && covering.part?.rect == CGRect(0, 0, 50, 44) && covering.part?.percent == 50
    },
    Case("R2.8: a view above is covered") {
      $0.add("card", CGRect(0, 0, 390, 400)).addSubview($0["buy"])
      $0.add("photo", CGRect(0, 0, 390, 844), class: "UIImageView").isUserInteractionEnabled = true
    } expect: { fact, stage in
      guard case .covered(let covering) = fact else { return false }
      return covering.covered === stage["card"] && !covering.looksClear
        && covering.part?.percent == 100
    },
    Case("R2.8: what shows a picture of its own is not clear") {
      $0.add("loading", CGRect(0, 0, 390, 844), class: "UIProgressView")
    } expect: { fact, stage in
      guard case .covered(let covering) = fact else { return false }
      return covering.taker === stage["loading"] && !covering.looksClear
    },
    Case("R2.8: drawing goes by zPosition", .affects) {
      $0["buy"].layer.zPosition = 2
      $0.add("veil", CGRect(0, 0, 390, 844)).layer.zPosition = 1
    } expect: { fact, stage in
      guard case .drawnInFront(_, let mine, let sibling, let its) = fact else { return false }
      return sibling === stage["veil"] && (mine, its) == (2, 1)
    },
    Case("R5.6: a part of a control is dead", at: CGPoint(x: 30, y: 50)) {
      $0.add("part", CGRect(0, 0, 25, 44), in: "buy")
    } expect: { fact, stage in
      guard case .coveredByOwnChild(let child, let part, _) = fact else { return false }
      return child === stage["part"] && part.rect == CGRect(0, 0, 25, 44) && part.percent == 25
    },
    Case("R1.5: a window in front has a level") {
      $0.add(window: "front", CGRect(0, 0, 390, 844)).windowLevel = .alert
    } expect: { fact, stage in
      guard case .otherWindow(let front) = fact else { return false }
      return front.window === stage["front"] && front.taker === front.window
        && front.own === stage["window"] && front.level == .alert && front.ownLevel == .normal
    },
  ]

  private static func adopt<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, on view: String, in stage: Stage
  ) -> Recognizer {
    stage.scene.adopt(recognizer, NameTable.Entry(name: "g"))
    stage[view].addGestureRecognizer(recognizer)
    return recognizer
  }

  private static let others = [
    Case("R2.11: an override skips a flag", .affects) {
      $0["buy"].isHidden = true
      $0["buy"].take(Intercept())
    } expect: { fact, _ in
      guard case .flagSkipped(_, .hidden, let override) = fact else { return false }
      return override is Intercept
    },
    Case("R2.10: an animated view keeps touches") { stage in
      UIView.animate(withDuration: 1) { stage["buy"].center.y = 300 }
    } expect: { fact, _ in
      if case .animating(_, let keys, isSwallowing: true) = fact { keys.isEmpty } else { false }
    },
    Case("R6.8: a double tap holds touchesEnded back", .affects) {
      adopt(UITapGestureRecognizer(), on: "root", in: $0).numberOfTapsRequired = 2
    } expect: { fact, _ in
      if case .recognizer(_, .delaysEnded(taps: 2)) = fact { true } else { false }
    },
    Case("R6.8: two taps take the touch", .affects) {
      adopt(UITapGestureRecognizer(), on: "root", in: $0).numberOfTapsRequired = 2
    } expect: { fact, _ in
      if case .recognizer(_, .cancels(.taps(2), isKnobSafe: false)) = fact { true } else { false }
    },
    Case("R6.9: a button keeps single taps", .note) {
      _ = adopt(UITapGestureRecognizer(), on: "root", in: $0)
    } expect: { fact, _ in
      if case .recognizer(_, .refusedByControl) = fact { true } else { false }
    },
    Case("R7.8: nobody performs an action") {
      ($0["buy"] as? UIControl)?.addTarget(nil, action: Selector(("save:")), for: .touchUpInside)
    } expect: { fact, _ in
      if case .notPerformed(let actions) = fact { actions.map(\.name) == ["save:"] } else { false }
    },
  ]
}

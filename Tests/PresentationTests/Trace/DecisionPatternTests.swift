import Explanation
import ResponderKit
import SceneStage
import Testing

@testable import Presentation

/// The words of a decision for all points at which it is taken.
@Suite struct DecisionPatternTests {
  private let stage: Stage = {
    let stage = Stage()
    stage.add("red", CGRect(100, 100, 50, 50))
    stage.add("round", CGRect(0, 0, 90, 90)).pointInsideBehavior = Circle(radius: 1)
    stage.add("through", CGRect(0, 0, 90, 90)).hitTestBehavior = Passthrough()
    stage.add("tall", CGRect(200, 0, 50, 50)).pointInsideBehavior = Inset(dx: 0, dy: -9)
    stage.add("off", CGRect(0, 0, 90, 90)).isHidden = true
    return stage
  }()

  @Test(
    arguments: [
      ("red", DecisionMark.no, "{point} outside (0 0; 50 50): {sides}", "R2.4"),
      ("round", .no, "{point} outside circle 1", "R2.12"),
      ("through", .no, "hitTest is overridden: passthrough answers nil", "R2.12"),
      ("tall", .no, "{point} outside (0 -9; 50 68): {sides}  inset 0,-9", "R2.12"),
      ("off", .no, "hidden", "R2.1"),
      ("root", .yes, "{point} inside (0 0; 390 844)", nil),
    ] as [(String, DecisionMark, String, String?)])
  func numbersOfThePointAreMarks(
    name: String, mark: DecisionMark, words: String, rule: String?
  ) throws {
    let test = stage.scene.application.explainedHitTest(at: CGPoint(x: 10, y: 24))
    let decision = try #require(
      HitTestDecisions(test, isFolded: false).decision(of: ObjectID(stage[name])))
    let pattern = DecisionPattern(decision, answer: test.answer, in: stage.scene)
    #expect(pattern.mark == mark)
    #expect(pattern.title == name)
    #expect(
      pattern.words.replacing(PointText.point, with: "{point}")
        .replacing(PointText.sides, with: "{sides}") == words)
    #expect(pattern.rule == rule)
    #expect(pattern.hit == (name == "root" ? "hit" : nil))
  }

  @Test func sidesHaveTheirDistances() {
    let words = PointText.wordsOfSides.map {
      $0.map {
        $0.replacing(PointText.across, with: "X").replacing(PointText.down, with: "Y")
      }
    }
    #expect(
      words[0] == ["X left, Y above", "X left", "on the lower edge, X left", "X left, Y below"])
    #expect(
      words[1] == ["Y above", "", "on the lower edge, which lies outside", "Y below"])
    #expect(
      words[2] == [
        "on the right edge, Y above", "on the right edge, which lies outside",
        "on the right and lower edge, which lie outside", "on the right edge, Y below",
      ])
    #expect(words[3][3] == "X right, Y below")
  }
}

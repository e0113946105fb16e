import Foundation
import SessionStage
import Testing

/// Questions about windows, presentations and controllers.
@Suite struct WhyWindowQuestions {
  @Test(arguments: questions)
  func theTrueAnswerIsGiven(question: WhyQuestion) throws { try question.check() }

  static let questions = [
    WhyQuestion(
      28, "the app is dead after a HUD: its window still lies in front",
      [
        fullWindow, line(1, "UIView", "a1", "0 0; 390 844"),
        line(2, "UIButton", "b1", "20 100; 200 44"),
        line(0, "HUDWindow", "c0", "0 0; 390 844", "baseClass = UIWindow"),
      ], "b1", .otherWindow, by: "c0"),
    WhyQuestion(
      29, "interaction is off in the overlay window's views but its root view still eats",
      [
        fullWindow, line(1, "UIView", "a1", "0 0; 390 844"),
        line(2, "UIButton", "b1", "20 100; 200 44"), line(0, "UIWindow", "c0", "0 0; 390 844"),
        line(1, "UIView", "c1", "0 0; 390 844"),
        line(2, "UIView", "c2", "0 0; 390 100", "userInteractionEnabled = NO"),
      ], "b1", .otherWindow, by: "c0", says: "is hit there"),
    WhyQuestion(
      34, "an overlay that compares views by their depth takes the wrong one since iOS 13",
      [
        fullWindow, line(1, "UIView", "a1", "0 0; 390 844"),
        line(2, "UIButton", "b1", "20 100; 200 44"), line(0, "UIWindow", "c0", "0 0; 390 844"),
        line(1, "UITransitionView", "c1", "0 0; 390 844"),
        line(2, "UIDropShadowView", "c2", "0 0; 390 844"), line(3, "UIView", "c3", "0 0; 390 844"),
      ], "b1", .treeShapeChanged, by: "c1", says: "since iOS 13"),
  ]
}

import Presentation
import ResponderKit
import SceneStage
import Scenes
import Testing
import Text

@Suite struct ChainReportTests {
  private func chain(_ stage: Stage, _ name: String, _ style: OutputStyle = OutputStyle())
    -> [String]
  {
    rendered(style) { ChainReport(stage.scene, from: stage.responder(name)).write($0, to: $1) }
  }

  /// Why each responder is next, by its name.
  private func reasons(_ lines: [String]) -> [String: String] {
    var reasons: [String: String] = [:]
    for line in lines.drop(while: { !$0.isEmpty }).dropFirst() {
      let words = line.split(separator: "  ").map { $0.trimmingPrefix(" ") }
      if words.count > 3 { reasons[String(words[1])] = String(words[3]) }
    }
    return reasons
  }

  @Test func theChainOfABookWithEveryReason() {
    let stage = Stage.experiment(isRedLast: true)
    #expect(
      chain(stage, "yellow") == [
        "yellow › blue › root › vc › window › scene › app › delegate",
        "",
        "1  yellow    UIView",
        "2  blue      UIView            superview of yellow (R4.2)",
        "3  root      UIView            superview of blue (R4.2)",
        "4  vc        UIViewController  root is its root view (R4.2)",
        "5  window    UIWindow          superview of vc's view (R4.3)",
        "6  scene     UIWindowScene     scene of window (R4.4)",
        "7  app       UIApplication     application of scene (R4.4)",
        "8  delegate  AppDelegate       delegate of app, a responder (R4.5)",
      ])
  }

  @Test("R4.4: without scenes the application follows the window")
  func theClassicChainHasNoScene() {
    let stage = Stage(profile: .classic)
    let lines = chain(stage, "root", OutputStyle(isASCII: true))
    #expect(lines[0] == "root > vc > window > app > delegate")
    #expect(reasons(lines)["app"] == "application of window (R4.4)")
  }

  @Test("R4.6") func thePrivateContainersStandBetween() {
    let stage = Stage(profile: .private)
    #expect(
      chain(stage, "root", OutputStyle(width: 120))[0].hasPrefix(
        "root › vc › UIDropShadowView › UITransitionView › window"))
  }

  @Test("R4.3: a presented controller is followed by the one that presents it")
  func aPresentedControllerLeadsToItsPresenter() throws {
    let stage = Stage()
    stage.add("sheetView", CGRect(0, 0, 9, 9)).removeFromSuperview()
    let vc = try #require(stage.responder("vc") as? UIViewController)
    vc.present(stage.add(controller: "sheet", for: "sheetView"), animated: false)
    let reasons = reasons(chain(stage, "sheetView"))
    #expect(reasons["sheet"] == "sheetView is its root view (R4.2)")
    #expect(reasons["vc"] == "presents sheet (R4.3)")
  }

  @Test("R4.3: a child controller is followed by the superview of its view")
  func aChildControllerLeadsToItsViewsSuperview() throws {
    let stage = Stage()
    stage.add("card", CGRect(0, 0, 9, 9))
    let child = stage.add(controller: "child", for: "card")
    try #require(stage.responder("vc") as? UIViewController).addChild(child)
    #expect(reasons(chain(stage, "card"))["root"] == "superview of child's view (R4.3)")
  }

  @Test("R4.1: an override of next is named") func anOverriddenNextIsNamed() {
    let stage = Stage.experiment(isRedLast: true)
    stage["yellow"].setNextOverride(stage["red"])
    let lines = chain(stage, "yellow")
    #expect(lines[0] == "yellow › red › root › vc › window › scene › app › delegate")
    #expect(reasons(lines)["red"] == "next of yellow is overridden (R4.1)")
  }

  @Test func aCycleEndsBeforeItsRepetitionAndIsTold() {
    let stage = Stage.experiment(isRedLast: true)
    stage["root"].setNextOverride(stage["blue"])
    let lines = chain(stage, "yellow")
    #expect(lines[0] == "yellow › blue › root")
    #expect(
      lines.last
        == "next of root leads back to blue: an endless chain, in which UIKit would hang")
  }

  @Test("R4.9: a detached tree ends at its top") func aDetachedTreeEndsAtItsTop() {
    let stage = Stage.experiment(isRedLast: true)
    stage["blue"].removeFromSuperview()
    #expect(chain(stage, "yellow")[0] == "yellow › blue")
  }

  @Test func whoHandlesWhatStandsBehind() {
    let stage = Stage()
    for method in EventMethod.touches { stage["root"].setHandling(.handles, of: method) }
    #expect(chain(stage, "root")[2] == "1  root      UIView              handles touches")
  }

  private let deep: Stage = {
    let stage = Stage()
    stage.add("level0")
    for k in 1...20 { stage.add("level\(k)", in: "level\(k - 1)") }
    return stage
  }()

  @Test func aLongChainIsCutBehindItsArrows() {
    let lines = chain(deep, "level20", OutputStyle(width: 40))
    #expect(
      lines.prefix(7) == [
        "level20 › level19 › level18 › level17 ›",
        "    level16 › level15 › level14 ›",
        "    level13 › level12 › level11 ›",
        "    level10 › level9 › level8 › level7 ›",
        "    level6 › level5 › level4 › level3 ›",
        "    level2 › level1 › level0 › root ›",
        "    vc › window › scene › app › delegate",
      ])
    #expect(lines[7].isEmpty)
  }

  @Test func numbersStandRightAndReasonsGoBelowWhereTheyDoNotFit() {
    let lines = chain(deep, "level20", OutputStyle(width: 40)).drop { !$0.isEmpty }.dropFirst()
    #expect(
      lines.prefix(3) == [
        " 1  level20   UIView", " 2  level19   UIView", "    superview of level20 (R4.2)",
      ])
    #expect(
      Array(lines.dropFirst(15).prefix(4)) == [
        " 9  level12   UIView", "    superview of level13 (R4.2)",
        "10  level11   UIView", "    superview of level12 (R4.2)",
      ])
  }

  @Test func numbersStandRightInOneLineEachWhereTheyFit() {
    let lines = chain(deep, "level20").drop { !$0.isEmpty }.dropFirst()
    #expect(lines.count == 27)
    #expect(
      Array(lines.dropFirst(8).prefix(2)) == [
        " 9  level12   UIView            superview of level13 (R4.2)",
        "10  level11   UIView            superview of level12 (R4.2)",
      ])
  }
}

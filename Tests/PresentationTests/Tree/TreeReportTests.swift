import Presentation
import ResponderKit
import SceneStage
import Scenes
import Testing
import Text

@Suite struct TreeReportTests {
  private func tree(_ stage: Stage, of name: String? = nil, _ style: OutputStyle = OutputStyle())
    -> [String]
  {
    rendered(style) { TreeReport(stage.scene, of: name.map { stage[$0] }).write($0, to: $1) }
  }

  @Test func aNewSceneIsAWindowAndItsRoot() {
    #expect(
      tree(Stage()) == [
        "window   UIWindow  (0 0; 390 844)  key",
        "└─ root  UIView    (0 0; 390 844)  view of vc",
      ])
  }

  @Test func siblingsStandBackToFront() {
    let stage = Stage.experiment(isRedLast: true)
    #expect(
      tree(stage) == [
        "window           UIWindow  (0 0; 390 844)  key",
        "└─ root          UIView    (0 0; 390 844)  view of vc",
        "   ├─ blue       UIView    (100 220; 200 200)",
        "   │  └─ yellow  UIView    (50 50; 100 100)",
        "   └─ red        UIView    (100 100; 100 100)",
      ])
    #expect(
      tree(stage, of: "blue", OutputStyle(isASCII: true)) == [
        "blue       UIView  (100 220; 200 200)",
        "`- yellow  UIView  (50 50; 100 100)",
      ])
  }

  @Test func whatMattersForTouchesStandsBehind() {
    let stage = Stage()
    let hud = stage.add("hud", CGRect(0, 0, 10, 10), class: "UIButton")
    hud.isHidden = true
    hud.alpha = 0.005
    hud.isUserInteractionEnabled = false
    (hud as? UIControl)?.isEnabled = false
    (hud as? UIButton)?.title = "Buy"
    hud.transform = CGAffineTransform(scaleX: 2, y: 2)
    hud.pointInsideBehavior = Inset(dx: -20, dy: -20)
    hud.hitTestBehavior = Passthrough()
    hud.setHandling(.handles, of: .touchesBegan)
    #expect(
      tree(stage, of: "hud", OutputStyle(width: 300)) == [
        "hud  UIButton  (-5 -5; 20 20)  hidden  alpha 0.005  no interaction  disabled  inset -20  "
          + "passthrough  handles touchesBegan  \"Buy\"  transform"
      ])
  }

  @Test func everyMethodOfATouchIsCalledTouches() {
    let stage = Stage()
    for method in EventMethod.touches + [.motionBegan] {
      stage["root"].setHandling(.handles, of: method)
    }
    #expect(tree(stage)[1].contains("handles touches motionBegan"))
  }

  @Test func windowsStandBackToFrontWithTheirLevels() {
    let stage = Stage()
    stage.add(window: "alert", CGRect(0, 0, 100, 50)).windowLevel = .alert
    stage.add(window: "overlay", CGRect(0, 0, 390, 844))
    #expect(
      tree(stage).map { $0.split(separator: " ")[0] } == ["window", "└─", "overlay", "alert"])
    #expect(tree(stage).last == "alert    UIWindow  (0 0; 100 50)  level 2000")
  }

  @Test func zeroSizeAndScrolledBoundsAreSaid() {
    let stage = Stage()
    stage.add("empty", CGRect(5, 5, 0, 9))
    let list = stage.add("list", CGRect(0, 0, 90, 90), class: "UIScrollView")
    (list as? UIScrollView)?.contentOffset = CGPoint(x: 0, y: 120)
    #expect(tree(stage).contains { $0.hasSuffix("(5 5; 0 9)  zero size") })
    #expect(tree(stage).contains { $0.hasSuffix("origin (0, 120)") })
  }

  @Test func theClassesOfAllLinesBeginInOneColumn() {
    let stage = Stage()
    stage.add("按钮", CGRect(0, 0, 10, 10))
    stage.add("plain", CGRect(0, 0, 10, 10), in: "按钮")
    let columns = tree(stage).map { line in
      line.range(of: "UI").map { String(line[..<$0.lowerBound]).displayWidth }
    }
    #expect(Set(columns) == [16])
  }

  @Test func viewsWithoutANameShowADash() {
    #expect(
      tree(Stage(profile: .private)) == [
        "window         UIWindow          (0 0; 390 844)  key",
        "└─ -           UITransitionView  (0 0; 390 844)",
        "   └─ -        UIDropShadowView  (0 0; 390 844)",
        "      └─ root  UIView            (0 0; 390 844)  view of vc",
      ])
  }

  @Test func aDeepTreeStaysNarrowAndSaysTheDepth() {
    let stage = Stage()
    stage.add("v0", CGRect(0, 0, 9, 9))
    for k in 1...500 { stage.add("v\(k)", CGRect(0, 0, 9, 9), in: "v\(k - 1)") }
    let lines = tree(stage)
    #expect(lines.count == 503)
    #expect(lines.allSatisfy { $0.displayWidth <= 80 })
    #expect(lines.last?.contains("502 v500") == true)
  }
}

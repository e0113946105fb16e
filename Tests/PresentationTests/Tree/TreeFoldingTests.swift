import Presentation
import ResponderKit
import SceneStage
import Testing
import Text

/// How a tree of many views is told in few lines.
@Suite struct TreeFoldingTests {
  private func tree(_ stage: Stage, mayFold: Bool = true, _ style: OutputStyle = OutputStyle())
    -> [String]
  {
    rendered(style) { TreeReport(stage.scene, mayFold: mayFold).write($0, to: $1) }
  }

  /// A stage with so many views behind all others that trees are folded.
  private func crowded() -> Stage {
    let stage = Stage()
    stage.add("crowd", CGRect(0, 700, 90, 90))
    for k in 0..<70 { stage.add("c\(k)", CGRect(0, 0, 9, 9), in: "crowd") }
    return stage
  }

  @Test func fewViewsAreToldOneByOne() {
    let stage = Stage()
    for k in 0..<58 { stage.add("v\(k)", CGRect(0, 0, 9, 9)) }
    #expect(tree(stage).count == 60)
    #expect(tree(stage) == tree(stage, mayFold: false))
  }

  @Test func alikeSiblingsAreOneLine() {
    #expect(
      tree(crowded()) == [
        "window       UIWindow  (0 0; 390 844)  key",
        "└─ root      UIView    (0 0; 390 844)  view of vc",
        "   └─ crowd  UIView    (0 700; 90 90)",
        "      ├─ c0  UIView    (0 0; 9 9)",
        "      └─ … 69 more UIView like c0 (c1–c69)",
        "73 views in 5 lines; 'tree all' shows each",
      ])
    #expect(
      tree(crowded(), OutputStyle(isASCII: true))[4]
        == "      `- ... 69 more UIView like c0 (c1-c69)")
  }

  @Test func whatIsUnlikeItsSiblingsIsSeen() {
    let stage = crowded()
    stage["c30"].isUserInteractionEnabled = false
    let lines = tree(stage)
    #expect(lines.contains { $0.hasSuffix("… 29 more UIView like c0 (c1–c29)") })
    #expect(lines.contains { $0.contains("c30") && $0.contains("no interaction") })
    #expect(lines.contains { $0.hasSuffix("… 38 more UIView like c31 (c32–c69)") })
  }

  @Test func whatHitTestingSkipsIsOneLine() {
    let stage = crowded()
    stage.add("sheet", CGRect(0, 0, 90, 90)).isHidden = true
    stage.add("fog", CGRect(0, 0, 90, 90)).alpha = 0
    for name in ["sheet", "fog"] {
      stage.add("\(name)1", CGRect(0, 0, 90, 9), in: name)
      stage.add("\(name)2", CGRect(0, 0, 90, 9), in: "\(name)1")
    }
    let lines = tree(stage)
    #expect(lines.contains("   ├─ sheet  UIView    (0 0; 90 90)  hidden  … 2 views in it"))
    #expect(lines.contains("   └─ fog    UIView    (0 0; 90 90)  alpha 0  … 2 views in it"))
    #expect(!lines.contains { $0.contains("sheet1") })
  }

  @Test func viewsThatFillOneAnotherAreOneLine() {
    let stage = crowded()
    stage.add("a", CGRect(5, 5, 90, 90))
    stage.add("b", CGRect(0, 0, 90, 90), in: "a")
    stage.add("c", CGRect(0, 0, 90, 90), in: "b")
    stage.add("d", CGRect(0, 0, 90, 80), in: "c")
    let lines = tree(stage)
    #expect(lines.contains("   └─ a › b › c  UIView    (0 0; 90 90)"))
    #expect(lines.contains("      └─ d       UIView    (0 0; 90 80)"))
    stage["b"].isUserInteractionEnabled = false
    #expect(tree(stage).contains { $0.contains("a › b ") && $0.contains("no interaction") })
  }

  @Test func aSiblingThatHoldsTheSameAsAnotherSaysSo() {
    let stage = crowded()
    for name in ["one", "two", "three"] {
      stage.add(name, CGRect(0, 0, 90, 90))
      stage.add("\(name)A", CGRect(0, 0, 9, 9), in: name)
      stage.add("\(name)B", CGRect(0, 9, 9, 9), in: name, class: "UILabel")
      if name == "two" { stage.add("twoC", CGRect(0, 0, 9, 9), in: name, class: "UISwitch") }
    }
    let lines = tree(stage)
    #expect(lines.contains { $0.contains("oneB") } && lines.contains { $0.contains("twoC") })
    #expect(lines.contains("   └─ three    UIView    (0 0; 90 90)  … as in one"))
  }

  @Test(arguments: [40, 60, 80, 200], [false, true])
  func noLineIsWiderThanThereIsRoom(width: Int, isASCII: Bool) {
    let stage = crowded()
    stage.add("一个非常长的视图名称一个非常长的视图名称一个非常长的视图名称", CGRect(0, 0, 9, 9))
    var parent = "root"
    for k in 0..<30 {
      let name = "aQuiteLongNameOfAView\(k)"
      let view = stage.add(name, CGRect(0, 0, 90 - CGFloat(k), 90), in: parent, class: "UIButton")
      (view as? UIButton)?.title = "購入する購入する購入する購入する"
      view.alpha = 0.5
      view.hitTestBehavior = Passthrough()
      parent = name
    }
    for mayFold in [false, true] {
      let lines = tree(stage, mayFold: mayFold, OutputStyle(width: width, isASCII: isASCII))
      #expect(lines.allSatisfy { $0.displayWidth <= width })
    }
  }

  @Test func aTreeOfOneViewOrAllIsNeverFolded() {
    #expect(tree(crowded(), mayFold: false).count == 73)
  }

  @Test func manyAndDeepViewsAreFoldedInLittleTime() {
    let stage = Stage()
    for k in 0..<20_000 { stage.add("f\(k)", CGRect(0, 0, 9, 9)) }
    var parent = "root"
    for k in 0..<5_000 {
      stage.add("d\(k)", CGRect(CGFloat(k % 2), 0, 300, 300), in: parent)
      parent = "d\(k)"
    }
    #expect(tree(stage).count < 5_010)
  }
}

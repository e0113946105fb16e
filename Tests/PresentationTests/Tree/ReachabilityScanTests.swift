import Presentation
import ResponderKit
import SceneStage
import Testing
import Text

/// What a tree of many views says of those that no finger gets to.
@Suite struct ReachabilityScanTests {
  /// The line of a view on a stage with many others.
  private func line(
    of name: String, _ style: OutputStyle = OutputStyle(width: 120), on stage: Stage
  )
    -> String
  {
    stage.add("crowd", CGRect(300, 700, 90, 90))
    for k in 0..<70 { stage.add("c\(k)", CGRect(0, 0, 9, 9), in: "crowd") }
    let lines = rendered(style) { TreeReport(stage.scene).write($0, to: $1) }
    return lines.first { $0.contains("\(name) ") } ?? ""
  }

  private func stageWithButton(in parent: String = "root", at frame: CGRect) -> Stage {
    let stage = Stage()
    if parent != "root" { stage.add(parent, CGRect(0, 100, 200, 200)) }
    stage.add("buy", frame, in: parent, class: "UIButton")
    return stage
  }

  @Test func aButtonThatGetsTouchesHasNothingToSay() {
    let stage = stageWithButton(at: CGRect(10, 10, 60, 44))
    #expect(line(of: "buy", on: stage).hasSuffix("UIButton  (10 10; 60 44)"))
  }

  @Test func aButtonUnderAnotherViewSaysWhoCoversIt() {
    let stage = stageWithButton(at: CGRect(10, 10, 60, 44))
    stage.add("veil", CGRect(0, 0, 390, 400))
    #expect(line(of: "buy", on: stage).hasSuffix("  covered by veil"))
  }

  @Test func aButtonOfWhichAPieceCanBeTouchedIsNotCovered() {
    let stage = stageWithButton(at: CGRect(10, 10, 60, 44))
    stage.add("veil", CGRect(0, 0, 55, 400))
    #expect(!line(of: "buy", on: stage).contains("covered"))
  }

  @Test func aTinyButtonBetweenThePointsThatAreAskedIsFound() {
    let stage = Stage()
    for k in 0..<40 {
      stage.add("b\(k)", CGRect(3.3 * CGFloat(k), 3.1 * CGFloat(k), 1, 1), class: "UIButton")
    }
    #expect(!line(of: "b7", on: stage).contains("covered"))
    #expect(!line(of: "b8", on: stage).contains("covered"))
  }

  @Test func aButtonOutsideOfItsParentSaysSo() {
    let stage = stageWithButton(in: "card", at: CGRect(0, 300, 60, 44))
    #expect(line(of: "buy", on: stage).hasSuffix("  outside card"))
  }

  @Test func theChildrenOfAnEmptyViewAreOutsideOfIt() {
    let stage = stageWithButton(in: "card", at: CGRect(0, 0, 60, 44))
    stage["card"].frame = CGRect(10, 10, 0, 0)
    #expect(line(of: "buy", on: stage).hasSuffix("  outside card"))
    #expect(line(of: "card", on: stage).hasSuffix("  zero size"))
  }

  @Test func anOverrideThatLetsTouchesThroughPutsNobodyOutside() {
    let stage = stageWithButton(in: "card", at: CGRect(0, 210, 60, 44))
    stage["card"].pointInsideBehavior = Inset(dx: -100, dy: -100)
    #expect(!line(of: "buy", on: stage).contains("outside"))
  }

  @Test func whatIsScrolledAwayAndWhatIsOffTheScreenSaySo() {
    let stage = stageWithButton(at: CGRect(0, 900, 60, 44))
    stage.add("list", CGRect(0, 100, 390, 300), class: "UIScrollView")
    stage.add("row", CGRect(0, 400, 390, 44), in: "list")
    stage.add("cell", CGRect(0, 0, 390, 44), in: "row", class: "UIButton")
    #expect(line(of: "buy", on: stage).hasSuffix("  outside root"))
    #expect(line(of: "row", on: stage).hasSuffix("  scrolled off"))
    #expect(!line(of: "cell", on: stage).contains("scrolled"))
  }

  @Test func aButtonInAViewWithoutInteractionIsUntouchable() {
    let stage = stageWithButton(in: "card", at: CGRect(0, 0, 60, 44))
    stage["card"].isUserInteractionEnabled = false
    #expect(line(of: "buy", on: stage).hasSuffix("  untouchable"))
  }

  @Test func whatIsNotThereToBeTouchedNeedsNoTouches() {
    let stage = Stage()
    stage.add("picture", CGRect(10, 10, 60, 44), class: "UIImageView")
    stage.add("veil", CGRect(0, 0, 390, 400))
    #expect(line(of: "picture", on: stage).hasSuffix("UIImageView  (10 10; 60 44)"))
  }
}

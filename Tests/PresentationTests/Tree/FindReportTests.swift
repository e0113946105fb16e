import Presentation
import ResponderKit
import SceneStage
import Testing
import Text

@Suite struct FindReportTests {
  @Test func foundViewsStandInColumnsAndAWindowIsInNothing() {
    let stage = Stage()
    stage.add("buy", CGRect(0, 0, 60, 44), class: "UIButton")
    let lines = rendered(OutputStyle()) { FindReport(stage.scene, matching: "*").write($0, to: $1) }
    #expect(
      lines == [
        "window  UIWindow  (0 0; 390 844)",
        "root    UIView    (0 0; 390 844)  in window",
        "buy     UIButton  (0 0; 60 44)    in window/root",
      ])
  }

  private func find(_ pattern: String, on stage: Stage, width: Int = 80) -> [String] {
    rendered(OutputStyle(width: width)) {
      FindReport(stage.scene, matching: pattern).write($0, to: $1)
    }
  }

  @Test func aFoundViewSaysWhatKeepsTouchesFromIt() {
    let stage = Stage()
    stage.add("card", CGRect(0, 0, 90, 90)).isHidden = true
    stage.add("buy", CGRect(0, 0, 60, 44), in: "card", class: "UIButton")
    #expect(
      find("buy", on: stage) == [
        "buy  UIButton  (0 0; 60 44)  in hidden card  in window/root/card"
      ])
    #expect(find("card", on: stage)[0].contains("  hidden  "))
  }

  @Test func manyFoundViewsAreCountedAndShownInTheOrderOfTheTree() {
    let stage = Stage()
    for k in 0..<100 { stage.add("b\(k)", CGRect(0, 0, 60, 44), class: "UIButton") }
    let lines = find("button", on: stage)
    #expect(lines.count == 41)
    #expect(lines.last == "… 60 more of 100 views")
    #expect(lines[0].hasPrefix("b0 ") && lines[39].hasPrefix("b39 "))
    #expect(lines[0].contains("covered by b99"))
  }

  @Test(arguments: [40, 60, 80])
  func noFoundViewTakesMoreThanALine(width: Int) {
    let stage = Stage()
    let name = "一个非常长的视图名称一个非常长的视图名称"
    stage.add(name, CGRect(1.25, 2.25, 333.25, 444.25), class: "UIButton").alpha = 0.25
    stage.add("inner", CGRect(1.25, 2.25, 333.25, 444.25), in: name).hitTestBehavior = Passthrough()
    #expect(find("*", on: stage, width: width).allSatisfy { $0.displayWidth <= width })
  }
}

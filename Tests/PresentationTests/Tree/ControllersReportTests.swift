import Presentation
import ResponderKit
import SceneStage
import Scenes
import Testing

@Suite struct ControllersReportTests {
  private func report(_ stage: Stage) -> [String] {
    rendered { ControllersReport(stage.scene).write($0, to: $1) }
  }

  @Test func oneControllerToBeginWith() {
    #expect(report(Stage()) == ["vc  UIViewController  view root  root of window"])
  }

  @Test("R11.3, R11.4") func childrenAndPresentedControllersStandBelow() throws {
    let stage = Stage()
    stage.add("card", CGRect(0, 0, 90, 90))
    stage.add("sheetView", CGRect(0, 0, 90, 90)).removeFromSuperview()
    let vc = try #require(stage.responder("vc") as? UIViewController)
    let child = stage.add(controller: "child", for: "card")
    vc.addChild(child)
    child.didMove(toParent: vc)
    vc.present(stage.add(controller: "sheet", for: "sheetView"), animated: false)
    #expect(
      report(stage) == [
        "vc        UIViewController  view root  root of window",
        "├─ child  UIViewController  view card",
        "└─ sheet  UIViewController  view sheetView  presented by vc",
      ])
  }

  @Test func aViewOutsideEveryWindowIsNoted() {
    let stage = Stage()
    stage.add("loose", CGRect(0, 0, 9, 9)).removeFromSuperview()
    stage.add(controller: "looseVC", for: "loose")
    #expect(report(stage).last == "looseVC  UIViewController  view loose  not in a window")
  }

  @Test("R11.1: reports do not load views") func aViewThatIsNotLoadedStaysSo() {
    let stage = Stage()
    let controller = UIViewController()
    stage.scene.add(controller, NameTable.Entry(name: "lazy"))
    #expect(report(stage).last == "lazy  UIViewController  view not loaded")
    #expect(!controller.isViewLoaded)
  }
}

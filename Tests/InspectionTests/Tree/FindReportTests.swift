import Inspection
import ResponderKit
import Testing

@Suite struct FindReportTests {
  @Test func foundViewsStandInColumnsAndAWindowIsInNothing() {
    let stage = Stage()
    stage.add("buy", CGRect(0, 0, 60, 44), class: "UIButton")
    let lines = rendered(Look()) { FindReport(stage.scene, matching: "*").write($0, to: $1) }
    #expect(
      lines == [
        "window  UIWindow  (0 0; 390 844)",
        "root    UIView    (0 0; 390 844)  in window",
        "buy     UIButton  (0 0; 60 44)    in window/root",
      ])
  }
}

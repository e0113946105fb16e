import ResponderKit
import SceneStage
import Testing

@testable import Analysis

@Suite struct HitPlannerTests {
  /// A hit-test for each of a million pixels would take minutes.
  @Test(arguments: ["react", "fabric", "overflow"], [false, true])
  func viewsWhoseSubviewsStickOutNeedNotBeAsked(override: String, clips: Bool) {
    let window = Stage().add(window: "app", CGRect(0, 0, 100, 100))
    var parent: UIView = window
    for k in 0..<20 {
      let view = UIView(frame: CGRect(10, 10, Double(60 - k), 200))
      view.clipsToBounds = clips
      view.hitTestBehavior =
        switch override {
        case "react": ReactNativeHitTest(.paper)
        case "fabric": ReactNativeHitTest(.fabric)
        default: Overflow()
        }
      parent.addSubview(view)
      parent = view
    }
    let grid = SampleGrid(window.frame, columns: 10, rows: 10)
    #expect(!HitPlanner([window], over: grid).plan.hasMarks)
  }
}

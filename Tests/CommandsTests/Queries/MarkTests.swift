import Analysis
import Explanation
import ResponderKit
import Scenes
import SessionStage
import TestSupport
import Testing

/// The marks of `tree` and `find` say what the audit and `why` say, though they ask fewer points: a
/// sliver of a view may escape them, and what lies in a marked view need not be marked, too.
@Suite struct MarkTests {
  @Test(
    "On random scenes a marked view is hardly reached, an unmarked one somewhere",
    arguments: seeds(20, of: 600))
  func randomScenes(seed: Int) throws {
    let scene = RandomTouchScene(seed: seed)
    let desk = TestSession()
    desk.run(scene.lines.joined(separator: "\n"))
    let scan = ReachabilityScan(desk.scene)
    let screen = CGRect(origin: .zero, size: desk.scene.screenSize)
    let map = HitMap(
      of: desk.scene.application, over: SampleGrid(screen, mostCells: 1 << 20))
    for name in scene.views {
      let view = try #require(desk.scene.names[name] as? UIView)
      let remark = scan.remark(on: view)
      let reach = TouchCoverage(of: view, in: desk.scene, visible: screen)
      let context =
        "seed \(seed), \(name): \(remark.map { "\($0)" } ?? "no mark")\n"
        + scene.lines.joined(separator: "\n")
      switch remark {
      case .untouchable?, .covered?, .outside?: #expect(reach.percent <= 5, "\(context)")
      default:
        let isSeen = sequence(first: view, next: \.superview).allSatisfy {
          !$0.isHidden && Double($0.alpha) >= HitTestRejection.alphaThreshold
            && scan.remark(on: $0) == nil
        }
        if isSeen, view is UIControl, view.isUserInteractionEnabled,
          (view as? UIControl)?.isEnabled == true
        {
          // Slivers between the points of the grid are on the map all the same.
          let isOnMap = map.views.contains { view.isReached(by: $0) }
          #expect(reach.reached > 0 || isOnMap, "\(context)")
        }
      }
    }
  }
}

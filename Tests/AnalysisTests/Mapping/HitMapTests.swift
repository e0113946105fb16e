import ResponderKit
import SceneStage
import TestSupport
import Testing

@testable import Analysis

@Suite struct HitMapTests {
  @Test("Every cell says what a hit-test at its middle says", arguments: seeds(25, of: 100))
  func everyCellIsWhatAHitTestFinds(seed: Int) {
    let screen = RandomScreen(seed: seed)
    let scale = [1, 0.5, 3.7][seed % 3]
    let grid = SampleGrid(CGRect(-5, -5, 150 / scale, 150 / scale), columns: 75, rows: 70)
    let map = HitMap(of: screen.application, over: grid, isParallel: seed.isMultiple(of: 2))
    #expect(map.mistakes { screen.application.hitTest(at: $0, with: nil)?.view } == [])
  }

  @Test("One view is mapped without its superview's say", arguments: seeds(15, of: 40))
  func oneViewAloneIsWhatItAnswers(seed: Int) {
    let screen = RandomScreen(seed: seed)
    let view = screen.views[seed % screen.views.count]
    let isSingular = view.transform.a * view.transform.d == view.transform.b * view.transform.c
    guard !isSingular else { return }
    let grid = SampleGrid(CGRect(-20, -20, 200, 200), columns: 61, rows: 57)
    let map = HitMap(ofOnly: view, over: grid)
    #expect(
      map.mistakes { view.hitTest(view.convert($0, from: view.superview), with: nil) } == [])
  }

  @Test(
    "Views that are turned, one in the other, are what a hit-test finds", arguments: [10, 45, 90])
  func turnedViewsAreWhatAHitTestFinds(degrees: CGFloat) {
    let stage = Stage()
    let sheet = stage.add("sheet", CGRect(20, 20, 200, 200))
    sheet.transform = CGAffineTransform(rotationAngle: degrees * .pi / 180)
    for k in 0..<100 {
      let frame = CGRect(CGFloat(k % 10) * 20, CGFloat(k / 10) * 20, 25, 25)
      let view = stage.add("v\(k)", frame, in: "sheet")
      let inner = stage.add("in\(k)", CGRect(-5, 5, 20, 20), in: "v\(k)")
      if k.isMultiple(of: 3) { inner.transform = CGAffineTransform(rotationAngle: CGFloat(k)) }
      if k.isMultiple(of: 7) { view.hitTestBehavior = Passthrough() }
      if k.isMultiple(of: 11) { view.pointInsideBehavior = Inset(dx: -9, dy: 4) }
    }
    let application = stage.scene.application
    let grid = SampleGrid(CGRect(0, 0, 260, 260), columns: 173, rows: 131)
    let map = HitMap(of: application, over: grid)
    #expect(map.mistakes { application.hitTest(at: $0, with: nil)?.view } == [])
  }

  @Test func manyNestedViewsNeedNoStack() {
    let window = Stage().add(window: "deep", CGRect(0, 0, 100, 100))
    var innermost: UIView = window
    for _ in 0..<20_000 {
      let view = UIView(frame: CGRect(0, 0, 100, 100))
      innermost.addSubview(view)
      innermost = view
    }
    let map = HitMap(ofOnly: window, over: SampleGrid(window.frame, scale: 0.1))
    #expect(map[5, 5] === innermost)
  }
}

extension HitMap {
  /// The points of which the map says something else than somebody who is asked.
  func mistakes(_ ask: (CGPoint) -> UIView?) -> [CGPoint] {
    (0..<grid.count).compactMap { k in
      let (row, column) = k.quotientAndRemainder(dividingBy: grid.columns)
      let point = grid.point(column: column, row: row)
      return self[column, row] === ask(point) ? nil : point
    }
  }
}

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

  @Test(arguments: [(283.0, 1e9), (1e9, 1), (1, 1e15), (1e15, 1e15), (390, 844), (0.001, 3)])
  func aStripHasNoMoreRowsThanAScreen(width: Double, height: Double) {
    let grid = SampleGrid(CGRect(0, 0, width, height), mostCells: 1 << 18)
    #expect(grid.columns <= 4096 && grid.rows <= 4096 && grid.count <= 1 << 18)
  }
}

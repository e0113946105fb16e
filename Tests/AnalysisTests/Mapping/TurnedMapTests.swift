import ResponderKit
import SceneStage
import TestSupport
import Testing

@testable import Analysis

/// Maps of views that are turned, nested and far away, held against asking every point.
@Suite struct TurnedMapTests {
  @Test("Every cell of a turned screen is what a hit-test finds", arguments: seeds(24, of: 600))
  func turnedScreensAreWhatAHitTestFinds(seed: Int) {
    let screen = RandomScreen(seed: seed, isTurned: true)
    let application = screen.application
    // The whole screen, its surroundings, a part of it with odd cells, and what the tree scans.
    for grid in [
      SampleGrid(CGRect(0, 0, 200, 200), columns: 40, rows: 40),
      SampleGrid(CGRect(-300, -200, 800, 700), columns: 37, rows: 53),
      SampleGrid(CGRect(17.3, 61, 9.1, 33), columns: 31, rows: 7),
      SampleGrid(CGRect(0, 0, 200, 200), mostCells: 1 << 11),
    ] {
      let map = HitMap(of: application, over: grid, isParallel: seed.isMultiple(of: 2))
      #expect(map.mistakes { application.hitTest(at: $0, with: nil)?.view } == [], "\(grid)")
    }
  }

  @Test(
    "A turned window is mapped, with and without views in it",
    arguments: [90, -90, 180, 45, 30, 1, 1e-6, 3600], [0, 1, 20])
  func turnedWindows(degrees: CGFloat, count: Int) {
    let stage = Stage()
    for k in 0..<count {
      stage.add("v\(k)", CGRect(CGFloat(k) * 15, CGFloat(k) * 40, 100, 90))
    }
    stage["window"].turn(by: degrees)
    expectRightMap(of: stage)
  }

  @Test(
    "Nested views that fill each other are mapped",
    arguments: [1, 3, 45, 90, 1e-6], [20, 26, size(40, of: 200)])
  func turnedNests(degrees: CGFloat, depth: Int) {
    let stage = Stage()
    stage.add("v0", CGRect(0, 0, 390, 844))
    for k in 1..<depth { stage.add("v\(k)", CGRect(0, 0, 390, 844), in: "v\(k - 1)") }
    stage["v0"].turn(by: degrees)
    expectRightMap(of: stage)
    // Errors of rounding add up level by level; if they were multiplied, each point would be asked.
    for k in 1..<depth { stage["v\(k)"].turn(by: k.isMultiple(of: 2) ? 1 : -1) }
    expectRightMap(of: stage)
  }

  @Test(
    "Far numbers are mapped",
    arguments: [
      CGRect(1e10, 0, 100, 100), CGRect(-1e300, 1e300, 1e10, 10), CGRect(0, 0, 1e300, 1e300),
      CGRect(0, 0, 1e-300, 9), CGRect(1e15, 1e15, 0, 0),
    ], [3, 90])
  func farBounds(bounds: CGRect, degrees: CGFloat) {
    let stage = Stage()
    let card = stage.add("card", CGRect(100, 90, 80, 80))
    stage.add("inner", CGRect(0, 0, 46, 44), in: "card")
    card.bounds = bounds
    card.turn(by: degrees)
    expectRightMap(of: stage)
    stage["inner"].bounds = bounds
    stage["window"].turn(by: degrees)
    expectRightMap(of: stage)
  }

  private func expectRightMap(of stage: Stage) {
    let application = stage.scene.application
    let grid = SampleGrid(stage.scene.screenBounds, columns: 78, rows: 60)
    let map = HitMap(of: application, over: grid)
    #expect(map.mistakes { application.hitTest(at: $0, with: nil)?.view } == [])
  }
}

extension UIView {
  fileprivate func turn(by degrees: CGFloat) {
    transform = CGAffineTransform(rotationAngle: degrees * .pi / 180)
  }
}

@Suite struct ColumnSetTests {
  /// Every pair of ranges in a small row.
  private static let ranges = (0...6).flatMap { start in (start...6).map { start..<$0 } }

  @Test func intersectionsOfRangesAreThoseOfSets() {
    for one in Self.ranges {
      for other in Self.ranges {
        let common = one.intersection(other)
        #expect(Set(common) == Set(one).intersection(other))
        // Even an empty result lies in the first range.
        #expect(one.lowerBound <= common.lowerBound && common.upperBound <= one.upperBound)
      }
    }
  }

  @Test func filtersKeepWhatIsCertainAndAskForTheRest() {
    for odd in [false, true] {
      var set = ColumnSet(0..<6)
      if odd {
        set = set.filter(possible: 0..<6, certain: 0..<0) { !$0.isMultiple(of: 3) }
        #expect(set.runs == [1..<3, 4..<6])
      }
      let columns = Set(set.runs.joined())
      for possible in Self.ranges {
        for certain in Self.ranges {
          var asked: [Int] = []
          let kept = set.filter(possible: possible, certain: certain) {
            asked.append($0)
            return $0.isMultiple(of: 2)
          }
          let open = columns.intersection(possible)
          #expect(asked == open.subtracting(certain).sorted())
          #expect(
            Set(kept.runs.joined())
              == open.filter { certain.contains($0) || $0.isMultiple(of: 2) })
          #expect(
            zip(kept.runs, kept.runs.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
        }
      }
    }
  }
}

@testable import Analysis
import ResponderKit
import TestSupport
import Testing

@testable import Interchange

@Suite struct RegionOutlineTests {
  private typealias Corner = RegionOutline.Corner

  private func blocks(_ blocks: (Range<Int>, Range<Int>)...) -> [HitMap.Block] {
    blocks.map { HitMap.Block(number: 1, columns: $0, rows: $1) }
  }

  @Test func aRectangleHasFourCorners() {
    #expect(
      RegionOutline(blocks((1..<3, 4..<6))).loops
        == [[Corner(x: 1, y: 4), Corner(x: 3, y: 4), Corner(x: 3, y: 6), Corner(x: 1, y: 6)]])
  }

  @Test func blocksOnTopOfEachOtherHaveOneOutline() {
    let loops = RegionOutline(blocks((0..<3, 0..<1), (0..<1, 1..<2), (0..<3, 2..<3))).loops
    #expect(loops.count == 1)
    #expect(loops[0].count == 8)
  }

  @Test func aHoleHasALoopOfItsOwn() {
    let ring = blocks((0..<3, 0..<1), (0..<1, 1..<2), (2..<3, 1..<2), (0..<3, 2..<3))
    #expect(RegionOutline(ring).loops.map(\.count) == [4, 4])
  }

  @Test("Filled by the even-odd rule, the outlines are the map again", arguments: seeds(5, of: 20))
  func theOutlinesOfAMapFillItsCells(seed: Int) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    window.isHidden = false
    for k in 0..<6 {
      let view = UIView(
        frame: CGRect(
          x: (seed * 7 + k * 13) % 40, y: (seed * 11 + k * 5) % 40, width: 25, height: 17))
      if k.isMultiple(of: 2) { view.transform = CGAffineTransform(rotationAngle: Double(seed + k)) }
      if k == 3 { view.pointInsideBehavior = Circle(radius: 14) }
      window.addSubview(view)
    }
    let map = HitMap(ofOnly: window, over: SampleGrid(window.frame, scale: 0.7))
    for region in map.regions {
      let outline = RegionOutline(region.blocks)
      var wrong = 0
      for row in 0..<map.grid.rows {
        for column in 0..<map.grid.columns {
          let isInside = outline.contains(column, row)
          if isInside != (map.cells[row * map.grid.columns + column] == region.number) {
            wrong += 1
          }
        }
      }
      #expect(wrong == 0)
    }
  }
}

extension RegionOutline {
  /// Whether a cell is inside by the even-odd rule: whether an odd number of edges lie left of it.
  fileprivate func contains(_ column: Int, _ row: Int) -> Bool {
    var crossings = 0
    for loop in loops {
      for (a, b) in zip(loop, loop.dropFirst() + loop.prefix(1))
      where a.x == b.x && a.x <= column && (min(a.y, b.y)..<max(a.y, b.y)).contains(row) {
        crossings += 1
      }
    }
    return !crossings.isMultiple(of: 2)
  }
}

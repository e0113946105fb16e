import Analysis
import Foundation
import Text

/// The outline of a region: closed loops along the edges of its cells, holes turning the other way.
struct RegionOutline {
  struct Corner: Hashable {
    var x: Int
    var y: Int
  }

  /// The loops; the last corner of each leads back to the first.
  private(set) var loops: [[Corner]] = []

  /// Outlines blocks that do not overlap, of which no two lie side by side.
  ///
  /// - Complexity: O(n log n) for n blocks.
  init(_ blocks: [HitMap.Block]) {
    // Every edge has the region on its right hand, so that the ends of edges are beginnings.
    var ends: [Corner: [Corner]] = [:]
    func add(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
      ends[Corner(x: x0, y: y0), default: []].append(Corner(x: x1, y: y1))
    }
    var tops: [Int: [Range<Int>]] = [:]
    var bottoms: [Int: [Range<Int>]] = [:]
    for block in blocks {
      let (x, y) = (block.columns, block.rows)
      add(x.upperBound, y.lowerBound, x.upperBound, y.upperBound)
      add(x.lowerBound, y.upperBound, x.lowerBound, y.lowerBound)
      tops[y.lowerBound, default: []].append(x)
      bottoms[y.upperBound, default: []].append(x)
    }
    // Where one block ends on top of another there is no edge.
    for y in Set(tops.keys).union(bottoms.keys) {
      let (top, bottom) = (tops[y] ?? [], bottoms[y] ?? [])
      for x in top.subtracting(bottom) { add(x.lowerBound, y, x.upperBound, y) }
      for x in bottom.subtracting(top) { add(x.upperBound, y, x.lowerBound, y) }
    }
    let starts = ends.keys.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    for start in starts {
      while ends[start]?.isEmpty == false { loops.append(Self.loop(from: start, &ends)) }
    }
  }

  private static func loop(from start: Corner, _ ends: inout [Corner: [Corner]]) -> [Corner] {
    var loop = [start]
    var corner = start
    while let next = ends[corner]?.popLast() {
      // Edges that go on in the same direction are one.
      if loop.count > 1 {
        let before = loop[loop.count - 2]
        if before.x == corner.x && corner.x == next.x || before.y == corner.y && corner.y == next.y
        {
          loop.removeLast()
        }
      }
      corner = next
      if corner == start { break }
      loop.append(corner)
    }
    return loop
  }
}

extension [Range<Int>] {
  /// Returns the parts of the ranges, which do not overlap, that lie in none of the others, which
  /// do not overlap either.
  fileprivate func subtracting(_ others: [Range<Int>]) -> [Range<Int>] {
    let others = others.sorted { $0.lowerBound < $1.lowerBound }
    var rest: [Range<Int>] = []
    var k = 0
    for range in sorted(by: { $0.lowerBound < $1.lowerBound }) {
      var start = range.lowerBound
      while k < others.count, others[k].upperBound <= start { k += 1 }
      var j = k
      while j < others.count, others[j].lowerBound < range.upperBound {
        if others[j].lowerBound > start { rest.append(start..<others[j].lowerBound) }
        start = Swift.max(start, others[j].upperBound)
        j += 1
      }
      if start < range.upperBound { rest.append(start..<range.upperBound) }
    }
    return rest
  }
}

extension CGFloat {
  /// The number as pictures need it: with two decimals at most.
  var markupText: String {
    guard isFinite else { return "0" }
    let hundredths = (Double(self) * 100).rounded()
    guard Swift.abs(hundredths) < 1e15 else { return Double(self).exactText }
    return (hundredths / 100).exactText
  }
}

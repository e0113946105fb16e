import Foundation
import ResponderKit

extension HitMap {
  /// A rectangle of cells of one view: neighbouring cells of a row, and of the rows below it that
  /// are the same there.
  package struct Block: Equatable, Sendable {
    /// The number of the view; 0 for none.
    package var number: UInt32
    /// The columns.
    package var columns: Range<Int>
    /// The rows.
    package var rows: Range<Int>

    /// The number of cells in the block.
    package var count: Int { columns.count * rows.count }
  }

  /// The region of the map in which one view gets the touch.
  package struct Region {
    /// The number of the view; 0 for none.
    package var number: UInt32
    /// The view; nil for none.
    package var view: UIView?
    /// The cells of the region, from top to bottom.
    package var blocks: [Block]

    /// The number of cells in the region.
    package var count: Int { blocks.reduce(0) { $0 + $1.count } }
    /// A cell well inside the region: halfway down those rows in which the region is wide.
    package var heart: (column: Int, row: Int) {
      let widest = blocks.lazy.map(\.columns.count).max() ?? 0
      let wide = blocks.filter { 5 * $0.columns.count >= 4 * widest }
      var above = wide.reduce(0) { $0 + $1.rows.count } / 2
      for block in wide {
        if above < block.rows.count {
          return (
            (block.columns.lowerBound + block.columns.upperBound) / 2,
            block.rows.lowerBound + above
          )
        }
        above -= block.rows.count
      }
      return (0, 0)
    }
    /// The columns from the leftmost to the rightmost one.
    package var columns: Range<Int> {
      (blocks.map(\.columns.lowerBound).min() ?? 0)..<(blocks.map(\.columns.upperBound).max() ?? 0)
    }
    /// The rows from the uppermost to the lowest one.
    package var rows: Range<Int> {
      (blocks.map(\.rows.lowerBound).min() ?? 0)..<(blocks.map(\.rows.upperBound).max() ?? 0)
    }
  }

  /// Returns the runs of neighbouring cells of a row that belong to one view, left to right; they
  /// fill the row.
  package func runs(ofRow row: Int) -> [(number: UInt32, columns: Range<Int>)] {
    let start = row * grid.columns
    return cells.withUnsafeBufferPointer { cells in
      var runs: [(number: UInt32, columns: Range<Int>)] = []
      var first = 0
      for column in 1...grid.columns
      where column == grid.columns || cells[start + column] != cells[start + first] {
        runs.append((cells[start + first], first..<column))
        first = column
      }
      return runs
    }
  }

  /// The map in as few rectangles as possible where neighbouring rows with equal runs are joined,
  /// ordered by the row in which they begin.
  package var blocks: [Block] {
    var closed: [Block] = []
    // The blocks that reach the last row, left to right.
    var open: [Block] = []
    for row in 0..<grid.rows {
      let runs = runs(ofRow: row)
      var next: [Block] = []
      var k = 0
      for run in runs {
        while k < open.count, open[k].columns.lowerBound < run.columns.lowerBound {
          closed.append(open[k])
          k += 1
        }
        if k < open.count, open[k].columns == run.columns, open[k].number == run.number {
          next.append(open[k])
          next[next.count - 1].rows = open[k].rows.lowerBound..<(row + 1)
          k += 1
        } else {
          next.append(
            Block(number: run.number, columns: run.columns, rows: row..<(row + 1)))
        }
      }
      closed += open[k...]
      open = next
    }
    closed += open
    return closed.sorted {
      ($0.rows.lowerBound, $0.columns.lowerBound) < ($1.rows.lowerBound, $1.columns.lowerBound)
    }
  }

  /// The regions of the views, in the order of their numbers: the region of no view first, then
  /// back to front. Views that get no touch have none.
  package var regions: [Region] {
    var regions: [UInt32: Region] = [:]
    for block in blocks {
      regions[block.number, default: Region(number: block.number, view: nil, blocks: [])]
        .blocks.append(block)
    }
    return regions.values.sorted { $0.number < $1.number }.map { region in
      Region(number: region.number, view: view(region.number), blocks: region.blocks)
    }
  }
}

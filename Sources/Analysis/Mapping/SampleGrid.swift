import ResponderKit

/// Equally spaced points over a region, each in the middle of a cell.
package struct SampleGrid: Equatable, Sendable {
  /// The region, in points.
  package let region: CGRect
  /// The number of cells side by side.
  package let columns: Int
  /// The number of cells one below the other.
  package let rows: Int

  /// Creates a grid of a number of cells.
  package init(_ region: CGRect, columns: Int, rows: Int) {
    self.region = region
    self.columns = max(1, columns)
    self.rows = max(1, rows)
  }

  /// Creates a grid of pixels.
  ///
  /// - Parameters:
  ///   - region: The region, in points.
  ///   - scale: The number of pixels of a point, in each direction.
  ///   - mostCells: The greatest number of pixels, whatever the shape of the region.
  ///   - mostEachWay: The greatest number of pixels in each direction.
  package init(
    _ region: CGRect, scale: Double, mostCells: Int = .max, mostEachWay: Int = 1 << 24
  ) {
    func cells(_ length: CGFloat, most: Int) -> Int {
      Int((length * scale).rounded(), within: 1...max(1, min(most, mostEachWay)))
    }
    let columns = cells(region.width, most: mostCells)
    self.init(
      region, columns: columns, rows: cells(region.height, most: max(1, mostCells / columns)))
  }

  /// Creates a grid of square cells as fine as a limit allows: a whole number of them to a point,
  /// so that edges at whole points are edges of cells, or less than one. There are at most 4,096
  /// each way, as a row of a strip takes as long as a row of a square.
  package init(_ region: CGRect, mostCells: Int) {
    let scale = (Double(mostCells) / Double(region.width) / Double(region.height)).squareRoot()
    self.init(
      region, scale: scale < 1 ? scale : min(scale, 1000).rounded(.down), mostCells: mostCells,
      mostEachWay: 4096)
  }

  /// The number of all cells.
  package var count: Int { columns * rows }
  /// The size of a cell, in points.
  package var cell: CGSize {
    CGSize(width: region.width / CGFloat(columns), height: region.height / CGFloat(rows))
  }

  /// Returns the middle of a column.
  package func x(_ column: Int) -> CGFloat {
    region.minX + (CGFloat(column) + 0.5) * region.width / CGFloat(columns)
  }

  /// Returns the middle of a row.
  package func y(_ row: Int) -> CGFloat {
    region.minY + (CGFloat(row) + 0.5) * region.height / CGFloat(rows)
  }

  /// Returns the middle of a cell.
  package func point(column: Int, row: Int) -> CGPoint { CGPoint(x: x(column), y: y(row)) }

  /// Returns the rectangle of some cells, in points.
  package func rect(columns: Range<Int>, rows: Range<Int>) -> CGRect {
    CGRect(
      x: region.minX + CGFloat(columns.lowerBound) * cell.width,
      y: region.minY + CGFloat(rows.lowerBound) * cell.height,
      width: CGFloat(columns.count) * cell.width, height: CGFloat(rows.count) * cell.height)
  }
}

extension SampleGrid {
  /// Creates a grid of one cell per point of length, but of no more cells than a number each way.
  init(_ region: CGRect, mostEachWay most: Int) {
    func cells(_ length: CGFloat) -> Int { Int(length.rounded(.up), within: 1...max(1, most)) }
    self.init(region, columns: cells(region.width), rows: cells(region.height))
  }

  /// Returns the middle of a cell, counted row by row.
  func point(_ k: Int) -> CGPoint { point(column: k % columns, row: k / columns) }

  /// Returns the rectangle of a cell, counted row by row.
  func cell(_ k: Int) -> CGRect {
    let (column, row) = (k % columns, k / columns)
    return rect(columns: column..<(column + 1), rows: row..<(row + 1))
  }

  /// Returns the marked cell that is farthest from the edge and from any cell that is not marked;
  /// of several such cells the one nearest to the middle.
  func deepest(_ isMarked: [Bool]) -> Int? {
    var depth = isMarked.map { $0 ? Int.max : 0 }
    func value(_ column: Int, _ row: Int) -> Int {
      column < 0 || row < 0 || column >= columns || row >= rows ? 0 : depth[row * columns + column]
    }
    func relax(_ k: Int, _ side: Int) {
      guard depth[k] > 0 else { return }
      let (column, row) = (k % columns, k / columns)
      let nearest = min(
        value(column + side, row), value(column, row + side), value(column + side, row + side),
        value(column - side, row + side))
      depth[k] = min(depth[k], nearest == Int.max ? Int.max : nearest + 1)
    }
    for k in 0..<count { relax(k, -1) }
    for k in (0..<count).reversed() { relax(k, 1) }
    let middle = CGPoint(x: region.midX, y: region.midY)
    func distance(_ k: Int) -> CGFloat { hypot(point(k).x - middle.x, point(k).y - middle.y) }
    return (0..<count).filter { isMarked[$0] }.max {
      depth[$0] != depth[$1] ? depth[$0] < depth[$1] : distance($0) > distance($1)
    }
  }
}

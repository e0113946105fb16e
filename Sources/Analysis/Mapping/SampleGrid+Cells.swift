import Foundation

extension SampleGrid {
  /// Creates a grid of one cell per point of length, but of no more cells than a number each way.
  init(_ region: CGRect, mostEachWay most: Int) {
    func cells(_ length: CGFloat) -> Int { Int(min(CGFloat(most), length.rounded(.up))) }
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
  ///
  /// - Complexity: O(cells).
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

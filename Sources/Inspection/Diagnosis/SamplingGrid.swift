import Foundation

/// Points spread evenly over a rectangle, each in the middle of its cell.
struct SamplingGrid {
  private let area: CGRect
  private let columns: Int
  private let rows: Int
  private let step: CGSize

  /// A grid of one cell per point of length, but of no more cells than a number each way.
  init(_ area: CGRect, most: Int) {
    self.area = area
    columns = max(1, Int(min(CGFloat(most), area.width.rounded(.up))))
    rows = max(1, Int(min(CGFloat(most), area.height.rounded(.up))))
    step = CGSize(width: area.width / CGFloat(columns), height: area.height / CGFloat(rows))
  }

  var count: Int { columns * rows }

  /// The middle of a cell.
  func point(_ k: Int) -> CGPoint {
    CGPoint(
      x: area.minX + (CGFloat(k % columns) + 0.5) * step.width,
      y: area.minY + (CGFloat(k / columns) + 0.5) * step.height)
  }

  /// A cell.
  func cell(_ k: Int) -> CGRect {
    CGRect(
      x: area.minX + CGFloat(k % columns) * step.width,
      y: area.minY + CGFloat(k / columns) * step.height, width: step.width, height: step.height)
  }

  /// Of the cells that are marked, the one farthest from any that is not and from the edge; of
  /// several the nearest to the middle.
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
    let middle = CGPoint(x: area.midX, y: area.midY)
    func distance(_ k: Int) -> CGFloat { hypot(point(k).x - middle.x, point(k).y - middle.y) }
    return (0..<count).filter { isMarked[$0] }.max {
      depth[$0] != depth[$1] ? depth[$0] < depth[$1] : distance($0) > distance($1)
    }
  }
}

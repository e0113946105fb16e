import Analysis
import ResponderKit

/// A measurement of the time that it takes to find the view that gets the touch, for every pixel of
/// a phone's screen.
///
/// The map is compared with hit-tests at some pixels before it is timed.
struct MapSection: BenchmarkSection {
  /// An error: the answers of the map and of a hit-test differ.
  struct WrongAnswer: Error, CustomStringConvertible {
    let description: String
  }

  /// The number of pixels across a screen of 390 × 844 points with 3 × 3 pixels a point.
  static let columns = 1170
  static let rows = 2532

  func run(_ plan: Plan, into output: any ResultOutput) throws {
    var table = ResultTable(
      section: "map", caption: "the view of every pixel of \(Self.columns) × \(Self.rows)",
      columns: [
        ("tree", "tree"), ("views", "views"), ("ms", "ms"), ("fastest", "fastest"),
        ("slowest", "slowest"), ("nsPerPixel", "ns/pixel"), ("oneThreadMs", "one thread"),
        ("gain", "gain"), ("asked", "pixel by pixel"),
      ])
    for shape in plan.shapes { table.rows.append(try row(for: shape, plan)) }
    output.report(table)
  }

  private func row(for shape: TreeShape, _ plan: Plan) throws -> [ResultTable.Value] {
    let tree = ViewTree(shape.makeTree())
    tree.show()
    let grid = SampleGrid(tree.root.bounds, columns: Self.columns, rows: Self.rows)
    try check(HitMap(of: tree.application, over: grid), tree.application, shape)
    let parallel = time(plan) { HitMap(of: tree.application, over: grid) }
    let alone = time(plan) { HitMap(of: tree.application, over: grid, isParallel: false) }
    let asked = nanoseconds {
      for row in stride(from: 0, to: grid.rows, by: 16) {
        for column in 0..<grid.columns {
          _ = tree.application.hitTest(at: grid.point(column: column, row: row), with: nil)
        }
      }
    }
    return [
      .text(shape.rawValue), .number(Double(tree.views.count)),
      .number(parallel.median, decimals: 1), .number(parallel.fastest, decimals: 1),
      .number(parallel.slowest, decimals: 1),
      .number(parallel.median * 1e6 / Double(grid.count), decimals: 1),
      .number(alone.median, decimals: 1),
      .number(alone.median / parallel.median, decimals: 2),
      .number(asked / 1e6 * 16, decimals: 0),
    ]
  }

  /// Returns the time of a map, in milliseconds.
  private func time(_ plan: Plan, _ map: () -> HitMap) -> Timing {
    Timing(
      samples: (0..<(plan.effort == .full ? 7 : 1)).map { _ in
        nanoseconds { withExtendedLifetime(map()) {} } / 1e6
      })
  }

  private func check(
    _ map: HitMap, _ application: UIApplication, _ shape: TreeShape
  ) throws {
    for k in stride(from: 0, to: map.grid.count, by: 997) {
      let (row, column) = k.quotientAndRemainder(dividingBy: map.grid.columns)
      let point = map.grid.point(column: column, row: row)
      guard map[column, row] === application.hitTest(at: point, with: nil)?.view else {
        throw WrongAnswer(description: "\(shape): the map is wrong at \(point)")
      }
    }
  }
}

import Foundation
import ResponderKit

/// A map of the views that get the touch at the points of a grid. It is the same as if each point
/// had been hit-tested.
package struct HitMap {
  /// The points.
  package let grid: SampleGrid
  /// The numbers of the views, row by row; 0 for none.
  package let cells: [UInt32]
  /// The views that were met; the first one has number 1. Some may get no touch anywhere.
  package let views: [UIView]

  /// Maps the screen of an application, where its windows are asked from front to back.
  ///
  /// - Parameters:
  ///   - grid: Points in the coordinates of the screen.
  ///   - isParallel: True to use all processors.
  /// - Complexity: O(cells + views); where views must be asked, a hit-test a point.
  package init(of application: UIApplication, over grid: SampleGrid, isParallel: Bool = true) {
    let event = UIEvent()
    self.init(application.windowsFrontToBack.reversed(), over: grid, isParallel) {
      application.hitTest(at: $0, with: event)?.view
    }
  }

  /// Maps one view as if it were alone, with points in the coordinates of its superview.
  package init(ofOnly view: UIView, over grid: SampleGrid, isParallel: Bool = true) {
    let event = UIEvent()
    let manner = view.hitTestManner
    self.init([view], over: grid, isParallel) {
      view.hitTest(manner.fromSuperview($0), with: event)
    }
  }

  private init(
    _ roots: [UIView], over grid: SampleGrid, _ isParallel: Bool, ask: (CGPoint) -> UIView?
  ) {
    let planner = HitPlanner(roots, over: grid)
    let painter = HitPainter(planner.plan, columns: grid.columns, rows: grid.rows)
    var cells = painter.paint(isParallel: isParallel)
    var views = planner.views
    if planner.plan.hasMarks {
      var numbers = Dictionary(
        views.enumerated().map { (ObjectIdentifier($1), UInt32($0 + 1)) },
        uniquingKeysWith: { first, _ in first })
      for k in cells.indices where cells[k] == HitPlan.mark {
        let point = grid.point(column: k % grid.columns, row: k / grid.columns)
        guard let view = ask(point) else {
          cells[k] = 0
          continue
        }
        if numbers[ObjectIdentifier(view)] == nil {
          views.append(view)
          numbers[ObjectIdentifier(view)] = UInt32(views.count)
        }
        cells[k] = numbers[ObjectIdentifier(view)] ?? 0
      }
    }
    self.grid = grid
    self.cells = cells
    self.views = views
  }

  /// Returns the view of a number.
  package func view(_ number: UInt32) -> UIView? {
    number == 0 ? nil : views[Int(number) - 1]
  }

  /// Returns the view that gets the touch in a cell.
  package subscript(column: Int, row: Int) -> UIView? { view(cells[row * grid.columns + column]) }
}

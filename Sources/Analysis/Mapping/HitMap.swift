import ResponderKit
import Scenes

/// A map of the views that get the touch at the points of a grid. It is the same as if each point
/// had been hit-tested.
package struct HitMap {
  /// The points.
  package let grid: SampleGrid
  /// Indicates whether the points are fewer than was wished, because views had to be asked at most
  /// of them.
  package let isCoarse: Bool
  /// The numbers of the views, row by row; 0 for none.
  package let cells: [UInt32]
  /// Indicates for each cell whether its view depends on code that needs values which nobody has given,
  /// or cannot run, or on views of which nobody can tell where they lie; empty if none does.
  package private(set) var openCells: [Bool] = []
  /// What these need.
  package private(set) var open: Set<OpenAnswer> = []
  /// The views of which nobody can tell where they lie, and that may get touches.
  package let unplaced: [UIView]
  /// The views that were met; the first one has number 1. Some may get no touch anywhere.
  package let views: [UIView]

  /// Maps the screen of an application, where its windows are asked from front to back.
  ///
  /// - Parameters:
  ///   - grid: Points in the coordinates of the screen.
  ///   - code: The code that may leave answers open; nil for none.
  ///   - unplaced: The views of which nobody can tell where they lie.
  ///   - isParallel: True to use all processors.
  ///   - mustStop: Returns whether to end early, with a map that is not complete.
  /// - Complexity: O(cells + views); where views must be asked, a hit-test a point.
  package init(
    of application: UIApplication, over grid: SampleGrid, code: (any SceneCode)? = nil,
    unplaced: UnplacedViews = .none, isParallel: Bool = true, mustStop: () -> Bool = { false }
  ) {
    let event = UIEvent()
    self.init(
      application.windowsFrontToBack.reversed(), over: grid, code, unplaced, isParallel, mustStop
    ) { application.hitTest(at: $0, with: event)?.view }
  }

  /// Maps one view as if it were alone, with points in the coordinates of its superview.
  package init(
    ofOnly view: UIView, over grid: SampleGrid, code: (any SceneCode)? = nil,
    isParallel: Bool = true, mustStop: () -> Bool = { false }
  ) {
    let event = UIEvent()
    let model = view.hitTestModel
    self.init([view], over: grid, code, .none, isParallel, mustStop) {
      view.hitTest(model.fromSuperview($0), with: event)
    }
  }

  /// The number of points at which views are asked at most.
  private static let mostQuestions = 300_000

  private init(
    _ roots: [UIView], over wanted: SampleGrid, _ code: (any SceneCode)?,
    _ unplaced: UnplacedViews, _ isParallel: Bool, _ mustStop: () -> Bool, ask: (CGPoint) -> UIView?
  ) {
    var grid = wanted
    var planner = HitPlanner(mustStop() ? [] : roots, over: grid)
    func painted() -> [UInt32] {
      HitPainter(planner.plan, columns: grid.columns, rows: grid.rows)
        .paint(isParallel: isParallel, mustStop: mustStop)
    }
    var cells = painted()
    // Values that nobody has given are tried at each point.
    let most = Self.mostQuestions / (code?.needsValues == true ? 3 : 1)
    while planner.plan.hasMarks, grid.count > most, !mustStop(),
      cells.count(where: { $0 == HitPlan.mark }) > most
    {
      grid = SampleGrid(grid.region, columns: grid.columns / 2, rows: grid.rows / 2)
      planner = HitPlanner(roots, over: grid)
      cells = painted()
    }
    isCoarse = grid != wanted
    self.unplaced = unplaced.views
    var openCells = [Bool]()
    var views = planner.views
    if planner.plan.hasMarks {
      var numbers = Dictionary(
        views.enumerated().map { (ObjectIdentifier($1), UInt32($0 + 1)) },
        uniquingKeysWith: { first, _ in first })
      for k in cells.indices where cells[k] == HitPlan.mark {
        if k.isMultiple(of: 64), mustStop() { break }
        let point = grid.point(column: k % grid.columns, row: k / grid.columns)
        var taker: UIView?
        if let code {
          let hit = code.hit { ask(point) }
          taker = hit.view
          if !hit.open.isEmpty {
            Self.open(k, of: grid, &openCells)
            open.formUnion(hit.open)
          }
        } else {
          taker = ask(point)
        }
        guard let view = taker else {
          cells[k] = 0
          continue
        }
        if numbers[ObjectIdentifier(view)] == nil {
          views.append(view)
          numbers[ObjectIdentifier(view)] = UInt32(views.count)
        }
        cells[k] = numbers[ObjectIdentifier(view)] ?? 0
      }
      // What was not asked any more.
      for k in cells.indices where cells[k] == HitPlan.mark { cells[k] = 0 }
    }
    (self.grid, self.cells, self.views, self.openCells) = (grid, cells, views, openCells)
    for view in unplaced.views where !mustStop() { markCells(for: view) }
  }

  /// Marks a cell as open.
  private static func open(_ cell: Int, of grid: SampleGrid, _ cells: inout [Bool]) {
    if cells.isEmpty { cells = [Bool](repeating: false, count: grid.count) }
    cells[cell] = true
  }

  /// Marks the cells where a view may lie that is asked before the one that is hit.
  private mutating func markCells(for view: UIView) {
    guard let parent = view.superview else { return }
    // In the view around it the place in the tree decides, the same for all cells of a view.
    var known = [Bool?](repeating: nil, count: views.count + 1)
    let box = parent.screenFrame
    for k in 0..<grid.count where openCells.isEmpty || !openCells[k] {
      let (number, point) = (Int(cells[k]), grid.point(k))
      guard box.contains(point) else { continue }
      let hit = self.view(cells[k])
      let isOpen = known[number] ?? UnplacedViews.isAsked(view, at: point, before: hit)
      if isOpen { Self.open(k, of: grid, &openCells) }
      if hit?.isDescendant(of: parent) == true { known[number] = isOpen }
    }
  }

  private init(_ grid: SampleGrid, _ cells: [UInt32]) {
    (self.grid, self.cells, isCoarse, views, unplaced) = (grid, cells, false, [], [])
  }

  /// Returns the view of a number.
  package func view(_ number: UInt32) -> UIView? {
    number == 0 ? nil : views[Int(number) - 1]
  }

  /// Returns the view that gets the touch in a cell.
  package subscript(column: Int, row: Int) -> UIView? { view(cells[row * grid.columns + column]) }

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

  /// The open cells in rectangles, each with the view that gets the touch as far as it is known.
  package var openBlocks: [Block] {
    guard !openCells.isEmpty else { return [] }
    let decided = UInt32.max
    let marked = HitMap(
      grid, cells.indices.map { openCells[$0] ? cells[$0] : decided })
    return marked.blocks.filter { $0.number != decided }
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

/// The views that get touches somewhere, with all views that they lie in.
struct HitViews {
  private var hit: Set<ObjectIdentifier> = []
  private var around: Set<ObjectIdentifier> = []

  init(_ views: some Sequence<UIView>) {
    for view in views {
      hit.insert(ObjectIdentifier(view))
      for current in view.selfAndSuperviews {
        // What an ancestor lies in is known as soon as the ancestor is.
        guard around.insert(ObjectIdentifier(current)).inserted else { break }
      }
    }
  }

  /// Returns whether a view gets touches; a view that is not a control may get them through its
  /// descendants.
  func contain(_ view: UIView) -> Bool {
    (view.mustBeHitItself ? hit : around).contains(ObjectIdentifier(view))
  }
}

/// A part of the screen, or a view that is on no screen, of which a map can be made.
package struct MappedPart {
  /// The number of points that suffices for a map that looks the same as one of all pixels.
  package static let mostCells = 1_400_000

  /// The region: in the coordinates of the screen, or of what lies round a view that is on none.
  package let region: CGRect
  private let scene: Scene
  private let viewAlone: UIView?

  /// Creates the part of the whole screen, or the part of it that a view takes.
  package init(_ scene: Scene, of view: UIView? = nil) {
    self.scene = scene
    guard let view else {
      region = scene.screenBounds
      viewAlone = nil
      return
    }
    viewAlone = view.window == nil ? view : nil
    region = view.window == nil ? view.frame : view.screenFrame
  }

  /// Indicates whether the region is empty or has no finite size.
  package var isEmpty: Bool {
    !(region.width > 0 && region.height > 0 && region.maxX.isFinite && region.maxY.isFinite)
  }

  /// Says who gets the touch at every point of a grid.
  package func map(over grid: SampleGrid) -> HitMap {
    if let viewAlone {
      return HitMap(ofOnly: viewAlone, over: grid, code: scene.code, mustStop: scene.mustStop)
    }
    return HitMap(
      of: scene.application, over: grid, code: scene.code, unplaced: scene.unplaced,
      mustStop: scene.mustStop)
  }
}

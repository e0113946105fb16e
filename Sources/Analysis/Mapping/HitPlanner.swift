import ResponderKit

/// A planner that makes a plan of the views as they are now.
struct HitPlanner {
  /// The plan made so far.
  private(set) var plan = HitPlan()
  /// The views that are painted; the first one has number 1.
  private(set) var views: [UIView] = []

  /// The points at which a view's superview asks it, in the superview's coordinates.
  private typealias Points = (x: CoordinateLine, y: CoordinateLine)

  /// Plans some trees over a grid.
  ///
  /// - Parameters:
  ///   - roots: The tops of the trees, back to front.
  ///   - grid: Points in the coordinates around the roots, which are the screen's for windows.
  /// - Complexity: O(views × log cells), without recursion.
  init(_ roots: [UIView], over grid: SampleGrid) {
    let x = CoordinateLine(0..<grid.columns, grid.x)
    let y = CoordinateLine(0..<grid.rows, grid.y)
    for root in roots { root.walk(with: (x, y)) { add($0, at: $1) } }
  }

  /// Paints a view.
  ///
  /// - Returns: The points at which its subviews are asked, in the view's coordinates; nil if
  ///   there are none.
  private mutating func add(_ view: UIView, at points: Points) -> Points? {
    let (x, y) = points
    let model = view.hitTestModel
    let area: CGRect
    var isSeen = true
    var isOpen = false
    switch model.kind {
    case .never: return nil
    case .asked(let reach?):
      let (columns, rows) =
        model.isUpright
        ? model.part(of: x, y, inside: reach) ?? (x.range, y.range)
        : model.surroundings(of: reach, in: x, y)
      paint(.fill(HitPlan.mark), columns, rows)
      return nil
    case .asked(nil):
      paint(.fill(HitPlan.mark), x.range, y.range)
      return nil
    case .overflowing(let bounds):
      area = bounds
      isOpen = true
    case .standard(let bounds): area = bounds
    case .passthrough(let bounds):
      area = bounds
      isSeen = false
    }
    guard model.isUpright else {
      addTransformed(view, at: points, model, area)
      return nil
    }
    guard var (columns, rows) = model.part(of: x, y, inside: area) else {
      paint(.fill(HitPlan.mark), x.range, y.range)
      return nil
    }
    if isSeen, !columns.isEmpty, !rows.isEmpty {
      paint(.fill(number(view)), columns, rows)
    }
    if isOpen { (columns, rows) = (x.range, y.range) }
    guard !columns.isEmpty, !rows.isEmpty, view.subviewCount > 0 else { return nil }
    if model.isIdentity, columns == x.range, rows == y.range { return (x, y) }
    // The other coordinate does not matter to a view that stands upright.
    let (anyX, anyY) = (x[columns.lowerBound], y[rows.lowerBound])
    return (
      CoordinateLine(columns) { model.fromSuperview(CGPoint(x: x[$0], y: anyY)).x },
      CoordinateLine(rows) { model.fromSuperview(CGPoint(x: anyX, y: y[$0])).y }
    )
  }

  /// Paints a rotated or skewed view and all its descendants.
  private mutating func addTransformed(
    _ view: UIView, at points: Points, _ model: HitTestModel, _ area: CGRect
  ) {
    let (columns, rows) = model.surroundings(of: area, in: points.x, points.y)
    guard !columns.isEmpty, !rows.isEmpty else { return }
    let tree = TransformedSubtree(view, x: points.x, y: points.y) { number($0) }
    paint(.transformed(tree), columns, rows)
  }

  private mutating func paint(
    _ paint: HitPlan.Paint, _ columns: Range<Int>, _ rows: Range<Int>
  ) {
    guard !columns.isEmpty, !rows.isEmpty else { return }
    plan.layers.append(HitPlan.Layer(columns: columns, rows: rows, paint: paint))
  }

  private mutating func number(_ view: UIView) -> UInt32 {
    views.append(view)
    return UInt32(views.count)
  }
}

extension HitTestModel {
  /// Returns the columns and rows of a box round a rectangle of a view, however the view stands.
  fileprivate func surroundings(
    of area: CGRect, in x: CoordinateLine, _ y: CoordinateLine
  ) -> (columns: Range<Int>, rows: Range<Int>) {
    guard let box = box(of: area).widened else { return (x.range, y.range) }
    return (
      x.part(from: box.minX, upTo: box.maxX) { $0 } ?? x.range,
      y.part(from: box.minY, upTo: box.maxY) { $0 } ?? y.range
    )
  }

  /// Returns the columns and rows at which a view that stands upright has a rectangle of its own.
  ///
  /// - Returns: Nil if coordinates are out of all bounds.
  fileprivate func part(
    of x: CoordinateLine, _ y: CoordinateLine, inside area: CGRect
  ) -> (columns: Range<Int>, rows: Range<Int>)? {
    guard !x.range.isEmpty, !y.range.isEmpty else { return (x.range, y.range) }
    let (anyX, anyY) = (x[x.range.lowerBound], y[y.range.lowerBound])
    let left = area.origin.x
    let top = area.origin.y
    guard
      let columns = x.part(
        from: left, upTo: left + area.size.width,
        { fromSuperview(CGPoint(x: $0, y: anyY)).x }),
      let rows = y.part(
        from: top, upTo: top + area.size.height,
        { fromSuperview(CGPoint(x: anyX, y: $0)).y })
    else { return nil }
    return (columns, rows)
  }
}

/// A plan of the views that get the touch at the points of a grid, as layers that are painted back
/// to front: the last one painted at a point is the first that hit-testing finds there.
///
/// A view that takes a point asks its subviews front to back and answers itself if they do not; so
/// a view is painted before its subviews, and those back to front, each only where its superview
/// takes the point. Where a view can only be asked, a mark is painted.
struct HitPlan: Sendable {
  /// An area of the grid with its paint.
  struct Layer: Sendable {
    var columns: Range<Int>
    var rows: Range<Int>
    var paint: Paint
  }

  enum Paint: Sendable {
    /// The number of a view, or ``HitPlan/mark``.
    case fill(UInt32)
    /// Views that are rotated or skewed, point by point.
    case transformed(TransformedSubtree)
  }

  /// The number painted where a view must be asked.
  static let mark = UInt32.max

  /// The layers, back to front.
  var layers: [Layer] = []

  /// Indicates whether a view must be asked anywhere.
  var hasMarks: Bool {
    layers.contains { layer in
      switch layer.paint {
      case .fill(let number): number == Self.mark
      case .transformed(let tree): tree.hasMarks
      }
    }
  }
}

/// Carries a plan out, some rows at a time.
struct HitPainter: Sendable {
  /// The largest number of rows that are painted in one go.
  private static let mostRowsInBand = 64
  /// The number of bands that are painted before it is asked whether to go on.
  private static let bandsAtOnce = 8
  /// The number of views of transformed subtrees, each of which takes time in every row, that are
  /// painted in one go at most.
  private static let mostWorkInBand = 64_000

  let layers: [HitPlan.Layer]
  let columns: Int
  let rows: Int
  /// The number of rows that are painted in one go.
  private let rowsInBand: Int

  init(_ plan: HitPlan, columns: Int, rows: Int) {
    layers = plan.layers
    self.columns = columns
    self.rows = rows
    let workInRow = layers.reduce(1) { work, layer in
      if case .transformed(let tree) = layer.paint { work + tree.viewCount } else { work }
    }
    rowsInBand = min(Self.mostRowsInBand, max(1, Self.mostWorkInBand / workInRow))
  }

  /// Returns the numbers of the views, row by row.
  ///
  /// - Parameters:
  ///   - isParallel: True to use all processors.
  ///   - mustStop: Returns whether to end early, with 0 where nothing was painted.
  func paint(isParallel: Bool, mustStop: () -> Bool) -> [UInt32] {
    let bands = (rows + rowsInBand - 1) / rowsInBand
    return Array(unsafeUninitializedCapacity: columns * rows) { buffer, count in
      // The bands are disjoint, so that nobody writes where another one does.
      nonisolated(unsafe) let cells = buffer.baseAddress.unsafelyUnwrapped
      let paintBand = { @Sendable (band: Int) in
        let start = band * rowsInBand
        paint(start..<min(rows, start + rowsInBand), into: cells)
      }
      // Between some bands this thread asks whether to go on.
      var next = 0
      while next < bands, !mustStop() {
        let some = min(isParallel ? Self.bandsAtOnce : 1, bands - next)
        if some > 1 {
          ParallelWork(count: some) { [next] in paintBand(next + $0) }.run()
        } else {
          paintBand(next)
        }
        next += some
      }
      let painted = min(rows, next * rowsInBand) * columns
      (cells + painted).initialize(repeating: 0, count: columns * rows - painted)
      count = columns * rows
    }
  }

  private func paint(_ band: Range<Int>, into cells: UnsafeMutablePointer<UInt32>) {
    let layers = layers.filter { $0.rows.overlaps(band) }
    // Rows between the edges of layers are the same.
    var edges: Set<Int> = [band.lowerBound]
    for layer in layers {
      edges.insert(layer.rows.lowerBound)
      edges.insert(layer.rows.upperBound)
      if case .transformed = layer.paint {
        edges.formUnion(layer.rows.clamped(to: band))
      }
    }
    for row in band {
      let line = cells + row * columns
      guard edges.contains(row) else {
        line.update(from: line - columns, count: columns)
        continue
      }
      line.initialize(repeating: 0, count: columns)
      for layer in layers where layer.rows.contains(row) {
        switch layer.paint {
        case .fill(let number):
          (line + layer.columns.lowerBound).update(repeating: number, count: layer.columns.count)
        case .transformed(let tree):
          tree.paint(row: row, columns: layer.columns, into: line)
        }
      }
    }
  }
}

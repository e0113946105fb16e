import ResponderKit

/// A rotated or skewed view and all its descendants, painted row by row.
///
/// Along a row, a view takes one run of points, whose ends follow from geometry but for rounding.
/// Only points near the ends are asked one by one, with the exact arithmetic of a hit-test.
struct TransformedSubtree: Sendable {
  private struct Node: Sendable {
    var model: HitTestModel
    /// The numbers of the model that say how rounding grows.
    var growth: RoundingGrowth
    /// The number painted where the view takes the point; nil if the view lets it through.
    var paint: UInt32?
    /// The rectangle of the points that the view takes, or outside which it need not be asked.
    var area: CGRect?
    /// Indicates whether the view must be asked wherever the area has a point.
    var isAsked = false
    /// Indicates whether subviews are asked outside the area, too.
    var isOpen = false
    var depth: Int
    /// The node behind the last descendant.
    var end: Int
  }

  /// Parents before children, back to front: in the order of painting.
  private var nodes: [Node] = []
  private let x: CoordinateLine
  private let y: CoordinateLine

  /// Records the geometry of a tree as values.
  ///
  /// - Parameters:
  ///   - x: The columns' coordinates in the superview.
  ///   - y: The rows' coordinates in the superview.
  ///   - number: Returns the number of a view.
  init(
    _ root: UIView, x: CoordinateLine, y: CoordinateLine, number: (UIView) -> UInt32
  ) {
    self.x = x
    self.y = y
    var open: [Int] = []
    root.walk(with: 0) { view, depth in
      close(&open, downTo: depth)
      let model = view.hitTestModel
      var node = Node(
        model: model, growth: RoundingGrowth(model), depth: depth, end: nodes.count + 1)
      switch node.model.kind {
      case .never: return nil
      case .asked(let reach): (node.area, node.paint, node.isAsked) = (reach, HitPlan.mark, true)
      case .standard(let area): (node.area, node.paint) = (area, number(view))
      case .passthrough(let area): node.area = area
      case .overflowing(let area):
        (node.area, node.paint, node.isOpen) = (area, number(view), true)
      }
      open.append(nodes.count)
      nodes.append(node)
      return node.isAsked ? nil : depth + 1
    }
    close(&open, downTo: 0)
  }

  private mutating func close(_ open: inout [Int], downTo depth: Int) {
    while let last = open.last, nodes[last].depth >= depth {
      nodes[last].end = nodes.count
      open.removeLast()
    }
  }

  /// The number of views that are painted.
  var viewCount: Int { nodes.count }

  /// Indicates whether a view must be asked.
  var hasMarks: Bool { nodes.contains(where: \.isAsked) }

  /// Paints a part of a row.
  ///
  /// - Complexity: O(nodes + painted points), with a few points of each node asked exactly.
  func paint(row: Int, columns: Range<Int>, into cells: UnsafeMutablePointer<UInt32>) {
    guard let first = columns.first, let last = columns.last else { return }
    let ends = (CGPoint(x: x[first], y: y[row]), CGPoint(x: x[last], y: y[row]))
    // The superview, and the views down to the last one, each with the columns that it takes.
    var stretches = [PointStretch(columns, from: ends.0, to: ends.1)]
    var path: [HitTestModel] = []
    var taken = [ColumnSet(columns)]
    var k = 0
    while k < nodes.count {
      let node = nodes[k]
      stretches.removeLast(stretches.count - node.depth - 1)
      taken.removeLast(taken.count - node.depth - 1)
      path.removeLast(path.count - node.depth)
      path.append(node.model)
      let stretch = stretches[node.depth].mapped(by: node.model, node.growth)
      var inside = taken[node.depth]
      if let area = node.area {
        let (possible, certain) = stretch.columns(inside: area)
        // An answer is asked for wherever the view may have a point.
        inside = inside.filter(possible: possible, certain: node.isAsked ? possible : certain) {
          var point = CGPoint(x: x[$0], y: y[row])
          for model in path { point = model.fromSuperview(point) }
          return area.containsHalfOpen(point)
        }
      }
      if let paint = node.paint {
        for run in inside.runs {
          (cells + run.lowerBound).update(repeating: paint, count: run.count)
        }
      }
      if node.isOpen { inside = taken[node.depth] }
      guard !inside.isEmpty else {
        k = node.end
        continue
      }
      stretches.append(stretch)
      taken.append(inside)
      k += 1
    }
  }
}

/// The growth of errors where points are mapped to a view.
private struct RoundingGrowth: Sendable {
  /// The factor by which an error of the superview's points may grow: the larger singular value of
  /// the matrix, which is 1 however the view is turned, so that levels of turned views add errors
  /// and do not multiply them.
  let gain: CGFloat
  /// The size of the numbers that take part, in points.
  let size: CGFloat

  init(_ model: HitTestModel) {
    let numbers = model.affine ?? [model.offset?.x ?? 0, model.offset?.y ?? 0, 1, 0, 0, 1]
    let (a, b, c, d) = (numbers[2], numbers[3], numbers[4], numbers[5])
    gain = (hypot(a + d, b - c) + hypot(a - d, b + c)) / 2
    size = numbers.reduce(0) { $0 + abs($1) }
  }
}

/// The points of a row's columns in the coordinates of a view: on a straight line, but for
/// rounding.
private struct PointStretch {
  /// The greatest share of a number that a few steps of arithmetic lose.
  private static let precision: CGFloat = 1e-12
  private let range: Range<Int>
  private let first: CGPoint
  private let last: CGPoint
  /// The distance from the line that rounding may cause, in the view's points, at most.
  private let error: CGFloat

  init(_ columns: Range<Int>, from first: CGPoint, to last: CGPoint) {
    self.init(
      range: columns, first: first, last: last,
      error: (first.extent + last.extent) * Self.precision)
  }

  private init(range: Range<Int>, first: CGPoint, last: CGPoint, error: CGFloat) {
    (self.range, self.first, self.last, self.error) = (range, first, last, error)
  }

  /// Returns the same points in the coordinates of a subview.
  func mapped(by model: HitTestModel, _ growth: RoundingGrowth) -> PointStretch {
    let mapped = (model.fromSuperview(first), model.fromSuperview(last))
    let size = growth.size + first.extent + last.extent
    return PointStretch(
      range: range, first: mapped.0, last: mapped.1,
      error: growth.gain * error
        + ((1 + growth.gain) * size + mapped.0.extent + mapped.1.extent) * Self.precision)
  }

  /// Returns the columns whose points may lie in a rectangle, and those that surely do.
  func columns(inside rect: CGRect) -> (possible: Range<Int>, certain: Range<Int>) {
    let x = columns(first.x, last.x, rect.origin.x, rect.origin.x + rect.size.width)
    let y = columns(first.y, last.y, rect.origin.y, rect.origin.y + rect.size.height)
    return (x.possible.intersection(y.possible), x.certain.intersection(y.certain))
  }

  private func columns(
    _ first: CGFloat, _ last: CGFloat, _ low: CGFloat, _ high: CGFloat
  ) -> (possible: Range<Int>, certain: Range<Int>) {
    let none = range.lowerBound..<range.lowerBound
    let slope = last - first
    guard slope.isFinite, error.isFinite, low.isFinite, high.isFinite else { return (range, none) }
    guard abs(slope) > 4 * error else {
      let (least, greatest) = (min(first, last), max(first, last))
      if greatest < low - error || least > high + error { return (none, none) }
      return (range, least >= low + error && greatest < high - error ? range : none)
    }
    /// Returns the columns between two coordinates, and so many more at both ends.
    func part(_ low: CGFloat, _ high: CGFloat, widenedBy margin: CGFloat) -> Range<Int> {
      let scale = CGFloat(range.count - 1) / slope
      let places = ((low - first) * scale, (high - first) * scale)
      let start = (min(places.0, places.1) - margin).rounded(.up)
      let end = (max(places.0, places.1) + margin).rounded(.down)
      let from = range.lowerBound + Int(start, within: 0...range.count)
      let upTo = range.lowerBound + Int(end + 1, within: 0...range.count)
      return from..<max(from, upTo)
    }
    return (
      part(low - error, high + error, widenedBy: 0.01),
      part(low + error, high - error, widenedBy: -0.01)
    )
  }
}

extension CGPoint {
  fileprivate var extent: CGFloat { abs(x) + abs(y) }
}

/// One coordinate of some neighbouring columns or rows of a grid, as a view sees it.
struct CoordinateLine: Sendable {
  /// The columns or rows.
  let range: Range<Int>
  /// The coordinates: growing or shrinking all the way.
  private let values: [CGFloat]

  init(_ range: Range<Int>, _ value: (Int) -> CGFloat) {
    self.range = range
    values = range.map(value)
  }

  subscript(index: Int) -> CGFloat { values[index - range.lowerBound] }

  /// Returns the columns or rows whose coordinate, mapped, lies in a half-open interval.
  ///
  /// - Parameter map: A map that keeps or turns the order.
  /// - Returns: Nil if a coordinate is out of all bounds, so that order means nothing.
  func part(from low: CGFloat, upTo high: CGFloat, _ map: (CGFloat) -> CGFloat) -> Range<Int>? {
    guard let first = values.first.map(map), let last = values.last.map(map) else {
      return range.prefix(0)
    }
    guard first.isFinite, last.isFinite else { return nil }
    let start: Int
    let end: Int
    if first <= last {
      start = firstIndex { map($0) >= low }
      end = firstIndex { map($0) >= high }
    } else {
      start = firstIndex { map($0) < high }
      end = firstIndex { map($0) < low }
    }
    return start..<max(start, end)
  }

  /// Returns the first index from which on a condition holds, by bisection.
  private func firstIndex(where holds: (CGFloat) -> Bool) -> Int {
    var low = 0
    var high = values.count
    while low < high {
      let middle = (low + high) / 2
      if holds(values[middle]) { high = middle } else { low = middle + 1 }
    }
    return range.lowerBound + low
  }
}

import Foundation

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

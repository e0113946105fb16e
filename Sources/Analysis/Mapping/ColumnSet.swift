/// Columns of a row of a grid: disjoint runs from left to right, none of which is empty.
///
/// All operations are total: sets and ranges may be empty and lie anywhere.
struct ColumnSet: Equatable, Sendable {
  /// The runs. Neighbouring runs do not touch.
  private(set) var runs: [Range<Int>] = []

  init(_ columns: Range<Int>) { append(columns) }

  /// Creates the empty set.
  init() {}

  /// Indicates whether there is no column in the set.
  var isEmpty: Bool { runs.isEmpty }

  /// Adds columns that lie to the right of all others.
  private mutating func append(_ columns: Range<Int>) {
    guard !columns.isEmpty else { return }
    guard let last = runs.last, last.upperBound >= columns.lowerBound else {
      return runs.append(columns)
    }
    runs[runs.count - 1] = last.lowerBound..<max(last.upperBound, columns.upperBound)
  }

  /// Returns the columns for which a condition holds.
  ///
  /// - Parameters:
  ///   - possible: The columns outside which it surely does not hold.
  ///   - certain: The columns in which it surely holds, if they are possible.
  ///   - holds: Returns whether the condition holds; it is called for no other column.
  func filter(
    possible: Range<Int>, certain: Range<Int>, _ holds: (Int) -> Bool
  ) -> ColumnSet {
    var kept = ColumnSet()
    for run in runs {
      let run = run.intersection(possible)
      let sure = run.intersection(certain)
      // Where nothing is sure, the whole run is asked.
      let end = sure.isEmpty ? run.upperBound : sure.lowerBound
      for column in run.lowerBound..<end where holds(column) { kept.append(column..<column + 1) }
      guard !sure.isEmpty else { continue }
      kept.append(sure)
      for column in sure.upperBound..<run.upperBound where holds(column) {
        kept.append(column..<column + 1)
      }
    }
    return kept
  }
}

extension Range<Int> {
  /// Returns the numbers that lie in both ranges.
  ///
  /// `clamped(to:)` says the same only where the ranges overlap: elsewhere its empty result may lie
  /// outside of either.
  func intersection(_ other: Range<Int>) -> Range<Int> {
    let start = Swift.min(upperBound, Swift.max(lowerBound, other.lowerBound))
    return start..<Swift.max(start, Swift.min(upperBound, other.upperBound))
  }
}

/// A line that pasting gave several rows. Positions count Unicode scalars from its start.
struct MultilineText {
  private var rows: [Int]

  init(_ text: String) {
    rows = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(\.count)
  }

  /// Returns the position in the same column one row up; nil in the first row.
  func position(above position: Int) -> Int? {
    let (row, column) = place(of: position)
    return row == 0 ? nil : start(of: row - 1) + min(column, rows[row - 1])
  }

  /// Returns the position in the same column one row down; nil in the last row.
  func position(below position: Int) -> Int? {
    let (row, column) = place(of: position)
    return row + 1 == rows.count ? nil : start(of: row + 1) + min(column, rows[row + 1])
  }

  private func place(of position: Int) -> (row: Int, column: Int) {
    let row = rows.indices.last { start(of: $0) <= position } ?? 0
    return (row, position - start(of: row))
  }

  /// Returns the start of a row; each row before it ends with a newline, which takes a position
  /// too.
  private func start(of row: Int) -> Int {
    rows[..<row].reduce(row, +)
  }
}

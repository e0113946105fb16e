/// An output of results.
protocol ResultOutput {
  /// Reports results of one kind; the first column names each.
  func report(_ table: ResultTable)
  /// Writes a note.
  func note(_ text: String)
}

/// A table of results of one kind, one result a row.
struct ResultTable {
  /// A column: its key in JSON and its heading for people.
  struct Column {
    var key: String
    var heading: String
  }

  /// A result's value for a column.
  enum Value {
    case text(String)
    /// A number, with the number of decimals for people.
    case number(Double, decimals: Int = 0)
    case missing(String)
  }

  /// The section's name.
  var section: String
  /// The subject of the table, in a line.
  var caption: String
  var columns: [Column]
  var rows: [[Value]] = []

  init(section: String, caption: String, columns: [(key: String, heading: String)]) {
    self.section = section
    self.caption = caption
    self.columns = columns.map { Column(key: $0.key, heading: $0.heading) }
  }
}

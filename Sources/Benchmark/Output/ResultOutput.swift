import Foundation

protocol ResultOutput {
  /// Reports results of one kind; the first column names each.
  func report(_ table: ResultTable)
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

/// Aligned tables for people: names to the left, numbers to the right.
struct TableOutput: ResultOutput {
  func report(_ table: ResultTable) {
    let cells = [table.columns.map(\.heading)] + table.rows.map { $0.map(\.text) }
    let widths = table.columns.indices.map { column in
      cells.map { $0[column].count }.max() ?? 0
    }
    print("\(table.section): \(table.caption)\n")
    for row in cells { print(Self.line(row, widths: widths)) }
    print()
  }

  func note(_ text: String) {
    print(text)
  }

  private static func line(_ row: [String], widths: [Int]) -> String {
    let cells = zip(row, widths).enumerated().map { column, cell in
      let padding = String(repeating: " ", count: cell.1 - cell.0.count)
      return column == 0 ? cell.0 + padding : padding + cell.0
    }
    return "  " + cells.joined(separator: "  ")
  }
}

extension ResultTable.Value {
  var text: String {
    switch self {
    case .text(let text), .missing(let text): return text
    case .number(let number, let decimals): return number.grouped(decimals: decimals)
    }
  }
}

extension Double {
  /// Returns the number with a comma between thousands.
  func grouped(decimals: Int) -> String {
    var unit = 1.0
    for _ in 0..<decimals { unit *= 10 }
    let scaled = (abs(self) * unit).rounded()
    guard scaled < 1e18 else { return "\(self)" }
    let digits = String(Int(scaled))
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let whole = padded.dropLast(decimals)
    var text = ""
    for (i, digit) in whole.enumerated() {
      if i > 0, (whole.count - i).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    if decimals > 0 { text += "." + padded.suffix(decimals) }
    return self < 0 && scaled > 0 ? "-" + text : text
  }
}

/// One line of JSON per result, for programs.
struct JSONOutput: ResultOutput {
  func report(_ table: ResultTable) {
    for row in table.rows {
      var members: [String: JSONValue] = ["section": .text(table.section)]
      for (column, value) in zip(table.columns, row) {
        switch value {
        case .text(let text): members[column.key] = .text(text)
        case .number(let number, _): members[column.key] = .number(number)
        case .missing: members[column.key] = .null
        }
      }
      print(members.jsonLine)
    }
  }

  func note(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

private enum JSONValue: Encodable {
  case text(String)
  case number(Double)
  case null

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .null: try container.encodeNil()
    }
  }
}

extension Encodable {
  /// The value as JSON without line breaks, its members in alphabetical order.
  var jsonLine: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(self) else { return "null" }
    return String(decoding: data, as: UTF8.self)
  }
}

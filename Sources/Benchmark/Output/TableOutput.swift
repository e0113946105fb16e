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
  fileprivate var text: String {
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

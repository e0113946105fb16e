/// How text falls into the rows of a screen.
struct ScreenRows {
  var columns: Int
  var displayWidth: (String) -> Int

  /// The number of rows from the first one to the one in which the cursor stands after the text.
  func count(of text: String) -> Int {
    1 + breaks(in: text).count
  }

  /// The column in which the text ends in its last row.
  func lastColumn(of text: String) -> Int {
    displayWidth(String(text[(breaks(in: text).last?.index ?? text.startIndex)...]))
  }

  /// The number of rows once a terminal that wraps afresh has changed its width.
  ///
  /// Only rows that were full flow together again; one that a wide character was too wide for
  /// ended with a real line break.
  func count(of text: String, afterResizingTo newColumns: Int) -> Int {
    var fixed = text
    for position in breaks(in: text).reversed() where !position.isFull {
      if text[position.index] != "\n" { fixed.insert("\n", at: position.index) }
    }
    return ScreenRows(columns: newColumns, displayWidth: displayWidth).count(of: fixed)
  }

  /// Where rows end: before a character that does not fit, at a newline, and behind a character
  /// in the last column.
  private func breaks(in text: String) -> [(index: String.Index, isFull: Bool)] {
    var breaks: [(String.Index, Bool)] = []
    var column = 0
    for index in text.indices {
      if text[index] == "\n" {
        breaks.append((index, false))
        column = 0
        continue
      }
      let width = displayWidth(String(text[index]))
      if column + width > columns {
        breaks.append((index, false))
        column = 0
      }
      column += width
      if column >= columns {
        breaks.append((text.index(after: index), true))
        column = 0
      }
    }
    return breaks
  }
}

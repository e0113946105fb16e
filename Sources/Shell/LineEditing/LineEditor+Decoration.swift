import CEditLine

extension LineEditor {
  /// What is drawn over the line that libedit has drawn.
  struct Drawn {
    /// The hint behind the line, which has to go before the next key is heard.
    var hint: LineDecoration.Hint?
    var line: String
  }

  /// Draws the line in colour, with a hint behind it.
  func decorate() {
    // In another width the line is not where it was drawn; the signal that says so is on its way.
    guard decorator != nil, !isPasting, Terminal.size.columns == drawnColumns else { return }
    let line = line
    if let (drawing, hint) = decorated(line) {
      cel_write(drawing)
      drawn = Drawn(hint: hint, line: line)
    } else if drawn != nil {
      // What is in colour already would stay so in the wrong places.
      drawn = nil
      redraw()
    }
  }

  private func decorated(_ line: String) -> (drawing: String, hint: LineDecoration.Hint?)? {
    let size = Terminal.size
    let count = line.unicodeScalars.count
    // What is longer than the screen is not worth a thought.
    guard let decorator, count < size.columns * size.rows else { return nil }
    var decoration = decorator(line)
    if cursor < count { decoration.hint = nil }
    let rows = DecoratedRows(
      size: size, prompt: prompt.plainText, drawnWidth: Self.drawnWidth, ellipsis: ellipsis)
    return rows.drawing(of: decoration, before: textBeforeCursor, next: characterAtCursor)
      .map { ($0, decoration.hint) }
  }

  /// Takes the hint off the screen; what it says may still be accepted.
  func clearHint() {
    if drawn?.hint != nil { cel_write("\u{1B}[K") }
  }

  /// Draws the line anew in plain.
  private func redraw() {
    redraw(from: rowsAboveCursor)
  }

  /// How many rows of the prompt and the line stand above the cursor.
  var rowsAboveCursor: Int {
    var rows = ScreenRows(columns: Terminal.size.columns)
    drawToCursor(in: &rows)
    return rows.row
  }

  /// Draws the line anew in plain from a number of rows above the cursor on.
  func redraw(from rows: Int) {
    cel_write("\r" + (rows > 0 ? "\u{1B}[\(rows)A" : "") + "\u{1B}[J")
    cel_redraw(editLine)
  }

  /// Answers what libedit has drawn before the cursor.
  @discardableResult
  func drawToCursor(in rows: inout ScreenRows) -> String {
    rows.draw(prompt.plainText + textBeforeCursor) + rows.wrap(before: characterAtCursor)
  }

  private static func drawnWidth(_ text: String) -> Int? {
    text.unicodeScalars.reduce(0) { sum, scalar in
      let width = cel_width(wchar_t(bitPattern: scalar.value))
      return width < 0 ? nil : sum.map { $0 + Int(width) }
    }
  }
}

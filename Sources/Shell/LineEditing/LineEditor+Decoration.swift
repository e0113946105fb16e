import CEditLine

extension LineEditor {
  /// A drawing over the line that libedit has drawn.
  struct Drawn {
    /// The hint behind the line, which has to be cleared before the next key is read.
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
      // The old colours would stay, in the wrong places.
      drawn = nil
      redraw()
    }
  }

  private func decorated(_ line: String) -> (drawing: String, hint: LineDecoration.Hint?)? {
    let size = Terminal.size
    let count = line.unicodeScalars.count
    // A line that is longer than the screen is left plain.
    guard let decorator, count < size.columns * size.rows else { return nil }
    var decoration = decorator(line)
    if cursor < count { decoration.hint = nil }
    let rows = DecoratedRows(
      size: size, prompt: prompt.plainText, drawnWidth: Self.drawnWidth, style: style)
    return rows.drawing(of: decoration, before: textBeforeCursor, next: characterAtCursor)
      .map { ($0, decoration.hint) }
  }

  /// Clears the hint from the screen; its text may still be accepted.
  func clearHint() {
    if drawn?.hint != nil { cel_write("\u{1B}[K") }
  }

  /// Draws the line again, in plain.
  func redraw() {
    redraw(from: rowsAboveCursor)
  }

  /// The number of rows of the prompt and the line above the cursor.
  var rowsAboveCursor: Int {
    var rows = ScreenRows(columns: Terminal.size.columns)
    drawToCursor(in: &rows)
    return rows.row
  }

  /// Draws the line again, in plain, from a number of rows above the cursor on.
  func redraw(from rows: Int) {
    cel_write("\r" + (rows > 0 ? "\u{1B}[\(rows)A" : "") + "\u{1B}[J")
    cel_redraw(editLine)
  }

  /// Moves rows behind the text that libedit has drawn before the cursor, and returns that text.
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

  /// Moves to the right; at the end of the line accepts the hint.
  func moveRight() -> UInt8 {
    accept(\.text) ?? move(to: cursor + 1)
  }

  /// Moves to the end of the line; accepts the hint if the cursor is there already.
  func moveToEnd() -> UInt8 {
    accept(\.text) ?? move(to: .max)
  }

  /// Moves behind the next word; at the end of the line accepts a word of the hint.
  func moveBehindWord() -> UInt8 {
    accept(\.firstWord) ?? move(to: WordEnd.next(in: line, from: cursor))
  }

  /// Inserts a part of the hint, if the hint can be accepted.
  private func accept(_ part: (LineDecoration.Hint) -> String) -> UInt8? {
    guard let drawn, let hint = drawn.hint, hint.isAcceptable, drawn.line == line,
      cursor == line.unicodeScalars.count
    else { return nil }
    insert(part(hint))
    return KeyOutcome.redraw
  }

  private func move(to position: Int) -> UInt8 {
    moveCursor(to: position)
    return KeyOutcome.moveCursor
  }
}

/// The ends of words, for moves by words.
enum WordEnd {
  /// Returns the end of the word at or behind a position, in Unicode scalars.
  static func next(in line: String, from position: Int) -> Int {
    let scalars = Array(line.unicodeScalars)
    var end = min(position, scalars.count)
    while end < scalars.count, !isOfWord(scalars[end]) { end += 1 }
    while end < scalars.count, isOfWord(scalars[end]) { end += 1 }
    return end
  }

  /// Returns whether a scalar belongs to a word, as libedit sees it when it moves back by words.
  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || "*?_-.[]~=".unicodeScalars.contains(scalar)
  }
}

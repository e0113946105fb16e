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
    guard decorator != nil, !isPasting else { return }
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
      size: size, prompt: prompt.plainText, displayWidth: displayWidth, ellipsis: ellipsis)
    return rows.drawing(of: decoration, before: textBeforeCursor).map { ($0, decoration.hint) }
  }

  /// Takes the hint off the screen; what it says may still be accepted.
  func clearHint() {
    if drawn?.hint != nil { cel_write("\u{1B}[K") }
  }

  /// Draws the line anew in plain.
  private func redraw() {
    let rows = ScreenRows(columns: Terminal.size.columns, displayWidth: displayWidth)
      .count(of: prompt.plainText + textBeforeCursor)
    cel_write("\r" + (rows > 1 ? "\u{1B}[\(rows - 1)A" : "") + "\u{1B}[J")
    cel_redraw(editLine)
  }
}

/// Draws a line in colour over the same line in plain, which is on the screen already.
struct DecoratedRows {
  var size: Terminal.Size
  var prompt: String
  var displayWidth: (String) -> Int
  var ellipsis = "…"

  /// The characters that draw, and leave the cursor where it is; nil if the line is not drawn as
  /// it is written or not all of it is in sight.
  ///
  /// - Parameters:
  ///   - before: What stands before the cursor.
  func drawing(of decoration: LineDecoration, before: String) -> String? {
    let text = decoration.runs.map(\.text).joined()
    let rows = ScreenRows(columns: size.columns, displayWidth: displayWidth)
    let promptWidth = displayWidth(prompt)
    guard promptWidth < size.columns, rows.count(of: prompt + text) <= size.rows,
      text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
    else { return nil }
    let up = rows.count(of: prompt + before) - 1
    let line = decoration.runs.map { Self.styled($0.text, $0.style) }.joined()
    return "\u{1B}7\r" + (up > 0 ? "\u{1B}[\(up)A" : "") + "\u{1B}[\(promptWidth)C" + line
      + hint(of: decoration, behind: rows.lastColumn(of: prompt + text)) + "\u{1B}8"
  }

  private func hint(of decoration: LineDecoration, behind column: Int) -> String {
    // The last column stays empty, so that no terminal wraps the row.
    let room = size.columns - column - 1
    guard let hint = decoration.hint, column > 0, room > 1 else { return "" }
    let text = CompletionList(candidates: [], displayWidth: displayWidth, ellipsis: ellipsis)
      .truncated(
        CompletionList.printable(hint.text), to: room)
    return Self.styled(text, "2")
  }

  private static func styled(_ text: String, _ style: String?) -> String {
    style.map { "\u{1B}[\($0)m\(text)\u{1B}[0m" } ?? text
  }
}

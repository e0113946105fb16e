import Text

/// The rows of a line, drawn in colour over the same line in plain, which is on the screen already.
struct DecoratedRows {
  var size: Terminal.Size
  var prompt: String
  /// A closure that returns the width that libedit takes a text to have, in columns; nil if libedit
  /// draws something else instead.
  var drawnWidth: (String) -> Int?
  var style = OutputStyle()

  /// Returns the characters that draw the line and leave the cursor where it is; nil if the place
  /// of a character is not certain, or if the line does not fit the screen.
  ///
  /// - Parameter before: The text before the cursor.
  func drawing(
    of decoration: LineDecoration, before: String, next: Character? = nil
  ) -> String? {
    var rows = ScreenRows(columns: size.columns)
    let promptWidth = prompt.displayWidth
    guard promptWidth < size.columns, decoration.runs.allSatisfy({ isCertain($0.text) }) else {
      return nil
    }
    rows.draw(prompt)
    var cursor = rows
    let line = decoration.runs.map { Self.styled(rows.draw($0.text), $0.style) }.joined()
    guard rows.row < size.rows else { return nil }
    cursor.draw(before)
    _ = cursor.wrap(before: next)
    return "\u{1B}7\r" + (cursor.row > 0 ? "\u{1B}[\(cursor.row)A" : "")
      + "\u{1B}[\(promptWidth)C" + line + hint(of: decoration, behind: rows.column) + "\u{1B}8"
  }

  private func hint(of decoration: LineDecoration, behind column: Int) -> String {
    // The last column stays empty, so that no terminal wraps the row.
    let room = size.columns - column - 1
    guard let hint = decoration.hint, column > 0, room > 1 else { return "" }
    let text = hint.text.harmless.clipped(to: room, ellipsis: style.glyphs.ellipsis)
    return isCertain(text) ? Self.styled(text, style.code(of: .dim)) : ""
  }

  /// Returns whether libedit and the terminal agree about the width of a text. They do not about
  /// several characters that join into one, such as families and flags.
  private func isCertain(_ text: String) -> Bool {
    drawnWidth(text) == text.displayWidth
  }

  private static func styled(_ text: String, _ style: String?) -> String {
    style.map { "\u{1B}[\($0)m\(text)\u{1B}[0m" } ?? text
  }
}

/// A decoration of a line that is being typed: its colours and a hint.
struct LineDecoration: Equatable {
  /// A hint in grey behind the line.
  struct Hint: Equatable {
    var text: String
    /// Indicates whether the hint can become part of the line.
    var isAcceptable: Bool
  }

  /// The line in its colours.
  var runs: [StyledPrompt.Run]
  var hint: Hint?
}

extension LineDecoration.Hint {
  /// The beginning of the hint up to the end of its first word.
  var firstWord: String {
    let spaces = text.prefix { $0 == " " }
    return String(spaces + text.dropFirst(spaces.count).prefix { $0 != " " })
  }
}

/// The rows of a screen into which text falls while it is drawn from the start of a row on.
struct ScreenRows {
  let columns: Int
  /// The number of rows from the first one down to the cursor.
  private(set) var row = 0
  /// The column in which the cursor stands.
  private(set) var column = 0

  /// Moves the cursor behind a text.
  ///
  /// - Returns: The text as libedit draws it, with the row filled where `wrap` does.
  @discardableResult
  mutating func draw(_ text: String) -> String {
    var drawn = ""
    for character in text {
      drawn += wrap(before: character)
      drawn.append(character)
      column += character == "\n" ? columns : Self.width(of: character)
      if column >= columns { startRow() }
    }
    return drawn
  }

  /// Moves the cursor to the next row if a character does not fit into this one.
  ///
  /// - Returns: The spaces that fill the row, because no two terminals agree about a wide
  ///   character in the last column.
  mutating func wrap(before character: Character?) -> String {
    guard let character, character != "\n", column > 0,
      column + Self.width(of: character) > columns
    else { return "" }
    defer { startRow() }
    return String(repeating: " ", count: columns - column)
  }

  /// Returns the columns that libedit counts: code point by code point, even where several join.
  private static func width(of character: Character) -> Int {
    character.unicodeScalars.reduce(0) { $0 + $1.displayWidth }
  }

  private mutating func startRow() {
    row += 1
    column = 0
  }
}

import Text

/// The rows of a screen into which text falls while it is drawn from the start of a row on.
struct ScreenRows {
  let columns: Int
  /// The number of rows from the first one down to the cursor.
  private(set) var row = 0
  /// The column in which the cursor stands.
  private(set) var column = 0

  init(columns: Int) {
    self.columns = columns
  }

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

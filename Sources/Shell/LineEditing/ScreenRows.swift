/// How text falls into the rows of a screen.
struct ScreenRows {
  var columns: Int
  var displayWidth: (String) -> Int

  /// The number of rows from the first one to the one in which the cursor stands after the text.
  func count(of text: String) -> Int {
    var rows = 1
    var column = 0
    for character in text {
      if character == "\n" {
        (rows, column) = (rows + 1, 0)
        continue
      }
      let width = displayWidth(String(character))
      // A wide character does not fit into the last column.
      if column + width > columns { (rows, column) = (rows + 1, 0) }
      column += width
      if column == columns { (rows, column) = (rows + 1, 0) }
    }
    return rows
  }
}

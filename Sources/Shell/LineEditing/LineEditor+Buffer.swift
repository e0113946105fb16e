import CEditLine

extension LineEditor {
  /// The line being edited.
  var line: String {
    guard let info = el_wline(editLine)?.pointee else { return "" }
    let count = info.lastchar - info.buffer
    return String(wide: UnsafeBufferPointer(start: info.buffer, count: count))
  }

  /// The length of the line, in Unicode scalars.
  var lineLength: Int {
    guard let info = el_wline(editLine)?.pointee else { return 0 }
    return info.lastchar - info.buffer
  }

  /// The position of the next character, in Unicode scalars from the start of the line.
  var cursor: Int {
    guard let info = el_wline(editLine)?.pointee else { return 0 }
    return info.cursor - info.buffer
  }

  var textBeforeCursor: String {
    String(String.UnicodeScalarView(line.unicodeScalars.prefix(cursor)))
  }

  /// The character at the cursor; nil at the end of the line.
  var characterAtCursor: Character? {
    line.unicodeScalars.dropFirst(cursor).first.map(Character.init)
  }

  /// Moves the cursor, at most to an end of the line.
  func moveCursor(to position: Int) {
    // libedit takes a distance and stops at the ends.
    _ = el_cursor(editLine, Int32(clamping: position - cursor))
  }

  func insert(_ text: String) {
    _ = el_winsertstr(editLine, text.wide)
  }

  /// Replaces a range, in Unicode scalars, by text and puts the cursor behind it.
  func replace(_ range: Range<Int>, with text: String) {
    moveCursor(to: range.upperBound)
    el_deletestr(editLine, Int32(range.count))
    insert(text)
  }
}

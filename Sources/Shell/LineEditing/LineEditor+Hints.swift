import CEditLine

extension LineEditor {
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

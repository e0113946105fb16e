/// A key pressed outside the line editor.
enum Key: Equatable {
  case enter, space, backspace, escape
  case character(Character)
  case up, down, left, right
  /// Ctrl-C.
  case interrupt
  /// No key: the screen has another size, or another program has used it.
  case redraw
  /// Ctrl-D, or the terminal went away.
  case endOfInput
}

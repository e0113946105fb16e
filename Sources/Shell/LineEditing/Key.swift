/// A key pressed outside the line editor.
enum Key: Equatable {
  case enter, space, backspace, escape
  case character(Character)
  case up, down, left, right
  /// Ctrl-C.
  case interrupt
  /// Ctrl-D, or the terminal went away.
  case endOfInput
}

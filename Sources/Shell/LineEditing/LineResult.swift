/// A result of reading one line.
enum LineResult: Equatable {
  /// A line without its end; pasted text may have put `\n` inside it.
  case line(String)
  /// A text that does not go into the line it was pasted behind.
  case text([UInt8], behind: String)
  /// A paste that is neither such a text nor a line.
  case tooLong(lineCount: Int)
  /// Ctrl-C: the line was dropped, and the cursor stands on a new row.
  case interrupted
  /// Ctrl-D on an empty line, or the terminal went away.
  case endOfInput
}

import Language

/// A joiner that finds the lines of a script that belong together: a backslash at the end of a line
/// joins the next, and `<<END` all lines up to one that says END.
struct LineJoiner {
  private var heredoc: Heredoc?

  /// Returns whether a line ends what began with the lines before it.
  ///
  /// - Parameters:
  ///   - line: The line, without its line break.
  ///   - text: The lines since the last end, with this one.
  mutating func isEnd<Bytes: BidirectionalCollection<UInt8>>(_ line: Bytes, of text: Bytes) -> Bool
  {
    if let heredoc {
      guard heredoc.isClosed(by: line) else { return false }
      self.heredoc = nil
      return true
    }
    if Self.isContinued(line) { return false }
    guard line.contains(UInt8(ascii: "<")) else { return true }
    var lexer = Lexer(String(decoding: text, as: UTF8.self))
    _ = try? lexer.commands()
    heredoc = lexer.heredoc
    return heredoc == nil
  }

  /// Returns whether a line ends in a backslash that is not escaped itself.
  static func isContinued(_ line: some BidirectionalCollection<UInt8>) -> Bool {
    var end = line.endIndex
    if end > line.startIndex, line[line.index(before: end)] == UInt8(ascii: "\r") {
      line.formIndex(before: &end)
    }
    var isOdd = false
    while end > line.startIndex {
      line.formIndex(before: &end)
      guard line[end] == UInt8(ascii: "\\") else { break }
      isOdd.toggle()
    }
    return isOdd
  }
}

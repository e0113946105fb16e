/// The lines of a script, those that belong together as one.
package struct LogicalLines: Sequence, IteratorProtocol {
  private var rest: Substring.UTF8View
  private var joiner = LineJoiner()

  /// Creates the lines of a text.
  package init(_ text: String) {
    rest = Substring(text).utf8
  }

  /// Returns the next line, without its line break, and goes on to the one behind it.
  package mutating func next() -> String? {
    guard !rest.isEmpty else { return nil }
    var start = rest.startIndex
    while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
      let text = rest[rest.startIndex..<end]
      if joiner.isEnd(rest[start..<end], of: text) {
        defer { rest = rest[rest.index(after: end)...] }
        return String(Substring(text))
      }
      start = rest.index(after: end)
    }
    defer { rest = rest[rest.endIndex...] }
    return String(Substring(rest))
  }
}

/// The lines of a script, those that end in a backslash joined with the next.
public struct LogicalLines: Sequence, IteratorProtocol {
  private var rest: Substring.UTF8View

  /// The lines of a text.
  public init(_ text: String) {
    rest = Substring(text).utf8
  }

  /// The next line, without its line break.
  public mutating func next() -> String? {
    guard !rest.isEmpty else { return nil }
    var end = rest.startIndex
    while let lineEnd = rest[end...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = rest[rest.startIndex..<lineEnd]
      guard Self.isContinued(line) else {
        defer { rest = rest[rest.index(after: lineEnd)...] }
        return String(Substring(line))
      }
      end = rest.index(after: lineEnd)
    }
    defer { rest = rest[rest.endIndex...] }
    return String(Substring(rest))
  }

  /// Whether a line ends in a backslash that is not escaped itself.
  static func isContinued(_ line: some BidirectionalCollection<UInt8>) -> Bool {
    let line = line.reversed().drop { $0 == UInt8(ascii: "\r") }
    return line.prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
  }
}

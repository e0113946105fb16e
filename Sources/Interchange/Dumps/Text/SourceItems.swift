/// An item that a text prints in a line of its own, and in the next lines if one of its labels has
/// line breaks.
struct SourceItem {
  /// The number of the first line.
  let line: Int
  let range: Range<Int>
  /// Indicates whether a line break comes before the item is complete.
  let isCut: Bool
}

/// The items of a text, and its other lines.
struct SourceItems: Sequence, IteratorProtocol {
  /// The content of a line.
  enum Content {
    case item(SourceItem)
    case other(SourceLine)
  }

  /// The number of lines after which a label is taken to be cut.
  private static let mostLines = 16

  private let begins: (Range<Int>) -> Bool
  private let isComplete: (Range<Int>) -> Bool
  private var lines: SourceLines

  init(
    _ source: SourceText, begins: @escaping (Range<Int>) -> Bool,
    isComplete: @escaping (Range<Int>) -> Bool
  ) {
    self.begins = begins
    self.isComplete = isComplete
    lines = SourceLines(source)
  }

  mutating func next() -> Content? {
    guard let line = lines.next() else { return nil }
    guard begins(line.range) else { return .other(line) }
    var ahead = lines
    var range = line.range
    for _ in 0..<Self.mostLines where !isComplete(range) {
      guard let more = ahead.next(), !begins(more.range) else { break }
      range = range.lowerBound..<more.range.upperBound
    }
    if isComplete(range) {
      if range != line.range { lines = ahead }
      return .item(SourceItem(line: line.number, range: range, isCut: false))
    }
    return .item(SourceItem(line: line.number, range: line.range, isCut: true))
  }
}

/// A place in a text as it was given.
struct TextPlace {
  /// The number of the line, from 1.
  var line: Int
  /// The byte of the line, from 1.
  var column: Int
}

/// A line of the text without its line ending.
struct SourceLine {
  /// The place at which the line begins in the text as it was given.
  var place: TextPlace
  var range: Range<Int>

  /// The number in the text as it was given, from 1.
  var number: Int { place.line }
}

/// The lines of a text, ended by LF, CRLF or CR. A copy of the sequence can look ahead.
struct SourceLines: Sequence, IteratorProtocol {
  private let source: SourceText
  private var position = 0
  private var number = 0

  init(_ source: SourceText) {
    self.source = source
  }

  mutating func next() -> SourceLine? {
    let bytes = source.bytes
    guard position < bytes.count else { return nil }
    if number.isMultiple(of: 256), source.mustStop() { return nil }
    number += 1
    let start = position
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") {
      end += 1
    }
    let isPair =
      end + 1 < bytes.count && bytes[end] == UInt8(ascii: "\r")
      && bytes[end + 1] == UInt8(ascii: "\n")
    position = end + (isPair ? 2 : 1)
    // A line break within a value makes more lines than there are places.
    let place =
      source.places.isEmpty
      ? TextPlace(line: number, column: 1)
      : source.places[Swift.min(number, source.places.count) - 1]
    return SourceLine(place: place, range: start..<end)
  }
}

/// The lines of positions that are asked for in ascending order.
struct LineCursor {
  private var lines: SourceLines
  private var next: SourceLine?
  private var number = 1

  init(_ source: SourceText) {
    lines = SourceLines(source)
    next = lines.next()
  }

  /// Returns the number of the line in which a position lies.
  mutating func line(of position: Int) -> Int {
    while let line = next, line.range.lowerBound <= position {
      number = line.number
      next = lines.next()
    }
    return number
  }
}

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

/// A collector of the lines of a repaired text, with the places at which they stood.
struct RepairedLines {
  private(set) var bytes: [UInt8] = []
  private(set) var places: [TextPlace] = []

  init() {}

  /// Reserves room for a text of about the length of another one.
  init(like source: SourceText) {
    bytes.reserveCapacity(source.bytes.count + source.bytes.count / 8)
  }

  var source: SourceText { SourceText(bytes: bytes, places: places) }

  /// Begins a line that stood at a place.
  mutating func begin(at place: TextPlace) {
    if !places.isEmpty { bytes.append(UInt8(ascii: "\n")) }
    places.append(place)
  }

  /// Adds to the latest line.
  mutating func append(_ part: some Sequence<UInt8>) { bytes.append(contentsOf: part) }

  /// Adds a byte to the latest line.
  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  /// Adds a part of a line as a line of its own.
  mutating func add(_ range: Range<Int>, of line: SourceLine, in source: SourceText) {
    begin(at: line.place(of: range.lowerBound))
    append(source.bytes[range])
  }

  mutating func add(_ line: SourceLine, in source: SourceText) {
    add(line.range, of: line, in: source)
  }
}

extension SourceLine {
  /// Returns the place of a byte of the line in the text as it was given.
  func place(of position: Int) -> TextPlace {
    TextPlace(line: place.line, column: place.column + position - range.lowerBound)
  }
}

extension SourceText {
  /// Returns the position at which the first object of a range begins; nil if there is none.
  func firstObject(in range: Range<Int>) -> Int? {
    bytes[range].firstIndex(of: UInt8(ascii: "<"))
  }
}

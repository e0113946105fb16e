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
    let place =
      source.places.isEmpty ? TextPlace(line: number, column: 1) : source.places[number - 1]
    return SourceLine(place: place, range: start..<end)
  }
}

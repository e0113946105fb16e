import Foundation

/// The bytes of a text, and the few questions that the readers of a dump ask of them.
///
/// Ranges count UTF-8 bytes: everything that a dump's grammar knows is ASCII, so no slice made at
/// such a byte cuts a character.
struct SourceText {
  private(set) var bytes: [UInt8]
  /// The place of each line in the text as it was given; empty if no line has moved.
  let places: [TextPlace]
  /// The position from which the format is recognized.
  var openingStart = 0
  /// A closure that returns whether the text ends here for its readers, as somebody wants it to.
  var mustStop: () -> Bool = { false }

  /// Creates the text without the byte order mark that some programs put before it.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(bytes: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes)
  }

  init(bytes: [UInt8], places: [TextPlace] = []) {
    self.bytes = bytes
    self.places = places
  }

  /// Returns whether a literal stands at a position and ends before a limit.
  func has(_ literal: StaticString, at position: Int, before limit: Int) -> Bool {
    let count = literal.utf8CodeUnitCount
    guard limit - position >= count else { return false }
    return literal.withUTF8Buffer { buffer in
      for k in 0..<count where bytes[position + k] != buffer[k] { return false }
      return true
    }
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns the range without the blanks at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start].isBlank { start += 1 }
    while end > start, bytes[end - 1].isBlank { end -= 1 }
    return start..<end
  }

  /// Returns the text with blanks in place of some ranges; its lines stay where they are.
  func blanked(_ ranges: [Range<Int>]) -> SourceText {
    var text = self
    for position in ranges.joined() where !bytes[position].isLineBreak {
      text.bytes[position] = UInt8(ascii: " ")
    }
    return text
  }
}

extension UInt8 {
  /// Indicates whether the byte is white space.
  var isBlank: Bool { self == UInt8(ascii: " ") || (9...13).contains(self) }

  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  var isHexDigit: Bool {
    let lower = self | 0x20
    return isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(lower)
  }

  /// Indicates whether the byte can stand in an identifier.
  var isIdentifier: Bool {
    let lower = self | 0x20
    return isDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lower)
      || self == UInt8(ascii: "_")
  }
}

extension SourceText {
  /// The number of bytes of a text that are examined to recognize its format.
  private static let openingLength = 1 << 16

  /// The range that is examined to recognize the format.
  var opening: Range<Int> {
    openingStart..<min(bytes.count, openingStart + Self.openingLength)
  }

  /// Returns the beginning of the line of a document behind the opening, which may stand far behind
  /// in the log of a test; nil if no landmark of a document is found, or a view of a debugger's
  /// stands before it.
  func lateDocument(_ landmarks: [StaticString]) -> Int? {
    guard bytes.count > Self.openingLength else { return nil }
    let all = bytes.indices
    guard let mark = landmarks.compactMap({ position(of: $0, in: all) }).min(),
      position(of: "; frame = (", in: 0..<mark) == nil
    else { return nil }
    return bytes[..<mark].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  /// Returns the first position of a literal in a range.
  func position(of literal: StaticString, in range: Range<Int>) -> Int? {
    let first = Int32(literal.utf8Start.pointee)
    var start = range.lowerBound
    while start < range.upperBound {
      let found = bytes.withUnsafeBytes { buffer in
        buffer.baseAddress.flatMap { base in
          memchr(base + start, first, range.upperBound - start).map { UnsafeRawPointer($0) - base }
        }
      }
      guard let found else { return nil }
      if has(literal, at: found, before: range.upperBound) { return found }
      start = found + 1
    }
    return nil
  }

  /// Returns the first position of any of some literals in the opening.
  func openingPosition(ofAny literals: [StaticString]) -> Int? {
    literals.compactMap { position(of: $0, in: opening) }.min()
  }

  /// Returns the number of the line of a position, and of the byte in that line, both from 1.
  func place(of position: Int) -> (line: Int, column: Int) {
    var lines = SourceLines(self)
    var place = (line: 1, column: 1)
    while let line = lines.next(), line.range.lowerBound <= position {
      place = (line.number, position - line.range.lowerBound + 1)
    }
    return place
  }

  func error(_ kind: DumpError.Kind, at position: Int) -> DumpError {
    let place = place(of: position)
    return DumpError(line: place.line, column: place.column, kind: kind)
  }

  /// Returns warnings about all lines that are not empty and do not belong to a document.
  func warnings(outside lines: ClosedRange<Int>) -> [DumpWarning] {
    SourceLines(self).compactMap { line in
      if lines.contains(line.number) || trimmed(line.range).isEmpty
        || Prompt.begins(line.range, in: self)
        || has("<?xml", at: trimmed(line.range).lowerBound, before: line.range.upperBound)
      {
        return nil
      }
      return DumpWarning(line: line.number, kind: .notUnderstood)
    }
  }
}

extension UInt8 {
  fileprivate var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}

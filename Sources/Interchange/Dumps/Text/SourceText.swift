/// The bytes of a text, and the few questions that the readers of a dump ask of them.
///
/// Ranges count UTF-8 bytes: everything that a dump's grammar knows is ASCII, so no slice made at
/// such a byte cuts a character.
struct SourceText {
  let bytes: [UInt8]
  /// The place of each line in the text as it was given; empty if no line has moved.
  let places: [TextPlace]

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

  /// Returns the text of a range.
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

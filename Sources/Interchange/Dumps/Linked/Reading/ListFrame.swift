/// The text that is printed round the elements of an array or a set.
enum ListFrame {
  /// Returns whether a line holds nothing else: brackets, `<__NSArrayI 0x…>(`, or Swift's
  /// `▿ 2 elements`.
  static func fills(_ range: Range<Int>, in source: SourceText) -> Bool {
    let line = source.trimmed(range)
    if source.has("<__NS", at: line.lowerBound, before: line.upperBound) {
      return source.bytes[line.upperBound - 1] == UInt8(ascii: "(")
    }
    if source.has("▿ ", at: line.lowerBound, before: line.upperBound) { return true }
    return line.allSatisfy { "()[]{},;\"@".utf8.contains(source.bytes[$0]) }
  }
}

extension SourceText {
  /// Returns the position at which the first object of a range begins; nil if there is none.
  func firstObject(in range: Range<Int>) -> Int? {
    bytes[range].firstIndex(of: UInt8(ascii: "<"))
  }

  /// Returns the text with blanks in place of some ranges; its lines stay where they are.
  func blanked(_ ranges: [Range<Int>]) -> SourceText {
    var bytes = bytes
    for position in ranges.joined() where !bytes[position].isLineBreak {
      bytes[position] = UInt8(ascii: " ")
    }
    return SourceText(bytes: bytes, places: places)
  }
}

extension UInt8 {
  fileprivate var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}

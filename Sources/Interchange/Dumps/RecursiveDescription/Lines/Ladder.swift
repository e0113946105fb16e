/// The pipes before an object, whose number is its depth; the spaces between them mean nothing.
enum Ladder {
  /// Returns the number of pipes in the last unbroken run of pipes and blanks. The text before the
  /// run was printed by a log, the text after it names the object.
  static func depth(of prefix: Range<Int>, in source: SourceText) -> Int {
    var depth = 0
    for position in prefix.reversed() {
      let byte = source.bytes[position]
      if byte == UInt8(ascii: "|") {
        depth += 1
      } else if depth > 0, !isSpace(byte) {
        break
      }
    }
    return depth
  }

  /// Returns whether a range holds nothing but pipes, blanks and dots, with at least one dot: lines
  /// were left out.
  static func isElision(_ range: Range<Int>, in source: SourceText) -> Bool {
    var position = range.lowerBound
    var dotSeen = false
    while position < range.upperBound {
      if source.bytes[position] == UInt8(ascii: ".") {
        dotSeen = true
      } else if source.has("…", at: position, before: range.upperBound) {
        dotSeen = true
        position += 2
      } else if source.bytes[position] != UInt8(ascii: "|"), !isSpace(source.bytes[position]) {
        return false
      }
      position += 1
    }
    return dotSeen
  }

  /// Returns whether a range holds nothing but blanks.
  static func isBlank(_ range: Range<Int>, in source: SourceText) -> Bool {
    range.allSatisfy { isSpace(source.bytes[$0]) }
  }

  /// Returns whether a byte can stand in a ladder.
  static func isRung(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "|") || isSpace(byte) }

  /// Returns whether a byte is white space, or half of a no-break space, which texts copied from a
  /// web page have.
  static func isSpace(_ byte: UInt8) -> Bool {
    byte.isBlank || byte == 0xC2 || byte == 0xA0
  }
}

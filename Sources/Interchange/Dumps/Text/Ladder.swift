/// The text that debuggers and web pages print around a dump.
enum Prompt {
  private static let beginnings: [StaticString] = [
    "(lldb)", "(gdb)", "cy#", "po ", "p ", "expr ", "expression ", "Printing description of",
    "▿ Optional", "```",
  ]

  /// Returns whether a line begins with a command that prints a dump, or with the fence round a
  /// dump.
  static func begins(_ range: Range<Int>, in source: SourceText) -> Bool {
    let line = source.trimmed(range)
    return beginnings.contains {
      source.has($0, at: line.lowerBound, before: line.upperBound)
    }
  }
}

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

/// The text that is printed round the elements of an array or a set.
enum ListFrame {
  /// Returns whether a line holds nothing else: brackets, `<__NSArrayI 0x…>(`, or Swift's
  /// `▿ 2 elements`.
  static func fills(_ range: Range<Int>, in source: SourceText) -> Bool {
    let line = source.trimmed(range)
    if source.has("<__NS", at: line.lowerBound, before: line.upperBound) {
      return source.bytes[line.upperBound - 1] == UInt8(ascii: "(")
    }
    if source.has("▿ ", at: line.lowerBound, before: line.upperBound)
      || source.has("- super: ", at: line.lowerBound, before: line.upperBound)
    {
      return true
    }
    return line.allSatisfy { "()[]{},;\"@".utf8.contains(source.bytes[$0]) }
  }

  /// Returns whether a list begins with a line, or a part of Swift's that counts its elements.
  static func begins(_ range: Range<Int>, in source: SourceText) -> Bool {
    let line = source.trimmed(range)
    guard fills(line, in: source), let last = line.last else { return false }
    if source.has("▿ ", at: line.lowerBound, before: line.upperBound) {
      return source.position(of: "element", in: line) != nil
    }
    return source.bytes[last] == UInt8(ascii: "(") || source.bytes[last] == UInt8(ascii: "[")
  }

  /// Returns whether a list ends with a line.
  static func ends(_ range: Range<Int>, in source: SourceText) -> Bool {
    let line = source.trimmed(range)
    return fills(line, in: source)
      && line.contains { ")]}".utf8.contains(source.bytes[$0]) }
  }
}

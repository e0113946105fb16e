extension HierarchyDump {
  /// Finds the first line that only a dump has: an object with its address or frame, or what one of
  /// the documents and reports begins with.
  ///
  /// A text without such a line may be a dump as well, but it may be anything else, too.
  ///
  /// - Parameter text: The text in UTF-8; its first 64 KB are looked at.
  /// - Returns: The number of lines before that line; nil if there is none.
  package static func linesBeforeSign(in text: some Sequence<UInt8>) -> Int? {
    let source = SourceText(bytes: Array(text.prefix(1 << 16)))
    if let line = SourceLines(source).first(where: { hasObject($0.range, of: source) }) {
      return line.number - 1
    }
    // What is not printed line by line begins where the text does.
    guard documentReaders.contains(where: { $0.recognizes(source) }) else { return nil }
    return SourceLines(source).first { !source.trimmed($0.range).isEmpty }.map { $0.number - 1 }
  }

  /// Returns whether a line can only be the first one of a dump, or of the text before one.
  ///
  /// - Parameter line: The line in UTF-8.
  package static func mayBegin(with line: some Sequence<UInt8>) -> Bool {
    let source = SourceText(bytes: Array(line.prefix(1 << 12)))
    let text = source.trimmed(source.opening)
    return firstMarks.contains { source.has($0, at: text.lowerBound, before: text.upperBound) }
      || hasObject(text, of: source)
  }

  private static let firstMarks: [StaticString] = ["<", "|", "[", "{", "(lldb)", "(gdb)"]

  /// Returns whether a line holds `<Class: 0x7f8e2c50`, with or without blanks and colon as the
  /// printers differ, or `<Class; frame = (`.
  private static func hasObject(_ line: Range<Int>, of source: SourceText) -> Bool {
    line.contains { start in
      guard source.bytes[start] == UInt8(ascii: "<") else { return false }
      var position = start + 1
      while position < line.upperBound, isClassName(source.bytes[position]) { position += 1 }
      guard position > start + 1, !source.bytes[start + 1].isDigit else { return false }
      return addressMarks.contains {
        source.has($0, at: position, before: line.upperBound)
      }
    }
  }

  private static let addressMarks: [StaticString] = [": 0x", ":0x", " 0x", "; frame = ("]

  private static func isClassName(_ byte: UInt8) -> Bool {
    byte.isIdentifier || byte >= 0x80 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "$")
  }
}

import Scenes

/// Reads the text of `Tapscope.swift` and of the debugger command `tapscope`: one fact per line,
/// joined by addresses.
enum CaptureReader: DumpReader {
  static func recognizes(_ source: SourceText) -> Bool { heading(of: source) != nil }

  static func read(_ source: SourceText, in classes: ClassCatalogue) throws(DumpError)
    -> HierarchyDump
  { try read(source, in: classes, tellsColors: true) }

  /// Reads a capture.
  ///
  /// - Parameter tellsColors: True if a view without a colour has none.
  static func read(
    _ source: SourceText, in classes: ClassCatalogue, tellsColors: Bool
  ) throws(DumpError) -> HierarchyDump {
    let source = unescaped(source)
    var text = CaptureText()
    text.tellsColors = tellsColors
    let start = lastHeading(of: source) ?? 0
    var end = source.bytes.count
    var count = 0
    for line in SourceLines(source) {
      count += 1
      if count > DumpLimits.mostLines {
        throw DumpError(
          line: line.number, column: 1, kind: .tooManyLines(limit: DumpLimits.mostLines))
      }
      if line.range.contains(start) {
        text.readVersion(line, of: source, at: start)
      } else if line.range.lowerBound > start, !text.isComplete,
        case let range = line.range, let line = CaptureLine(line, of: source)
      {
        text.read(line)
        if text.isComplete { end = range.upperBound }
        if text.joinedCount > DumpLimits.mostJoined {
          throw DumpError(
            line: line.number, column: 1, kind: .tooManyJoined(limit: DumpLimits.mostJoined))
        }
      }
    }
    var dump = try text.dump()
    // A reply of the debugger may follow.
    if end < source.bytes.count {
      let others = JoinedTextReader(source.blanked([0..<end])).texts
      dump.joined.actions += others.actions
      dump.joined.recognizers += others.recognizers
      dump.joined.constraints += others.constraints
      dump.joined.empty += others.empty
      dump.observations += others.touches
    }
    return dump
  }

  /// Returns the position of the first word of the last capture in a text.
  private static func lastHeading(of source: SourceText) -> Int? {
    guard var last = heading(of: source) else { return nil }
    let mark: StaticString = "\ntapscope-capture "
    while let next = source.position(of: mark, in: (last + 1)..<source.bytes.count) {
      last = next + 1
    }
    return last
  }

  /// Returns the position of the first word, which begins a line, perhaps behind a quotation mark.
  private static func heading(of source: SourceText) -> Int? {
    var range = source.opening
    while let found = source.position(of: CaptureRecord.heading, in: range) {
      let before = found == 0 ? UInt8(ascii: "\n") : source.bytes[found - 1]
      let isFirst = before.isBlank || before == UInt8(ascii: "\"")
      let number = found + CaptureRecord.heading.utf8CodeUnitCount
      if isFirst, number < source.bytes.count, source.bytes[number].isDigit { return found }
      range = (found + 1)..<range.upperBound
    }
    return nil
  }

  /// Returns the text as it was before a debugger printed it as a string in quotes.
  private static func unescaped(_ source: SourceText) -> SourceText {
    guard let start = heading(of: source), start > 0,
      source.bytes[start - 1] == UInt8(ascii: "\""),
      let lineEnd = source.position(of: "\\n", in: start..<min(source.bytes.count, start + 64)),
      source.bytes[start..<lineEnd].allSatisfy({ $0 != UInt8(ascii: "\n") })
    else { return source }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.bytes.count)
    var position = start
    while position < source.bytes.count, source.bytes[position] != UInt8(ascii: "\"") {
      var byte = source.bytes[position]
      if byte == UInt8(ascii: "\\"), position + 1 < source.bytes.count {
        position += 1
        byte = source.bytes[position]
        if byte == UInt8(ascii: "n") { byte = UInt8(ascii: "\n") }
        if byte == UInt8(ascii: "t") { byte = UInt8(ascii: "\t") }
      }
      bytes.append(byte)
      position += 1
    }
    var plain = SourceText(bytes: bytes)
    plain.mustStop = source.mustStop
    return plain
  }
}

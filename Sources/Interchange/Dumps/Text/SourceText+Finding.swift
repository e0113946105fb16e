import Foundation

extension SourceText {
  /// The number of bytes of a text that are examined to recognize its format.
  private static let openingLength = 1 << 16

  /// The range that is examined to recognize the format.
  var opening: Range<Int> { 0..<min(bytes.count, Self.openingLength) }

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

import Foundation

extension SourceText {
  /// How many bytes of a text are looked at to tell what it is.
  private static let openingLength = 1 << 16

  /// The range that is looked at to tell what the text is.
  var opening: Range<Int> { 0..<min(bytes.count, Self.openingLength) }

  /// The first position of a literal in a range.
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

  /// The first position of any of some literals in the opening.
  func openingPosition(ofAny literals: [StaticString]) -> Int? {
    literals.compactMap { position(of: $0, in: opening) }.min()
  }

  /// The number of the line of a position, and the byte of that line, both from 1.
  func place(of position: Int) -> (line: Int, column: Int) {
    var lines = SourceLines(self)
    var place = (line: 1, column: 1)
    while let line = lines.next(), line.range.lowerBound <= position {
      place = (line.number, position - line.range.lowerBound + 1)
    }
    return place
  }

  /// Warnings of all lines that hold something and do not belong to a document.
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

/// Puts pipes in the place of dashes, dots or blanks, where a text has no pipes at all.
///
/// A view that stands further right than the one before lies in it, as far as that may be.
struct IndentationRepair: Repair {
  func mend(_ source: SourceText) -> MendedText? {
    guard !hasPipes(source) else { return nil }
    var lines = MendedLines(like: source)
    var firstLine: Int?
    var widths: [Int] = []
    for line in SourceLines(source) {
      guard let width = indentation(of: line, in: source) else {
        lines.add(line, in: source)
        continue
      }
      while let last = widths.last, last >= width { widths.removeLast() }
      lines.begin(at: line.place(of: line.range.lowerBound + width))
      lines.append(repeatElement(UInt8(ascii: "|"), count: widths.count))
      lines.append(source.bytes[line.range.dropFirst(width)])
      if !widths.isEmpty { firstLine = firstLine ?? line.number }
      widths.append(width)
    }
    return firstLine.map { MendedText(source: lines.source, damage: .indentation, line: $0) }
  }

  /// Whether an object stands behind pipes.
  private func hasPipes(_ source: SourceText) -> Bool {
    var pipeSeen = false
    for byte in source.bytes {
      if byte == UInt8(ascii: "|") {
        pipeSeen = true
      } else if byte == UInt8(ascii: "<"), pipeSeen {
        return true
      } else if !byte.isBlank || byte == UInt8(ascii: "\n") {
        pipeSeen = false
      }
    }
    return false
  }

  /// The number of bytes before the object of a line; nil if it has none, or something else before.
  private func indentation(of line: SourceLine, in source: SourceText) -> Int? {
    var position = line.range.lowerBound
    while position < line.range.upperBound, isFiller(source.bytes[position]) { position += 1 }
    guard position < line.range.upperBound, source.bytes[position] == UInt8(ascii: "<"),
      ObjectHead(source, at: position, before: line.range.upperBound) != nil
    else { return nil }
    return position - line.range.lowerBound
  }

  private func isFiller(_ byte: UInt8) -> Bool {
    Ladder.isSpace(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "+")
  }
}

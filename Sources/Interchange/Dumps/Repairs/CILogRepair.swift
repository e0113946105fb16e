/// A repair that takes away the colours of a terminal, which the logs of many tools hold.
struct ColourRepair: Repair {
  private static let escape: UInt8 = 0x1B

  func mend(_ source: SourceText) -> RepairedText? {
    guard source.bytes.contains(Self.escape) else { return nil }
    return RepairedText(source, damage: .colours) { position, line in
      guard source.bytes[position] == Self.escape else { return nil }
      var end = position + 1
      if end < line.upperBound, source.bytes[end] == UInt8(ascii: "[") {
        end += 1
        while end < line.upperBound, !Self.isFinal(source.bytes[end]) { end += 1 }
        end = min(end + 1, line.upperBound)
      }
      return (end - position, "")
    }
  }

  private static func isFinal(_ byte: UInt8) -> Bool { (0x40...0x7E).contains(byte) }
}

/// A repair that takes away the time that a log prints before every line: `2026-11-23T03:05:07.5Z `.
struct TimestampRepair: Repair {
  /// The number of lines that are looked at to tell whether a text has times.
  private static let sample = 50

  func mend(_ source: SourceText) -> RepairedText? {
    let lines = SourceLines(source).lazy.filter { !source.trimmed($0.range).isEmpty }
    let first = Array(lines.prefix(Self.sample))
    let timed = first.filter { end(of: $0.range, in: source) != nil }
    guard timed.count > 1, 2 * timed.count > first.count else { return nil }
    var repaired = RepairedLines(like: source)
    for line in SourceLines(source) {
      let start = end(of: line.range, in: source) ?? line.range.lowerBound
      repaired.add(start..<line.range.upperBound, of: line, in: source)
    }
    let prefix = timed[0].range.lowerBound..<(end(of: timed[0].range, in: source) ?? 0)
    return RepairedText(
      source: repaired.source,
      damage: .logPrefixes(first: source.string(source.trimmed(prefix))), line: timed[0].number)
  }

  /// Returns the position behind the time and a blank that a line begins with; nil if there is none.
  private func end(of line: Range<Int>, in source: SourceText) -> Int? {
    var position = line.lowerBound
    func skip(_ byte: UInt8) -> Bool {
      guard position < line.upperBound, source.bytes[position] == byte else { return false }
      position += 1
      return true
    }
    let isBracketed = skip(UInt8(ascii: "["))
    for sign in "dddd-dd-ddTdd:dd:dd".utf8 {
      guard position < line.upperBound else { return nil }
      let byte = source.bytes[position]
      guard sign == UInt8(ascii: "d") ? byte.isDigit : byte == sign else { return nil }
      position += 1
    }
    while position < line.upperBound, !source.bytes[position].isBlank,
      source.bytes[position] != UInt8(ascii: "]")
    {
      // The parts of a second and the time zone.
      guard source.bytes[position].isDigit || ".,Z+-:".utf8.contains(source.bytes[position])
      else { return nil }
      position += 1
    }
    if isBracketed, !skip(UInt8(ascii: "]")) { return nil }
    return position == line.upperBound || skip(UInt8(ascii: " ")) ? position : nil
  }
}

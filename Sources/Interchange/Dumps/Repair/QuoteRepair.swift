/// A repair that makes straight the quotes round texts that a word processor made curly.
///
/// Curly quotes within a text belong to the text.
struct QuoteRepair: Repair {
  func mend(_ source: SourceText) -> MendedText? {
    // Every curly quote begins with this byte.
    guard source.bytes.contains(0xE2) else { return nil }
    return MendedText(source, damage: .quotes) { position, line in
      isCurlyQuote(at: position, in: line, of: source) ? (3, "'") : nil
    }
  }

  /// Returns whether a curly quote that opens or closes a value stands at a position.
  private func isCurlyQuote(at position: Int, in range: Range<Int>, of source: SourceText) -> Bool {
    guard source.bytes[position] == 0xE2, position + 2 < range.upperBound,
      source.bytes[position + 1] == 0x80,
      [0x98, 0x99, 0x9C, 0x9D].contains(source.bytes[position + 2])
    else { return false }
    if position >= range.lowerBound + 3,
      source.has(" = ", at: position - 3, before: range.upperBound)
    {
      return true
    }
    return source.has("; ", at: position + 3, before: range.upperBound)
      && AttributeName(source, at: position + 5, before: range.upperBound)?.key != nil
      || source.has(">", at: position + 3, before: range.upperBound)
  }
}

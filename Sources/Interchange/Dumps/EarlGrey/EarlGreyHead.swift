/// The beginning of an element: `|--<Class:0x7f8e2c50`.
struct EarlGreyHead {
  /// No name of a class is longer.
  private static let longestName = 512

  let depth: Int
  let className: String
  let address: String
  /// The position after class and address.
  let end: Int

  init?(_ source: SourceText, in range: Range<Int>) {
    guard let start = range.first(where: { source.bytes[$0] == UInt8(ascii: "<") }) else {
      return nil
    }
    let names = (start + 1)..<min(range.upperBound, start + Self.longestName)
    guard let colon = source.position(of: ":0x", in: names), colon > start + 1 else { return nil }
    let name = (start + 1)..<colon
    guard !source.bytes[name].contains(where: { $0.isBlank || $0 == UInt8(ascii: ";") }) else {
      return nil
    }
    var end = colon + 3
    while end < range.upperBound, source.bytes[end].isHexDigit { end += 1 }
    guard source.has("; ", at: end, before: range.upperBound) else { return nil }
    depth = Ladder.depth(of: range.lowerBound..<start, in: source)
    className = source.string(name)
    address = source.string((colon + 1)..<end).lowercased()
    self.end = end
  }
}

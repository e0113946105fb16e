/// An object that a text names by class and address.
package struct ObjectMention: Hashable, Sendable {
  /// The class name as printed.
  package var className: String
  /// The address as printed, in lower case (`0x…`).
  package var address: String

  /// Creates a mention.
  package init(className: String, address: String) {
    self.className = className
    self.address = address
  }
}

extension ObjectMention {
  /// The greatest length of a class name that is read, in bytes; it is longer than any name.
  private static let longestName = 512

  /// Reads `<Class 0x…`, `<Class: 0x…` or `<Class; 0x…` where it begins; nil for anything else, and
  /// for `<(null) 0x0>`.
  init?(_ source: SourceText, at start: Int, before limit: Int) {
    guard start < limit, source.bytes[start] == UInt8(ascii: "<") else { return nil }
    var end = start + 1
    let farthest = min(limit, end + Self.longestName)
    while end < farthest, !source.has(" 0x", at: end, before: limit) {
      guard source.bytes[end] != UInt8(ascii: ">") else { return nil }
      end += 1
    }
    guard end < farthest else { return nil }
    var addressEnd = end + 3
    while addressEnd < limit, source.bytes[addressEnd].isHexDigit { addressEnd += 1 }
    let address = source.string((end + 1)..<addressEnd).lowercased()
    guard address.contains(where: { $0 != "0" && $0 != "x" }) else { return nil }
    if [UInt8(ascii: ":"), UInt8(ascii: ";")].contains(source.bytes[end - 1]) { end -= 1 }
    guard end > start + 1 else { return nil }
    self.init(className: source.string((start + 1)..<end), address: address)
  }
}

/// A scanner that finds the end of an attribute's value: a `;` or `>` outside of all brackets.
struct ValueScanner {
  /// The distance in bytes within which a better end of a text is looked for behind a likely one.
  /// UIKit cuts the text to 25 characters or so, and a search without a limit would make the
  /// reading quadratic.
  private static let farthestEnd = 256

  let source: SourceText
  let limit: Int
  /// Indicates whether a quoted text had no end.
  private(set) var endsInText = false

  init(source: SourceText, limit: Int) {
    self.source = source
    self.limit = limit
  }

  /// Returns the range of a value without the `;` or `>` after it; up to the limit if there is
  /// neither.
  mutating func value(from start: Int, of key: AttributeKey?) -> Range<Int> {
    if start < limit, source.bytes[start] == UInt8(ascii: "'") {
      return start..<(endOfQuoted(from: start) ?? endOfPlain(from: start))
    }
    if key == .placeholder, let end = endOfFree(from: start) { return start..<end }
    return start..<endOfPlain(from: start)
  }

  private func endOfPlain(from start: Int) -> Int {
    var (angles, others) = (0, 0)
    var position = start
    while position < limit {
      switch source.bytes[position] {
      case UInt8(ascii: "<"): angles += 1
      case UInt8(ascii: ">"):
        if angles == 0 { return position }
        angles -= 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): others += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): others = max(0, others - 1)
      case UInt8(ascii: ";") where angles == 0 && others == 0: return position
      default: break
      }
      position += 1
    }
    return limit
  }

  /// Returns the end of a quoted text, in which quotes are not escaped: the first quote before a
  /// known attribute, else before anything like an attribute, else before a `>`; nil if there is
  /// none in this line.
  private mutating func endOfQuoted(from start: Int) -> Int? {
    var (beforeUnknown, beforeClosing, last): (Int?, Int?, Int?) = (nil, nil, nil)
    for position in (start + 1)..<max(start + 1, limit) {
      guard source.bytes[position] == UInt8(ascii: "'") else { continue }
      let end = position + 1
      last = end
      guard end < limit, end < beforeUnknown.map({ $0 + Self.farthestEnd }) ?? limit else { break }
      if source.bytes[end] == UInt8(ascii: ">") {
        beforeClosing = beforeClosing ?? end
      } else if let name = nameAfterSeparator(at: end) {
        if name.key != nil { return end }
        beforeUnknown = beforeUnknown ?? end
      }
    }
    if let end = beforeUnknown ?? beforeClosing { return end }
    endsInText = true
    return last
  }

  /// Returns the end of an unquoted text: the position at which a known attribute begins.
  private func endOfFree(from start: Int) -> Int? {
    (start..<max(start, limit)).first {
      source.bytes[$0] == UInt8(ascii: ";") && nameAfterSeparator(at: $0)?.key != nil
    }
  }

  private func nameAfterSeparator(at position: Int) -> AttributeName? {
    guard source.has("; ", at: position, before: limit) else { return nil }
    return AttributeName(source, at: position + 2, before: limit)
  }
}

/// The beginning of an element: ` →Window (Main), 0x7f8e2c50`, or with a colon before XCTest of
/// Xcode 9.
struct XCUITestHead {
  /// The column at which the type begins.
  let indent: Int
  let type: String
  let address: String
  /// The position after the address.
  let end: Int

  init?(_ source: SourceText, in range: Range<Int>) {
    var start = range.lowerBound
    var indent = 0
    while start < range.upperBound {
      if source.has("→", at: start, before: range.upperBound) {
        start += 3
      } else if source.bytes[start].isBlank {
        start += 1
      } else {
        break
      }
      indent += 1
    }
    var position = start
    while position < range.upperBound, source.bytes[position].isIdentifier { position += 1 }
    let type = start..<position
    guard !type.isEmpty, type.count <= 64 else { return nil }
    if source.has(" (Main)", at: position, before: range.upperBound) { position += 7 }
    if source.has(",", at: position, before: range.upperBound) { position += 1 }
    guard source.has(" 0x", at: position, before: range.upperBound) else { return nil }
    let address = position + 1
    position += 3
    while position < range.upperBound, source.bytes[position].isHexDigit { position += 1 }
    guard
      position == range.upperBound || source.has(",", at: position, before: range.upperBound)
        || source.has(":", at: position, before: range.upperBound)
    else { return nil }
    self.indent = indent
    self.type = source.string(type)
    self.address = source.string(address..<position).lowercased()
    end = position
  }
}

/// The beginning of a printed object: `<Class: 0x7f8e2c50`, or `<Class` where addresses were
/// stripped.
struct ObjectHead {
  /// The position of the `<`.
  let start: Int
  let className: Range<Int>
  let address: Range<Int>?
  /// The position after class and address.
  let end: Int

  init?(_ source: SourceText, at start: Int, before limit: Int) {
    var position = start + 1
    let isMangled = source.has("_Tt", at: position, before: limit)
    while position < limit, Self.isClassName(source.bytes[position], isMangled) { position += 1 }
    guard position > start + 1, !source.bytes[start + 1].isDigit else { return nil }
    self.start = start
    className = (start + 1)..<position
    guard source.has(": 0x", at: position, before: limit) else {
      guard position < limit,
        [UInt8(ascii: ";"), UInt8(ascii: ">")].contains(source.bytes[position])
      else { return nil }
      address = nil
      end = position
      return
    }
    let addressStart = position + 2
    position += 4
    while position < limit, source.bytes[position].isHexDigit { position += 1 }
    guard position > addressStart + 2 else { return nil }
    address = addressStart..<position
    end = position
  }

  /// Returns the first head in a range after which attributes follow or the text is cut, else the
  /// first one: a log may print other things in angle brackets before the view.
  static func find(in range: Range<Int>, of source: SourceText) -> ObjectHead? {
    var first: ObjectHead?
    for start in range where source.bytes[start] == UInt8(ascii: "<") {
      guard let head = ObjectHead(source, at: start, before: range.upperBound) else { continue }
      if head.end == range.upperBound || source.bytes[head.end] == UInt8(ascii: ";") {
        return head
      }
      first = first ?? head
    }
    return first
  }

  /// Returns whether an attribute follows in a range that only a view has.
  func isView(_ source: SourceText, before limit: Int) -> Bool {
    guard source.has("; ", at: end, before: limit),
      let name = AttributeName(source, at: end + 2, before: limit)
    else { return false }
    return [.frame, .baseClass, .reactTag].contains(name.key)
  }

  /// Returns whether a byte can stand in a class name; a mangled Swift name may hold any byte but
  /// those that end it.
  private static func isClassName(_ byte: UInt8, _ isMangled: Bool) -> Bool {
    if byte.isIdentifier || byte >= 0x80 { return true }
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "$"): return true
    case UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "<"), UInt8(ascii: ">"): return false
    default: return isMangled && byte >= 0x20
    }
  }
}

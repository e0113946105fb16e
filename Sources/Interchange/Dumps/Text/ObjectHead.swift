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
    if let end = Self.endOfArguments(source, at: position, before: limit) { position = end }
    self.start = start
    className = (start + 1)..<position
    let hasBlank = source.has(": 0x", at: position, before: limit)
    guard hasBlank || source.has(":0x", at: position, before: limit) else {
      guard position < limit,
        [UInt8(ascii: ";"), UInt8(ascii: ">")].contains(source.bytes[position])
      else { return nil }
      address = nil
      end = position
      return
    }
    let addressStart = position + (hasBlank ? 2 : 1)
    position = addressStart + 2
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

  /// The greatest length of the generic arguments of a class, in bytes.
  private static let longestArguments = 4096

  /// Returns the end of the generic arguments of a class, as in `_UIHostingView<List<A, B>>: 0x1`; nil
  /// if there are none before an address.
  private static func endOfArguments(
    _ source: SourceText, at start: Int, before limit: Int
  ) -> Int? {
    var (position, depth) = (start, 0)
    let end = min(limit, start + longestArguments)
    while position < end {
      switch source.bytes[position] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: ";"), UInt8(ascii: "="), ..<0x20: return nil
      default: break
      }
      position += 1
      // What does not begin with one has none; so deep are none of a class.
      guard depth > 0 else { break }
      guard depth < 24 else { return nil }
    }
    guard position > start + 2, depth == 0,
      source.has(": 0x", at: position, before: limit)
        || source.has(":0x", at: position, before: limit)
    else { return nil }
    return position
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

/// The names that HOURecursiveDescription prints before an object: the controller that owns it, or
/// the instance variables that hold it.
enum ObjectNames {
  /// A class and an address: `'MenuController:0x7f8e2c50'`.
  case controller(Range<Int>)
  /// The first of the variables: `_title, _heading`.
  case variable(Range<Int>)

  /// Reads names that fill a range, except for blanks round them; nil if it holds something else.
  init?(_ source: SourceText, in range: Range<Int>) {
    let names = source.trimmed(range)
    guard names.count <= 200, let first = names.first else { return nil }
    if source.bytes[first] == UInt8(ascii: "'") {
      let inner = names.dropFirst().dropLast()
      guard names.count > 4, source.bytes[names.upperBound - 1] == UInt8(ascii: "'"),
        source.position(of: ":0x", in: inner) != nil
      else { return nil }
      self = .controller(inner)
      return
    }
    var end: Int?
    var position = first
    while position < names.upperBound {
      let start = position
      while position < names.upperBound, source.bytes[position].isIdentifier { position += 1 }
      let letter = source.bytes[start]
      guard position > start, letter == UInt8(ascii: "_") || letter >= UInt8(ascii: "a") else {
        return nil
      }
      end = end ?? position
      if position == names.upperBound { break }
      guard source.has(", ", at: position, before: names.upperBound) else { return nil }
      position += 2
    }
    guard let end else { return nil }
    self = .variable(first..<end)
  }
}

/// A line of a capture: its first word, the object that it is about, and its facts.
struct CaptureLine {
  let number: Int
  /// The first word, which says what the line is about.
  let record: Substring
  /// The address of the object, in lower case.
  private(set) var address: String?
  /// The values by their keys, in the order of the line, without quotes and escapes.
  private(set) var facts: [(key: String, value: String)] = []
  /// Indicates whether the line ends within a quoted text or a key.
  private(set) var isCut = false

  /// Reads a line. If the text ends with it, its last word may be cut, and is left out.
  ///
  /// - Returns: nil for a blank line.
  init?(_ line: SourceLine, of source: SourceText) {
    let range = source.trimmed(line.range)
    guard !range.isEmpty else { return nil }
    number = line.number
    var scanner = CaptureScanner(source: source, position: range.lowerBound, end: range.upperBound)
    record = Substring(scanner.word())
    while scanner.skipBlanks() {
      let key = scanner.word()
      if scanner.take(UInt8(ascii: "=")) {
        let value = scanner.value()
        facts.append((key, value ?? ""))
        isCut = isCut || value == nil
      } else if facts.isEmpty, address == nil {
        address = key.lowercased()
      } else {
        isCut = true
      }
    }
    guard line.range.upperBound == source.bytes.count, record != CaptureRecord.end.rawValue else {
      return
    }
    isCut = true
    if facts.popLast() == nil { address = nil }
  }

  subscript(key: String) -> String? { facts.first { $0.key == key }?.value }

  /// Returns the numbers of a value; nil if there are not as many.
  static func numbers(_ value: String, count: Int) -> (values: [Double], isClamped: Bool)? {
    return NumberList(value, count: count).map {
      ($0.values, $0.isClamped)
    }
  }

  /// Returns the object that a key names by its address, with the class that another key names.
  func mention(_ key: String, class classKey: String? = nil) -> ObjectMention? {
    guard let address = self[key], address != "none", !address.isEmpty else { return nil }
    return ObjectMention(
      className: classKey.flatMap { self[$0] } ?? "object", address: address.lowercased())
  }
}

/// A scanner of the words and quoted texts of a line.
struct CaptureScanner {
  let source: SourceText
  var position: Int
  let end: Int

  /// Skips blanks; returns false at the end of the line.
  mutating func skipBlanks() -> Bool {
    while position < end, source.bytes[position].isBlank { position += 1 }
    return position < end
  }

  /// Reads up to a blank or `=`.
  mutating func word() -> String {
    let start = position
    while position < end, !source.bytes[position].isBlank,
      source.bytes[position] != UInt8(ascii: "=")
    {
      position += 1
    }
    return source.string(start..<position)
  }

  /// Skips a byte if it comes next.
  mutating func take(_ byte: UInt8) -> Bool {
    guard position < end, source.bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Reads a quoted text, or up to a blank; nil for a text that does not end.
  mutating func value() -> String? {
    if take(UInt8(ascii: "\"")) { return text() }
    let start = position
    while position < end, !source.bytes[position].isBlank { position += 1 }
    return source.string(start..<position)
  }

  /// Reads a text up to its quotation mark, with the escapes of the command language.
  private mutating func text() -> String? {
    var bytes: [UInt8] = []
    while position < end {
      let byte = source.bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: bytes, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), position < end else {
        bytes.append(byte)
        continue
      }
      let escaped = source.bytes[position]
      position += 1
      switch escaped {
      case UInt8(ascii: "n"): bytes.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): bytes.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "u"): bytes += character().utf8
      default: bytes.append(escaped)
      }
    }
    return nil
  }

  /// Reads the number of a character in braces.
  private mutating func character() -> String {
    guard take(UInt8(ascii: "{")) else { return "u" }
    let start = position
    while position < end, position < start + 8, source.bytes[position].isHexDigit { position += 1 }
    let number = UInt32(source.string(start..<position), radix: 16)
    guard take(UInt8(ascii: "}")), let scalar = number.flatMap(Unicode.Scalar.init) else {
      return "\u{FFFD}"
    }
    return String(scalar)
  }
}

extension JSONValue {
  /// The value in one line, without spaces.
  package var text: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(1024)
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  fileprivate func write(to text: inout [UInt8]) {
    switch self {
    case .null: text.add("null")
    case .bool(let isTrue): text.add(isTrue ? "true" : "false")
    case .integer(let integer): text.add(String(integer))
    // JSON has no numbers that are not finite.
    case .number(let number): text.add(number.isFinite ? number.exactText : "null")
    case .string(let string): text.addQuoted(string)
    case .array(let values):
      text.append(UInt8(ascii: "["))
      for (k, value) in values.enumerated() {
        if k > 0 { text.append(UInt8(ascii: ",")) }
        value.write(to: &text)
      }
      text.append(UInt8(ascii: "]"))
    case .object(let object): object.write(to: &text)
    }
  }
}

extension JSONObject {
  /// The object in one line, without spaces.
  package var text: String { JSONValue.object(self).text }

  fileprivate func write(to text: inout [UInt8]) {
    text.append(UInt8(ascii: "{"))
    for (k, member) in members.enumerated() {
      if k > 0 { text.append(UInt8(ascii: ",")) }
      text.addQuoted(member.name)
      text.append(UInt8(ascii: ":"))
      member.value.write(to: &text)
    }
    text.append(UInt8(ascii: "}"))
  }
}

extension [UInt8] {
  fileprivate mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }

  fileprivate mutating func addQuoted(_ text: String) {
    append(UInt8(ascii: "\""))
    var text = text
    let isPlain = text.withUTF8 { characters in
      guard !characters.contains(where: \.mayNeedEscape) else { return false }
      append(contentsOf: characters)
      return true
    }
    if !isPlain {
      for scalar in text.unicodeScalars {
        if let escaped = scalar.escapedInJSON { add(escaped) } else { add(String(scalar)) }
      }
    }
    append(UInt8(ascii: "\""))
  }
}

extension UInt8 {
  /// Indicates whether a character that must be escaped may begin with the byte.
  fileprivate var mayNeedEscape: Bool {
    self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\") || self == 0x7F
      || self == 0xC2 || self == 0xE2
  }
}

extension Unicode.Scalar {
  /// The escape sequence of a scalar that JSON, or a terminal that shows it, would misread.
  fileprivate var escapedInJSON: String? {
    switch self {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case _ where isTerminalControl:
      "\\u" + String(repeating: "0", count: value < 0x10 ? 3 : value < 0x100 ? 2 : 0)
        + String(value, radix: 16)
    default: nil
    }
  }
}

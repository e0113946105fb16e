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
    text.withUTF8 { characters in
      if characters.contains(where: \.mustBeEscaped) {
        for byte in characters {
          if byte.mustBeEscaped { add(byte.escaped) } else { append(byte) }
        }
      } else {
        append(contentsOf: characters)
      }
    }
    append(UInt8(ascii: "\""))
  }
}

extension UInt8 {
  fileprivate var mustBeEscaped: Bool {
    self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\") || self == 0x7F
  }

  fileprivate var escaped: String {
    switch self {
    case UInt8(ascii: "\""): "\\\""
    case UInt8(ascii: "\\"): "\\\\"
    case UInt8(ascii: "\n"): "\\n"
    case UInt8(ascii: "\r"): "\\r"
    case UInt8(ascii: "\t"): "\\t"
    default: "\\u00" + (self < 0x10 ? "0" : "") + String(self, radix: 16)
    }
  }
}

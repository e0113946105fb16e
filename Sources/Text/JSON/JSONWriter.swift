extension JSONValue {
  /// The value in one line, without spaces.
  package var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  fileprivate func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let isTrue): text += isTrue ? "true" : "false"
    case .integer(let integer): text += String(integer)
    // JSON has no other numbers.
    case .number(let number): text += number.isFinite ? number.exactText : "null"
    case .string(let string): string.writeQuoted(to: &text)
    case .array(let values):
      text += "["
      for (k, value) in values.enumerated() {
        if k > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let object): object.write(to: &text)
    }
  }
}

extension JSONObject {
  /// The object in one line, without spaces.
  package var text: String { JSONValue.object(self).text }

  fileprivate func write(to text: inout String) {
    text += "{"
    for (k, member) in members.enumerated() {
      if k > 0 { text += "," }
      member.name.writeQuoted(to: &text)
      text += ":"
      member.value.write(to: &text)
    }
    text += "}"
  }
}

extension String {
  fileprivate func writeQuoted(to text: inout String) {
    text += "\""
    if utf8.contains(where: \.mustBeEscaped) {
      for scalar in unicodeScalars {
        if let byte = UInt8(exactly: scalar.value), byte.mustBeEscaped {
          text += byte.escaped
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    } else {
      text += self
    }
    text += "\""
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

/// The text of a label as it is shown: `\uXXXX` stands for a UTF-16 unit.
enum EscapedText {
  static func decode(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var units: [UInt16] = []
    let source = Array(text.utf16)
    var position = 0
    while position < source.count {
      if let unit = escapedUnit(in: source, at: position) {
        units.append(unit)
        position += 6
      } else {
        units.append(source[position])
        position += 1
      }
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Returns the text as it may stand between quotes. Characters are escaped that would end it
  /// there, break the line, turn the direction of the text or be decoded.
  static func encode(_ text: String) -> String {
    var result = ""
    let scalars = Array(text.unicodeScalars)
    for (k, scalar) in scalars.enumerated() {
      let next = k + 1 < scalars.count ? scalars[k + 1] : nil
      let isPlain =
        switch scalar {
        case "'": next != ";" && next != ">"
        case "\\": next != "u"
        default: !isInvisible(scalar)
        }
      if isPlain {
        result.unicodeScalars.append(scalar)
      } else {
        for unit in UTF16.encode(scalar) ?? .init() {
          let digits = String(unit, radix: 16, uppercase: true)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
    }
    return result
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  private static func escapedUnit(in source: [UInt16], at position: Int) -> UInt16? {
    guard position + 6 <= source.count, source[position] == UInt16(UInt8(ascii: "\\")),
      source[position + 1] == UInt16(UInt8(ascii: "u"))
    else { return nil }
    let digits = source[(position + 2)..<(position + 6)]
    guard digits.allSatisfy({ UInt8(exactly: $0)?.isHexDigit == true }) else { return nil }
    return UInt16(String(decoding: digits, as: UTF16.self), radix: 16)
  }
}

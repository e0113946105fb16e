/// The characters of names, numbers and operators.
extension CodeLexer {
  /// The operators of C that have several characters.
  static let signsOfC: Set = [
    "...", "<<=", ">>=", "->", "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "+=",
    "-=", "*=", "/=", "%=", "&=", "|=", "^=",
  ]

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Returns whether a name may begin with a byte; a byte that is not ASCII counts as a letter.
  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  // Sets of bytes as the bits of a number: each character of a text is looked up in several.
  private static let signs = ByteSet("+-*/%=<>!&|^~?")
  private static let marks = ByteSet("()[]{},:;@\\")
  private static let openings = ByteSet("([{,;:")
  private static let closings = ByteSet(")]},;: \t\r\n")

  static func isSignByte(_ byte: UInt8) -> Bool { signs.contains(byte) }
  static func isMarkByte(_ byte: UInt8) -> Bool { marks.contains(byte) }
  /// Returns whether what follows a byte does not follow a value.
  static func opens(_ byte: UInt8) -> Bool { openings.contains(byte) }
  /// Returns whether a byte cannot begin a value.
  static func closes(_ byte: UInt8) -> Bool { closings.contains(byte) }

  /// Reads a letter of C, `'a'`, which is a number.
  mutating func letterOfC(from start: Int) -> CodeToken {
    let letters = bytes[(start + 1)..<min(start + 4, end)]
    let isEscaped = letters.first == UInt8(ascii: "\\")
    guard let letter = isEscaped ? letters.dropFirst().first : letters.first,
      letters.dropFirst(isEscaped ? 2 : 1).first == UInt8(ascii: "'")
    else {
      position = start + 1
      return problem(.unclosed("'"), from: start)
    }
    position = start + (isEscaped ? 4 : 3)
    let values: [UInt8: Int] = [
      UInt8(ascii: "0"): 0, UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13,
    ]
    return token(.integer(isEscaped ? values[letter] ?? Int(letter) : Int(letter)), from: start)
  }
}

/// A set of ASCII characters.
private struct ByteSet {
  private var bits: (low: UInt64, high: UInt64) = (0, 0)

  init(_ characters: StaticString) {
    for index in 0..<characters.utf8CodeUnitCount {
      let byte = characters.utf8Start[index]
      if byte < 64 { bits.low |= 1 << UInt64(byte) } else { bits.high |= 1 << UInt64(byte & 63) }
    }
  }

  func contains(_ byte: UInt8) -> Bool {
    byte < 128 && (byte < 64 ? bits.low : bits.high) >> UInt64(byte & 63) & 1 == 1
  }
}

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

  static func isSignByte(_ byte: UInt8) -> Bool {
    "+-*/%=<>!&|^~?".utf8.contains(byte)
  }

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

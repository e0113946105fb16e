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
}

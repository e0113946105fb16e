import Foundation
import Language
import Scenes
import Session

/// A token of a statement of Swift or Objective-C.
struct SwiftToken: Equatable {
  enum Kind: Equatable {
    /// A name, a word of the language, `$name`, or a word behind `#` or `@`.
    case name(String)
    case number(Double)
    /// A text in double quotes, without them.
    case text(String)
    /// Anything else: `.`, `(`, `+=`.
    case sign(String)
    /// The end of the statement.
    case end
  }

  var kind: Kind
  /// The place in the line, as offsets into its UTF-8.
  var range: Range<Int>

  func isSign(_ sign: String) -> Bool { kind == .sign(sign) }
}

/// A lexer that cuts a statement of Swift into tokens.
///
/// A statement ends at a `;` or a line break outside of brackets, at `//`, or with the text.
struct SwiftLexer {
  private let bytes: [UInt8]
  /// The place of the text in its line.
  private let offset: Int
  private(set) var position: Int
  /// The number of brackets that are open.
  private var depth = 0
  /// Returns whether a word with `-` in it is a name, which no name of Swift is.
  private let isName: (String) -> Bool

  /// Creates a lexer.
  ///
  /// - Parameters:
  ///   - text: The text, which may go on behind the statement.
  ///   - start: The offset in the text at which the statement begins.
  ///   - offset: The place of the text in its line.
  ///   - isName: Returns whether a word is the name of something.
  init(
    _ text: some Sequence<UInt8>, from start: Int = 0, offset: Int = 0,
    isName: @escaping (String) -> Bool
  ) {
    bytes = Array(text)
    position = start
    self.offset = offset
    self.isName = isName
  }

  /// Returns all tokens of the statement, the end last.
  mutating func tokens() throws(CommandError) -> [SwiftToken] {
    var tokens: [SwiftToken] = []
    while true {
      let token = try next()
      tokens.append(token)
      if token.kind == .end { return tokens }
    }
  }

  /// Returns the next token; at the end of the statement that is the end, again and again.
  mutating func next() throws(CommandError) -> SwiftToken {
    skipBlanks()
    let start = position
    guard start < bytes.count, !isAtEnd else { return token(.end, from: start) }
    let byte = bytes[start]
    if Lexer.isNameByte(byte, isFirst: true) || "$#@".utf8.contains(byte) {
      return try word(from: start)
    }
    if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { return try number(from: start) }
    if byte == UInt8(ascii: "\"") { return try text(from: start) }
    let pair = String(decoding: bytes[start..<min(start + 2, bytes.count)], as: UTF8.self)
    let sign = Self.pairs.contains(pair) ? pair : String(UnicodeScalar(byte))
    position += sign.utf8.count
    if "([{".contains(sign) { depth += 1 }
    if ")]}".contains(sign) { depth = max(0, depth - 1) }
    return token(.sign(sign), from: start)
  }

  private static let pairs: Set = [
    "+=", "-=", "*=", "/=", "==", "!=", "&&", "||", "->", "<=", ">=", "??",
  ]

  private var isAtEnd: Bool {
    switch bytes[position] {
    case UInt8(ascii: ";"), UInt8(ascii: "\n"): depth == 0
    case UInt8(ascii: "/"): position + 1 < bytes.count && bytes[position + 1] == bytes[position]
    default: false
    }
  }

  private mutating func skipBlanks() {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
      case UInt8(ascii: "\n") where depth > 0: position += 1
      case UInt8(ascii: "\\"):
        // It joins lines, whose break may have two characters.
        let next = bytes[(position + 1)...].prefix { $0 == UInt8(ascii: "\r") }.endIndex
        guard next < bytes.count, bytes[next] == UInt8(ascii: "\n") else { return }
        position = next + 1
      default: return
      }
    }
  }

  private mutating func word(from start: Int) throws(CommandError) -> SwiftToken {
    position += 1
    if bytes[start] == UInt8(ascii: "@"), position < bytes.count,
      bytes[position] == UInt8(ascii: "\"")
    {
      return try text(from: start)
    }
    takeNameBytes()
    var name = String(decoding: bytes[start..<position], as: UTF8.self)
    // The names of a scene may hold hyphens.
    while position + 1 < bytes.count, bytes[position] == UInt8(ascii: "-"),
      Lexer.isNameByte(bytes[position + 1], isFirst: false)
    {
      let end = position
      position += 1
      takeNameBytes()
      let longer = String(decoding: bytes[start..<position], as: UTF8.self)
      guard isName(longer) else {
        position = end
        break
      }
      name = longer
    }
    return token(.name(name), from: start)
  }

  private mutating func takeNameBytes() {
    while position < bytes.count, Lexer.isNameByte(bytes[position], isFirst: false) {
      position += 1
    }
  }

  private mutating func number(from start: Int) throws(CommandError) -> SwiftToken {
    while position < bytes.count {
      let byte = bytes[position]
      let next = position + 1 < bytes.count ? bytes[position + 1] : 0
      let isDigitNext = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next)
      let isPoint = byte == UInt8(ascii: ".") && isDigitNext
      let isSignOfExponent =
        (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")) && isDigitNext
        && bytes[position - 1] | 0x20 == UInt8(ascii: "e")
      guard Lexer.isNameByte(byte, isFirst: false) || isPoint || isSignOfExponent else { break }
      position += 1
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    let range = token(.end, from: start).range
    let digits = text.replacing("_", with: "")
    guard let value = Double(digits) else { throw CommandError(.badNumber(text), at: range) }
    // A tag may be any whole number of Swift.
    guard value <= NumberRule.largest || UInt(digits) != nil else {
      throw CommandError(.hugeNumber(text), at: range)
    }
    return token(.number(value), from: start)
  }

  private mutating func text(from start: Int) throws(CommandError) -> SwiftToken {
    position = bytes[start] == UInt8(ascii: "@") ? start + 2 : start + 1
    var text: [UInt8] = []
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") {
        return token(.text(String(decoding: text, as: UTF8.self)), from: start)
      }
      guard byte == UInt8(ascii: "\\"), position < bytes.count else {
        text.append(byte)
        continue
      }
      let escape = bytes[position]
      position += 1
      switch escape {
      case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "'"): text.append(escape)
      default:
        let range = (offset + position - 2)..<(offset + position)
        throw CommandError(.swift(.badEscape), at: range)
      }
    }
    let range = (offset + start)..<(offset + start + 1)
    throw CommandError(.language(.unclosed("\"")), at: range)
  }

  private func token(_ kind: SwiftToken.Kind, from start: Int) -> SwiftToken {
    SwiftToken(kind: kind, range: (offset + start)..<(offset + position))
  }
}

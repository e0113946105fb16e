/// Where declarations begin and end in lines that may hold other things.
///
/// Every line of a script is asked whether it begins one, so that the first byte tells most apart.
package enum CodeBeginning {
  /// Returns whether a text begins with a declaration of a class or another type: with its words and
  /// a name.
  @inlinable
  package static func isDeclaration(_ text: String) -> Bool {
    guard let first = text.utf8.first, mayBegin(first) else { return false }
    return findsDeclaration(text)
  }

  /// Returns whether UTF-8 begins with a declaration.
  @inlinable
  package static func isDeclaration(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first, mayBegin(first) else { return false }
    return findsDeclaration(bytes)
  }

  /// Returns whether a declaration, or the white space before one, may begin with a byte.
  @inlinable
  package static func mayBegin(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "c"), UInt8(ascii: "e"), UInt8(ascii: "f"), UInt8(ascii: "i"),
      UInt8(ascii: "o"), UInt8(ascii: "p"), UInt8(ascii: "s"), UInt8(ascii: "@"), 9, 10, 13, 32:
      true
    default: false
    }
  }

  @usableFromInline
  static func findsDeclaration(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { findsDeclaration($0) }
  }

  @usableFromInline
  static func findsDeclaration(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var position = 0
    while true {
      while position < bytes.count, isSpace(bytes[position]) { position += 1 }
      guard position < bytes.count else { return false }
      let isAttribute = bytes[position] == UInt8(ascii: "@")
      if isAttribute { position += 1 }
      let start = position
      while position < bytes.count, CodeLexer.isNameByte(bytes[position]) { position += 1 }
      guard position > start, position < bytes.count, isSpace(bytes[position]) else { return false }
      let word = UnsafeBufferPointer(rebasing: bytes[start..<position])
      if isAttribute || isOne(of: modifiers, word) { continue }
      guard isOne(of: words, word) else { return false }
      while position < bytes.count, isSpace(bytes[position]) { position += 1 }
      return position < bytes.count && CodeLexer.isNameByte(bytes[position])
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || byte == 9 || byte == 10 || byte == 13
  }

  private static func isOne(of words: [StaticString], _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    for known in words where known.utf8CodeUnitCount == word.count {
      var k = 0
      while k < word.count, known.utf8Start[k] == word[k] { k += 1 }
      if k == word.count { return true }
    }
    return false
  }

  private static let words: [StaticString] = ["class", "extension", "struct", "enum", "protocol"]
  private static let modifiers: [StaticString] = [
    "public", "open", "final", "private", "fileprivate", "internal", "indirect", "package",
  ]

  /// Returns the offset behind the last brace of the declaration that a text begins with; nil if it
  /// goes on behind the text.
  ///
  /// - Complexity: O(length of the text).
  package static func end(ofDeclarationIn text: String) -> Int? {
    var lexer = CodeLexer(CodeSource(name: "", text: text))
    var open = 0
    for token in lexer.tokens() {
      switch token.kind {
      case .mark(let mark) where "([{".contains(mark): open += 1
      case .mark(let mark) where ")]}".contains(mark):
        open -= 1
        if mark == "}", open <= 0 { return token.range.upperBound }
      default: break
      }
    }
    return nil
  }

  /// Returns the module that a line imports, and that code finds without it; nil of any other line.
  @inlinable
  package static func importedModule(_ line: String) -> String? {
    guard let first = line.utf8.first, first == UInt8(ascii: "i") || first == 32 else { return nil }
    return module(importedIn: line)
  }

  @usableFromInline
  static func module(importedIn line: String) -> String? {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard words.count == 2, words[0] == "import", modules.contains(String(words[1])) else {
      return nil
    }
    return String(words[1])
  }

  private static let modules: Set = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "SwiftUI", "Combine",
  ]
}

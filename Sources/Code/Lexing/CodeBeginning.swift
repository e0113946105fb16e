/// Where declarations begin and end in lines that may hold other things.
package enum CodeBeginning {
  /// Returns whether a text begins with a declaration of a class or another type: with its words and
  /// a name.
  package static func isDeclaration(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable(isDeclaration)
      ?? isDeclaration(Array(text.utf8)[...])
  }

  /// Returns whether UTF-8 begins with a declaration.
  package static func isDeclaration(_ bytes: some RandomAccessCollection<UInt8>) -> Bool {
    var rest = bytes[...]
    while true {
      rest = rest.drop {
        $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == 10 || $0 == 13
      }
      guard let first = rest.first else { return false }
      if first == UInt8(ascii: "@") {
        rest = rest.dropFirst()
        let name = rest.prefix(while: CodeLexer.isNameByte)
        if name.isEmpty { return false }
        rest = rest.dropFirst(name.count)
        continue
      }
      // Most lines of a script end here.
      guard "cefiops".utf8.contains(first) else { return false }
      let word = rest.prefix(while: CodeLexer.isNameByte)
      rest = rest.dropFirst(word.count)
      guard let space = rest.first, space == UInt8(ascii: " ") else { return false }
      if modifiers.contains(where: { $0.elementsEqual(word) }) { continue }
      guard words.contains(where: { $0.elementsEqual(word) }) else { return false }
      rest = rest.drop { $0 == UInt8(ascii: " ") }
      guard let name = rest.first else { return false }
      return CodeLexer.isNameByte(name)
    }
  }

  /// Returns the module that a line imports, and that code finds without it; nil of any other line.
  package static func importedModule(_ line: String) -> String? {
    // Most lines of a script end here.
    guard line.utf8.first == UInt8(ascii: "i") || line.utf8.first == UInt8(ascii: " ") else {
      return nil
    }
    let words = line.split(whereSeparator: \.isWhitespace)
    guard words.count == 2, words[0] == "import", modules.contains(String(words[1])) else {
      return nil
    }
    return String(words[1])
  }

  private static let modules: Set = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "SwiftUI", "Combine",
  ]
  private static let words = ["class", "extension", "struct", "enum", "protocol"].map {
    Array($0.utf8)
  }
  private static let modifiers = [
    "public", "open", "final", "private", "fileprivate", "internal", "indirect", "package",
  ].map { Array($0.utf8) }

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
}

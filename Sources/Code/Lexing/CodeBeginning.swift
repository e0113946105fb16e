/// Where code begins in lines that may hold other things: declarations of types and functions, with
/// the attributes before them, and comments.
///
/// Every line of a script is asked whether it begins code, so that the first byte tells most apart.
package enum CodeBeginning {
  /// What a text may begin with.
  @usableFromInline enum Found {
    case declaration, lineComment, blockComment
  }

  /// Returns whether a text begins with a declaration of a type or a function: with its words and a
  /// name, or with attributes in lines of their own.
  @inlinable
  package static func isDeclaration(_ text: String) -> Bool { found(in: text) == .declaration }

  /// Returns whether a text begins with a declaration or with a comment as code has it.
  @inlinable
  package static func isOne(_ text: String) -> Bool { found(in: text) != nil }

  /// Returns whether a text begins with a comment as code has it.
  @inlinable
  package static func isComment(_ text: String) -> Bool {
    let found = found(in: text)
    return found == .lineComment || found == .blockComment
  }

  /// Returns whether a text begins with code that may go on in the next line.
  package static func goesOn(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { goesOn($0) }
  }

  /// Returns whether UTF-8 begins with code that may go on in the next line.
  @inlinable
  package static func goesOn(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !bytes.isEmpty else { return false }
    if mayBegin(bytes) {
      let found = search(bytes)
      if found == .declaration || found == .blockComment { return true }
    }
    return leavesOpen(bytes) && beginsStatement(bytes)
  }

  /// Returns whether a line whose last byte is this may go on in the next one, as a statement does.
  @inlinable
  package static func mayLeaveOpen(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: ","),
      UInt8(ascii: "n"):
      true
    default: false
    }
  }

  /// Returns whether the first line of UTF-8 ends as one that goes on in the next one: with an opening
  /// bracket, a comma, or the names of a closure.
  @inlinable
  static func leavesOpen(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    switch bytes[bytes.count - 1] {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: ","): true
    case UInt8(ascii: "n"):
      bytes.count > 3 && bytes[bytes.count - 2] == UInt8(ascii: "i")
        && bytes[bytes.count - 3] == UInt8(ascii: " ")
    default: false
    }
  }

  /// Returns whether a text begins with a declaration or a statement.
  package static func isCode(_ text: String) -> Bool {
    if isDeclaration(text) { return true }
    var text = text
    return text.withUTF8 { !$0.isEmpty && beginsStatement($0) }
  }

  /// Returns whether a line begins with a loop, a condition, `let NAME =`, or a name with a dot or a
  /// bracket behind it.
  @usableFromInline
  static func beginsStatement(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var lexer = CodeLexer(Array(bytes), from: 0)
    let tokens = lexer.statement(limit: 8)
    guard tokens.count > 2, let first = tokens.first?.name else { return false }
    switch first {
    case "for", "if", "while", "switch", "guard": return true
    case "repeat", "do": return tokens[1].isMark("{")
    case "let", "var": return tokens.contains { $0.isSign("=") }
    default: return tokens[1].isMark(".") || tokens[1].isMark("(") && !tokens[1].hasSpaceBefore
    }
  }

  /// Returns whether code, or the white space before it, may begin with a byte.
  @inlinable
  package static func mayBegin(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "c"), UInt8(ascii: "e"), UInt8(ascii: "f"), UInt8(ascii: "i"),
      UInt8(ascii: "o"), UInt8(ascii: "p"), UInt8(ascii: "s"), UInt8(ascii: "@"),
      UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "N"), UInt8(ascii: "t"), 9, 10, 13, 32:
      true
    default: false
    }
  }

  /// Returns whether UTF-8 may begin with code, or with white space before it: the first letters of a word
  /// tell most commands apart.
  @usableFromInline
  static func mayBegin(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first, mayBegin(first) else { return false }
    guard let row = letter(first) else { return true }
    guard bytes.count > 2, let second = letter(bytes[1]), let third = letter(bytes[2]) else {
      return false
    }
    return letters.second[row] & 1 << second != 0 && letters.third[row] & 1 << third != 0
  }

  /// Returns the place of a small letter in the alphabet.
  private static func letter(_ byte: UInt8) -> Int? {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? Int(byte - UInt8(ascii: "a")) : nil
  }

  /// The second and the third letters of the words that code begins with, as bits, by their first ones.
  private static let letters: (second: [UInt32], third: [UInt32]) = {
    func letters(at place: Int) -> [UInt32] {
      var found = [UInt32](repeating: 0, count: 26)
      for word in words + modifiers + wordsOfC where word.utf8CodeUnitCount > place {
        guard let row = letter(word.utf8Start[0]), let bit = letter(word.utf8Start[place]) else {
          continue
        }
        found[row] |= 1 << bit
      }
      return found
    }
    return (letters(at: 1), letters(at: 2))
  }()

  @usableFromInline
  static func found(in text: String) -> Found? {
    var text = text
    return text.withUTF8 { mayBegin($0) ? search($0) : nil }
  }

  @usableFromInline
  static func search(_ bytes: UnsafeBufferPointer<UInt8>) -> Found? {
    var position = 0
    func skipSpace() {
      while position < bytes.count, isSpace(bytes[position]) { position += 1 }
    }
    var hasAttribute = false
    while true {
      skipSpace()
      // An attribute that stands alone goes on with its declaration.
      guard position < bytes.count else { return hasAttribute ? .declaration : nil }
      if bytes[position] == UInt8(ascii: "/"), position + 1 < bytes.count {
        switch bytes[position + 1] {
        case UInt8(ascii: "/"): return .lineComment
        case UInt8(ascii: "*"): return .blockComment
        default: return nil
        }
      }
      if CodeEnding(ofC: UnsafeBufferPointer(rebasing: bytes[position...])) != nil {
        return .declaration
      }
      let isAttribute = bytes[position] == UInt8(ascii: "@")
      if isAttribute { position += 1 }
      let start = position
      while position < bytes.count, CodeLexer.isNameByte(bytes[position]) { position += 1 }
      let word = UnsafeBufferPointer(rebasing: bytes[start..<position])
      if isAttribute {
        guard isOne(of: attributes, word) else { return nil }
        hasAttribute = true
        if position < bytes.count, bytes[position] == UInt8(ascii: "(") {
          while position < bytes.count, bytes[position] != UInt8(ascii: ")") { position += 1 }
          position += 1
        }
        continue
      }
      guard position > start, position < bytes.count, isSpace(bytes[position]) else { return nil }
      if isOne(of: modifiers, word) { continue }
      guard isOne(of: words, word) else { return nil }
      skipSpace()
      let hasName = position < bytes.count && CodeLexer.isNameByte(bytes[position])
      return hasName ? .declaration : nil
    }
  }

  /// Returns whether a byte is white space.
  package static func isSpace(_ byte: UInt8) -> Bool {
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

  private static let words: [StaticString] = [
    "class", "extension", "struct", "enum", "protocol", "func",
  ]
  private static let modifiers: [StaticString] = [
    "public", "open", "final", "private", "fileprivate", "internal", "indirect", "package",
    "override",
  ]
  /// Those that only Objective-C's declarations begin with, as ``CodeEnding`` knows them.
  private static let wordsOfC: [StaticString] = ["static", "typedef"]
  private static let attributes: [StaticString] = [
    "objc", "objcMembers", "IBDesignable", "MainActor", "available", "preconcurrency", "frozen",
    "UIApplicationMain", "main", "unchecked", "Observable",
  ]

  /// Returns the declarations that UTF-8 begins with, and the offset behind them and the comments and
  /// semicolons between them. A declaration whose last brace is missing goes to the end.
  package static func code(in bytes: [UInt8]) -> (declarations: [Range<Int>], end: Int) {
    var (declarations, position): ([Range<Int>], Int) = ([], 0)
    while position < bytes.count, mayBegin(bytes[position]) {
      let found = bytes.withUnsafeBufferPointer {
        search(UnsafeBufferPointer(rebasing: $0[position...]))
      }
      guard let found else { break }
      let start = position
      if found == .lineComment {
        position = bytes.count
      } else {
        var end = CodeEnd(
          found == .blockComment ? .comment : CodeEnding(ofDeclaration: bytes[position...]))
        position = end.search(bytes, from: position) ?? bytes.count
      }
      if found == .declaration { declarations.append(start..<position) }
      let next = bytes[position...].firstIndex { !isSpace($0) && $0 != UInt8(ascii: ";") }
      let between = bytes[position..<(next ?? bytes.count)]
      if let semicolon = between.lastIndex(of: UInt8(ascii: ";")) { position = semicolon + 1 }
    }
    return (declarations, position)
  }

  /// Returns whether a line within a declaration can only be a command, as its last brace is missing:
  /// it is not indented, and two words stand beside each other as nowhere in Swift.
  static func isCommand(_ line: some Collection<UInt8>) -> Bool {
    let words = line.prefix(200).split(
      separator: 32, maxSplits: 2, omittingEmptySubsequences: false)
    guard words.count >= 2, let first = words[0].first, let second = words[1].first,
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first),
      words[0].allSatisfy({ CodeLexer.isNameByte($0) }),
      CodeLexer.isNameByte(second) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(second)
    else { return false }
    let (word, next) = (
      String(decoding: words[0], as: UTF8.self), String(decoding: words[1], as: UTF8.self)
    )
    return !SwiftWords.all.contains(word) && !["is", "as", "in", "where", "else"].contains(next)
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

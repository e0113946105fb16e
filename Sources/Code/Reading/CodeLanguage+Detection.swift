extension CodeLanguage {
  /// Finds the language of a text: by the name of its file, or by the first word that only one of the
  /// languages has at the beginning of a line.
  package init(ofText text: String, named name: String) {
    if let ending = name.split(separator: ".").last, name.isCodeFile {
      self = ending == "swift" ? .swift : .objectiveC
      return
    }
    let isHeader = CodeBeginning.isDeclaration(text) && CodeEnding(ofDeclaration: text.utf8).isC
    let isC =
      isHeader
      || text.split(separator: "\n").contains { line in
        let words = line.drop(while: \.isWhitespace)
        return words.first == "@" && Self.wordsOfC.contains { words.hasPrefix($0) }
      }
    self = isC || Self.isStatementOfC(text) ? .objectiveC : .swift
  }

  private static let wordsOfC = ["@implementation", "@interface", "@protocol", "@property"]

  /// Returns whether a text begins with a statement that only Objective-C has.
  package static func isStatementOfC(_ text: String) -> Bool {
    if CodeBeginning.isDeclaration(text) { return false }
    var lexer = CodeLexer(Array(text.utf8), from: 0)
    return isStatementOfC(lexer.statement(limit: 60))
  }

  /// Returns whether tokens are a statement that only Objective-C has: with a pointer, a message, or a
  /// text behind `@`.
  package static func isStatementOfC(_ tokens: [CodeToken]) -> Bool {
    let tokens = Array(tokens.drop { $0.isWord("static") || $0.isWord("const") })
    guard tokens.count > 2, let first = tokens.first else { return false }
    if let word = first.name, SwiftWords.naming.contains(word) { return false }
    if let name = first.name, tokens.count > 3 {
      let isPointer = tokens[1].isSign("*") && tokens[2].name != nil && tokens[3].isSign("=")
      if isPointer, name.first?.isUppercase == true { return true }
      if tokens[1].name != nil, typesOfC.contains(name) || name.hasPrefix("UI") {
        let next = tokens[2]
        let isVariable = next.isSign("=") || next.isMark(",") || next.isMark("[")
        if isVariable || next.isMark("(") { return true }
      }
    }
    for (index, token) in tokens.enumerated() {
      if token.isMark("@"), index + 1 < tokens.count, case .text = tokens[index + 1].kind {
        return true
      }
      if let name = token.name, name == "YES" || name == "NO" || ObjectiveCNames.isFunction(name) {
        return true
      }
      let isElement = index > 0 && tokens[index - 1].name != nil && !token.hasSpaceBefore
      if token.isMark("["), !isElement, isMessage(tokens[(index + 1)...]) { return true }
    }
    return false
  }

  private static let typesOfC: Set = [
    "BOOL", "CGFloat", "NSInteger", "NSUInteger", "CGRect", "CGPoint", "CGSize", "UIEdgeInsets",
    "int", "float", "double", "id", "void",
  ]

  /// Returns whether tokens behind a bracket are those of a message: a receiver, and a name behind it.
  private static func isMessage(_ tokens: ArraySlice<CodeToken>) -> Bool {
    guard let first = tokens.first else { return false }
    var index = tokens.startIndex
    if first.isMark("[") {
      var open = 0
      repeat {
        if tokens[index].isMark("[") { open += 1 }
        if tokens[index].isMark("]") { open -= 1 }
        index += 1
      } while open > 0 && index < tokens.endIndex
    } else {
      guard let name = first.name, !["weak", "unowned", "any", "some", "try"].contains(name) else {
        return false
      }
      index += 1
    }
    while index + 1 < tokens.endIndex, tokens[index].isMark("."), tokens[index + 1].name != nil {
      index += 2
    }
    guard index < tokens.endIndex, let next = tokens[index].name else { return false }
    return !["as", "is", "in", "where"].contains(next)
  }
}

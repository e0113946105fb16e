/// The search for the end of a declaration, of a statement, or of a comment of several lines, in lines that come one
/// after the other. Each line is read once, however long the declaration is.
package struct CodeEnd {
  /// Indicates whether a comment is searched, and no declaration.
  private let isComment: Bool
  /// Indicates whether a statement is searched, which ends with a line.
  private let isStatement: Bool
  /// Indicates whether `@end` ends it, as it ends a class of Objective-C.
  private let isC: Bool
  /// The number of brackets that are open.
  private var open = 0
  /// The lines since the one in which a comment or a text began that is not closed yet.
  private var unclosed = ""
  /// The mark without which a line cannot close them.
  private var closingMark = ""
  /// The length of the lines before those, in bytes of UTF-8.
  private var length = 0

  /// Creates the search in the lines of code that a text begins with.
  ///
  /// - Parameter text: The beginning, which is taken like any other line.
  /// - Returns: nil if the text does not begin code of several lines.
  package init?(of text: String) {
    guard CodeBeginning.goesOn(text) else { return nil }
    isComment = CodeBeginning.isComment(text)
    isStatement = !isComment && !CodeBeginning.isDeclaration(text)
    isC = CodeBeginning.isClassOfC(text.utf8)
  }

  init(isComment: Bool, isC: Bool) {
    (self.isComment, isStatement, self.isC) = (isComment, false, isC)
  }

  /// Returns whether the code ends before a line, as that can only be a command; then the last brace
  /// of the code is missing.
  package func isEnd(before line: some Collection<UInt8>) -> Bool {
    guard closingMark.isEmpty, CodeBeginning.isCommand(line) else { return false }
    // 'int i = 0;' stands in C as commands do.
    guard isC, let last = Array(line).last(where: { !CodeBeginning.isSpace($0) }) else {
      return true
    }
    return !";{},".utf8.contains(last)
  }

  /// Takes the next line, or lines.
  ///
  /// - Parameter line: The line, with its line break.
  /// - Returns: The offset behind the code in all lines, in bytes of UTF-8; nil if it goes on.
  /// - Complexity: O(length of the line), but for lines of comments and texts that hold their marks.
  package mutating func take(_ line: String) -> Int? {
    unclosed += line
    if !closingMark.isEmpty, !line.contains(closingMark) { return nil }
    let bytes = Array(unclosed.utf8)
    if let end = search(bytes, from: 0) { return length + end }
    guard closingMark.isEmpty else { return nil }
    length += bytes.count
    unclosed = ""
    return nil
  }

  /// Searches the end in UTF-8.
  ///
  /// - Complexity: O(distance of the end).
  mutating func search(_ bytes: [UInt8], from start: Int) -> Int? {
    var lexer = CodeLexer(bytes, from: start, isC: isC)
    closingMark = ""
    if isComment {
      let end = lexer.endOfComment()
      if end == nil { closingMark = "*/" }
      return end
    }
    var (found, isBehindAt) = (open, false)
    while true {
      let token = lexer.nextToken()
      if isC, isBehindAt, token.isWord("end") { return token.range.upperBound }
      isBehindAt = token.isMark("@")
      switch token.kind {
      case .mark("("), .mark("["), .mark("{"): found += 1
      case .mark(")"), .mark("]"): found -= 1
      case .mark("}"):
        found -= 1
        if found <= 0, !isStatement, !isC { return token.range.upperBound }
      case .end:
        if closingMark.isEmpty { open = found }
        return isStatement && closingMark.isEmpty && found <= 0 ? bytes.count : nil
      default: if closingMark.isEmpty { closingMark = Self.closingMark(of: token) }
      }
    }
  }

  /// Returns the mark that closes a comment or a text of several lines, of which the token tells that
  /// it is not closed; empty of any other token.
  private static func closingMark(of token: CodeToken) -> String {
    switch token.kind {
    case .problem(.unclosed("/*")): "*/"
    case .problem(.unclosed("\"\"\"")): "\"\"\""
    default: ""
    }
  }
}

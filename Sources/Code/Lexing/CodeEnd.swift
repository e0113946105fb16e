/// The search for the end of a declaration, of a statement, or of a comment of several lines, in lines that come one
/// after the other. Each line is read once, however long the declaration is.
package struct CodeEnd {
  private let ending: CodeEnding
  /// The number of brackets that are open.
  private var open = 0
  /// The lines since the one in which a comment or a text began that is not closed yet.
  private var unclosed = ""
  /// The mark without which a line cannot close them.
  private var closingMark = ""
  /// The length of the lines before those, in bytes of UTF-8.
  private var length = 0
  /// Indicates whether only names came so far, as in `@protocol One, Other;`.
  private var namesOnly = true
  /// Indicates whether a variable gets a value, so that a brace does not end it.
  private var hasValue = false

  /// Creates the search in the lines of code that a text begins with.
  ///
  /// - Parameter text: The beginning, which is taken like any other line.
  /// - Returns: nil if the text does not begin code of several lines.
  package init?(of text: String) {
    guard CodeBeginning.goesOn(text) else { return nil }
    ending =
      CodeBeginning.isComment(text)
      ? .comment
      : CodeBeginning.isDeclaration(text) ? CodeEnding(ofDeclaration: text.utf8) : .statement
  }

  init(_ ending: CodeEnding) { self.ending = ending }

  /// Returns whether the code ends before a line, as that can only be a command; then the last brace
  /// of the code is missing.
  package func isEnd(before line: some Collection<UInt8>) -> Bool {
    guard closingMark.isEmpty, CodeBeginning.isCommand(line) else { return false }
    // 'int i = 0;' stands in C as commands do.
    guard ending.isC, let last = Array(line).last(where: { !CodeBeginning.isSpace($0) }) else {
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
    var lexer = CodeLexer(bytes, from: start, isC: ending.isC)
    closingMark = ""
    if ending == .comment {
      let end = lexer.endOfComment()
      if end == nil { closingMark = "*/" }
      return end
    }
    var (found, last) = (open, 0)
    var isBehindAt = false
    while true {
      let token = lexer.nextToken()
      // A line that is joined to the next has no break between its tokens.
      if ending == .line, token.isFirstOnLine, last > 0 { return last }
      if ending == .end {
        if isBehindAt, token.isWord("end") { return token.range.upperBound }
        if token.isMark(";"), namesOnly { return token.range.upperBound }
        let isName = token.name != nil || token.isMark(",") || token.isMark("@") && last == 0
        namesOnly = namesOnly && isName
      }
      isBehindAt = token.isMark("@")
      if ending == .semicolonOrBrace, token.isSign("=") { hasValue = true }
      switch token.kind {
      case .mark("("), .mark("["), .mark("{"): found += 1
      case .mark(")"), .mark("]"): found -= 1
      case .mark("}"):
        found -= 1
        let ends = ending == .brace || ending == .semicolonOrBrace && !hasValue
        if found <= 0, ends { return token.range.upperBound }
      case .mark(";") where found <= 0 && (ending == .semicolon || ending == .semicolonOrBrace):
        return token.range.upperBound
      case .end:
        if closingMark.isEmpty { open = found }
        if ending == .line { return Self.isJoined(bytes) ? nil : bytes.count }
        return ending == .statement && closingMark.isEmpty && found <= 0 ? bytes.count : nil
      default: if closingMark.isEmpty { closingMark = Self.closingMark(of: token) }
      }
      last = token.range.upperBound
    }
  }

  /// Returns whether lines end with a backslash, which joins the next.
  private static func isJoined(_ bytes: [UInt8]) -> Bool {
    bytes.last { !CodeBeginning.isSpace($0) } == UInt8(ascii: "\\")
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

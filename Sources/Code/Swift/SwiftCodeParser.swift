/// A parser of a text of Swift. What it cannot read of a type it leaves out, with the reason.
package struct SwiftCodeParser: TokenReader {
  let source: CodeSource
  var tokens: [CodeToken]
  var index = 0
  /// The number of things that are being read within each other.
  var depth = 0
  /// Indicates whether a `{` begins the body of a statement, and no closure.
  var endsAtBrace = false
  /// Indicates whether messages of Objective-C may stand among expressions.
  var readsMessages = false
  let steps: ParsingSteps

  /// Creates a parser of a text, or of a part of it.
  package init(_ source: CodeSource, in range: Range<Int>? = nil) {
    self.source = source
    var lexer = CodeLexer(source, in: range)
    tokens = ConditionalCode.active(lexer.tokens())
    steps = ParsingSteps(for: tokens.count)
  }

  init(_ tokens: [CodeToken], of source: CodeSource) {
    (self.tokens, self.source) = (tokens, source)
    steps = ParsingSteps(for: tokens.count)
  }

  /// Creates a parser of a statement that stands among commands.
  package init(_ source: CodeSource, from start: Int, as dialect: PromptDialect) {
    var lexer = CodeLexer(source.bytes, from: start, as: dialect)
    self.init(lexer.statement(), of: source)
    readsMessages = true
  }

  /// Reads one statement, and nothing behind it.
  package mutating func onlyStatement() throws(CodeProblem) -> CodeStatement {
    let statement = try statement()
    guard token.kind == .end else { throw unexpected(.endOfStatement) }
    return statement
  }

  /// The problem of a comment or a text of several lines that is never closed; nil if there is none.
  var unclosedText: CodeProblem? {
    for token in tokens.reversed() {
      guard case .problem(.unclosed(let mark)) = token.kind, mark == "/*" || mark == "\"\"\"" else {
        continue
      }
      return CodeProblem(.unclosed(mark), at: token.range)
    }
    return nil
  }

  /// Reads the text.
  package mutating func tree() -> CodeTree {
    var items: [CodeTree.Item] = []
    while token.kind != .end {
      let start = index
      do throws(CodeProblem) {
        if takeMark(";") { continue }
        if let item = try item() { items += item.declaringOneEach }
      } catch {
        let name = nameOfMember(from: start)
        skipMember(from: start)
        items.append(
          .unread(UnreadMember(name: name, problem: error, range: range(from: start))))
      }
    }
    if steps.left <= 0 {
      let problem = CodeProblem(.tooDeep, at: tokens[0].range)
      items = [.unread(UnreadMember(name: nil, problem: problem, range: tokens[0].range))]
    }
    return CodeTree(source: source, items: items)
  }

  private mutating func item() throws(CodeProblem) -> CodeTree.Item? {
    if token.isWord("import") {
      try skipImport()
      return nil
    }
    if let beginning = wordBehindModifiers(), SwiftWords.types.contains(beginning) {
      return .type(try typeDeclaration())
    }
    if wordBehindModifiers() == "func" {
      let modifiers = try modifiers()
      return .function(try function(modifiers, from: index))
    }
    return .statement(try statement())
  }

  private mutating func skipImport() throws(CodeProblem) {
    advance()
    while token.kind != .end, !token.isFirstOnLine, !token.isMark(";") { advance() }
  }

  /// Takes a name that no word of the language is.
  mutating func requireName() throws(CodeProblem) -> String {
    switch token.kind {
    case .quotedName(let name):
      advance()
      return name
    case .name(let name) where !SwiftWords.reserved.contains(name):
      advance()
      return name
    default: throw unexpected(.name)
    }
  }

  // MARK: What cannot be read

  /// Returns the name of the member that begins at a token, for an error.
  func nameOfMember(from start: Int) -> String? {
    var index = start
    while index + 1 < tokens.count, tokens[index].kind != .end {
      switch tokens[index].kind {
      case .name("init"), .name("subscript"): return tokens[index].name
      case .name(let word) where SwiftWords.naming.contains(word): return tokens[index + 1].name
      case .name, .mark("@"), .mark("("), .mark(")"): index += 1
      default: return nil
      }
    }
    return nil
  }

  /// Goes to the end of the member that begins at a token: behind its braces, or to the next member.
  mutating func skipMember(from start: Int) {
    index = start
    var open = OpenBrackets()
    repeat {
      switch token.kind {
      case .end: return
      case .mark(let mark) where "([{".contains(mark): open.append(mark)
      case .mark(let mark) where ")]}".contains(mark):
        guard open.close(mark) else {
          // The brace that closes what the member stands in; other brackets have no partner.
          if mark == "}", index > start || depth > 0 { return }
          break
        }
        if open.isEmpty, mark == "}" {
          advance()
          if !token.isWord("else"), !token.isMark("("), !token.isMark(".") { return }
          continue
        }
      default: break
      }
      advance()
    } while !(!open.hasBrace && token.isFirstOnLine && beginsMember)
  }

  private var beginsMember: Bool {
    if token.isMark("@") || token.isMark("}") { return true }
    guard case .name(let word) = token.kind else { return false }
    return SwiftWords.naming.contains(word) || SwiftWords.modifiers.contains(word)
      || word == "init" || word == "deinit" || word == "subscript"
  }
}

private struct OpenBrackets {
  private var marks: [Character] = []
  /// How many of each are open, so that none is searched that is not there.
  private var counts: [Character: Int] = [:]

  var isEmpty: Bool { marks.isEmpty }
  var hasBrace: Bool { counts["{", default: 0] > 0 }

  mutating func append(_ mark: Character) {
    marks.append(mark)
    counts[mark, default: 0] += 1
  }

  /// Closes the last partner of a mark, and what stands open within the two; returns whether there
  /// is one.
  mutating func close(_ mark: Character) -> Bool {
    let partner: Character = mark == "}" ? "{" : mark == "]" ? "[" : "("
    guard counts[partner, default: 0] > 0 else { return false }
    while let last = marks.popLast() {
      counts[last, default: 0] -= 1
      if last == partner { break }
    }
    return true
  }
}

/// A parser that goes through tokens, one after the other.
protocol TokenReader {
  var source: CodeSource { get }
  var tokens: [CodeToken] { get }
  var index: Int { get set }
  /// The number of things that are being read within each other.
  var depth: Int { get set }
  /// The steps that are left to all copies that look ahead.
  var steps: ParsingSteps { get }
}

/// The depth at which no person writes any more, and which the stack still bears.
private let greatestDepth = 80

extension TokenReader {
  var token: CodeToken { tokens[index] }

  /// Returns the token some places behind the next; at the end the end.
  func token(behind count: Int) -> CodeToken { tokens[min(index + count, tokens.count - 1)] }

  mutating func advance() {
    steps.left -= 1
    index = steps.left > 0 ? min(index + 1, tokens.count - 1) : tokens.count - 1
  }

  mutating func takeMark(_ mark: Character) -> Bool {
    guard token.isMark(mark) else { return false }
    advance()
    return true
  }

  mutating func takeSign(_ sign: String) -> Bool {
    guard token.isSign(sign) else { return false }
    advance()
    return true
  }

  mutating func takeWord(_ word: String) -> Bool {
    guard token.isWord(word) else { return false }
    advance()
    return true
  }

  mutating func require(_ mark: Character) throws(CodeProblem) {
    guard takeMark(mark) else { throw unexpected(.sign(String(mark))) }
  }

  mutating func requireSign(_ sign: String) throws(CodeProblem) {
    guard takeSign(sign) else { throw unexpected(.sign(sign)) }
  }

  /// Returns the problem of a token that cannot stand where it is.
  func unexpected(_ expected: CodeProblem.Expectation) -> CodeProblem {
    if case .problem(let fact) = token.kind { return CodeProblem(fact, at: token.range) }
    let found = token.kind == .end ? nil : source.text(token.range)
    return CodeProblem(.unexpected(found, expected: expected), at: token.range)
  }

  /// Returns the place from a token on, up to the last that was read.
  func range(from start: Int) -> Range<Int> {
    let lower = tokens[start].range.lowerBound
    return lower..<max(lower, tokens[max(start, index - 1)].range.upperBound)
  }

  /// Reads something that may stand within itself.
  mutating func nested<Result>(
    _ body: (inout Self) throws(CodeProblem) -> Result
  ) throws(CodeProblem) -> Result {
    guard depth < greatestDepth else { throw CodeProblem(.tooDeep, at: token.range) }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  mutating func skipBrackets() throws(CodeProblem) {
    let opening = token
    var open = 0
    repeat {
      switch token.kind {
      case .mark(let mark) where "([{".contains(mark): open += 1
      case .mark(let mark) where ")]}".contains(mark): open -= 1
      case .end: throw CodeProblem(.unclosed(source.text(opening.range)), at: opening.range)
      default: break
      }
      advance()
    } while open > 0
  }

  /// Reads a list of systems with their versions, such as `(iOS 13.4, *)`.
  ///
  /// - Returns: The version of iOS, without what stands behind its point; nil if there is none.
  mutating func versionInBrackets() throws(CodeProblem) -> Int? {
    let first = index
    try skipBrackets()
    let system = tokens[first..<index].firstIndex { $0.isWord("iOS") }
    return system.flatMap { place in
      switch tokens[place + 1].kind {
      case .integer(let version): version
      case .real(let version): Int(exactly: version.rounded(.down)) ?? .max
      default: nil
      }
    }
  }
}

/// The steps from token to token that a parser may take. What people write takes 1 to 3 for each
/// token; a text that makes it look far ahead again and again must come to an end, too.
final class ParsingSteps {
  var left: Int

  init(for count: Int) { left = 50 * count + 10_000 }
}

extension SwiftCodeParser {
  mutating func closure() throws(CodeProblem) -> CodeExpression {
    let start = index
    let opening = token
    try require("{")
    let wasEnding = endsAtBrace
    endsAtBrace = false
    defer { endsAtBrace = wasEnding }
    var closure = CodeClosure(body: [])
    try signature(of: &closure)
    closure.body = try nested { parser throws(CodeProblem) in
      var statements: [CodeStatement] = []
      while !parser.token.isMark("}") {
        if parser.token.kind == .end { throw CodeProblem(.unclosed("{"), at: opening.range) }
        if parser.takeMark(";") { continue }
        statements.append(try parser.statement())
      }
      parser.advance()
      return statements
    }
    return CodeExpression(.closure(closure), at: range(from: start))
  }

  /// Reads `[weak self] (a: Int, b) -> Bool in`, if it stands next.
  private mutating func signature(of closure: inout CodeClosure) throws(CodeProblem) {
    var ahead = self
    var found = CodeClosure(body: [])
    guard (try? ahead.anySignature(of: &found)) != nil, ahead.takeWord("in") else { return }
    self = ahead
    closure = found
  }

  private mutating func anySignature(of closure: inout CodeClosure) throws(CodeProblem) {
    try skipAttributes()
    if takeMark("[") {
      while !takeMark("]") {
        var hold: String?
        if token.isWord("weak") || token.isWord("unowned") {
          hold = token.name
          advance()
          if token.isMark("(") { try skipBrackets() }
        }
        guard let name = token.name else { throw unexpected(.name) }
        advance()
        closure.captures.append((name, hold, takeSign("=") ? try expression() : nil))
        if !takeMark(","), !token.isMark("]") { throw unexpected(.sign("]")) }
      }
    }
    if takeMark("(") {
      var parameters: [CodeClosure.Parameter] = []
      while !token.isMark(")") {
        let name = token.name
        guard name != nil || token.isMark("_") else { throw unexpected(.name) }
        advance()
        let type = takeMark(":") ? try type() : nil
        parameters.append(CodeClosure.Parameter(name: name, type: type))
        if !takeMark(",") { break }
      }
      try require(")")
      closure.parameters = parameters
    } else if !token.isWord("in"), token.name != nil || token.isMark("_") {
      var parameters: [CodeClosure.Parameter] = []
      repeat {
        let name = token.name
        guard name != nil || token.isMark("_") else { throw unexpected(.name) }
        advance()
        parameters.append(CodeClosure.Parameter(name: name))
      } while takeMark(",")
      closure.parameters = parameters
    }
    while takeWord("throws") || takeWord("async") {}
    if takeSign("->") { closure.result = try type() }
  }
}

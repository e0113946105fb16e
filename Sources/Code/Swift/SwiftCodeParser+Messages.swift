/// Messages of Objective-C with at most one argument, which people type at a prompt.
extension SwiftCodeParser {
  /// Reads the rest of `[card setHidden:YES]` or `[card removeFromSuperview]`.
  mutating func message(
    to receiver: CodeExpression, from start: Int
  ) throws(CodeProblem) -> CodeExpression {
    let name = try requireName()
    let callee = CodeExpression(
      .member(receiver, name), at: receiver.range.lowerBound..<range(from: start).upperBound)
    var arguments: [CodeArgument] = []
    if takeMark(":") { arguments.append(CodeArgument(nil, try expression())) }
    if token.name != nil { throw CodeProblem(.notRead(.longMessage), at: token.range) }
    guard takeMark("]") else {
      throw token.kind == .end
        ? CodeProblem(.unclosed("["), at: tokens[start].range) : unexpected(.sign("]"))
    }
    return CodeExpression(.call(callee, arguments), at: range(from: start))
  }

  /// Reads `@"Buy"` or `@selector(save:)`.
  mutating func literalOfObjectiveC() throws(CodeProblem) -> CodeExpression {
    let start = index
    advance()
    if case .text = token.kind { return try expression() }
    guard takeWord("selector") else { throw unexpected(.expression) }
    try require("(")
    var name = try requireName()
    while takeMark(":") {
      name += ":"
      if let part = token.name {
        advance()
        name += part
      }
    }
    try require(")")
    return CodeExpression(.selector(name), at: range(from: start))
  }
}

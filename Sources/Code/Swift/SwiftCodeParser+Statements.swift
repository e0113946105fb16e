extension SwiftCodeParser {
  /// Reads statements between braces.
  mutating func block() throws(CodeProblem) -> [CodeStatement] {
    let opening = token
    try require("{")
    let (wasEnding, statements) = (endsAtBrace, try statementsInBraces(opening))
    endsAtBrace = wasEnding
    return statements
  }

  private mutating func statementsInBraces(
    _ opening: CodeToken
  ) throws(CodeProblem) -> [CodeStatement] {
    endsAtBrace = false
    var statements: [CodeStatement] = []
    while !token.isMark("}") {
      if token.kind == .end { throw CodeProblem(.unclosed("{"), at: opening.range) }
      if takeMark(";") { continue }
      statements.append(try statement())
    }
    advance()
    return statements
  }

  mutating func statement() throws(CodeProblem) -> CodeStatement {
    let start = index
    let kind = try nested { parser throws(CodeProblem) in try parser.anyStatement() }
    // Another statement begins on a line of its own, or behind a semicolon.
    if !token.isFirstOnLine, !token.isMark(";"), !token.isMark("}"), token.kind != .end,
      !tokens[index - 1].isMark("}")
    {
      throw unexpected(.endOfStatement)
    }
    return CodeStatement(kind, at: range(from: start))
  }

  private mutating func anyStatement() throws(CodeProblem) -> CodeStatement.Kind {
    let start = index
    if case .name(let label) = token.kind, token(behind: 1).isMark(":"),
      ["for", "while", "repeat", "switch", "if", "do"].contains(token(behind: 2).name)
    {
      advance()
      advance()
      return .labelled(label, try statement())
    }
    switch wordBehindModifiers() {
    case "let", "var":
      let modifiers = try modifiers()
      let variables = try variables(modifiers, from: start)
      guard variables.count == 1 else {
        return .block(
          variables.map { CodeStatement(.variable($0), at: $0.range) }, isTransparent: true)
      }
      return .variable(variables[0])
    case "func":
      let modifiers = try modifiers()
      return .function(try function(modifiers, from: start))
    case let word? where SwiftWords.types.contains(word): return .type(try typeDeclaration())
    default: break
    }
    guard case .name(let word) = token.kind else { return try expressionStatement() }
    switch word {
    case "if": return try conditional()
    case "guard":
      advance()
      let conditions = try conditions()
      guard takeWord("else") else { throw unexpected(.sign("else")) }
      return .guarding(conditions, otherwise: try block())
    case "while":
      advance()
      return .whileLoop(try conditions(), try block())
    case "repeat":
      advance()
      let body = try block()
      guard takeWord("while") else { throw unexpected(.sign("while")) }
      return .repeatLoop(body, try expression())
    case "for": return try forLoop()
    case "switch": return try selection()
    case "return":
      advance()
      // A value may stand in the next line.
      let isAlone =
        token.isMark("}") || token.isMark(";") || token.kind == .end
        || token.isFirstOnLine && !token.beginsValue
      return .returning(isAlone ? nil : try expression())
    case "break", "continue":
      advance()
      var label: String?
      if !token.isFirstOnLine, case .name(let name) = token.kind {
        label = name
        advance()
      }
      return word == "break" ? .breaking(label: label) : .continuing(label: label)
    case "fallthrough":
      advance()
      return .fallingThrough
    case "defer":
      advance()
      return .deferring(try block())
    case "do":
      advance()
      let body = try block()
      if token.isWord("catch") { throw CodeProblem(.notRead(.throwing), at: token.range) }
      return .block(body)
    case "throw": throw CodeProblem(.notRead(.throwing), at: token.range)
    case "import": throw unexpected(.statement)
    default: return try expressionStatement()
    }
  }

  private mutating func expressionStatement() throws(CodeProblem) -> CodeStatement.Kind {
    if token.isMark("_"), token(behind: 1).isSign("=") {
      advance()
      advance()
      return .expression(try expression())
    }
    let target = try expression()
    guard case .sign(let sign) = token.kind, Self.assignments.contains(sign) else {
      return .expression(target)
    }
    advance()
    return .assignment(target, sign: sign == "=" ? nil : String(sign.dropLast()), try expression())
  }

  private static let assignments: Set = ["=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^="]

  // MARK: Conditions

  private mutating func conditional() throws(CodeProblem) -> CodeStatement.Kind {
    advance()
    let conditions = try conditions()
    let body = try block()
    guard takeWord("else") else { return .condition(conditions, then: body, otherwise: nil) }
    guard token.isWord("if") else {
      return .condition(conditions, then: body, otherwise: try block())
    }
    let start = index
    let kind = try nested { parser throws(CodeProblem) in try parser.conditional() }
    let other = CodeStatement(kind, at: range(from: start))
    return .condition(conditions, then: body, otherwise: [other])
  }

  /// Reads conditions up to the brace, or to `else`.
  mutating func conditions() throws(CodeProblem) -> [CodeCondition] {
    let wasEnding = endsAtBrace
    endsAtBrace = true
    defer { endsAtBrace = wasEnding }
    var conditions: [CodeCondition] = []
    repeat { conditions.append(try condition()) } while takeMark(",")
    return conditions
  }

  private mutating func condition() throws(CodeProblem) -> CodeCondition {
    let start = index
    if case .directive(let word) = token.kind, word == "#available" || word == "#unavailable" {
      advance()
      let version = try versionInBrackets()
      return .expression(
        CodeExpression(
          .available(since: version, isNegated: word == "#unavailable"), at: range(from: start)))
    }
    if takeWord("case") {
      let pattern = try pattern()
      try requireSign("=")
      return .matching(pattern, try expression())
    }
    guard token.isWord("let") || token.isWord("var") else { return .expression(try expression()) }
    let isVariable = token.isWord("var")
    advance()
    if token.isMark("_") {
      advance()
      try requireSign("=")
      return .matching(.some(.anything), try expression())
    }
    let name = try requireName()
    let type = takeMark(":") ? try type() : nil
    let value = takeSign("=") ? try expression() : nil
    return .binding(
      name: name, isVariable: isVariable, type: type, value, at: range(from: start))
  }

  // MARK: Loops and cases

  private mutating func forLoop() throws(CodeProblem) -> CodeStatement.Kind {
    advance()
    let pattern: CodePattern
    if takeWord("case") {
      pattern = try self.pattern()
    } else {
      _ = takeWord("let") || takeWord("var")
      pattern = try bindingPattern(isVariable: false)
    }
    if takeMark(":") { _ = try type() }
    guard takeWord("in") else { throw unexpected(.sign("in")) }
    let wasEnding = endsAtBrace
    endsAtBrace = true
    defer { endsAtBrace = wasEnding }
    let sequence = try expression()
    let condition = takeWord("where") ? try expression() : nil
    return .forLoop(pattern, sequence, where: condition, try block())
  }

  private mutating func selection() throws(CodeProblem) -> CodeStatement.Kind {
    advance()
    let wasEnding = endsAtBrace
    endsAtBrace = true
    let subject = try expression()
    endsAtBrace = false
    defer { endsAtBrace = wasEnding }
    let opening = token
    try require("{")
    var cases: [CodeCase] = []
    while !takeMark("}") {
      if token.kind == .end { throw CodeProblem(.unclosed("{"), at: opening.range) }
      let start = index
      try skipAttributes()
      var patterns: [(pattern: CodePattern, condition: CodeExpression?)] = []
      if takeWord("case") {
        repeat {
          let pattern = try pattern()
          patterns.append((pattern, takeWord("where") ? try expression() : nil))
        } while takeMark(",")
      } else if !takeWord("default") {
        throw unexpected(.sign("case"))
      }
      try require(":")
      var body: [CodeStatement] = []
      while !token.isMark("}"), !token.isWord("case"), !token.isWord("default"),
        !(token.isMark("@") && token(behind: 1).isWord("unknown"))
      {
        if token.kind == .end { throw CodeProblem(.unclosed("{"), at: opening.range) }
        if takeMark(";") { continue }
        body.append(try statement())
      }
      cases.append(CodeCase(patterns: patterns, body: body, range: range(from: start)))
    }
    return .selection(subject, cases)
  }

  // MARK: Patterns

  /// Reads a pattern of a `case`.
  mutating func pattern(binds: Bool = false) throws(CodeProblem) -> CodePattern {
    var pattern = try nested { parser throws(CodeProblem) in try parser.anyPattern(binds: binds) }
    if takeWord("as") { pattern = .cast(pattern, try type()) }
    return pattern
  }

  private mutating func anyPattern(binds: Bool) throws(CodeProblem) -> CodePattern {
    let start = index
    if takeMark("_") { return .anything }
    if takeWord("is") { return .isType(try type()) }
    if token.isWord("let") || token.isWord("var") {
      advance()
      return try optionalPattern(try anyPattern(binds: true))
    }
    if token.isMark("(") {
      advance()
      let elements = try patternElements(binds)
      return try optionalPattern(.tuple(elements))
    }
    if let name = caseName() {
      var elements: [(label: String?, pattern: CodePattern)] = []
      if takeMark("(") { elements = try patternElements(binds) }
      return try optionalPattern(.enumCase(name, elements, at: range(from: start)))
    }
    if binds, case .name(let name) = token.kind, !SwiftWords.reserved.contains(name) {
      advance()
      return try optionalPattern(.binding(name, isVariable: false))
    }
    return .expression(try expression())
  }

  /// Takes the name of a case, `.moved` or `Tool.pen`, if it stands next and is no calculation.
  private mutating func caseName() -> String? {
    var ahead = self
    if ahead.token.name?.first?.isUppercase == true, ahead.token(behind: 1).isMark(".") {
      ahead.advance()
    }
    guard ahead.takeMark("."), let name = ahead.token.name else { return nil }
    ahead.advance()
    let next = ahead.token
    guard
      next.isMark("(") || next.isMark(":") || next.isMark(",") || next.isSign("=")
        || next.isWord("where") || next.isSign("?") || next.isMark(")") || next.isWord("in")
    else { return nil }
    self = ahead
    return name
  }

  private mutating func patternElements(
    _ binds: Bool
  ) throws(CodeProblem) -> [(label: String?, pattern: CodePattern)] {
    var elements: [(label: String?, pattern: CodePattern)] = []
    while !token.isMark(")") {
      var label: String?
      if token.name != nil, token(behind: 1).isMark(":") {
        label = token.name
        advance()
        advance()
      }
      elements.append((label, try pattern(binds: binds)))
      if !takeMark(",") { break }
    }
    try require(")")
    return elements
  }

  private mutating func optionalPattern(
    _ pattern: CodePattern
  ) throws(CodeProblem) -> CodePattern {
    takeSign("?") ? .some(pattern) : pattern
  }
}

extension CodeToken {
  /// Indicates whether a value may begin with it, and no statement can.
  fileprivate var beginsValue: Bool {
    switch kind {
    case .name(let name):
      !SwiftWords.reserved.contains(name) || ["true", "false", "nil", "try"].contains(name)
    case .quotedName, .integer, .real, .text: true
    case .sign(let sign): ["-", "!", "~", "&"].contains(sign)
    case .mark(let mark): "([{.".contains(mark)
    case .directive(let word): word == "#selector"
    case .problem, .end: false
    }
  }
}

extension ObjectiveCParser {
  /// Reads statements between braces.
  mutating func block() throws(CodeProblem) -> [CodeStatement] {
    let opening = token
    try require("{")
    var statements: [CodeStatement] = []
    while !takeMark("}") {
      // A method is over where its class is.
      if token.kind == .end || beginsItem { throw CodeProblem(.unclosed("{"), at: opening.range) }
      if takeMark(";") { continue }
      statements += try statement()
    }
    return statements
  }

  /// Reads a statement, which may declare several variables.
  mutating func statement() throws(CodeProblem) -> [CodeStatement] {
    try nested { parser throws(CodeProblem) in try parser.anyStatement() }
  }

  /// Reads the statements that belong to a condition or a loop: a block, or one alone.
  private mutating func body() throws(CodeProblem) -> [CodeStatement] {
    if token.isMark("{") { return try block() }
    if takeMark(";") { return [] }
    return try statement()
  }

  private mutating func anyStatement() throws(CodeProblem) -> [CodeStatement] {
    let start = index
    switch token.name {
    case "if": return try conditional()
    case "while":
      advance()
      let test = try inBrackets()
      return [made(.whileLoop([.expression(test)], try body()), from: start)]
    case "do":
      advance()
      let body = try body()
      guard takeWord("while") else { throw unexpected(.sign("while")) }
      let test = try inBrackets()
      try endOfStatement()
      return [made(.repeatLoop(body, test), from: start)]
    case "for": return [try loop()]
    case "switch": return [try selection()]
    case "return":
      advance()
      let value = token.isMark(";") ? nil : try expression()
      try endOfStatement()
      guard isInInitializer else { return [made(.returning(value), from: start)] }
      // What an initializer gives is the object itself, which another one may set up.
      let end = made(.returning(nil), from: start)
      guard let value, case .call = value.kind else { return [end] }
      return [CodeStatement(.expression(value), at: value.range), end]
    case "break":
      advance()
      try endOfStatement()
      return [made(.breaking(label: nil), from: start)]
    case "continue":
      advance()
      try endOfStatement()
      return [made(.continuing(label: nil), from: start)]
    case "goto": throw unexpected(.statement)
    default: break
    }
    if token.isMark("{") { return [made(.block(try block()), from: start)] }
    if token.isMark("@"), token(behind: 1).isWord("try") || token(behind: 1).isWord("throw") {
      throw CodeProblem(
        .notRead(.throwing), at: token.range.lowerBound..<token(behind: 1).range.upperBound)
    }
    if token.isMark("@"), let word = token(behind: 1).name,
      word == "autoreleasepool" || word == "synchronized"
    {
      advance()
      advance()
      if token.isMark("(") { _ = try inBrackets() }
      return [made(.block(try block()), from: start)]
    }
    if beginsDeclaration { return try declaration() }
    let statement = try simpleStatement()
    try endOfStatement()
    return [statement]
  }

  func made(_ kind: CodeStatement.Kind, from start: Int) -> CodeStatement {
    CodeStatement(kind, at: range(from: start))
  }

  private mutating func endOfStatement() throws(CodeProblem) {
    guard takeMark(";") || token.kind == .end else { throw unexpected(.sign(";")) }
  }

  private mutating func inBrackets() throws(CodeProblem) -> CodeExpression {
    try require("(")
    let value = try expression()
    try require(")")
    return value
  }

  /// Reads an assignment, `i++`, or an expression for what it does.
  private mutating func simpleStatement() throws(CodeProblem) -> CodeStatement {
    let start = index
    // `*stop = YES` in a block.
    if token.isSign("*"), token(behind: 1).name != nil, token(behind: 2).isSign("=") { advance() }
    let target = try expression()
    switch target.kind {
    case .assignment(let place, let sign, let value):
      // `self = [super initWithFrame:frame]` only calls it.
      return made(
        place.name == "self" ? .expression(value) : .assignment(place, sign: sign, value),
        from: start)
    case .step(let place, let sign, isBefore: _):
      let one = CodeExpression(.integer(1), at: place.range)
      return made(.assignment(place, sign: sign, one), from: start)
    default: break
    }
    // `[value getValue:&insets]` sets what it is given.
    if case .call(let callee, let arguments) = target.kind,
      case .member(let receiver, "getValue") = callee.kind, let argument = arguments.first,
      case .prefix("&", let place) = argument.value.kind
    {
      return made(.assignment(place, sign: nil, receiver), from: start)
    }
    return once(target, from: start) ?? enumeration(target, from: start)
      ?? made(.expression(target), from: start)
  }

  // MARK: Conditions and loops

  private mutating func conditional() throws(CodeProblem) -> [CodeStatement] {
    let start = index
    advance()
    try require("(")
    // `if (self = [super init])` and `if (!(self = [super init]))` call it, which never fails here.
    var before: [CodeStatement] = []
    let isNegated = token.isSign("!") && token(behind: 1).isMark("(")
    let place = isNegated ? 2 : token.isMark("(") ? 1 : 0
    if isInInitializer, token(behind: place).isWord("self"), token(behind: place + 1).isSign("=") {
      for _ in 0..<(place + 2) { advance() }
      let call = try expression()
      before = [CodeStatement(.expression(call), at: call.range)]
      for _ in 0..<(place > 0 ? 1 : 0) { try require(")") }
    }
    let test =
      before.isEmpty
      ? try expression() : CodeExpression(.boolean(!isNegated), at: tokens[start].range)
    try require(")")
    let then = try body()
    guard takeWord("else") else {
      return before
        + [made(.condition([.expression(test)], then: then, otherwise: nil), from: start)]
    }
    let other = token.isWord("if") ? try statement() : try body()
    return before
      + [made(.condition([.expression(test)], then: then, otherwise: other), from: start)]
  }

  private mutating func loop() throws(CodeProblem) -> CodeStatement {
    let start = index
    advance()
    try require("(")
    if beginsDeclaration, let name = try nameOfElement() {
      let list = try expression()
      try require(")")
      // The element is what its type says: the list knows nothing of it.
      let binding = CodePattern.binding(name.name, isVariable: false)
      let pattern = name.type.map { CodePattern.cast(binding, $0) } ?? binding
      return made(.forLoop(pattern, list, where: nil, try body()), from: start)
    }
    var initial: [CodeStatement] = []
    if !takeMark(";") {
      initial = beginsDeclaration ? try declaration() : [try simpleStatement()]
      if !beginsWithDeclaration(initial) { try endOfStatement() }
    }
    let test = token.isMark(";") ? nil : try expression()
    try require(";")
    var after: [CodeStatement] = []
    while !token.isMark(")") {
      after.append(try simpleStatement())
      if !takeMark(",") { break }
    }
    try require(")")
    let body = try body()
    return made(.countingLoop(initial, test, after: after, body), from: start)
  }

  private func beginsWithDeclaration(_ statements: [CodeStatement]) -> Bool {
    if case .variable? = statements.first?.kind { true } else { false }
  }

  /// Takes `UIView *view in`; nil if another loop stands there.
  private mutating func nameOfElement() throws(CodeProblem) -> (name: String, type: CodeType?)? {
    let before = index
    let (type, name) = try typeAndName()
    guard takeWord("in") else {
      index = before
      return nil
    }
    return (name, type.isAnyObject ? nil : type.unwrapped)
  }

  private mutating func selection() throws(CodeProblem) -> CodeStatement {
    let start = index
    advance()
    let subject = try inBrackets()
    let opening = token
    try require("{")
    var cases: [CodeCase] = []
    while !takeMark("}") {
      let first = index
      var patterns: [(pattern: CodePattern, condition: CodeExpression?)] = []
      var isDefault = false
      while true {
        if token.kind == .end { throw CodeProblem(.unclosed("{"), at: opening.range) }
        if takeWord("case") {
          patterns.append((.expression(try conditionalExpression()), nil))
          try require(":")
        } else if takeWord("default") {
          isDefault = true
          try require(":")
        } else {
          break
        }
      }
      guard isDefault || !patterns.isEmpty else { throw unexpected(.sign("case")) }
      var body: [CodeStatement] = []
      while !token.isWord("case"), !token.isWord("default"), !token.isMark("}") {
        if token.kind == .end { throw CodeProblem(.unclosed("{"), at: opening.range) }
        if takeMark(";") { continue }
        body += try statement()
      }
      // A block alone holds the statements.
      if body.count == 1, case .block(let inner, _) = body[0].kind { body = inner }
      switch body.last?.kind {
      case .breaking(nil): body.removeLast()
      case .returning, .continuing: break
      default:
        if !token.isMark("}") { body.append(made(.fallingThrough, from: index - 1)) }
      }
      cases.append(
        CodeCase(patterns: isDefault ? [] : patterns, body: body, range: range(from: first)))
    }
    // Swift asks the default last, and wants one.
    // In another place it cannot go on, and nothing can go on to it.
    for (index, one) in cases.enumerated().dropLast() {
      let goesOn = if case .fallingThrough? = one.body.last?.kind { true } else { false }
      if goesOn,
        one.patterns.isEmpty || cases[index + 1].patterns.isEmpty && index + 2 < cases.count
      {
        throw CodeProblem(.unexpected("default", expected: .sign("break")), at: one.range)
      }
    }
    let others = cases.filter(\.patterns.isEmpty)
    cases = cases.filter { !$0.patterns.isEmpty }
    cases += others.isEmpty ? [CodeCase(patterns: [], body: [], range: opening.range)] : others
    return made(.selection(subject, cases), from: start)
  }

  // MARK: Variables

  /// Indicates whether a declaration of a variable stands next: a type with a name behind it.
  var beginsDeclaration: Bool {
    var ahead = self
    while let word = ahead.token.name, ObjectiveCNames.qualifiers.contains(word) { ahead.advance() }
    if ahead.index > index { return true }
    guard let word = ahead.token.name, !ObjectiveCNames.reserved.contains(word) else {
      return false
    }
    ahead.advance()
    if word == "__typeof" || word == "typeof" || word == "__typeof__" { return true }
    if ObjectiveCNames.numberTypes[word] != nil {
      while let next = ahead.token.name, ObjectiveCNames.numberTypes[next] != nil {
        ahead.advance()
      }
    }
    if ahead.token.isSign("<") { ahead.skipAngles() }
    if ahead.token.isMark("("), ahead.token(behind: 1).isSign("^") { return true }
    while ahead.takeSign("*") {
      while let word = ahead.token.name, ObjectiveCNames.qualifiers.contains(word) {
        ahead.advance()
      }
    }
    guard ahead.token.name != nil, !ahead.token.isWord("in") else { return false }
    ahead.advance()
    if ahead.token.isMark("[") { try? ahead.skipBrackets() }
    return ahead.token.isSign("=") || ahead.token.isMark(";") || ahead.token.isMark(",")
      || ahead.token.isWord("in")
  }

  /// Reads a declaration of variables, with its semicolon.
  mutating func declaration() throws(CodeProblem) -> [CodeStatement] {
    let start = index
    var (isConstant, isStatic, isShared) = (false, false, false)
    while let word = token.name, ObjectiveCNames.qualifiers.contains(word) {
      if word == "const" { isConstant = true }
      if word == "static" { isStatic = true }
      if word == "__block" || word == "static" { isShared = true }
      advance()
    }
    let (type, first) = try typeAndName()
    var (name, statements): (String, [CodeStatement]) = (first, [])
    // What is declared in a function and keeps its value belongs to no call.
    let modifiers: Set<String> = isStatic && isInFunction ? ["static"] : []
    while true {
      var type = type
      let length = try lengthOfArray()
      let element = type
      if length != nil { type = CodeType(.array(element), at: type.range) }
      var variable = variable(name, type, modifiers: modifiers, range: range(from: start))
      if let length { variable.value = zeros(length, of: element) }
      if takeSign("=") {
        variable.value =
          token.isMark("{") ? try structureValue(of: type) : try expression()
        // `static void *key = &key;` is only an address.
        if case .prefix("&", let own)? = variable.value?.kind, own.name == name {
          variable.value = nil
        }
        variable.isConstant = isConstant && !type.isReference
      }
      variable.range = range(from: start)
      if isShared { locals.remove(name) } else { locals.insert(name) }
      // The type of `typeof(self)` is that of the value, and what is made here is never nil.
      if type.name == "typeof" || variable.value?.isMaking(type) == true { variable.type = nil }
      statements.append(CodeStatement(.variable(variable), at: variable.range))
      guard takeMark(",") else { break }
      _ = takeSign("*")
      name = try requireName()
    }
    try endOfStatement()
    return statements
  }
}

extension CodeExpression {
  /// Returns whether it makes an object of a type: `[[UIView alloc] init]`.
  fileprivate func isMaking(_ type: CodeType) -> Bool {
    guard case .call(let callee, _) = kind, let name = callee.name else { return false }
    return type.isReference && type.unwrapped.name == name
  }
}

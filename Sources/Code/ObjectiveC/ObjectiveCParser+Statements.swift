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
      return [try whileLoop()]
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
    if token.isMark("@"), token(behind: 1).isWord("autoreleasepool") {
      advance()
      advance()
      return [made(.block(try block()), from: start)]
    }
    if beginsDeclaration { return try declaration() }
    let statement = try simpleStatement()
    try endOfStatement()
    return [statement]
  }

  private func made(_ kind: CodeStatement.Kind, from start: Int) -> CodeStatement {
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
    for sign in ["++", "--"] where token.isSign(sign) {
      advance()
      let place = try unary()
      return step(place, sign, from: start)
    }
    // `*stop = YES` in a block.
    if token.isSign("*"), token(behind: 1).name != nil, token(behind: 2).isSign("=") { advance() }
    let target = try expression()
    for sign in ["++", "--"] where token.isSign(sign) {
      advance()
      return step(target, sign, from: start)
    }
    if case .sign(let sign) = token.kind, Self.assignments.contains(sign) {
      advance()
      let value = try expression()
      // `self = [super initWithFrame:frame]` only calls it.
      if target.name == "self" { return made(.expression(value), from: start) }
      return made(
        .assignment(target, sign: sign == "=" ? nil : String(sign.dropLast()), value), from: start)
    }
    // `[value getValue:&insets]` sets what it is given.
    if case .call(let callee, let arguments) = target.kind,
      case .member(let receiver, "getValue") = callee.kind, let argument = arguments.first,
      case .prefix("&", let place) = argument.value.kind
    {
      return made(.assignment(place, sign: nil, receiver), from: start)
    }
    return enumeration(target, from: start) ?? made(.expression(target), from: start)
  }

  /// Returns the loop that `[list enumerateObjectsUsingBlock:^(…) { … }]` is; nil of anything else.
  private func enumeration(
    _ expression: CodeExpression, from start: Int
  ) -> CodeStatement? {
    guard case .call(let callee, let arguments) = expression.kind,
      case .member(let list, let name) = callee.kind, let last = arguments.last,
      case .closure(let closure) = last.value.kind, let parameters = closure.parameters,
      name == "enumerateObjectsUsingBlock" || name == "enumerateObjectsWithOptions",
      let object = parameters.first, let objectName = object.name
    else { return nil }
    // What nobody wrote has no text, and is not told.
    let place = expression.range.lowerBound..<expression.range.lowerBound
    func integer(_ value: Int) -> CodeExpression { CodeExpression(.integer(value), at: place) }
    let binding = CodePattern.binding(objectName, isVariable: false)
    let type = object.type.flatMap { $0.isAnyObject ? nil : $0.unwrapped }
    let element = type.map { CodePattern.cast(binding, $0) } ?? binding
    let isReversed = arguments.count == 2 && arguments[0].value.name == "NSEnumerationReverse"
    var before: [CodeStatement] = []
    // What ends the block goes on with the next round.
    let label = "block \(start)"
    var body = closure.body.map { $0.continuing(label) }
    if parameters.count > 1, let index = parameters[1].name {
      let count = CodeExpression(.member(list, "count"), at: place)
      before.append(variable(index, as: isReversed ? count : integer(-1)))
      let name = CodeExpression(.name(index), at: place)
      body.insert(
        CodeStatement(.assignment(name, sign: isReversed ? "-" : "+", integer(1)), at: place), at: 0
      )
    }
    if parameters.count > 2, let stop = parameters[2].name {
      before.append(variable(stop, as: CodeExpression(.boolean(false), at: place)))
      let test = CodeCondition.expression(CodeExpression(.name(stop), at: place))
      let end = CodeStatement(.breaking(label: nil), at: place)
      body.insert(CodeStatement(.condition([test], then: [end], otherwise: nil), at: place), at: 0)
    }
    let reversed = CodeExpression(.member(list, "reversed"), at: place)
    let order = isReversed ? CodeExpression(.call(reversed, []), at: place) : list
    let rounds = made(.forLoop(element, order, where: nil, body), from: start)
    let loop = made(.labelled(label, rounds), from: start)
    return before.isEmpty ? loop : made(.block(before + [loop]), from: start)
  }

  private func variable(_ name: String, as value: CodeExpression) -> CodeStatement {
    let variable = CodeVariable(
      pattern: .binding(name, isVariable: true), value: value, isConstant: false,
      range: value.range)
    return CodeStatement(.variable(variable), at: value.range)
  }

  private static let assignments: Set = ["=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^="]

  private func step(
    _ place: CodeExpression, _ sign: String, from start: Int
  ) -> CodeStatement {
    let one = CodeExpression(.integer(1), at: place.range)
    return made(.assignment(place, sign: String(sign.prefix(1)), one), from: start)
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

  /// Reads `while`. In `while ((view = view.superview))` each round begins with the assignment.
  private mutating func whileLoop() throws(CodeProblem) -> CodeStatement {
    let start = index
    advance()
    let place = token(behind: 1).isMark("(") ? 2 : 1
    guard token(behind: place).name != nil, token(behind: place + 1).isSign("=") else {
      let test = try inBrackets()
      return made(.whileLoop([.expression(test)], try body()), from: start)
    }
    for _ in 0..<place { try require("(") }
    let assignment = try simpleStatement()
    for _ in 0..<place { try require(")") }
    guard case .assignment(let target, _, _) = assignment.kind else { throw unexpected(.condition) }
    let isNone = CodeExpression(.prefix("!", target), at: target.range)
    let end = made(
      .condition(
        [.expression(isNone)],
        then: [CodeStatement(.breaking(label: nil), at: target.range)], otherwise: nil), from: start
    )
    let always = CodeExpression(.boolean(true), at: target.range)
    return made(.whileLoop([.expression(always)], [assignment, end] + (try body())), from: start)
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
    return ahead.token.isSign("=") || ahead.token.isMark(";") || ahead.token.isMark(",")
      || ahead.token.isWord("in")
  }

  /// Reads a declaration of variables, with its semicolon.
  mutating func declaration() throws(CodeProblem) -> [CodeStatement] {
    let start = index
    var (isConstant, isShared) = (false, false)
    while let word = token.name, ObjectiveCNames.qualifiers.contains(word) {
      if word == "static" || word == "const" { isConstant = true }
      if word == "__block" || word == "static" { isShared = true }
      advance()
    }
    let (type, first) = try typeAndName()
    var (name, statements): (String, [CodeStatement]) = (first, [])
    while true {
      var variable = variable(name, type, range: range(from: start))
      if takeSign("=") {
        variable.value = try expression()
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

extension CodeStatement {
  /// Returns the statement of a block as one of a loop: what ends the block goes on with the loop of a
  /// label.
  fileprivate func continuing(_ label: String) -> CodeStatement {
    func all(_ statements: [CodeStatement]) -> [CodeStatement] {
      statements.map { $0.continuing(label) }
    }
    let kind: Kind =
      switch self.kind {
      case .returning: .continuing(label: label)
      case .condition(let conditions, let then, let otherwise):
        .condition(conditions, then: all(then), otherwise: otherwise.map(all))
      case .block(let body, let isTransparent): .block(all(body), isTransparent: isTransparent)
      case .whileLoop(let conditions, let body): .whileLoop(conditions, all(body))
      case .repeatLoop(let body, let test): .repeatLoop(all(body), test)
      case .forLoop(let pattern, let list, let test, let body):
        .forLoop(pattern, list, where: test, all(body))
      case .countingLoop(let initial, let test, let after, let body):
        .countingLoop(initial, test, after: after, all(body))
      case .selection(let subject, let cases):
        .selection(
          subject,
          cases.map { CodeCase(patterns: $0.patterns, body: all($0.body), range: $0.range) })
      default: self.kind
      }
    return CodeStatement(kind, at: range)
  }
}

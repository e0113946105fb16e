extension ObjectiveCParser {
  private static let assignments: Set = [
    "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=",
  ]

  /// Reads an expression, which may be an assignment.
  mutating func expression() throws(CodeProblem) -> CodeExpression {
    let start = index
    let target = try nested { parser throws(CodeProblem) in try parser.conditionalExpression() }
    guard case .sign(let sign) = token.kind, Self.assignments.contains(sign) else { return target }
    advance()
    let value = try nested { parser throws(CodeProblem) in try parser.expression() }
    return CodeExpression(
      .assignment(target, sign: sign == "=" ? nil : String(sign.dropLast()), value),
      at: range(from: start))
  }

  /// Reads `a ? b : c`, `a ?: c`, or what may stand in it.
  mutating func conditionalExpression() throws(CodeProblem) -> CodeExpression {
    let start = index
    let condition = try binary(from: 1)
    guard takeSign("?") else { return condition }
    let first = token.isMark(":") ? condition : try expression()
    try require(":")
    let second = try expression()
    return CodeExpression(.conditional(condition, first, second), at: range(from: start))
  }

  private static let levels: [String: Int] = [
    "||": 1, "&&": 2, "|": 3, "^": 4, "&": 5, "==": 6, "!=": 6, "<": 7, ">": 7, "<=": 7, ">=": 7,
    "<<": 8, ">>": 8, "+": 9, "-": 9, "*": 10, "/": 10, "%": 10,
  ]

  private mutating func binary(from level: Int) throws(CodeProblem) -> CodeExpression {
    let start = index
    var left = try unary()
    while case .sign(let sign) = token.kind, let found = Self.levels[sign], found >= level {
      advance()
      let right = try nested { parser throws(CodeProblem) in try parser.binary(from: found + 1) }
      let place = range(from: start)
      if sign == "|", let options = Self.options(left, right) {
        left = CodeExpression(.array(options), at: place)
      } else {
        left = CodeExpression(.binary(sign, left, right), at: place)
      }
    }
    return left
  }

  /// Returns the members of a set of options: `UIViewAutoresizingFlexibleWidth | …`.
  private static func options(_ left: CodeExpression, _ right: CodeExpression) -> [CodeExpression]?
  {
    func option(_ expression: CodeExpression) -> CodeExpression? {
      guard case .member(let type, let name) = expression.kind, type.name?.contains(".") == true
      else { return nil }
      return CodeExpression(.implicitMember(name), at: expression.range)
    }
    guard let last = option(right) else { return nil }
    if case .array(let options) = left.kind { return options + [last] }
    return option(left).map { [$0, last] }
  }

  // MARK: Signs before a value

  /// Reads a value with the signs and casts before it.
  mutating func unary() throws(CodeProblem) -> CodeExpression {
    try nested { parser throws(CodeProblem) in try parser.anyUnary() }
  }

  private mutating func anyUnary() throws(CodeProblem) -> CodeExpression {
    let start = index
    for sign in ["!", "-", "+", "~", "&"] where token.isSign(sign) {
      advance()
      let value = try unary()
      return CodeExpression(.prefix(sign, value), at: range(from: start))
    }
    for sign in ["++", "--"] where token.isSign(sign) {
      advance()
      let place = try unary()
      return CodeExpression(
        .step(place, sign: String(sign.prefix(1)), isBefore: true), at: range(from: start))
    }
    if token.isSign("^") { return try block(from: start) }
    if let type = castType() {
      if token.isMark("{") { return try structureValue(of: type) }
      let value = try unary()
      return CodeExpression(.cast(value, .plain, type), at: range(from: start))
    }
    return try postfix()
  }

  /// Takes `(UIButton *)` before a value; nil if something else stands in brackets.
  private mutating func castType() -> CodeType? {
    guard token.isMark("(") else { return nil }
    var ahead = self
    ahead.advance()
    guard let word = ahead.token.name, let type = try? ahead.type(), ahead.takeMark(")") else {
      return nil
    }
    let isType =
      type.isReference || ObjectiveCNames.numberTypes[word] != nil
      || ObjectiveCNames.qualifiers.contains(word)
    let isBeforeName =
      switch ahead.token.kind {
      case .name, .integer, .real: true
      case .mark(let mark): "[(".contains(mark) && isType || "@{".contains(mark)
      case .sign(let sign): isType && ["-", "!", "&", "^"].contains(sign)
      default: false
      }
    guard isBeforeName, !ahead.token.isWord("in") else { return nil }
    self = ahead
    return type
  }

  private mutating func block(from start: Int) throws(CodeProblem) -> CodeExpression {
    advance()
    var closure = CodeClosure(parameters: [], body: [])
    if !token.isMark("{"), !token.isMark("(") { closure.result = try type() }
    if takeMark("(") {
      while !token.isMark(")") {
        if token.isWord("void"), token(behind: 1).isMark(")") {
          advance()
          break
        }
        let flag = takeFlag()
        let (type, name) = if let flag { flag } else { try typeAndName() }
        closure.parameters?.append(CodeClosure.Parameter(name: name, type: type))
        if !takeMark(",") { break }
      }
      try require(")")
    }
    let (wasInInitializer, outer, first) = (isInInitializer, locals, index)
    isInInitializer = false
    closure.body = try self.block()
    // A block keeps the values that variables have where it is made.
    let used = Set(tokens[first..<index].compactMap(\.name))
    let parameters = Set(closure.parameters?.compactMap(\.name) ?? [])
    closure.captures = outer.subtracting(parameters).filter(used.contains).sorted()
      .map { (name: $0, hold: nil, value: nil) }
    (isInInitializer, locals) = (wasInInitializer, outer)
    return CodeExpression(.closure(closure), at: range(from: start))
  }

  /// Takes `BOOL *stop`, by which a block ends what calls it.
  private mutating func takeFlag() -> (CodeType, String)? {
    guard token.isWord("BOOL"), token(behind: 1).isSign("*") else { return nil }
    let type = CodeType(.name("Bool", []), at: token.range)
    advance()
    advance()
    while let word = token.name, ObjectiveCNames.qualifiers.contains(word) { advance() }
    guard let name = token.name else { return nil }
    advance()
    return (type, name)
  }

  // MARK: Values and what stands behind them

  private mutating func postfix() throws(CodeProblem) -> CodeExpression {
    let start = index
    var value = try primary()
    while true {
      if token.isMark(".") || token.isSign("->") {
        advance()
        let name = try requireName()
        value = member(name, of: value, at: range(from: start))
      } else if token.isMark("["), !token.isFirstOnLine {
        advance()
        let place = try expression()
        try require("]")
        value = CodeExpression(
          .element(asked(value), [CodeArgument(nil, place)]), at: range(from: start))
      } else if token.isMark("(") {
        value = try call(value, from: start)
      } else if token.isSign("++") || token.isSign("--") {
        let sign = token.isSign("++") ? "+" : "-"
        advance()
        value = CodeExpression(.step(value, sign: sign, isBefore: false), at: range(from: start))
      } else {
        return value
      }
    }
  }

  /// Returns an object that a message goes to, which may be nil.
  func asked(_ value: CodeExpression) -> CodeExpression {
    switch value.kind {
    case .name(let name) where name == "self" || name == "super" || name.first?.isUppercase == true:
      value
    default: CodeExpression(.optionalChain(value), at: value.range)
    }
  }

  private func member(
    _ name: String, of value: CodeExpression, at range: Range<Int>
  ) -> CodeExpression {
    if name == "class" { return type(of: value, at: range) }
    if let constant = ObjectiveCNames.constant(name, of: value.name) {
      return CodeExpression(.member(value, constant), at: range)
    }
    return ObjectiveCNames.property(name, of: asked(value), at: range)
  }

  /// Returns the class of an object, or the class that a name means.
  private func type(of value: CodeExpression, at range: Range<Int>) -> CodeExpression {
    if value.name?.first?.isUppercase == true {
      return CodeExpression(.member(value, "self"), at: range)
    }
    return CodeExpression(
      .call(CodeExpression(.name("type"), at: range), [CodeArgument("of", value)]), at: range)
  }

  private mutating func call(
    _ callee: CodeExpression, from start: Int
  ) throws(CodeProblem) -> CodeExpression {
    advance()
    let arguments = try expressions(to: ")")
    let place = range(from: start)
    if let name = callee.name,
      let known = ObjectiveCNames.call(of: name, arguments, at: place)
    {
      return known
    }
    return CodeExpression(.call(callee, arguments.map { CodeArgument(nil, $0) }), at: place)
  }

  /// Reads expressions with commas between them, and the bracket behind them.
  private mutating func expressions(to mark: Character) throws(CodeProblem) -> [CodeExpression] {
    var found: [CodeExpression] = []
    while !token.isMark(mark) {
      found.append(try expression())
      if !takeMark(",") { break }
    }
    try require(mark)
    return found
  }

  private mutating func primary() throws(CodeProblem) -> CodeExpression {
    let start = index
    switch token.kind {
    case .integer(let value):
      advance()
      return CodeExpression(.integer(value), at: range(from: start))
    case .real(let value):
      advance()
      return CodeExpression(.real(value), at: range(from: start))
    case .text: return CodeExpression(.text(takeText()), at: range(from: start))
    case .mark("(") where token(behind: 1).isMark("{"):
      advance()
      return try statementsAsValue(from: start)
    case .mark("("):
      advance()
      let value = try expression()
      try require(")")
      return CodeExpression(value.kind, at: value.range)
    case .mark("["): return try message()
    case .mark("@"): return try literal()
    case .name(let word):
      switch word {
      case "YES", "NO", "TRUE", "FALSE", "true", "false":
        advance()
        let isTrue = word == "YES" || word.lowercased() == "true"
        return CodeExpression(.boolean(isTrue), at: range(from: start))
      case "nil", "Nil", "NULL":
        advance()
        return CodeExpression(.nothing, at: range(from: start))
      case "_cmd":
        advance()
        let selector = nameOfMethod.split(separator: " ").last.map { String($0.dropLast()) } ?? ""
        return CodeExpression(.selector(selector), at: range(from: start))
      case "__func__", "__FUNCTION__", "__PRETTY_FUNCTION__":
        advance()
        return CodeExpression(.text([.letters(nameOfMethod)]), at: range(from: start))
      default:
        let name = try requireName()
        return ObjectiveCNames.value(name, at: range(from: start))
      }
    default: throw unexpected(.expression)
    }
  }

  /// Reads `({ …; value; })`, whose value is that of the last statement.
  private mutating func statementsAsValue(from start: Int) throws(CodeProblem) -> CodeExpression {
    var body = try self.block()
    try require(")")
    if let last = body.last, case .expression(let value) = last.kind {
      body[body.count - 1] = CodeStatement(.returning(value), at: last.range)
    }
    let place = range(from: start)
    let closure = CodeExpression(.closure(CodeClosure(parameters: [], body: body)), at: place)
    return CodeExpression(.call(closure, []), at: place)
  }

  private mutating func takeText() -> [CodeExpression.TextPiece] {
    var pieces: [CodeExpression.TextPiece] = []
    // Texts beside each other are one.
    while case .text(let found) = token.kind {
      for case .letters(let letters) in found { pieces.append(.letters(letters)) }
      advance()
      if token.isMark("@"), case .text = token(behind: 1).kind { advance() }
    }
    return pieces
  }

  /// Reads what stands behind `@`: a text, a number, a list, a selector.
  private mutating func literal() throws(CodeProblem) -> CodeExpression {
    let start = index
    advance()
    switch token.kind {
    case .text: return CodeExpression(.text(takeText()), at: range(from: start))
    case .integer, .real, .sign("-"): return try unary()
    case .mark("("):
      advance()
      let value = try expression()
      try require(")")
      return value
    case .mark("["):
      advance()
      return CodeExpression(.array(try expressions(to: "]")), at: range(from: start))
    case .mark("{"):
      advance()
      var pairs: [(key: CodeExpression, value: CodeExpression)] = []
      while !token.isMark("}") {
        let key = try expression()
        try require(":")
        pairs.append((key, try expression()))
        if !takeMark(",") { break }
      }
      try require("}")
      return CodeExpression(.dictionary(pairs), at: range(from: start))
    case .name("YES"), .name("NO"): return try primary()
    case .name("encode"):
      advance()
      try skipBrackets()
      return CodeExpression(
        .text([.letters(source.text(range(from: start)))]), at: range(from: start))
    case .name("available"):
      advance()
      let version = try versionInBrackets()
      return CodeExpression(.available(since: version, isNegated: false), at: range(from: start))
    case .name("selector"):
      advance()
      try require("(")
      var name = ""
      while let part = selectorPart() {
        name += part
        if takeMark(":") { name += ":" }
      }
      try require(")")
      return CodeExpression(.selector(name), at: range(from: start))
    default: throw unexpected(.expression)
    }
  }

  // MARK: Messages

  /// Reads `[card convertPoint:point toView:self]`.
  private mutating func message() throws(CodeProblem) -> CodeExpression {
    let start = index
    let opening = token
    advance()
    let receiver = try expression()
    var (parts, arguments): ([String], [CodeExpression]) = ([], [])
    while let part = selectorPart() {
      parts.append(part)
      guard takeMark(":") else { break }
      arguments.append(try expression())
      // More values, as `arrayWithObjects:` takes them.
      while takeMark(",") { arguments.append(try expression()) }
    }
    guard !parts.isEmpty else { throw unexpected(.name) }
    guard takeMark("]") else {
      throw token.kind == .end
        ? CodeProblem(.unclosed("["), at: opening.range) : unexpected(.sign("]"))
    }
    return message(parts, to: receiver, arguments, at: range(from: start))
  }

  private func message(
    _ parts: [String], to receiver: CodeExpression, _ arguments: [CodeExpression],
    at range: Range<Int>
  ) -> CodeExpression {
    let first = parts[0]
    if arguments.isEmpty {
      switch first {
      case "class": return type(of: receiver, at: range)
      case "new": return CodeExpression(.call(receiver, []), at: range)
      default:
        if let constant = ObjectiveCNames.constant(first, of: receiver.name) {
          return CodeExpression(.member(receiver, constant), at: range)
        }
      }
    }
    if let whole = ObjectiveCNames.expression(parts, receiver, arguments, at: range) {
      return whole
    }
    var name = ObjectiveCNames.method(parts, arguments: arguments.count)
    var callee = CodeExpression(.member(asked(receiver), name.base), at: range)
    if name.base == "init", case .call(let made, let none) = receiver.kind, none.isEmpty,
      case .member(let type, "alloc") = made.kind
    {
      callee = type
    } else if let labels = ObjectiveCNames.making(parts), receiver.name?.first?.isUppercase == true
    {
      // `[UIButton buttonWithType:…]` makes one, too.
      (callee, name.labels) = (receiver, labels)
    }
    let labels =
      name.labels + Array(repeating: nil, count: max(0, arguments.count - name.labels.count))
    return CodeExpression(
      .call(callee, zip(arguments, labels).map { CodeArgument($1, $0) }), at: range)
  }
}

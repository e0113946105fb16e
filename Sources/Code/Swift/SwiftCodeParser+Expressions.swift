extension SwiftCodeParser {
  /// Reads an expression.
  package mutating func expression() throws(CodeProblem) -> CodeExpression {
    try nested { parser throws(CodeProblem) in try parser.conditionalExpression() }
  }

  private mutating func conditionalExpression() throws(CodeProblem) -> CodeExpression {
    let start = index
    let condition = try operation(above: 0)
    guard token.isSign("?"), token.hasSpaceBefore else { return condition }
    advance()
    let first = try expression()
    try require(":")
    let second = try expression()
    return CodeExpression(.conditional(condition, first, second), at: range(from: start))
  }

  /// The operators by how tightly they bind; those of one line alike, from the left.
  private static let precedence: [String: Int] = {
    let lines = [
      ["||"], ["&&"], ["==", "!=", "===", "!==", "<", ">", "<=", ">=", "~="], ["??"],
      ["is", "as"], ["..<", "..."], ["+", "-", "&+", "&-", "|", "^"],
      ["*", "/", "%", "&", "&*"], ["<<", ">>"],
    ]
    var table: [String: Int] = [:]
    for (level, line) in lines.enumerated() { for sign in line { table[sign] = level + 1 } }
    return table
  }()

  /// The operators, or the members, behind each other that nobody writes more of: each is within the
  /// next one.
  private static let longestChain = 200

  private mutating func operation(above level: Int) throws(CodeProblem) -> CodeExpression {
    let start = index
    var left = try prefixed()
    var count = 0
    while let (sign, own) = binaryOperator(), own > level {
      count += 1
      if count > Self.longestChain { throw CodeProblem(.tooDeep, at: token.range) }
      advance()
      if sign == "is" {
        left = CodeExpression(.isType(left, try type()), at: range(from: start))
        continue
      }
      if sign == "as" {
        let cast: CodeExpression.Cast =
          takeSign("?") ? .conditional : takeSign("!") ? .forced : .plain
        left = CodeExpression(.cast(left, cast, try type()), at: range(from: start))
        continue
      }
      // `??` goes on to the right.
      let right = try nested { parser throws(CodeProblem) in
        try parser.operation(above: sign == "??" ? own - 1 : own)
      }
      left = CodeExpression(.binary(sign, left, right), at: range(from: start))
    }
    return left
  }

  /// Returns the operator between values that stands next, with how tightly it binds.
  private func binaryOperator() -> (sign: String, level: Int)? {
    switch token.kind {
    case .name("is"): return ("is", Self.precedence["is"] ?? 0)
    case .name("as"): return ("as", Self.precedence["as"] ?? 0)
    case .sign(let sign):
      guard let level = Self.precedence[sign] else { return nil }
      // With a space on its left only, it stands before a value, which begins another statement.
      if token.hasSpaceBefore, !token.hasSpaceBehind,
        token.isFirstOnLine || sign == "-" || sign == "&"
      {
        return token.isFirstOnLine ? nil : (sign, level)
      }
      return (sign, level)
    default: return nil
    }
  }

  private mutating func prefixed() throws(CodeProblem) -> CodeExpression {
    let start = index
    while takeWord("try") || takeWord("await") {
      if takeSign("?") || takeSign("!") {}
    }
    if case .sign(let sign) = token.kind, ["-", "!", "+", "&", "~"].contains(sign) {
      advance()
      let inner = try nested { parser throws(CodeProblem) in try parser.prefixed() }
      if case .integer(let value) = inner.kind, sign == "-" {
        return CodeExpression(.integer(-value), at: range(from: start))
      }
      if case .real(let value) = inner.kind, sign == "-" {
        let digits = source.text(inner.range).filter { $0 != "_" }
        if let least = Int("-\(digits)") {
          return CodeExpression(.integer(least), at: range(from: start))
        }
        return CodeExpression(.real(-value), at: range(from: start))
      }
      return CodeExpression(.prefix(sign, inner), at: range(from: start))
    }
    if token.isSign("..<") || token.isSign("...") {
      throw unexpected(.expression)
    }
    return try behind(try primary(), from: start)
  }

  /// Reads what stands behind a value: members, calls, elements, `?` and `!`.
  private mutating func behind(
    _ value: CodeExpression, from start: Int
  ) throws(CodeProblem) -> CodeExpression {
    var value = value
    var count = 0
    while true {
      count += 1
      if count > Self.longestChain { throw CodeProblem(.tooDeep, at: token.range) }
      if token.isMark("."), !token.isFirstOnLine || token(behind: 1).name != nil {
        advance()
        value = try member(of: value, from: start)
      } else if token.isMark("("), !token.isFirstOnLine, !token.hasSpaceBefore || isTight {
        value = try call(value, from: start)
      } else if token.isMark("["), !token.isFirstOnLine, !token.hasSpaceBefore || isTight {
        advance()
        let arguments = try arguments(until: "]")
        value = CodeExpression(.element(value, arguments), at: range(from: start))
      } else if beginsTrailingClosure, canTakeClosure(value) {
        value = CodeExpression(.call(value, try trailingClosures()), at: range(from: start))
      } else if token.isSign("?"), isTight, !token.hasSpaceBefore {
        advance()
        value = CodeExpression(.optionalChain(value), at: range(from: start))
      } else if token.isSign("!"), isTight, !token.hasSpaceBefore {
        advance()
        value = CodeExpression(.forced(value), at: range(from: start))
      } else {
        return value
      }
    }
  }

  /// Indicates whether the token stands directly behind the one before.
  private var isTight: Bool {
    index > 0 && tokens[index - 1].range.upperBound == token.range.lowerBound
  }

  private func canTakeClosure(_ value: CodeExpression) -> Bool {
    switch value.kind {
    case .name, .member, .implicitMember, .call: true
    default: false
    }
  }

  private mutating func member(
    of value: CodeExpression, from start: Int
  ) throws(CodeProblem) -> CodeExpression {
    switch token.kind {
    case .integer(let number):
      advance()
      return CodeExpression(.member(value, String(number)), at: range(from: start))
    // `pair.0.1` is cut as a number with a point.
    case .real:
      let parts = source.text(token.range).split(separator: ".")
      advance()
      return parts.reduce(value) {
        CodeExpression(.member($0, String($1)), at: range(from: start))
      }
    case .name(let name), .quotedName(let name):
      advance()
      // `view.hitTest(_:with:)` names a method.
      try skipGenericArguments()
      return CodeExpression(.member(value, name), at: range(from: start))
    default: throw unexpected(.name)
    }
  }

  /// Skips the types between `<` and `>` if what follows shows that they are some.
  private mutating func skipGenericArguments() throws(CodeProblem) {
    guard token.isSign("<"), isTight else { return }
    var ahead = self
    guard (try? ahead.genericArguments()) != nil,
      ahead.token.isMark("(") || ahead.token.isMark(".")
    else { return }
    self = ahead
  }

  // MARK: Calls

  private mutating func call(
    _ callee: CodeExpression, from start: Int
  ) throws(CodeProblem) -> CodeExpression {
    advance()
    var arguments = try arguments(until: ")")
    if beginsTrailingClosure { arguments += try trailingClosures() }
    return CodeExpression(.call(callee, arguments), at: range(from: start))
  }

  private mutating func arguments(until mark: Character) throws(CodeProblem) -> [CodeArgument] {
    let opening = tokens[index - 1]
    let wasEnding = endsAtBrace
    endsAtBrace = false
    defer { endsAtBrace = wasEnding }
    var arguments: [CodeArgument] = []
    while !token.isMark(mark) {
      if token.kind == .end {
        throw CodeProblem(.unclosed(source.text(opening.range)), at: opening.range)
      }
      var label: String?
      if token.name != nil || token.isMark("_"), token(behind: 1).isMark(":") {
        label = token.name
        advance()
        advance()
      }
      arguments.append(CodeArgument(label, try argument()))
      if !takeMark(",") { break }
    }
    guard takeMark(mark) else {
      throw token.kind == .end
        ? CodeProblem(.unclosed(source.text(opening.range)), at: opening.range)
        : unexpected(.sign(String(mark)))
    }
    return arguments
  }

  /// Reads an argument, which may be an operator alone: `sorted(by: <)`.
  private mutating func argument() throws(CodeProblem) -> CodeExpression {
    if case .sign(let sign) = token.kind,
      token(behind: 1).isMark(")") || token(behind: 1).isMark(",")
    {
      let start = index
      advance()
      return CodeExpression(.name(sign), at: range(from: start))
    }
    return try expression()
  }

  /// Indicates whether the next token begins a closure behind a call: no observers of a property,
  /// which stand behind its first value in the same way.
  private var beginsTrailingClosure: Bool {
    guard token.isMark("{"), !endsAtBrace, !token.isFirstOnLine else { return false }
    let isObserver = token(behind: 1).isWord("willSet") || token(behind: 1).isWord("didSet")
    return !(isObserver && (token(behind: 2).isMark("{") || token(behind: 2).isMark("(")))
  }

  private mutating func trailingClosures() throws(CodeProblem) -> [CodeArgument] {
    var arguments = [CodeArgument(nil, try closure(), isTrailing: true)]
    while case .name(let label) = token.kind, !token.isFirstOnLine, token(behind: 1).isMark(":"),
      token(behind: 2).isMark("{")
    {
      advance()
      advance()
      arguments.append(CodeArgument(label, try closure(), isTrailing: true))
    }
    return arguments
  }

  // MARK: Values

  private mutating func primary() throws(CodeProblem) -> CodeExpression {
    let start = index
    switch token.kind {
    case .integer(let value):
      advance()
      return CodeExpression(.integer(value), at: range(from: start))
    case .real(let value):
      advance()
      return CodeExpression(.real(value), at: range(from: start))
    case .text(let pieces):
      advance()
      return CodeExpression(.text(try textPieces(pieces)), at: range(from: start))
    case .quotedName(let name):
      advance()
      return CodeExpression(.name(name), at: range(from: start))
    case .name(let name): return try named(name)
    case .directive(let word): return try directive(word)
    case .mark("."):
      advance()
      guard let name = token.name else { throw unexpected(.name) }
      advance()
      return CodeExpression(.implicitMember(name), at: range(from: start))
    case .mark("("):
      advance()
      let elements = try arguments(until: ")")
      if elements.count == 1, elements[0].label == nil { return elements[0].value }
      return CodeExpression(.tuple(elements), at: range(from: start))
    case .mark("["): return try list()
    case .mark("@") where readsMessages: return try literalOfObjectiveC()
    case .mark("{"): return try closure()
    case .mark("\\"): throw CodeProblem(.notRead(.keyPath), at: token.range)
    case .sign("/"): throw CodeProblem(.notRead(.regularExpression), at: token.range)
    default: throw unexpected(.expression)
    }
  }

  private mutating func named(_ name: String) throws(CodeProblem) -> CodeExpression {
    let start = index
    switch name {
    case "true", "false":
      advance()
      return CodeExpression(.boolean(name == "true"), at: range(from: start))
    case "nil":
      advance()
      return CodeExpression(.nothing, at: range(from: start))
    case "self", "super", "Self", "init":
      advance()
      return CodeExpression(.name(name), at: range(from: start))
    case "if", "switch": throw unexpected(.expression)
    default:
      if SwiftWords.reserved.contains(name) { throw unexpected(.expression) }
      advance()
      // `Set<UITouch>()` is a type; `a < b` is not.
      if token.isSign("<"), isTight {
        var ahead = self
        if let arguments = try? ahead.genericArguments(),
          ahead.token.isMark("(") || ahead.token.isMark(".")
        {
          self = ahead
          let type = CodeType(.name(name, arguments), at: range(from: start))
          return CodeExpression(.type(type), at: range(from: start))
        }
      }
      return CodeExpression(.name(name), at: range(from: start))
    }
  }

  private mutating func textPieces(
    _ pieces: [CodeToken.TextPiece]
  ) throws(CodeProblem) -> [CodeExpression.TextPiece] {
    var result: [CodeExpression.TextPiece] = []
    for piece in pieces {
      switch piece {
      case .letters(let letters): result.append(.letters(letters))
      case .value(let tokens):
        var parser = SwiftCodeParser(tokens, of: source)
        parser.depth = depth
        let value = try parser.expression()
        guard parser.token.kind == .end else { throw parser.unexpected(.sign(")")) }
        result.append(.value(value))
      }
    }
    return result
  }

  /// Reads `#selector(…)`, or a word for a place.
  private mutating func directive(_ word: String) throws(CodeProblem) -> CodeExpression {
    let start = index
    switch word {
    case "#selector":
      advance()
      try require("(")
      for accessor in ["getter", "setter"]
      where token.isWord(accessor) && token(behind: 1).isMark(":") {
        advance()
        advance()
      }
      guard var name = token.name else { throw unexpected(.name) }
      advance()
      while takeMark(".") {
        guard let next = token.name else { throw unexpected(.name) }
        name = next
        advance()
      }
      if takeMark("(") {
        var labels: [String?] = []
        while !token.isMark(")") {
          let label = token.name
          guard label != nil || token.isMark("_") else { throw unexpected(.name) }
          advance()
          try require(":")
          labels.append(label == "_" ? nil : label)
        }
        advance()
        name = ObjectiveCNames.selector(name: name, labels: labels)
      }
      try require(")")
      return CodeExpression(.selector(name), at: range(from: start))
    case "#function", "#line", "#file", "#fileID", "#column":
      advance()
      return CodeExpression(.place(word), at: range(from: start))
    case "#keyPath": throw CodeProblem(.notRead(.keyPath), at: token.range)
    default: throw CodeProblem(.notRead(.macro), at: token.range)
    }
  }

  /// Reads `[a, b]`, `[key: value]`, `[:]` or the type `[UIView]`.
  private mutating func list() throws(CodeProblem) -> CodeExpression {
    let start = index
    let opening = token
    advance()
    let wasEnding = endsAtBrace
    endsAtBrace = false
    defer { endsAtBrace = wasEnding }
    if takeMark("]") { return CodeExpression(.array([]), at: range(from: start)) }
    if token.isMark(":"), token(behind: 1).isMark("]") {
      advance()
      advance()
      return CodeExpression(.dictionary([]), at: range(from: start))
    }
    if let type = typeBeforeCall(from: start) { return type }
    var values: [CodeExpression] = []
    var pairs: [(key: CodeExpression, value: CodeExpression)] = []
    while !token.isMark("]") {
      if token.kind == .end { throw CodeProblem(.unclosed("["), at: opening.range) }
      let value = try expression()
      if readsMessages, values.isEmpty, token.name != nil {
        return try message(to: value, from: start)
      }
      if pairs.count == values.count, takeMark(":") {
        pairs.append((value, try expression()))
      }
      values.append(value)
      if !takeMark(",") { break }
    }
    guard takeMark("]") else { throw unexpected(.sign("]")) }
    return pairs.isEmpty
      ? CodeExpression(.array(values), at: range(from: start))
      : CodeExpression(.dictionary(pairs), at: range(from: start))
  }

  /// Takes a type in brackets that is called: `[UIView]()`, `[String: Int]()`.
  private mutating func typeBeforeCall(from start: Int) -> CodeExpression? {
    var ahead = self
    ahead.index = start
    guard let type = try? ahead.type(), ahead.token.isMark("("), ahead.token(behind: 1).isMark(")"),
      ahead.token.range.lowerBound == type.range.upperBound
    else { return nil }
    self = ahead
    return CodeExpression(.type(type), at: range(from: start))
  }
}

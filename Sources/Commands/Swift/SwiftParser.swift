import Session
import Text

/// A parser of one statement of Swift or Objective-C.
struct SwiftParser {
  private var tokens: [SwiftToken]
  private var index = 0
  /// The number of expressions that are being read within each other.
  private var depth = 0
  /// The depth at which no person writes any more, and which the stack still bears.
  private static let greatestDepth = 64
  /// The number of tokens of a statement at most: a long calculation is deep, too.
  private static let mostTokens = 500

  /// Creates a parser of the tokens of a statement, the end last.
  init(_ tokens: [SwiftToken]) {
    self.tokens = tokens
  }

  private var token: SwiftToken { tokens[index] }

  private mutating func advance() { index = min(index + 1, tokens.count - 1) }

  private mutating func take(_ sign: String) -> Bool {
    guard token.isSign(sign) else { return false }
    advance()
    return true
  }

  /// Returns the error of a token that cannot stand where it is.
  private func unexpected(_ expected: String) -> CommandError {
    let found: String? =
      switch token.kind {
      case .name(let name): name
      case .number(let number): number.exactText
      case .text(let text): "\"\(text)\""
      case .sign(let sign): sign
      case .end: nil
      }
    return CommandError(
      .swift(found == "{" ? .closure : .unexpected(found, expected: expected)), at: token.range)
  }

  private mutating func require(_ sign: String) throws(CommandError) {
    guard take(sign) else { throw unexpected("'\(sign)'") }
  }

  private mutating func requireName(_ what: String) throws(CommandError) -> String {
    guard case .name(let name) = token.kind else { throw unexpected(what) }
    advance()
    return name
  }

  // MARK: Statements

  /// Reads the statement, all of it.
  mutating func statement() throws(CommandError) -> SwiftStatement {
    guard tokens.count <= Self.mostTokens else {
      throw CommandError(.swift(.tooLong), at: tokens[Self.mostTokens].range)
    }
    let statement = try anyStatement()
    guard token.kind == .end else {
      if token.isSign("==") {
        throw CommandError(.swift(.comparison), at: token.range)
      }
      throw unexpected("the end of the statement")
    }
    return statement
  }

  private mutating func anyStatement() throws(CommandError) -> SwiftStatement {
    if token.kind == .name("let") || token.kind == .name("var") {
      advance()
      let range = token.range
      let name = try requireName("a name")
      if take(":") { try skipType() }
      try require("=")
      return .declaration(name: name, range: range, try expression())
    }
    let target = try expression()
    if case .call(let callee, let arguments) = target.kind,
      case .member(let receiver, let name) = callee.kind, isMessage, arguments.count == 1,
      let property = name.propertySet
    {
      let place = SwiftExpression(kind: .member(receiver, property), range: callee.range)
      return .assignment(place, sign: nil, arguments[0].value)
    }
    for sign in ["=", "+=", "-=", "*=", "/="] where take(sign) {
      return .assignment(target, sign: sign == "=" ? nil : String(sign.prefix(1)), try expression())
    }
    return .expression(target)
  }

  /// Indicates whether the statement is written as in Objective-C.
  private var isMessage: Bool { tokens[0].isSign("[") }

  private mutating func skipType() throws(CommandError) {
    _ = try requireName("a type")
    while take(".") { _ = try requireName("a type") }
    while take("?") || take("!") {}
  }

  // MARK: Expressions

  mutating func expression() throws(CommandError) -> SwiftExpression {
    var left = try product()
    while case .sign(let sign) = token.kind, ["+", "-"].contains(sign) {
      advance()
      left = joined(left, sign, try product())
    }
    return left
  }

  private mutating func product() throws(CommandError) -> SwiftExpression {
    var left = try operand()
    while case .sign(let sign) = token.kind, ["*", "/", "%"].contains(sign) {
      advance()
      left = joined(left, sign, try operand())
    }
    return left
  }

  private func joined(
    _ left: SwiftExpression, _ sign: String, _ right: SwiftExpression
  ) -> SwiftExpression {
    SwiftExpression(
      kind: .binary(sign, left, right), range: left.range.lowerBound..<right.range.upperBound)
  }

  private mutating func operand() throws(CommandError) -> SwiftExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.greatestDepth else {
      throw CommandError(.swift(.tooDeep), at: token.range)
    }
    let start = token.range.lowerBound
    for sign in ["-", "!", "+", "&"] where take(sign) {
      let inner = try operand()
      let range = start..<inner.range.upperBound
      return SwiftExpression(kind: .prefix(sign, inner), range: range)
    }
    var expression = try primary()
    while true {
      if take(".") {
        let name = try requireName("the name of a property or a method")
        expression = extended(expression, .member(expression, name), from: start)
      } else if token.isSign("("), token.range.lowerBound == tokens[index - 1].range.upperBound {
        let arguments = try arguments()
        expression = extended(expression, .call(expression, arguments), from: start)
      } else if token.isSign("{") {
        throw CommandError(.swift(.closure), at: token.range)
      } else if token.isSign("["), token.range.lowerBound == tokens[index - 1].range.upperBound {
        throw CommandError(.swift(.subscript), at: token.range)
      } else if !take("?"), !take("!") {
        return expression
      }
    }
  }

  private func extended(
    _ expression: SwiftExpression, _ kind: SwiftExpression.Kind, from start: Int
  ) -> SwiftExpression {
    SwiftExpression(kind: kind, range: start..<tokens[index - 1].range.upperBound)
  }

  private mutating func primary() throws(CommandError) -> SwiftExpression {
    let first = token
    switch first.kind {
    case .number(let number):
      advance()
      return SwiftExpression(kind: .number(number), range: first.range)
    case .text(let text):
      advance()
      return SwiftExpression(kind: .text(text), range: first.range)
    case .name("#selector"), .name("@selector"): return try selector()
    case .name(let name):
      advance()
      return SwiftExpression(kind: .name(name), range: first.range)
    case .sign("."):
      advance()
      let name = try requireName("a name")
      return SwiftExpression(kind: .implicitMember(name), range: range(from: first))
    case .sign("("):
      advance()
      let inner = try expression()
      try require(")")
      return SwiftExpression(kind: inner.kind, range: range(from: first))
    case .sign("["): return try listOrMessage()
    default: throw unexpected("a value")
    }
  }

  private func range(from first: SwiftToken) -> Range<Int> {
    first.range.lowerBound..<tokens[index - 1].range.upperBound
  }

  /// Reads `(10, at: 0)`.
  private mutating func arguments() throws(CommandError) -> [SwiftArgument] {
    try require("(")
    var arguments: [SwiftArgument] = []
    if take(")") { return [] }
    repeat {
      var label: String?
      if case .name(let name) = token.kind, tokens[min(index + 1, tokens.count - 1)].isSign(":") {
        label = name == "_" ? nil : name
        advance()
        advance()
      }
      arguments.append(SwiftArgument(label: label, value: try expression()))
    } while take(",")
    guard take(")") else { throw unexpected("',' or ')'") }
    return arguments
  }

  /// Reads `#selector(ViewController.save(_:))`, or `@selector(save:)`.
  private mutating func selector() throws(CommandError) -> SwiftExpression {
    let first = token
    advance()
    try require("(")
    var name = try requireName("the name of a method")
    while take(".") { name = try requireName("the name of a method") }
    if take("(") {
      while !token.isSign(")") {
        let label = try requireName("a label such as '_:'")
        // The first label is a part of the first word of the selector.
        let isFirst = !name.contains(":")
        if label != "_" {
          name += isFirst ? label.prefix(1).uppercased() + label.dropFirst() : label
        }
        try require(":")
        name += ":"
      }
      try require(")")
    }
    while take(":") {
      name += ":"
      if case .name(let part) = token.kind {
        advance()
        name += part
      }
    }
    try require(")")
    return SwiftExpression(kind: .selector(name), range: range(from: first))
  }

  /// Reads `[.left, .right]`, `[card removeFromSuperview]` or `[card setHidden:YES]`.
  private mutating func listOrMessage() throws(CommandError) -> SwiftExpression {
    let first = token
    advance()
    if take("]") { return SwiftExpression(kind: .list([]), range: range(from: first)) }
    var items = [try expression()]
    if case .name(let name) = token.kind {
      let nameRange = token.range
      advance()
      var arguments: [SwiftArgument] = []
      if take(":") { arguments.append(SwiftArgument(label: nil, value: try expression())) }
      guard take("]") else {
        if case .name = token.kind { throw CommandError(.swift(.longMessage), at: token.range) }
        throw unexpected("']'")
      }
      let callee = SwiftExpression(
        kind: .member(items[0], name), range: items[0].range.lowerBound..<nameRange.upperBound)
      return SwiftExpression(kind: .call(callee, arguments), range: range(from: first))
    }
    while take(",") { items.append(try expression()) }
    guard take("]") else { throw unexpected("',' or ']'") }
    return SwiftExpression(kind: .list(items), range: range(from: first))
  }
}

extension String {
  /// The property that a method of Objective-C sets: `hidden` for `setHidden`; nil if it sets none.
  fileprivate var propertySet: String? {
    guard hasPrefix("set"), let first = dropFirst(3).first, first.isUppercase else { return nil }
    return first.lowercased() + dropFirst(4)
  }
}

@testable import Code

/// Trees as short texts, for tables of cases.
enum TreeText {
  static func of(_ expression: CodeExpression) -> String {
    switch expression.kind {
    case .integer(let value): "\(value)"
    case .real(let value): "\(value)"
    case .boolean(let value): "\(value)"
    case .text(let pieces): "\"\(pieces.map(of(piece:)).joined())\""
    case .nothing: "nil"
    case .name(let name): name
    case .implicitMember(let name): ".\(name)"
    case .member(let base, let name): "\(of(base)).\(name)"
    case .optionalChain(let base): "\(of(base))?"
    case .forced(let base): "\(of(base))!"
    case .call(let callee, let arguments): "\(of(callee))(\(of(arguments)))"
    case .element(let base, let arguments): "\(of(base))[\(of(arguments))]"
    case .array(let values): "[\(values.map(of).joined(separator: ", "))]"
    case .dictionary(let pairs):
      "[\(pairs.map { "\(of($0.key)): \(of($0.value))" }.joined(separator: ", "))]"
    case .tuple(let elements): "tuple(\(of(elements)))"
    case .closure(let closure): of(closure)
    case .prefix(let sign, let value): "(\(sign)\(of(value)))"
    case .binary(let sign, let left, let right): "(\(of(left)) \(sign) \(of(right)))"
    case .conditional(let a, let b, let c): "(\(of(a)) ? \(of(b)) : \(of(c)))"
    case .assignment(let place, let sign, let value):
      "(\(of(place)) \(sign ?? "")= \(of(value)))"
    case .step(let place, let sign, let isBefore):
      isBefore ? "(\(sign)\(sign)\(of(place)))" : "(\(of(place))\(sign)\(sign))"
    case .isType(let value, let type): "(\(of(value)) is \(of(type)))"
    case .cast(let value, let cast, let type):
      "(\(of(value)) as\(cast == .plain ? "" : cast == .forced ? "!" : "?") \(of(type)))"
    case .selector(let name): "@\(name)"
    case .place(let word): word
    case .available(let version, let isNegated):
      (isNegated ? "un" : "") + "available" + (version.map { " \($0)" } ?? "")
    case .type(let type): "<\(of(type))>"
    }
  }

  private static func of(piece: CodeExpression.TextPiece) -> String {
    switch piece {
    case .letters(let letters): letters
    case .value(let value): "\\(\(of(value)))"
    }
  }

  private static func of(_ arguments: [CodeArgument]) -> String {
    arguments.map { ($0.label.map { $0 + ": " } ?? "") + of($0.value) }.joined(separator: ", ")
  }

  private static func of(_ closure: CodeClosure) -> String {
    let captures = closure.captures.map {
      [$0.hold, $0.name].compactMap { $0 }.joined(separator: " ")
    }
    let list = captures.isEmpty ? "" : "[\(captures.joined(separator: ", "))] "
    let parameters = closure.parameters?.map { $0.name ?? "_" }.joined(separator: ", ")
    return "{\(list)\(parameters.map { "\($0) in " } ?? "")\(of(closure.body))}"
  }

  static func of(_ type: CodeType) -> String {
    switch type.kind {
    case .name(let name, let arguments):
      name + (arguments.isEmpty ? "" : "<\(arguments.map(of).joined(separator: ", "))>")
    case .optional(let type): of(type) + "?"
    case .array(let type): "[\(of(type))]"
    case .dictionary(let key, let value): "[\(of(key)): \(of(value))]"
    case .tuple(let elements): "(\(elements.map { of($0.type) }.joined(separator: ", ")))"
    case .function(let parameters, let result):
      "(\(parameters.map(of).joined(separator: ", "))) -> \(of(result))"
    }
  }

  static func of(_ statements: [CodeStatement]) -> String {
    statements.map(of).joined(separator: "; ")
  }

  static func of(_ statement: CodeStatement) -> String {
    switch statement.kind {
    case .expression(let expression): of(expression)
    case .assignment(let target, let sign, let value): "\(of(target)) \(sign ?? "")= \(of(value))"
    case .variable(let variable): of(variable)
    case .function(let function): of(function)
    case .type(let type): "\(type.kind.rawValue) \(type.name)"
    case .condition(let conditions, let body, let otherwise):
      "if \(of(conditions)) {\(of(body))}" + (otherwise.map { " else {\(of($0))}" } ?? "")
    case .guarding(let conditions, let body): "guard \(of(conditions)) else {\(of(body))}"
    case .whileLoop(let conditions, let body): "while \(of(conditions)) {\(of(body))}"
    case .repeatLoop(let body, let condition): "repeat {\(of(body))} while \(of(condition))"
    case .forLoop(let pattern, let sequence, let condition, let body):
      "for \(of(pattern)) in \(of(sequence))\(condition.map { " where \(of($0))" } ?? "") {\(of(body))}"
    case .countingLoop(let initial, let condition, let after, let body):
      "for (\(of(initial)); \(condition.map(of) ?? ""); \(of(after))) \(of(body))"
    case .selection(let subject, let cases):
      "switch \(of(subject)) {\(cases.map(of).joined(separator: " | "))}"
    case .returning(let value): value.map { "return \(of($0))" } ?? "return"
    case .breaking(let label): "break" + (label.map { " \($0)" } ?? "")
    case .continuing(let label): "continue" + (label.map { " \($0)" } ?? "")
    case .fallingThrough: "fallthrough"
    case .deferring(let body): "defer {\(of(body))}"
    case .block(let body, let isTransparent): isTransparent ? of(body) : "do {\(of(body))}"
    case .labelled(let label, let statement): "\(label): \(of(statement))"
    }
  }

  private static func of(_ conditions: [CodeCondition]) -> String {
    conditions.map { condition in
      switch condition {
      case .expression(let expression): of(expression)
      case .binding(let name, let isVariable, _, let value, _):
        "\(isVariable ? "var" : "let") \(name)" + (value.map { " = \(of($0))" } ?? "")
      case .matching(let pattern, let value): "case \(of(pattern)) = \(of(value))"
      }
    }.joined(separator: ", ")
  }

  static func of(_ pattern: CodePattern) -> String {
    switch pattern {
    case .anything: "_"
    case .binding(let name, _): name
    case .expression(let expression): "=\(of(expression))"
    case .enumCase(let name, let elements, _):
      ".\(name)"
        + (elements.isEmpty ? "" : "(\(elements.map { of($0.pattern) }.joined(separator: ", ")))")
    case .tuple(let elements): "(\(elements.map { of($0.pattern) }.joined(separator: ", ")))"
    case .some(let pattern): "\(of(pattern))?"
    case .isType(let type): "is \(of(type))"
    case .cast(let pattern, let type): "\(of(pattern)) as \(of(type))"
    }
  }

  private static func of(_ selected: CodeCase) -> String {
    let patterns = selected.patterns.map {
      of($0.pattern) + ($0.condition.map { " where \(of($0))" } ?? "")
    }
    return
      "\(patterns.isEmpty ? "default" : patterns.joined(separator: ", ")): \(of(selected.body))"
  }

  static func of(_ variable: CodeVariable) -> String {
    var text = "\(variable.isConstant ? "let" : "var") \(of(variable.pattern))"
    if let type = variable.type { text += ": \(of(type))" }
    if let value = variable.value { text += " = \(of(value))" }
    if let getter = variable.getter { text += " get{\(of(getter))}" }
    if let setter = variable.setter { text += " set{\(of(setter.body))}" }
    if let willSet = variable.willSet { text += " willSet{\(of(willSet.body))}" }
    if let didSet = variable.didSet { text += " didSet{\(of(didSet.body))}" }
    return text
  }

  static func of(_ function: CodeFunction) -> String {
    let result = function.result.map { " -> \(of($0))" } ?? ""
    return "\(function.fullName)\(result)" + (function.body.map { " {\(of($0))}" } ?? "")
  }

  static func of(_ item: CodeTree.Item) -> String {
    switch item {
    case .type(let type):
      "\(type.kind.rawValue) \(type.name)"
        + (type.inherited.isEmpty ? "" : ": " + type.inherited.map(of).joined(separator: ", "))
        + " {\(type.members.map(of).joined(separator: "; "))}"
    case .function(let function): "func \(of(function))"
    case .statement(let statement): of(statement)
    case .unread(let unread): "unread \(unread.name ?? "")"
    }
  }

  static func of(_ member: CodeMember) -> String {
    switch member {
    case .variable(let variable): of(variable)
    case .function(let function): of(function)
    case .enumCase(let enumCase): "case \(enumCase.name)"
    case .type(let type): of(CodeTree.Item.type(type))
    case .alias(let name, let type): "typealias \(name) = \(of(type))"
    case .unread(let unread): "unread \(unread.name ?? "")"
    }
  }
}

/// Returns the tree of a text.
func tree(_ text: String) -> CodeTree {
  var parser = SwiftCodeParser(CodeSource(name: "test.swift", text: text))
  return parser.tree()
}

/// Returns the items of a text as short texts.
func read(_ text: String) -> [String] { tree(text).items.map { TreeText.of($0) } }

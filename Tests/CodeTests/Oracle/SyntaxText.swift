import SwiftSyntax

/// Trees of Swift's own parser as the short texts that `TreeText` makes of ours.
enum SyntaxText {
  // MARK: Expressions

  static func of(_ expression: ExprSyntax) -> String {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let literal): return integer(literal.literal.text)
    case .floatLiteralExpr(let literal):
      return Double(literal.literal.text.replacing("_", with: "")).map { "\($0)" } ?? "?"
    case .booleanLiteralExpr(let literal): return literal.literal.text
    case .nilLiteralExpr: return "nil"
    case .stringLiteralExpr(let literal): return "\"\(literal.segments.map(of).joined())\""
    case .declReferenceExpr(let name): return name.baseName.plain
    case .superExpr: return "super"
    case .memberAccessExpr(let member):
      let name = member.declName.baseName.plain
      return (member.base.map { (base: ExprSyntax) -> String in of(base) } ?? "") + "." + name
    case .optionalChainingExpr(let chain): return of(chain.expression) + "?"
    case .forceUnwrapExpr(let forced): return of(forced.expression) + "!"
    case .functionCallExpr(let call): return of(call)
    case .subscriptCallExpr(let call): return "\(of(call.calledExpression))[\(of(call.arguments))]"
    case .arrayExpr(let array):
      return "[\(array.elements.map { of($0.expression) }.joined(separator: ", "))]"
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content else { return "[]" }
      return "[\(elements.map { "\(of($0.key)): \(of($0.value))" }.joined(separator: ", "))]"
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
        return of(only.expression)
      }
      return "tuple(\(of(tuple.elements)))"
    case .closureExpr(let closure): return of(closure)
    case .prefixOperatorExpr(let prefixed):
      let (sign, value) = (prefixed.operator.text, of(prefixed.expression))
      let isNumber =
        prefixed.expression.is(IntegerLiteralExprSyntax.self)
        || prefixed.expression.is(FloatLiteralExprSyntax.self)
      return isNumber && sign == "-" ? "-\(value)" : "(\(sign)\(value))"
    case .inOutExpr(let value): return "(&\(of(value.expression)))"
    case .infixOperatorExpr(let infix):
      return
        "(\(of(infix.leftOperand)) \(infix.operator.trimmedDescription) \(of(infix.rightOperand)))"
    case .ternaryExpr(let ternary):
      return
        "(\(of(ternary.condition)) ? \(of(ternary.thenExpression)) : \(of(ternary.elseExpression)))"
    case .isExpr(let test): return "(\(of(test.expression)) is \(of(test.type)))"
    case .asExpr(let cast):
      return
        "(\(of(cast.expression)) as\(cast.questionOrExclamationMark?.text ?? "") \(of(cast.type)))"
    case .tryExpr(let value): return of(value.expression)
    case .awaitExpr(let value): return of(value.expression)
    case .macroExpansionExpr(let macro):
      return macro.macroName.text == "selector" ? "@selector" : "#\(macro.macroName.text)"
    case .genericSpecializationExpr(let generic):
      let arguments = generic.genericArgumentClause.arguments.map { $0.trimmedDescription }
      return "<\(of(generic.expression))<\(arguments.joined(separator: ", "))>>"
    case .patternExpr(let pattern): return of(pattern.pattern)
    case .discardAssignmentExpr: return "_"
    default: return "?\(expression.kind)"
    }
  }

  private static func integer(_ text: String) -> String {
    let digits = text.replacing("_", with: "")
    for (mark, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(mark) {
      return Int(digits.dropFirst(2), radix: radix).map { "\($0)" } ?? "?"
    }
    return digits
  }

  private static func of(_ segment: StringLiteralSegmentListSyntax.Element) -> String {
    switch segment {
    case .stringSegment(let letters):
      letters.content.text.unescaped
    case .expressionSegment(let value): "\\(\(of(value.expressions)))"
    }
  }

  private static func of(_ arguments: LabeledExprListSyntax) -> String {
    arguments.map { ($0.label.map { $0.text + ": " } ?? "") + of($0.expression) }
      .joined(separator: ", ")
  }

  private static func of(_ call: FunctionCallExprSyntax) -> String {
    var arguments = call.arguments.map {
      ($0.label.map { $0.text + ": " } ?? "") + of($0.expression)
    }
    if let closure = call.trailingClosure { arguments.append(of(closure)) }
    for closure in call.additionalTrailingClosures {
      arguments.append("\(closure.label.text): \(of(closure.closure))")
    }
    var callee = of(call.calledExpression)
    // A list of one type that is called is a type.
    let isList =
      call.calledExpression.is(ArrayExprSyntax.self)
      || call.calledExpression.is(DictionaryExprSyntax.self)
    if isList, arguments.isEmpty {
      callee = "<\(callee)>"
    }
    return "\(callee)(\(arguments.joined(separator: ", ")))"
  }

  private static func of(_ closure: ClosureExprSyntax) -> String {
    var list = ""
    var names: String?
    if let signature = closure.signature {
      let captures = signature.capture?.items.map { item in
        [item.specifier?.specifier.text, item.name.text].compactMap { $0 }.joined(separator: " ")
      }
      if let captures, !captures.isEmpty { list = "[\(captures.joined(separator: ", "))] " }
      switch signature.parameterClause {
      case .simpleInput(let parameters):
        names = parameters.map { $0.name.text }.joined(separator: ", ")
      case .parameterClause(let clause):
        names = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
          .joined(separator: ", ")
      case nil: break
      }
    }
    return "{\(list)\(names.map { "\($0) in " } ?? "")\(of(closure.statements))}"
  }

  // MARK: Types

  static func of(_ type: TypeSyntax) -> String {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let name): name.name.text + of(name.genericArgumentClause)
    case .memberType(let member):
      // Which types an outer one has is of no use to us.
      "\(of(member.baseType).prefix { $0 != "<" }).\(member.name.text)"
        + of(member.genericArgumentClause)
    case .optionalType(let optional): of(optional.wrappedType) + "?"
    case .implicitlyUnwrappedOptionalType(let optional): of(optional.wrappedType) + "?"
    case .arrayType(let array): "[\(of(array.element))]"
    case .dictionaryType(let dictionary): "[\(of(dictionary.key)): \(of(dictionary.value))]"
    case .tupleType(let tuple):
      tuple.elements.count == 1
        ? tuple.elements.first.map { of($0.type) } ?? "()"
        : "(\(tuple.elements.map { of($0.type) }.joined(separator: ", ")))"
    case .functionType(let function):
      "(\(function.parameters.map { of($0.type) }.joined(separator: ", "))) -> "
        + of(function.returnClause.type)
    case .attributedType(let attributed): of(attributed.baseType)
    case .someOrAnyType(let constrained): of(constrained.constraint)
    case .compositionType(let composition):
      composition.elements.first.map { of($0.type) } ?? ""
    default: type.trimmedDescription
    }
  }

  private static func of(_ clause: GenericArgumentClauseSyntax?) -> String {
    guard let clause else { return "" }
    let arguments = clause.arguments.map { argument in
      if case .type(let type) = argument.argument { of(type) } else { argument.trimmedDescription }
    }
    return "<\(arguments.joined(separator: ", "))>"
  }

  // MARK: Statements

  static func of(_ statements: CodeBlockItemListSyntax) -> String {
    statements.flatMap(texts).joined(separator: "; ")
  }

  /// The statements of an item, of which a declaration of several variables has several.
  static func texts(_ item: CodeBlockItemSyntax) -> [String] {
    switch item.item {
    case .decl(let declaration):
      if declaration.is(ImportDeclSyntax.self) { return [] }
      if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
        return [head(of: group)]
      }
      return SyntaxMembers.texts(of: declaration).map(\.text)
    case .stmt(let statement): return [of(statement)]
    case .expr(let expression): return [of(statement: expression)]
    }
  }

  /// The kind and the name of a type.
  static func head(of group: any DeclGroupSyntax) -> String {
    switch group {
    case let type as ClassDeclSyntax: "class \(type.name.text)"
    case let type as StructDeclSyntax: "struct \(type.name.text)"
    case let type as EnumDeclSyntax: "enum \(type.name.text)"
    case let type as ProtocolDeclSyntax: "protocol \(type.name.text)"
    case let type as ExtensionDeclSyntax: "extension \(of(type.extendedType))"
    default: "?"
    }
  }

  private static func of(statement expression: ExprSyntax) -> String {
    switch expression.as(ExprSyntaxEnum.self) {
    case .ifExpr(let choice): return of(choice)
    case .switchExpr(let choice): return of(choice)
    case .infixOperatorExpr(let infix):
      if infix.operator.is(AssignmentExprSyntax.self) {
        // Nothing is assigned.
        if infix.leftOperand.is(DiscardAssignmentExprSyntax.self) { return of(infix.rightOperand) }
        return "\(of(infix.leftOperand)) = \(of(infix.rightOperand))"
      }
      let sign = infix.operator.trimmedDescription
      if sign.hasSuffix("="), !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(sign) {
        return "\(of(infix.leftOperand)) \(sign) \(of(infix.rightOperand))"
      }
      return of(expression)
    default: return of(expression)
    }
  }

  private static func of(_ choice: IfExprSyntax) -> String {
    let otherwise: String =
      switch choice.elseBody {
      case .ifExpr(let next): " else {\(of(next))}"
      case .codeBlock(let block): " else {\(of(block.statements))}"
      case nil: ""
      }
    return "if \(of(choice.conditions)) {\(of(choice.body.statements))}\(otherwise)"
  }

  private static func of(_ choice: SwitchExprSyntax) -> String {
    let cases = choice.cases.map { element -> String in
      guard case .switchCase(let one) = element else { return "?" }
      let label: String =
        switch one.label {
        case .default: "default"
        case .case(let label):
          label.caseItems.map { item in
            of(item.pattern) + (item.whereClause.map { " where \(of($0.condition))" } ?? "")
          }.joined(separator: ", ")
        }
      return "\(label): \(of(one.statements))"
    }
    return "switch \(of(choice.subject)) {\(cases.joined(separator: " | "))}"
  }

  private static func of(_ statement: StmtSyntax) -> String {
    switch statement.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let statement): of(statement: statement.expression)
    case .returnStmt(let statement): statement.expression.map { "return \(of($0))" } ?? "return"
    case .guardStmt(let statement):
      "guard \(of(statement.conditions)) else {\(of(statement.body.statements))}"
    case .whileStmt(let statement):
      "while \(of(statement.conditions)) {\(of(statement.body.statements))}"
    case .repeatStmt(let statement):
      "repeat {\(of(statement.body.statements))} while \(of(statement.condition))"
    case .forStmt(let statement):
      "for \(of(statement.pattern)) in \(of(statement.sequence))"
        + (statement.whereClause.map { " where \(of($0.condition))" } ?? "")
        + " {\(of(statement.body.statements))}"
    case .breakStmt(let statement): "break" + (statement.label.map { " \($0.text)" } ?? "")
    case .continueStmt(let statement): "continue" + (statement.label.map { " \($0.text)" } ?? "")
    case .fallThroughStmt: "fallthrough"
    case .deferStmt(let statement): "defer {\(of(statement.body.statements))}"
    case .doStmt(let statement): "do {\(of(statement.body.statements))}"
    case .labeledStmt(let statement): "\(statement.label.text): \(of(statement.statement))"
    default: "?\(statement.kind)"
    }
  }

  private static func of(_ conditions: ConditionElementListSyntax) -> String {
    conditions.map { element in
      switch element.condition {
      case .expression(let expression): of(expression)
      case .optionalBinding(let binding):
        "\(binding.bindingSpecifier.text) \(of(binding.pattern))"
          + (binding.initializer.map { " = \(of($0.value))" } ?? "")
      case .matchingPattern(let matching):
        "case \(of(matching.pattern)) = \(of(matching.initializer.value))"
      case .availability: "available"
      }
    }.joined(separator: ", ")
  }

  // MARK: Patterns

  static func of(_ pattern: PatternSyntax) -> String {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let name): name.identifier.plain
    case .wildcardPattern: "_"
    case .valueBindingPattern(let binding): of(binding.pattern)
    case .tuplePattern(let tuple):
      "(\(tuple.elements.map { of($0.pattern) }.joined(separator: ", ")))"
    case .isTypePattern(let test): "is \(of(test.type))"
    case .expressionPattern(let expression): of(pattern: expression.expression)
    default: "?\(pattern.kind)"
    }
  }

  /// Returns an expression as a pattern: a case of an enum, or a value.
  private static func of(pattern expression: ExprSyntax) -> String {
    switch expression.as(ExprSyntaxEnum.self) {
    case .patternExpr(let pattern): return of(pattern.pattern)
    case .discardAssignmentExpr: return "_"
    case .declReferenceExpr(let name) where name.baseName.text == "_": return "_"
    case .memberAccessExpr(let member):
      let isCase = member.base.map { $0.trimmedDescription.first?.isUppercase == true } ?? true
      return isCase ? ".\(member.declName.baseName.plain)" : "=\(of(expression))"
    case .functionCallExpr(let call):
      guard case .memberAccessExpr = call.calledExpression.as(ExprSyntaxEnum.self) else { break }
      let elements = call.arguments.map { of(pattern: $0.expression) }
      return of(pattern: call.calledExpression) + "(\(elements.joined(separator: ", ")))"
    case .optionalChainingExpr(let chain): return of(pattern: chain.expression) + "?"
    case .asExpr(let cast): return "\(of(pattern: cast.expression)) as \(of(cast.type))"
    case .tupleExpr(let tuple):
      return "(\(tuple.elements.map { of(pattern: $0.expression) }.joined(separator: ", ")))"
    default: break
    }
    return "=\(of(expression))"
  }
}

extension String {
  /// The text with what its escapes stand for.
  fileprivate var unescaped: String {
    var (result, rest) = ("", self[...])
    while let letter = rest.popFirst() {
      guard letter == "\\", let escape = rest.popFirst() else {
        result.append(letter)
        continue
      }
      switch escape {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "0": result.append("\0")
      case "u":
        let code = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(code.count + 2)
        if let scalar = UInt32(code, radix: 16).flatMap(UnicodeScalar.init) {
          result.unicodeScalars.append(scalar)
        }
      default: result.append(escape)
      }
    }
    return result
  }
}

extension TokenSyntax {
  /// The text without backticks.
  var plain: String { text.replacing("`", with: "") }
}

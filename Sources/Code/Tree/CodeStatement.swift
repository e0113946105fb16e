/// A statement of code.
package final class CodeStatement: Sendable {
  /// What a statement is.
  package enum Kind: Sendable {
    case expression(CodeExpression)
    /// `card.alpha = 0.5`, `n += 1`; the sign of the calculation is nil for `=`.
    case assignment(CodeExpression, sign: String?, CodeExpression)
    case variable(CodeVariable)
    case function(CodeFunction)
    case type(CodeTypeDeclaration)
    case condition([CodeCondition], then: [CodeStatement], otherwise: [CodeStatement]?)
    case guarding([CodeCondition], otherwise: [CodeStatement])
    case whileLoop([CodeCondition], [CodeStatement])
    case repeatLoop([CodeStatement], CodeExpression)
    case forLoop(CodePattern, CodeExpression, where: CodeExpression?, [CodeStatement])
    /// `for (i = 0; i < n; i++)` of C, whose last part runs behind each round.
    case countingLoop([CodeStatement], CodeExpression?, after: [CodeStatement], [CodeStatement])
    case selection(CodeExpression, [CodeCase])
    case returning(CodeExpression?)
    case breaking(label: String?)
    case continuing(label: String?)
    case fallingThrough
    case deferring([CodeStatement])
    /// Statements in a scope of their own, unless they are the variables of one declaration.
    case block([CodeStatement], isTransparent: Bool = false)
    /// A loop or another statement with a label.
    case labelled(String, CodeStatement)
  }

  /// What it is.
  package let kind: Kind
  /// The place in the text, as offsets into its UTF-8.
  package let range: Range<Int>

  /// Creates a statement.
  package init(_ kind: Kind, at range: Range<Int>) {
    (self.kind, self.range) = (kind, range)
  }

  /// The variable that the statement declares under one name; nil of any other statement.
  package var topVariable: CodeVariable? {
    guard case .variable(let variable) = kind, variable.name != nil else { return nil }
    return variable
  }
}

/// A condition of `if`, `guard` or `while`.
package enum CodeCondition: Sendable {
  case expression(CodeExpression)
  /// `let card = view as? Card`, or `let card`, which is short for `let card = card`.
  case binding(name: String, isVariable: Bool, type: CodeType?, CodeExpression?, at: Range<Int>)
  /// `case .open = state`.
  case matching(CodePattern, CodeExpression)
}

/// A pattern that a value may match.
package indirect enum CodePattern: Sendable {
  case anything
  /// `let name`, or a name where a pattern can only bind.
  case binding(String, isVariable: Bool)
  case expression(CodeExpression)
  /// `.moved(let point)`, `Tool.pen`.
  case enumCase(String, [(label: String?, pattern: CodePattern)], at: Range<Int>)
  case tuple([(label: String?, pattern: CodePattern)])
  /// `let card?`.
  case some(CodePattern)
  /// `is UIButton`.
  case isType(CodeType)
  /// `let button as UIButton`.
  case cast(CodePattern, CodeType)
}

/// A case of a `switch`.
package struct CodeCase: Sendable {
  /// The patterns, each with its condition; none for `default`.
  package var patterns: [(pattern: CodePattern, condition: CodeExpression?)]
  /// The statements.
  package var body: [CodeStatement]
  /// The place in the text, as offsets into its UTF-8.
  package var range: Range<Int>
}

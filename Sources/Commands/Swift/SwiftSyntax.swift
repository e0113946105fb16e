/// A statement of Swift, as far as the prompt reads it.
enum SwiftStatement {
  /// `card.alpha = 0.5`, `card.alpha += 0.1`; the sign of the calculation is nil for `=`.
  case assignment(SwiftExpression, sign: String?, SwiftExpression)
  /// `let card = UIView()`.
  case declaration(name: String, range: Range<Int>, SwiftExpression)
  /// A call, or an object or a property to be shown.
  case expression(SwiftExpression)
}

/// An expression of Swift.
struct SwiftExpression {
  indirect enum Kind {
    case number(Double)
    case text(String)
    case name(String)
    /// `.red`.
    case implicitMember(String)
    /// `card.frame`.
    case member(SwiftExpression, String)
    case call(SwiftExpression, [SwiftArgument])
    case list([SwiftExpression])
    /// `#selector(save(_:))`, by the selector's name: `save:`.
    case selector(String)
    /// `-1`, `!card.isHidden`.
    case prefix(String, SwiftExpression)
    case binary(String, SwiftExpression, SwiftExpression)
  }

  var kind: Kind
  /// The place in the line, as offsets into its UTF-8.
  var range: Range<Int>
}

/// An argument of a call.
struct SwiftArgument {
  var label: String?
  var value: SwiftExpression
}

extension SwiftExpression {
  /// The name that the expression is; nil if it is more.
  var name: String? {
    if case .name(let name) = kind { name } else { nil }
  }
}

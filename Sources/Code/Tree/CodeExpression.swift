/// An expression of code.
package final class CodeExpression: Sendable {
  /// What an expression is.
  package enum Kind: Sendable {
    case integer(Int)
    case real(Double)
    case boolean(Bool)
    case text([TextPiece])
    case nothing
    /// A name: of a variable, a function, a type; `self`, `super` and `$0`, too.
    case name(String)
    /// `.red`.
    case implicitMember(String)
    /// `card.frame`; of a tuple also `pair.0`.
    case member(CodeExpression, String)
    /// `card?`, whose members are asked only if there is one.
    case optionalChain(CodeExpression)
    /// `card!`.
    case forced(CodeExpression)
    case call(CodeExpression, [CodeArgument])
    case element(CodeExpression, [CodeArgument])
    case array([CodeExpression])
    case dictionary([(key: CodeExpression, value: CodeExpression)])
    case tuple([CodeArgument])
    case closure(CodeClosure)
    case prefix(String, CodeExpression)
    case binary(String, CodeExpression, CodeExpression)
    case conditional(CodeExpression, CodeExpression, CodeExpression)
    /// `hit = view` of C, whose value is what was assigned; the sign of the calculation is nil for `=`.
    case assignment(CodeExpression, sign: String?, CodeExpression)
    /// `++i` or `i--` of C, whose value is that behind or before it.
    case step(CodeExpression, sign: String, isBefore: Bool)
    /// `card is UIButton`.
    case isType(CodeExpression, CodeType)
    case cast(CodeExpression, Cast, CodeType)
    /// `#selector(save(_:))`, by the selector's name.
    case selector(String)
    /// A word behind `#` that stands for a place: `#function`, `#line`.
    case place(String)
    /// `#available(iOS 18, *)`, or `@available` of Objective-C: whether iOS is of a version or later, which
    /// is always true without a version. Negated, it is `#unavailable`.
    case available(since: Int?, isNegated: Bool)
    /// A type that stands where a value does: `[UIView]`, `CGFloat`.
    case type(CodeType)
  }

  /// A piece of a text.
  package enum TextPiece: Sendable {
    case letters(String)
    case value(CodeExpression)
  }

  /// A way to turn a value into one of another type.
  package enum Cast: Sendable {
    /// `as`, which always succeeds.
    case plain
    /// `as?`.
    case conditional
    /// `as!`.
    case forced
  }

  /// What it is.
  package let kind: Kind
  /// The place in the text, as offsets into its UTF-8.
  package let range: Range<Int>

  /// Creates an expression.
  package init(_ kind: Kind, at range: Range<Int>) {
    (self.kind, self.range) = (kind, range)
  }

  /// The name that the expression is; nil if it is more.
  package var name: String? {
    if case .name(let name) = kind { name } else { nil }
  }
}

/// An argument of a call.
package struct CodeArgument: Sendable {
  /// The label; nil if there is none.
  package var label: String?
  /// The value.
  package var value: CodeExpression
  /// Indicates whether it stands behind the brackets.
  package var isTrailing = false

  /// Creates an argument.
  package init(_ label: String?, _ value: CodeExpression, isTrailing: Bool = false) {
    (self.label, self.value, self.isTrailing) = (label, value, isTrailing)
  }
}

/// A closure.
package struct CodeClosure: Sendable {
  /// A parameter of a closure.
  package struct Parameter: Sendable {
    /// The name; nil for `_`.
    package var name: String?
    /// The type, if it is written.
    package var type: CodeType?
  }

  /// The names between `[` and `]`, and how they are held: `weak`, `unowned` or nothing.
  package var captures: [(name: String, hold: String?, value: CodeExpression?)] = []
  /// The parameters; nil if none are written, so that `$0` may stand for the first.
  package var parameters: [Parameter]?
  /// The type of the result, if it is written.
  package var result: CodeType?
  /// The statements.
  package var body: [CodeStatement]

  /// Creates a closure.
  package init(
    parameters: [Parameter]? = nil, result: CodeType? = nil, body: [CodeStatement] = []
  ) {
    (self.parameters, self.result, self.body) = (parameters, result, body)
  }
}

/// A token of a text of Swift.
package struct CodeToken: Sendable, Equatable {
  /// What a token is.
  package enum Kind: Sendable, Equatable {
    /// A name or a word of the language, without backticks.
    case name(String)
    /// A name in backticks, which is never a word of the language.
    case quotedName(String)
    case integer(Int)
    case real(Double)
    /// A text, cut at the values in it.
    case text([TextPiece])
    /// An operator: `+`, `==`, `..<`, `->`, `=`.
    case sign(String)
    /// A bracket, `,`, `:`, `;`, `.`, `@` or `_`.
    case mark(Character)
    /// A word behind `#`.
    case directive(String)
    /// What cannot be read.
    case problem(CodeProblem.Fact)
    case end
  }

  /// A piece of a text: letters, or a value between `\(` and `)`.
  package enum TextPiece: Sendable, Equatable {
    case letters(String)
    /// The tokens of the value, the end last.
    case value([CodeToken])
  }

  /// What it is.
  package var kind: Kind
  /// The place in the text, as offsets into its UTF-8.
  package var range: Range<Int>
  /// Indicates whether a line break stands before it.
  package var isFirstOnLine = false
  /// Indicates whether white space, an opening bracket or a comma stands before it.
  package var hasSpaceBefore = false
  /// Indicates whether white space, a closing bracket or a comma stands behind it.
  package var hasSpaceBehind = false

  /// Returns whether the token is a word of the language.
  package func isWord(_ word: String) -> Bool { kind == .name(word) }

  /// Returns whether the token is an operator.
  package func isSign(_ sign: String) -> Bool { kind == .sign(sign) }

  /// Returns whether the token is a mark.
  package func isMark(_ mark: Character) -> Bool { kind == .mark(mark) }

  /// Returns whether the token is an operator or a mark of these characters.
  package func isSignOrMark(_ text: String) -> Bool {
    switch kind {
    case .sign(let sign): sign == text
    case .mark(let mark): text.count == 1 && text.first == mark
    default: false
    }
  }

  /// Indicates whether it cannot be read.
  package var isProblem: Bool { if case .problem = kind { true } else { false } }

  /// The name that the token is; nil if it is none.
  package var name: String? {
    switch kind {
    case .name(let name), .quotedName(let name): name
    default: nil
    }
  }
}

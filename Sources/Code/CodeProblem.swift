/// Something in a text of code that cannot be read, with its place.
package struct CodeProblem: Error, Sendable, Equatable {
  /// What is wrong.
  package let fact: Fact
  /// The place in the text, as offsets into its UTF-8.
  package let range: Range<Int>

  /// Creates a problem.
  package init(_ fact: Fact, at range: Range<Int>) {
    (self.fact, self.range) = (fact, range)
  }

  /// What is wrong with a text.
  package enum Fact: Sendable, Equatable {
    /// A bracket, a quote or a comment that is never closed.
    case unclosed(String)
    /// A closing bracket without an opening one.
    case unopened(String)
    /// Something else is expected where a token stands; nil for the end.
    case unexpected(String?, expected: Expectation)
    /// A character that no code holds.
    case badCharacter(String)
    /// A number that is none, or too large.
    case badNumber(String)
    /// An escape that a text cannot hold.
    case badEscape(String)
    /// Brackets, types or statements within each other, deeper than anybody writes.
    case tooDeep
    /// A construct that is known, and is not run.
    case notRead(Construct)
  }

  /// What could stand where something else does.
  package enum Expectation: Sendable, Equatable {
    /// A sign or a word of the language.
    case sign(String)
    case name, type, expression, statement, declaration, pattern, condition
    case endOfStatement
  }

  /// A construct of the language that is not run.
  package enum Construct: Sendable, Equatable {
    case throwing, concurrency, generics, keyPath, macro, operatorDeclaration, subscriptDeclaration
    case regularExpression, actor, resultBuilder, casePattern
    /// A message of Objective-C with several arguments, at a prompt.
    case longMessage
  }
}

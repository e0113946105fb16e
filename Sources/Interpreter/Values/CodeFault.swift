/// Something in code that was read and cannot run, with its place.
package struct CodeFault: Error, Sendable, Equatable {
  /// What is wrong.
  package enum Fact: Sendable, Equatable {
    case unknownName(String, suggestions: [String])
    case unknownType(String, suggestions: [String])
    case unknownMember(String, of: String, suggestions: [String])
    case unknownLabel(String, of: String, forms: [String])
    /// A value of another type than its place takes.
    case wrongType(String, expected: String)
    /// A value that may be nil where there must be one.
    case mayBeNil(String)
    case notAFunction(String)
    case notAssignable(String)
    case isConstant(String)
    /// An operator between values of two types that it does not take.
    case wrongOperands(String, String, String)
    /// A value whose type nothing tells, as `.red` or `[]` alone.
    case unknownContext(String)
    case missingValue(expected: String)
    case missingReturn(expected: String)
    case notABool(String)
    case notASequence(String)
    case noSuper
    case notHere(String)
    /// A method that overrides another one, outside of a class.
    case needsClass(String)
    case notRun(String)
    case circularClass(String)
    /// A property that a class of UIKit's has already, so that only an override may say it again.
    case inherited(String, from: String)
  }

  /// What is wrong.
  package let fact: Fact
  /// The place in the text, as offsets into its UTF-8.
  package let range: Range<Int>

  /// Creates a mistake.
  package init(_ fact: Fact, at range: Range<Int>) {
    (self.fact, self.range) = (fact, range)
  }
}

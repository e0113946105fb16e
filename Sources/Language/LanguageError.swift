/// An error of a line that cannot be read: a fact and a place in the line, without any wording.
package struct LanguageError: Error {
  /// A reason why a line cannot be read.
  package enum Fact: Sendable {
    /// A character that no line may hold.
    case controlCharacter(UInt8)
    /// A quote or bracket without its partner.
    case unclosed(String)
    /// `<<END` without a line that says END.
    case heredocWithoutEnd(String)
    /// A second `<<END` in one line.
    case secondHeredoc
    /// A backslash before something that needs none.
    case badEscape(String)
    /// A word that is one too many.
    case unexpected(String, usage: String)
    /// A word that is missing.
    case missing(String, usage: String)
    /// A word where several forms of a command take something else.
    case wrongWord(String, choices: [String], suggestions: [String])
    /// No word where several forms of a command take something.
    case missingOneOf([String])
    /// A word of the wrong kind.
    case wrongKind(String, expected: String, usage: String)
  }

  /// The reason.
  package var fact: Fact
  /// The place in the line, as offsets into its UTF-8; nil for the whole command.
  package var range: Range<Int>?

  /// Creates an error.
  package init(_ fact: Fact, at range: Range<Int>? = nil) {
    self.fact = fact
    self.range = range
  }
}

/// An error that knows its place in the line.
package protocol LocatedError: Error {
  /// The place, as offsets into the line's UTF-8; nil for the whole command.
  var range: Range<Int>? { get }
}

extension LanguageError: LocatedError {}

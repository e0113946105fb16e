/// The state that lines are read against and work on: it knows the commands and what names mean.
package protocol LanguageContext: AnyObject, SendableMetatype {
  /// The first argument of the bodies of forms.
  associatedtype Call

  /// What a body works with.
  var call: Call { get }

  /// Returns whether something has a name, so that the word is no keyword.
  func isName(_ word: String) -> Bool

  /// Carries out a body that only looks, so that no error needs to suggest anything.
  func trying<Result>(_ body: () throws -> Result) rethrows -> Result

  /// The forms of the command that a word calls.
  func forms(calledBy word: Word) throws -> CommandForms<Self>

  /// Returns whether a word stands for the beginning of a command, or for several.
  func isShorthand(_ word: String) -> Bool

  /// Returns whether a word that calls a command begins so.
  func beginsCommand(_ text: String) -> Bool

  /// The words with what the variables in them stand for; nil if nobody knows yet.
  func readable(_ words: [Word]) -> [Word]?

  /// The words that may call a command.
  func commands(_ choice: WordChoice) -> [Candidate]

  /// The variables, behind their dollar.
  func variables(_ choice: WordChoice) -> [Candidate]
}

/// The ways to write a command.
package struct CommandForms<Context: LanguageContext> {
  /// The word that calls it.
  package let name: String
  /// Other words that call it.
  package let aliases: [String]
  /// Its forms, tried in order.
  package let forms: [Form<Context>]

  /// Creates the forms of a command.
  package init(name: String, aliases: [String], forms: [Form<Context>]) {
    self.name = name
    self.aliases = aliases
    self.forms = forms
  }
}

#if compiler(<6.2)
  /// A type whose metatype may be sent, which later compilers know themselves.
  package protocol SendableMetatype {}
#endif

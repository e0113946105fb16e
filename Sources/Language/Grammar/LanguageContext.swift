/// A context in which lines are read and carried out: it knows the commands and the meaning of
/// names.
public protocol LanguageContext: AnyObject, SendableMetatype {
  /// The first argument of the bodies of forms.
  associatedtype Call

  /// The value that the bodies of forms get as their first argument.
  var call: Call { get }

  /// Returns whether something has a name, so that the word is no keyword.
  func isName(_ word: String) -> Bool

  /// Runs a body that carries nothing out, so that no error needs suggestions.
  func trying<Result>(_ body: () throws -> Result) rethrows -> Result

  /// Returns the forms of the command that a word calls.
  func forms(calledBy word: Word) throws -> CommandForms<Self>

  /// Returns whether a word stands for the beginning of a command, or for several commands.
  func isShorthand(_ word: String) -> Bool

  /// Returns whether a text is the beginning of a word that calls a command.
  func beginsCommand(_ text: String) -> Bool

  /// Returns the words with the values of the variables in them; nil if a value is not known yet.
  func readable(_ words: [Word]) -> [Word]?

  /// Returns the words that may call a command.
  func commands(_ choice: WordChoice) -> [Candidate]

  /// Returns the variables, with their dollar sign.
  func variables(_ choice: WordChoice) -> [Candidate]
}

/// The ways to write a command.
public struct CommandForms<Context: LanguageContext> {
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
  public protocol SendableMetatype {}
#endif

/// A context in which lines are read and carried out: it knows the commands and the meaning of
/// names.
@usableFromInline package protocol LanguageContext: AnyObject, SendableMetatype {
  /// The first argument of the bodies of forms.
  associatedtype Call

  /// The value that the bodies of forms get as their first argument.
  var call: Call { get }

  /// Returns whether something has a name, so that the word is no keyword.
  func isName(_ word: String) -> Bool

  /// Runs a body that carries nothing out, so that no error needs suggestions.
  func trying<Result>(_ body: () throws -> Result) rethrows -> Result

  func forms(calledBy word: Word) throws -> CommandForms<Self>

  /// Returns whether a word stands for the beginning of a command, or for several commands.
  func isShorthand(_ word: String) -> Bool

  /// Returns whether a text is the beginning of a word that calls a command.
  func beginsCommand(_ text: String) -> Bool

  /// Returns the words with the values of the variables in them; nil if a value is not known yet.
  func readable(_ words: [Word]) -> [Word]?

  /// Returns whether a command would be carried out although its words cannot be read, because it is
  /// plain what they mean.
  func understands(_ words: [Word]) -> Bool

  /// Returns the words that may call a command.
  func commands(_ choice: WordChoice) -> [Candidate]

  /// Returns the variables, with their dollar sign.
  func variables(_ choice: WordChoice) -> [Candidate]
}

/// The ways to write a command.
@usableFromInline package struct CommandForms<Context: LanguageContext> {
  /// The word that calls it.
  package let name: String
  /// Other words that call it.
  package let aliases: [String]
  /// Its forms, tried in order.
  package let forms: [Form<Context>]

  /// Creates the forms of a command.
  package init(name: String, aliases: [String], forms: [Form<Context>]) {
    (self.name, self.aliases, self.forms) = (name, aliases, forms)
  }

  /// Returns the forms that words may be, by the first behind the command; if that begins none, one
  /// of those in which the words come no further.
  func forms(for words: [Word]) -> [Form<Context>] {
    // Not `filter`, which asks for types at run time where the context is not known.
    var fitting: [Form<Context>] = []
    for form in forms where form.mayBegin(words) { fitting.append(form) }
    return fitting.isEmpty ? Array(forms.prefix(1)) : fitting
  }
}

extension CommandForms {
  /// Returns whether the words of a command can be read: whether one of its forms would be carried
  /// out.
  package func reads(_ words: [Word], in context: Context) -> Bool {
    context.trying {
      for form in forms where form.mayBegin(words) {
        var reader = Reader(words, from: 1, context)
        do {
          if try form.match(&reader), reader.isAtEnd { return true }
        } catch {
          return false
        }
      }
      return false
    }
  }
}

#if compiler(<6.2)
  /// A type whose metatype may be sent, which later compilers know themselves.
  @usableFromInline package protocol SendableMetatype {}
#endif

/// A reading of the words of a command: they are matched with its forms, but none is carried out.
/// Running, completing, colouring and hinting share it.
struct CommandReading<Context: LanguageContext> {
  /// A form, with the progress of the words in it.
  struct Attempt {
    var form: Form<Context>
    var reader: Reader<Context>
    var progress: MatchingProgress<Context>
    /// The error of a word that looked right but was not.
    var error: (any Error)?
    /// Indicates whether the words have everything that the form needs.
    var isComplete: Bool

    /// Indicates whether the words are the form, and nothing else.
    var fits: Bool { isComplete && reader.isAtEnd }
  }

  let words: [Word]
  let attempts: [Attempt]

  init(_ command: CommandForms<Context>, _ words: [Word], in context: Context) {
    self.words = words
    attempts = context.trying {
      command.forms(for: words).map { form in
        let progress = MatchingProgress<Context>()
        var reader = Reader(words, from: 1, context, explaining: progress)
        do {
          let isComplete = try form.match(&reader)
          return Attempt(form: form, reader: reader, progress: progress, isComplete: isComplete)
        } catch {
          return Attempt(
            form: form, reader: reader, progress: progress, error: error, isComplete: false)
        }
      }
    }
  }

  /// The form that the command would take, or else the one in which it would fail. As when it is
  /// carried out, that is the first form that finds an error, or the one in which the words came
  /// furthest.
  var decisive: Attempt? {
    var best: Attempt?
    for attempt in attempts {
      if attempt.error != nil || attempt.fits { return attempt }
      if attempt.progress.furthest > best?.progress.furthest ?? 0 { best = attempt }
    }
    return best
  }

  /// The first word that does not fit; nil if all of them do, as far as they go.
  var mismatch: Int? {
    guard let attempt = decisive, !attempt.fits else { return nil }
    if let range = (attempt.error as? any LocatedError)?.range {
      return words.lastIndex { $0.range.lowerBound <= range.lowerBound }
    }
    let reached = max(attempt.progress.furthest, attempt.reader.position)
    return reached < words.count ? reached : nil
  }

  /// The command that stands within this one, such as the one behind `expect error "x" :`.
  var inner: [Word]? {
    attempts.lazy.filter(\.fits).compactMap { $0.reader.notes?.inner }.first
  }
}

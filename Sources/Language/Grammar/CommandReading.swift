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
  let command: CommandForms<Context>
  let attempts: [Attempt]

  init(_ command: CommandForms<Context>, _ words: [Word], in context: Context) {
    self.words = words
    self.command = command
    attempts = context.trying {
      command.forms.map { form in
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
    let first = attempts.first { $0.error != nil || $0.fits }
    return first ?? attempts.max { $0.progress.furthest < $1.progress.furthest }
  }

  /// The first word that does not fit; nil if all of them do, as far as they go.
  var misfit: Int? {
    guard let attempt = decisive, !attempt.fits else { return nil }
    if let range = (attempt.error as? any LocatedError)?.range {
      return words.lastIndex { $0.range.lowerBound <= range.lowerBound }
    }
    let reached = max(attempt.progress.furthest, attempt.reader.position)
    return reached < words.count ? reached : nil
  }

  /// The command that stands within this one, such as the one behind `expect error "x" :`.
  var inner: [Word]? {
    attempts.first { $0.fits && $0.reader.inner != nil }?.reader.inner
  }
}

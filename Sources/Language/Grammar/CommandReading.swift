/// The words of a command, held against its forms without carrying any of them out: what running,
/// completing, colouring and hinting have in common.
struct CommandReading<Context: LanguageContext> {
  /// One form and how far the words came in it.
  struct Attempt {
    var form: Form<Context>
    var reader: Reader<Context>
    var progress: MatchingProgress<Context>
    /// The error of a word that looked right but was not.
    var error: (any Error)?
    /// Whether the form has all it needs.
    var isComplete: Bool

    /// Whether the command can be carried out so.
    var fits: Bool { isComplete && reader.isAtEnd }
  }

  let words: [Word]
  let command: CommandForms<Context>
  let attempts: [Attempt]

  init(_ command: CommandForms<Context>, _ words: [Word], in context: Context) {
    self.words = words
    self.command = command
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

  /// The form that the command would take, or else the one in which it would fail: as when it is
  /// carried out, the first that finds something wrong, or the one in which the words came furthest.
  var decisive: Attempt? {
    var best: Attempt?
    for attempt in attempts {
      if attempt.error != nil || attempt.fits { return attempt }
      if attempt.progress.furthest > best?.progress.furthest ?? 0 { best = attempt }
    }
    return best
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

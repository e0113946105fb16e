/// The words of a command, held against its forms without carrying any of them out.
struct CommandReading {
  /// One form and how far the words came in it.
  struct Attempt {
    var form: Command.Form
    var matcher: Matcher
    var progress: MatchingProgress
    /// What a word looked like but was not.
    var error: CommandError?
    /// Whether the form has all it needs.
    var isComplete: Bool
  }

  let words: [Word]
  let attempts: [Attempt]

  init(_ command: Command, _ words: [Word], _ session: Session) {
    self.words = words
    attempts = session.trying {
      session.forms(of: command).map { form in
        let progress = MatchingProgress(keepsTrack: true)
        var matcher = Matcher(words, from: 1, session: session, explaining: progress)
        do {
          let isComplete = try matcher.match(form.syntax)
          return Attempt(form: form, matcher: matcher, progress: progress, isComplete: isComplete)
        } catch {
          return Attempt(
            form: form, matcher: matcher, progress: progress, error: error as? CommandError,
            isComplete: false)
        }
      }
    }
  }

  /// The form that the command would take, or else the one in which it would fail: as when it is
  /// carried out, the first that finds something wrong, or the one in which the words came furthest.
  var decisive: Attempt? {
    let first = attempts.first { $0.error != nil || ($0.isComplete && $0.matcher.isAtEnd) }
    return first ?? attempts.max { $0.progress.furthest < $1.progress.furthest }
  }

  /// The first word that does not fit; nil if all of them do, as far as they go.
  var misfit: Int? {
    guard let attempt = decisive, !(attempt.isComplete && attempt.matcher.isAtEnd) else {
      return nil
    }
    if let range = attempt.error?.range {
      return words.lastIndex { $0.range.lowerBound <= range.lowerBound }
    }
    let reached = max(attempt.progress.furthest, attempt.matcher.position)
    return reached < words.count ? reached : nil
  }

  /// The command that stands within this one, such as the one behind `expect error "x" :`.
  var inner: [Word]? {
    for attempt in attempts where attempt.isComplete && attempt.matcher.isAtEnd {
      if let inner = attempt.matcher.arguments.command { return inner }
    }
    return nil
  }
}

extension Arguments {
  /// The words of a command that stands within another one.
  var command: [Word]? {
    guard let last = entries.last, last.label.hasPrefix("COMMAND"),
      case .words(let words) = last.value
    else { return nil }
    return words.filter { $0.quoting != .heredoc }
  }
}

extension Session {
  /// The words of a command with what the variables in them stand for; nil if nobody knows yet.
  func readable(_ words: [Word]) -> [Word]? {
    words.contains(where: \.hasVariables) ? trying { try? expanded(words) } : words
  }
}

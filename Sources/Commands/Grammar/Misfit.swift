import Text

/// Words that fit no form of a command, and what the forms that came furthest would have taken.
struct Misfit {
  private let words: [Word]
  private let best: [Attempt]

  private struct Attempt {
    var progress: MatchingProgress
    /// The first word that was not used up.
    var position: Int
    /// Whether the form has all it needs, so that the words merely go on.
    var isComplete: Bool
    var usage: String

    /// Whether nothing at all could follow.
    var isFull: Bool { isComplete && position > progress.furthest }

    /// Whether something is left out before the first word that does not fit.
    var isMissing: Bool { !isComplete && progress.isMissing }
  }

  init(_ command: Command, _ words: [Word], session: Session) throws {
    self.words = words
    var best: [Attempt] = []
    for form in session.forms(of: command) {
      let progress = MatchingProgress()
      var matcher = Matcher(words, from: 1, session: session, explaining: progress)
      let isComplete = try matcher.match(form.syntax)
      let furthest = best.first?.progress.furthest ?? 0
      if progress.furthest < furthest { continue }
      if progress.furthest > furthest { best.removeAll() }
      best.append(
        Attempt(
          progress: progress, position: matcher.position, isComplete: isComplete,
          usage: command.usage(of: form)))
    }
    let missing = best.filter(\.isMissing)
    self.best = missing.isEmpty ? best : missing
  }

  /// The error, with all that could stand where the words fit no longer.
  var error: CommandError {
    let usage = best.map(\.usage).joined(separator: " | ")
    if let full = best.first(where: \.isFull) {
      let word = words[full.position]
      return CommandError(.unexpected(word.text, usage: full.usage), at: word.range)
    }
    let choices = self.choices
    let furthest = best.first?.progress.furthest ?? words.count
    guard furthest < words.count, best.first?.isMissing != true else {
      let fact: CommandError.Fact =
        choices.count > 1
        ? .missingOneOf(choices) : .missing(choices.first ?? "", usage: usage)
      return CommandError(fact, at: furthest < words.count ? words[furthest].range : end)
    }
    let word = words[furthest]
    if choices.count > 1 {
      let near = word.text.nearest(in: expectedWords)
      return CommandError(
        .wrongWord(word.text, choices: choices, suggestions: near), at: word.range)
    }
    let isOneTooMany = best.allSatisfy {
      $0.isComplete && $0.progress.expected.allSatisfy(\.isWord)
    }
    return CommandError(
      isOneTooMany
        ? .unexpected(word.text, usage: usage)
        : .wrongKind(word.text, expected: choices.first ?? "", usage: usage),
      at: word.range)
  }

  /// Behind the last word.
  private var end: Range<Int> {
    let end = words.last?.range.upperBound ?? 0
    return end..<end
  }

  private var choices: [String] {
    var choices: [String] = []
    for part in best.flatMap(\.progress.expected) where !choices.contains(part.phrase) {
      choices.append(part.phrase)
    }
    return choices
  }

  private var expectedWords: [String] {
    best.flatMap(\.progress.expected).compactMap {
      if case .word(let word) = $0 { word } else { nil }
    }
  }
}

extension Syntax {
  /// What an error calls it.
  fileprivate var phrase: String {
    switch self {
    case .slot(let slot): slot.kind.phrase
    case .word(let word): "'\(word)'"
    case .optional(let parts), .many(let parts): parts.first?.phrase ?? ""
    case .choice(let choices): choices.first?.first?.phrase ?? ""
    }
  }

  fileprivate var isWord: Bool {
    if case .word = self { true } else { false }
  }
}

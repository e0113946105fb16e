/// A completer that finds candidates for the place of the cursor.
struct Completer<Context: LanguageContext> {
  private let reading: LineReading<Context>

  init(_ reading: LineReading<Context>) {
    self.reading = reading
  }

  func completions(at cursor: Int) -> (range: Range<Int>, candidates: [Candidate]) {
    let prefix = String(String.UnicodeScalarView(reading.line.unicodeScalars.prefix(cursor)))
    guard let place = WordPlace(endOf: prefix) else { return (cursor..<cursor, []) }
    var candidates = candidates(at: place)
    if candidates.isEmpty { candidates = self.candidates(at: place, ignoringCase: true) }
    return (place.start..<cursor, Self.unique(candidates.map(place.spelled)))
  }

  /// Returns whether a candidate for the end of a line begins like its last word.
  func canContinue(_ place: WordPlace) -> Bool {
    !candidates(at: place, most: 1).isEmpty
  }

  private func candidates(
    at place: WordPlace, ignoringCase: Bool = false, most: Int = .max
  ) -> [Candidate] {
    let choice = WordChoice(
      partial: place.partial, quote: place.quote, ignoresCase: ignoringCase, most: most)
    return reading.context.trying { candidates(behind: place.words, choice) }
  }

  private func candidates(behind words: [Word], _ choice: WordChoice) -> [Candidate] {
    let context = reading.context
    if choice.partial.hasPrefix("$") { return context.variables(choice) }
    guard let words = context.readable(words) else { return [] }
    guard !words.isEmpty else { return context.commands(choice) }
    guard let reading = reading.reading(of: words) else { return [] }
    if let inner = reading.inner { return candidates(behind: inner, choice) }
    var completion = Completion(context: context, choice: choice)
    var found: [Candidate] = []
    for attempt in reading.attempts where attempt.error == nil {
      if attempt.isComplete, let open = attempt.reader.notes?.open {
        completion.head = open.text
        return open.slot.candidates(completion)
      }
      guard attempt.progress.furthest == words.count else { continue }
      for (part, subject) in attempt.progress.expected {
        switch part {
        case .word(let word):
          found += choice.picked([Candidate(word, attempt.form.summary(of: word))])
        case .slot(let slot):
          completion.subject = subject
          found += slot.candidates(completion)
        default: break
        }
      }
    }
    return found
  }

  /// Returns each candidate once. A candidate that may stand alone is followed by a space, even if
  /// it may go on.
  private static func unique(_ candidates: [Candidate]) -> [Candidate] {
    var places: [String: Int] = [:]
    var unique: [Candidate] = []
    for candidate in candidates where candidate.text != "" {
      if let place = places[candidate.text] {
        if candidate.suffix == " ", unique[place].suffix != " " { unique[place] = candidate }
      } else {
        places[candidate.text] = unique.count
        unique.append(candidate)
      }
    }
    return unique
  }
}

extension Form {
  /// Returns the summary of the form if it has a word; the empty text otherwise.
  fileprivate func summary(of word: String) -> String {
    syntax.contains { $0.word == word } ? summary : ""
  }
}

/// A candidate for the place of the cursor.
@usableFromInline package struct Candidate: Equatable, Sendable {
  /// The text.
  package var text: String
  /// A few words about it.
  package var summary: String
  /// The text that follows the only candidate.
  package var suffix: String

  /// Creates a candidate.
  package init(_ text: String, _ summary: String, suffix: String = " ") {
    (self.text, self.summary, self.suffix) = (text, summary, suffix)
  }
}

extension [Candidate] {
  /// Returns the candidates behind the part of their word that is already written.
  package func behind(_ head: String) -> [Candidate] {
    guard !head.isEmpty else { return self }
    return map { Candidate(head + $0.text, $0.summary, suffix: $0.suffix) }
  }
}

/// A choice among words: those that begin like the one being typed.
@usableFromInline package struct WordChoice {
  /// The part of the word that is typed, without its quote.
  package var partial: String
  /// The quote that is still open, if it began with one.
  package var quote: Character?
  /// Indicates whether capital letters count as small ones.
  package var ignoresCase = false
  /// The number of candidates that are enough.
  package var most = Int.max

  /// Creates a choice of the words that begin like one.
  package init(
    partial: String, quote: Character? = nil, ignoresCase: Bool = false, most: Int = .max
  ) {
    (self.partial, self.quote, self.ignoresCase, self.most) = (partial, quote, ignoresCase, most)
  }

  /// Returns whether a word begins like the one being typed.
  package func fits(_ word: String) -> Bool {
    word.hasPrefix(partial)
      || (ignoresCase && word.lowercased().hasPrefix(partial.lowercased()))
  }

  /// Returns the candidates that fit; words that mean something only without quotes fit no open
  /// quote.
  package func picked(_ candidates: [Candidate], evenQuoted: Bool = false) -> [Candidate] {
    quote == nil || evenQuoted ? candidates.filter { fits($0.text) } : []
  }

  /// Returns the same choice for the text behind the last of some separators, and the text before
  /// it.
  package func behindLast(of separators: String) -> (head: String, choice: WordChoice) {
    guard let separator = partial.lastIndex(where: separators.contains) else { return ("", self) }
    var choice = self
    choice.partial = String(partial[partial.index(after: separator)...])
    return (String(partial[...separator]), choice)
  }
}

/// A place for which a slot finds candidates.
@usableFromInline package struct Completion<Context: LanguageContext> {
  /// The context, which knows the meaning of names.
  package let context: Context
  /// The words that are offered.
  package var choice: WordChoice
  /// The object that the words before are about.
  package var subject: AnyObject?
  /// The words that the slot has taken already, if it goes on.
  package var head = ""

  /// Creates a place.
  package init(
    context: Context, choice: WordChoice, subject: AnyObject? = nil, head: String = ""
  ) {
    (self.context, self.choice, self.subject, self.head) = (context, choice, subject, head)
  }

  /// Returns the same place with another choice.
  package func with(_ choice: WordChoice) -> Completion {
    var completion = self
    completion.choice = choice
    return completion
  }
}

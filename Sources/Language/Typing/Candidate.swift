/// One thing that may stand at the cursor.
package struct Candidate: Equatable, Sendable {
  /// The text.
  package var text: String
  /// A few words about it.
  package var summary: String
  /// What follows the text when it is the only candidate.
  package var suffix: String

  /// Creates a candidate.
  package init(_ text: String, _ summary: String, suffix: String = " ") {
    self.text = text
    self.summary = summary
    self.suffix = suffix
  }
}

extension [Candidate] {
  /// The candidates behind what is already written of their word.
  package func behind(_ head: String) -> [Candidate] {
    guard !head.isEmpty else { return self }
    return map { Candidate(head + $0.text, $0.summary, suffix: $0.suffix) }
  }
}

/// The words that are offered: those that begin like the one being typed.
package struct WordChoice {
  /// As much of the word as is typed, without its quote.
  package var partial: String
  /// The quote that is still open, if it began with one.
  package var quote: Character?
  /// Whether capital letters count as small ones.
  package var ignoresCase = false
  /// How many are enough.
  package var most = Int.max

  /// Whether a word begins like the one being typed.
  package func fits(_ word: String) -> Bool {
    word.hasPrefix(partial)
      || (ignoresCase && word.lowercased().hasPrefix(partial.lowercased()))
  }

  /// The candidates that fit; words that mean something only without quotes fit no open quote.
  package func picked(_ candidates: [Candidate], evenQuoted: Bool = false) -> [Candidate] {
    quote == nil || evenQuoted ? candidates.filter { fits($0.text) } : []
  }

  /// The same choice among what stands behind the last of some separators, and what is before it.
  package func behindLast(of separators: String) -> (head: String, choice: WordChoice) {
    guard let separator = partial.lastIndex(where: separators.contains) else { return ("", self) }
    var choice = self
    choice.partial = String(partial[partial.index(after: separator)...])
    return (String(partial[...separator]), choice)
  }
}

/// The place that a slot finds candidates for.
package struct Completion<Context: LanguageContext> {
  /// What names mean.
  package let context: Context
  /// The words that are offered.
  package var choice: WordChoice
  /// The object that the words before are about.
  package var subject: AnyObject?
  /// The words that the slot has taken already, if it goes on.
  package var head = ""

  /// The same place with another choice.
  package func with(_ choice: WordChoice) -> Completion {
    var completion = self
    completion.choice = choice
    return completion
  }
}

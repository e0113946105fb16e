/// A candidate for the place of the cursor.
public struct Candidate: Equatable, Sendable {
  /// The text.
  package var text: String
  /// A few words about it.
  package var summary: String
  /// The text that follows the only candidate.
  package var suffix: String

  /// Creates a candidate.
  package init(_ text: String, _ summary: String, suffix: String = " ") {
    self.text = text
    self.summary = summary
    self.suffix = suffix
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
public struct WordChoice {
  /// The part of the word that is typed, without its quote.
  package var partial: String
  /// The quote that is still open, if it began with one.
  package var quote: Character?
  /// Indicates whether capital letters count as small ones.
  package var ignoresCase = false
  /// The number of candidates that are enough.
  package var most = Int.max

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
public struct Completion<Context: LanguageContext> {
  /// The context, which knows the meaning of names.
  package let context: Context
  /// The words that are offered.
  package var choice: WordChoice
  /// The object that the words before are about.
  package var subject: AnyObject?
  /// The words that the slot has taken already, if it goes on.
  package var head = ""

  /// Returns the same place with another choice.
  package func with(_ choice: WordChoice) -> Completion {
    var completion = self
    completion.choice = choice
    return completion
  }
}

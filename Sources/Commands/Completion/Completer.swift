import ResponderKit

/// What may stand at the cursor.
package struct Completer {
  /// One thing that may stand there.
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

  private let session: Session

  /// A completer for the scene of a session.
  package init(_ session: Session) {
    self.session = session
  }

  /// Finds what may stand at the cursor.
  ///
  /// - Parameters:
  ///   - line: The whole line.
  ///   - cursor: The cursor, counted in Unicode scalars from the start of the line.
  /// - Returns: The range that a candidate replaces, in the same units, and the candidates.
  package func complete(_ line: String, cursor: Int) -> (range: Range<Int>, candidates: [Candidate])
  {
    let prefix = String(String.UnicodeScalarView(line.unicodeScalars.prefix(cursor)))
    guard let place = WordPlace(endOf: prefix) else { return (cursor..<cursor, []) }
    var candidates = candidates(at: place)
    if candidates.isEmpty { candidates = self.candidates(at: place, ignoringCase: true) }
    return (place.start..<cursor, Self.unique(candidates.map(place.spelled)))
  }

  /// Whether anything that may stand at the end of a line begins like its last word.
  func canContinue(_ place: WordPlace) -> Bool {
    !candidates(at: place, most: 1).isEmpty
  }

  private func candidates(
    at place: WordPlace, ignoringCase: Bool = false, most: Int = .max
  ) -> [Candidate] {
    let choice = WordChoice(
      partial: place.partial, quote: place.quote, ignoresCase: ignoringCase, most: most)
    return session.trying { candidates(behind: place.words, choice) }
  }

  private func candidates(behind words: [Word], _ choice: WordChoice) -> [Candidate] {
    let slots = SlotCandidates(session, choice)
    if choice.partial.hasPrefix("$") { return slots.variables }
    guard let words = session.readable(words) else { return [] }
    guard let first = words.first else { return slots.commands }
    guard let command = try? session.command(for: first) else { return [] }
    let reading = CommandReading(command, words, session)
    if let inner = reading.inner { return candidates(behind: inner, choice) }
    var found: [Candidate] = []
    for attempt in reading.attempts where attempt.error == nil {
      if let topic = attempt.topic { return slots.topics(behind: topic) }
      guard attempt.progress.furthest == words.count else { continue }
      for syntax in attempt.progress.expected {
        switch syntax {
        case .word(let word):
          found += choice.picked([Candidate(word, attempt.form.summary(of: word))])
        case .slot(let slot):
          found += slots.candidates(for: slot.kind, attempt.progress.lastArguments)
        default: break
        }
      }
    }
    return found
  }

  /// Each candidate once; what may stand alone is followed by a space, even if it may go on.
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

extension Command.Form {
  /// What the form does, for a word that leads to nothing else.
  fileprivate func summary(of word: String) -> String {
    let isItsOwn = syntax.contains { if case .word(word) = $0 { true } else { false } }
    return isItsOwn ? summary : ""
  }
}

extension CommandReading.Attempt {
  /// The words of a topic, if they are what the command ends with.
  fileprivate var topic: String? {
    guard isComplete, case .text(let text)? = matcher.arguments.entries.last?.value,
      case .optional(let parts)? = form.syntax.last, case .slot(let slot)? = parts.last,
      slot.kind == .topic
    else { return nil }
    return text
  }
}

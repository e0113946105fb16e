import ResponderKit
import Scenes

/// Fits the words of a command to its syntax.
///
/// A word that does not look like what a slot wants makes the matcher try what else may stand
/// there; one that looks right but names nothing is an error at once.
struct Matcher {
  let words: [Word]
  let session: Session
  var position: Int
  private(set) var arguments = Arguments()
  /// What fitted and would have fitted, if somebody will ask.
  private let progress: MatchingProgress?

  init(
    _ words: [Word], from start: Int, session: Session,
    explaining progress: MatchingProgress? = nil
  ) {
    self.words = words
    self.session = session
    self.progress = progress
    position = start
    progress?.furthest = start
  }

  /// Whether all words are used up.
  var isAtEnd: Bool { position >= words.count }

  /// Fits a sequence; returns false, with nothing consumed, if it does not fit.
  mutating func match(_ parts: [Syntax]) throws -> Bool {
    let start = (position, arguments.entries.count)
    for part in parts where try !match(part) {
      position = start.0
      arguments.truncate(to: start.1)
      return false
    }
    return true
  }

  private mutating func match(_ part: Syntax) throws -> Bool {
    switch part {
    case .word(let word):
      expect(part)
      guard position < words.count, words[position].isBare(word) else { return false }
      arguments.add(word, words[position].range, .text(word))
      position += 1
      return true
    case .slot(let slot):
      expect(part)
      guard position < words.count else { return false }
      return try match(slot)
    case .optional(let parts):
      _ = try match(parts)
      return true
    case .choice(let choices):
      for choice in choices where try match(choice) { return true }
      return false
    case .many(let parts):
      guard try match(parts) else { return false }
      // At the end, too, so that completion knows what may follow.
      while try match(parts) {}
      return true
    }
  }

  private mutating func match(_ slot: Slot) throws -> Bool {
    let start = position
    guard !isNextKeyword(words[start], of: slot) else {
      progress?.miss()
      return false
    }
    var reader = WordReader(words: words, position: position, session: session)
    guard let value = try reader.read(slot.kind, after: arguments) else { return false }
    position = reader.position
    let range = words[start].range.lowerBound..<words[max(start, position - 1)].range.upperBound
    arguments.add(slot.label, range, value)
    return true
  }

  /// Whether a word belongs to what follows a slot, so that the slot's own words are missing; a name
  /// that something has is a name.
  @inline(__always)
  private func isNextKeyword(_ word: Word, of slot: Slot) -> Bool {
    !slot.keywords.isEmpty && word.quoting == .bare && slot.keywords.contains(word.text)
      && session.scene.names[word.text] == nil
  }

  @inline(__always)
  private func expect(_ part: Syntax) {
    progress?.expect(part, at: position, isAtEnd: isAtEnd, after: arguments)
  }
}

import Text

/// Fits the words of a command to its parts, from left to right.
///
/// A word that does not look like what a slot wants makes the reader try what else may stand there;
/// one that looks right but names nothing is an error at once.
package struct Reader<Context: LanguageContext> {
  /// The words of the command.
  package let words: [Word]
  /// What the words are read against.
  package let context: Context
  /// The next word.
  package var position: Int
  /// The object that the words before are about, for slots that depend on it.
  package var subject: AnyObject?
  /// How the words are coloured, if somebody will ask.
  private(set) var roles: [WordRole] = []
  /// The command that stands within this one, if somebody will ask.
  private(set) var inner: [Word]?
  /// The slot that has taken all words that are left, and may go on.
  private(set) var open: (slot: AnySlot<Context>, text: String)?
  /// What fitted and would have fitted, if somebody will ask.
  private let progress: MatchingProgress<Context>?
  private let notes: Bool

  /// A reader of words.
  package init(_ words: [Word], from start: Int, _ context: Context) {
    self.init(words, from: start, context, explaining: nil, notes: false)
  }

  init(
    _ words: [Word], from start: Int, _ context: Context,
    explaining progress: MatchingProgress<Context>?, notes: Bool = true
  ) {
    self.words = words
    self.context = context
    self.progress = progress
    self.notes = notes
    position = start
    progress?.furthest = start
  }

  /// The next word.
  package var word: Word { words[position] }

  /// Whether all words are used up.
  package var isAtEnd: Bool { position >= words.count }

  /// A place to come back to.
  struct Place {
    fileprivate var position: Int
    fileprivate var roles: Int
    fileprivate var subject: AnyObject?
  }

  /// The place where the reader is.
  var place: Place { Place(position: position, roles: roles.count, subject: subject) }

  /// Goes back, with nothing consumed since.
  mutating func goBack(to place: Place) {
    position = place.position
    subject = place.subject
    guard notes else { return }
    roles.removeSubrange(place.roles...)
    (inner, open) = (nil, nil)
  }

  /// The range in the line of the words since a position.
  func range(from start: Int) -> Range<Int> {
    guard start < words.count else {
      let end = words.last?.range.upperBound ?? 0
      return end..<end
    }
    return words[start].range.lowerBound..<words[max(start, position - 1)].range.upperBound
  }

  /// Takes a word that must be exactly this.
  mutating func take(_ keyword: String) -> Bool {
    progress?.expect(.word(keyword), self)
    guard position < words.count, words[position].isBare(keyword) else { return false }
    position += 1
    return true
  }

  /// Takes the words of a slot.
  mutating func take<Value>(
    _ slot: Slot<Context, Value>, _ node: AnySlot<Context>
  ) throws -> Value? {
    progress?.expect(.slot(node), self)
    let start = position
    guard start < words.count else { return nil }
    guard !isNextKeyword(words[start], node.keywords) else {
      progress?.miss()
      return nil
    }
    do {
      guard let value = try slot.read(&self) else {
        position = start
        return nil
      }
      if notes { note(slot, node, value, from: start) }
      return value
    } catch {
      position = start
      throw error
    }
  }

  /// Whether a word belongs to what follows a slot, so that the slot's own words are missing; a name
  /// that something has is a name.
  private func isNextKeyword(_ word: Word, _ keywords: [String]) -> Bool {
    !keywords.isEmpty && word.quoting == .bare && keywords.contains(word.text)
      && !context.isName(word.text)
  }

  private mutating func note<Value>(
    _ slot: Slot<Context, Value>, _ node: AnySlot<Context>, _ value: Value, from start: Int
  ) {
    roles += slot.roles(value, range(from: start))
    switch slot.extent {
    case .words: break
    case .command: inner = words[start...].filter { $0.quoting != .heredoc }
    case .open: open = (node, words[start...].map(\.text).joined(separator: " "))
    }
  }
}

/// A meaning that part of a line has.
package struct WordRole: Sendable {
  /// Where, as offsets into the line's UTF-8.
  package var range: Range<Int>
  /// How it is shown.
  package var style: TextStyle
  /// Whether only what stands before the last dot is meant.
  package var isOwner = false

  /// Creates a role.
  package init(_ range: Range<Int>, _ style: TextStyle) {
    self.range = range
    self.style = style
  }

  /// The role of a name before the last dot of a word.
  package static func owner(in range: Range<Int>) -> WordRole {
    var role = WordRole(range, .name)
    role.isOwner = true
    return role
  }
}

import Text

/// A reader that matches the words of a command with its parts, from left to right.
///
/// A word that does not look like a slot's value makes the reader try other parts; a word that
/// looks right but names nothing is an error at once.
@usableFromInline package struct Reader<Context: LanguageContext> {
  /// The words of the command.
  @usableFromInline package let words: [Word]
  /// The context in which the words are read.
  @usableFromInline package let context: Context
  /// The index of the next word.
  @usableFromInline package var position: Int
  /// The object that the words before are about, for slots that depend on it.
  @usableFromInline package var subject: AnyObject?
  /// The record of the matching, if there is one.
  @usableFromInline let progress: MatchingProgress<Context>?
  /// What the words mean, if it is recorded. Apart, as a reader is made for each command of a script.
  @usableFromInline let notes: ReaderNotes<Context>?

  /// Creates a reader of words.
  @inlinable
  package init(_ words: [Word], from start: Int, _ context: Context) {
    self.words = words
    self.context = context
    progress = nil
    notes = nil
    position = start
  }

  init(
    _ words: [Word], from start: Int, _ context: Context,
    explaining progress: MatchingProgress<Context>?, notes: Bool = true
  ) {
    (self.words, self.context, self.progress) = (words, context, progress)
    self.notes = notes ? ReaderNotes() : nil
    position = start
    progress?.furthest = start
  }

  /// The next word.
  @inlinable
  package var word: Word { words[position] }

  /// Indicates whether all words are used up.
  @inlinable
  package var isAtEnd: Bool { position >= words.count }

  /// A place to come back to.
  @usableFromInline package struct Place {
    @usableFromInline let position: Int
    @usableFromInline let roles: Int
    @usableFromInline let subject: AnyObject?

    @inlinable
    init(of reader: Reader) {
      position = reader.position
      roles = reader.notes?.count ?? 0
      subject = reader.subject
    }
  }

  /// The place where the reader is.
  @inlinable
  package var place: Place { Place(of: self) }

  /// Goes back, with nothing consumed since.
  @inlinable
  package mutating func goBack(to place: Place) {
    position = place.position
    subject = place.subject
    notes?.forget(since: place.roles)
  }

  /// Returns the range in the line of the words since a position.
  @inlinable
  package func range(from start: Int) -> Range<Int> {
    guard start < words.count else {
      let end = words.last?.range.upperBound ?? 0
      return end..<end
    }
    let (first, last) = (words[start].range, words[max(start, position - 1)].range)
    // Words that were put in another order stand in the line as they were typed.
    return min(first.lowerBound, last.lowerBound)..<max(first.upperBound, last.upperBound)
  }

  /// Returns the value of all words that are left; nil if they do not match.
  ///
  /// - Throws: ``MisreadWord`` if they cannot be read.
  @inlinable
  mutating func whole<Value>(_ match: Part<Context, Value>.Match) throws(MisreadWord) -> Value? {
    do { if let value = try match(&self) { return isAtEnd ? value : nil } } catch {
      throw MisreadWord()
    }
    return nil
  }

  /// Takes a word that must be exactly this.
  @inlinable
  package mutating func take(_ keyword: String) -> Bool {
    progress?.expect(.word(keyword), self)
    guard position < words.count, words[position].isBare(keyword) else { return false }
    position += 1
    return true
  }

  /// Takes the words of a slot.
  @inlinable
  package mutating func take<Value>(
    _ slot: Slot<Context, Value>, _ node: AnySlot<Context>
  ) throws -> Value? {
    progress?.expect(.slot(node), self)
    let start = position
    guard start < words.count else { return nil }
    guard !isNextKeyword(start, node.keywords) else {
      progress?.miss()
      return nil
    }
    do {
      guard let value = try slot.read(&self) else {
        position = start
        return nil
      }
      notes?.add(node, words[start...], slot.roles(value, range(from: start)))
      return value
    } catch {
      position = start
      throw error
    }
  }

  /// Returns whether a word belongs to a part behind a slot, so that the slot's own words are
  /// missing. A word that is the name of something counts as a name.
  @inlinable
  func isNextKeyword(_ index: Int, _ keywords: [String]) -> Bool {
    guard !keywords.isEmpty, words[index].quoting == .bare else { return false }
    let text = words[index].text
    // Their lengths tell most words apart in less time than a comparison of texts takes.
    let length = text.utf8.count
    for keyword in keywords where keyword.utf8.count == length && keyword == text {
      return !context.isName(text)
    }
    return false
  }
}

/// What the words of a command mean, as its reader has found so far.
@usableFromInline final class ReaderNotes<Context: LanguageContext> {
  /// The roles of the words, for colouring.
  private(set) var roles: [WordRole] = []
  /// The command that stands within this one.
  private(set) var inner: [Word]?
  /// The slot that has taken all remaining words, and may take more.
  private(set) var open: (slot: AnySlot<Context>, text: String)?

  /// The number of roles.
  @usableFromInline var count: Int { roles.count }

  /// Adds the roles of the words that a slot took; it may have taken all that follow.
  @usableFromInline
  func add(_ node: AnySlot<Context>, _ words: ArraySlice<Word>, _ found: [WordRole]) {
    roles += found
    switch node.extent {
    case .words, .label: break
    case .command: inner = words.filter { $0.quoting != .heredoc }
    case .open: open = (node, words.map(\.text).joined(separator: " "))
    }
  }

  /// Forgets all but the first roles.
  @usableFromInline
  func forget(since count: Int) {
    roles.removeSubrange(count...)
    (inner, open) = (nil, nil)
  }
}

/// A meaning that part of a line has.
@usableFromInline package struct WordRole: Sendable {
  /// The range in the line, as offsets into its UTF-8.
  package var range: Range<Int>
  /// The style in which the range is shown.
  package var style: TextStyle
  /// Indicates whether only the text before the last dot is meant.
  package var isOwner = false

  /// Creates a role.
  package init(_ range: Range<Int>, _ style: TextStyle) {
    self.range = range
    self.style = style
  }

  /// Returns the role of a name before the last dot of a word.
  package static func owner(in range: Range<Int>) -> WordRole {
    var role = WordRole(range, .name)
    role.isOwner = true
    return role
  }
}

/// A word, or a few, that stand for a value: how they are read, completed, coloured and described.
@usableFromInline package struct Slot<Context: LanguageContext, Value>: Sendable {
  /// The name of the value in usage lines.
  @usableFromInline package var label: String
  /// The phrase by which an error calls the value.
  @usableFromInline package var phrase: String
  /// Reads the value; nil if the next word does not look like it. There is a next word.
  @usableFromInline package var read: @Sendable (inout Reader<Context>) throws -> Value?
  /// A function that finds the candidates for the slot.
  @usableFromInline package var candidates: @Sendable (Completion<Context>) -> [Candidate] = { _ in
    []
  }
  /// A function that returns the colours of a value in a range of the line's UTF-8.
  @usableFromInline package var roles: @Sendable (Value, Range<Int>) -> [WordRole] = { _, _ in [] }
  /// A function that names the parts of the value that are still to come, if all remaining words
  /// are parts of it.
  @usableFromInline package var missingParts: @Sendable (Reader<Context>) -> String? = { _ in nil }
  /// A function that describes the present value, from the object that the words before are about.
  @usableFromInline package var state: @Sendable (Context, AnyObject?) -> String? = { _, _ in nil }
  /// The extent of the slot.
  @usableFromInline package var extent = SlotExtent.words

  /// Creates a slot.
  @inlinable
  package init(
    _ label: String, _ phrase: String,
    read: @escaping @Sendable (inout Reader<Context>) throws -> Value?
  ) {
    (self.label, self.phrase, self.read) = (label, phrase, read)
  }
}

/// The extent of a slot over the words of a line.
@usableFromInline package enum SlotExtent: Sendable {
  /// The slot takes the words that it needs.
  case words
  /// The slot takes one word, which is its label.
  case label
  /// The slot takes all remaining words, which are a command.
  case command
  /// The slot takes all remaining words, and its candidates depend on them.
  case open
}

/// A slot without the type of its value, for everything but the value, with the words that may
/// follow it.
@usableFromInline package final class AnySlot<Context: LanguageContext>: Sendable {
  /// The name of the value in usage lines.
  @usableFromInline package let label: String
  /// The phrase by which an error calls the value.
  @usableFromInline package let phrase: String
  /// The words that may come next, which do not stand for anything themselves.
  @usableFromInline package let keywords: [String]
  /// The extent of the slot.
  package let extent: SlotExtent
  /// A function that finds the candidates for the slot.
  package let candidates: @Sendable (Completion<Context>) -> [Candidate]
  let missingParts: @Sendable (Reader<Context>) -> String?
  let state: @Sendable (Context, AnyObject?) -> String?
  private let match: @Sendable (inout Reader<Context>, AnySlot<Context>) throws -> Bool

  /// Creates a slot without a type from one that stands before words.
  @inlinable
  package convenience init<Value>(_ slot: Slot<Context, Value>, before keywords: [String]) {
    self.init(
      label: slot.label, phrase: slot.phrase, keywords: keywords, extent: slot.extent,
      candidates: slot.candidates, missingParts: slot.missingParts, state: slot.state
    ) { reader, node in try reader.take(slot, node) != nil }
  }

  /// Creates a slot from the properties of one with a type.
  @usableFromInline package init(
    label: String, phrase: String, keywords: [String], extent: SlotExtent,
    candidates: @escaping @Sendable (Completion<Context>) -> [Candidate],
    missingParts: @escaping @Sendable (Reader<Context>) -> String?,
    state: @escaping @Sendable (Context, AnyObject?) -> String?,
    match: @escaping @Sendable (inout Reader<Context>, AnySlot<Context>) throws -> Bool
  ) {
    (self.label, self.phrase, self.keywords, self.extent) = (label, phrase, keywords, extent)
    (self.candidates, self.missingParts, self.state) = (candidates, missingParts, state)
    self.match = match
  }

  /// Returns the same slot under another name.
  func labelled(_ label: String) -> AnySlot {
    AnySlot(
      label: label, phrase: phrase, keywords: keywords, extent: extent, candidates: candidates,
      missingParts: missingParts, state: state, match: match)
  }

  /// Reads the value and forgets it; returns false if the next word does not look like it.
  package func match(_ reader: inout Reader<Context>) throws -> Bool { try match(&reader, self) }
}

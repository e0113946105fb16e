/// A word, or a few, that stand for a value: how they are read, completed, coloured and described.
package struct Slot<Context: LanguageContext, Value>: Sendable {
  /// The name of the value in usage lines.
  package var label: String
  /// The phrase by which an error calls the value.
  package var phrase: String
  /// Reads the value; nil if the next word does not look like it. There is a next word.
  package var read: @Sendable (inout Reader<Context>) throws -> Value?
  /// Finds what may stand in the slot.
  package var candidates: @Sendable (Completion<Context>) -> [Candidate] = { _ in [] }
  /// Finds how a value is coloured that stands in a range of the line's UTF-8.
  package var roles: @Sendable (Value, Range<Int>) -> [WordRole] = { _, _ in [] }
  /// Names the parts of the value that are still to come, if all words that are left are parts of it.
  package var missingParts: @Sendable (Reader<Context>) -> String? = { _ in nil }
  /// Describes the value that there is, from what the words before are about.
  package var state: @Sendable (Context, AnyObject?) -> String? = { _, _ in nil }
  /// How far the slot reaches.
  package var extent = SlotExtent.words

  /// Creates a slot.
  package init(
    _ label: String, _ phrase: String,
    read: @escaping @Sendable (inout Reader<Context>) throws -> Value?
  ) {
    self.label = label
    self.phrase = phrase
    self.read = read
  }
}

/// How far a slot reaches.
package enum SlotExtent: Sendable {
  /// Over the words that it needs.
  case words
  /// Over all the words that are left, which are a command.
  case command
  /// Over all the words that are left, and what may follow depends on them.
  case open
}

/// A slot whose type is forgotten, for all that is no value, with the words that may follow it.
package final class AnySlot<Context: LanguageContext>: Sendable {
  /// The name of the value in usage lines.
  package let label: String
  /// The phrase by which an error calls the value.
  package let phrase: String
  /// The words that may come next, which do not stand for anything themselves.
  package let keywords: [String]
  let extent: SlotExtent
  let candidates: @Sendable (Completion<Context>) -> [Candidate]
  let missingParts: @Sendable (Reader<Context>) -> String?
  let state: @Sendable (Context, AnyObject?) -> String?
  private let match: @Sendable (inout Reader<Context>, AnySlot<Context>) throws -> Bool

  init<Value>(_ slot: Slot<Context, Value>, before keywords: [String]) {
    label = slot.label
    phrase = slot.phrase
    extent = slot.extent
    candidates = slot.candidates
    missingParts = slot.missingParts
    state = slot.state
    self.keywords = keywords
    match = { reader, node in try reader.take(slot, node) != nil }
  }

  private init(_ slot: AnySlot, label: String) {
    self.label = label
    phrase = slot.phrase
    keywords = slot.keywords
    extent = slot.extent
    candidates = slot.candidates
    missingParts = slot.missingParts
    state = slot.state
    match = slot.match
  }

  /// The same slot under another name.
  func labelled(_ label: String) -> AnySlot { AnySlot(self, label: label) }

  /// Reads the value and forgets it; returns false if the next word does not look like it.
  func match(_ reader: inout Reader<Context>) throws -> Bool { try match(&reader, self) }
}

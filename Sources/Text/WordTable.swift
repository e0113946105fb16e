/// A table of values by words: commands, names, classes, properties.
///
/// A script looks several words up in each line, so the table's hash takes less time than the
/// standard one, which withstands chosen keys.
@usableFromInline package struct WordTable<Value>: ExpressibleByDictionaryLiteral {
  @usableFromInline var values: [WordKey: Value] = [:]

  /// Creates a table of words, each of which occurs once.
  @inlinable
  package init(dictionaryLiteral elements: (String, Value)...) {
    for (word, value) in elements { values[WordKey(word)] = value }
  }

  /// The value of a word; nil if it has none.
  @inlinable
  package subscript(word: String) -> Value? {
    get { values[WordKey(word)] }
    set { values[WordKey(word)] = newValue }
  }

  /// The value of a word, or else a default one, which a change of it adds.
  @inlinable
  package subscript(word: String, default value: @autoclosure () -> Value) -> Value {
    get { values[WordKey(word), default: value()] }
    _modify { yield &values[WordKey(word), default: value()] }
  }

  /// Sets the value of a word. Returns the one that it had before, if it had one.
  @inlinable
  package mutating func updateValue(_ value: Value, for word: String) -> Value? {
    values.updateValue(value, forKey: WordKey(word))
  }

  /// The number of words.
  @inlinable
  package var count: Int { values.count }

  /// The words, in no particular order.
  package var words: [String] { values.keys.map(\.word) }
}

extension WordTable: Sendable where Value: Sendable {}

/// A word as the key of a table, with its hash, so that a table that grows computes none again, and
/// most unequal words are not compared.
@usableFromInline struct WordKey: Hashable, Sendable {
  @usableFromInline let word: String
  @usableFromInline let digest: Int

  @usableFromInline
  init(_ word: String) {
    self.word = word
    digest = Self.digest(of: word)
  }

  @inlinable
  static func == (left: WordKey, right: WordKey) -> Bool {
    left.digest == right.digest && left.word == right.word
  }

  @inlinable
  func hash(into hasher: inout Hasher) { hasher.combine(digest) }

  /// Returns the hash for a table with a seed. The standard library's tables call this; where they
  /// do not, the method above does the same more slowly.
  @inlinable
  func _rawHashValue(seed: Int) -> Int {
    let product = UInt64(truncatingIfNeeded: digest ^ seed) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product ^ (product >> 32))
  }

  /// Returns the hash of a word.
  private static func digest(of word: String) -> Int {
    let digest = word.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      var hash = StableHash()
      var union: UInt8 = 0
      for byte in bytes {
        hash.add(byte)
        union |= byte
      }
      return union < 0x80 ? Int(truncatingIfNeeded: hash.value) : nil
    }
    // Equal words need not have the same bytes if they are not ASCII.
    return (digest ?? nil) ?? word.hashValue
  }
}

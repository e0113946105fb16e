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

  /// The value of a word that is looked up in several tables; nil if it has none.
  @inlinable
  package subscript(key: WordKey) -> Value? { values[key] }

  /// The value of a word, or else a default one, which a change of it adds.
  @inlinable
  package subscript(word: String, default value: @autoclosure () -> Value) -> Value {
    get { values[WordKey(word), default: value()] }
    _modify { yield &values[WordKey(word), default: value()] }
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
@usableFromInline package struct WordKey: Hashable, Sendable {
  /// The word.
  @usableFromInline package let word: String
  /// The hash of the word.
  @usableFromInline package let digest: Int

  @usableFromInline package init(_ word: String) {
    self.word = word
    digest = word.wordHash
  }

  /// Returns whether two keys are of the same word.
  @inlinable
  package static func == (left: WordKey, right: WordKey) -> Bool {
    left.digest == right.digest && left.word == right.word
  }

  /// Hashes the word.
  @inlinable
  package func hash(into hasher: inout Hasher) { hasher.combine(digest) }

  /// Returns the hash for a table with a seed. The standard library's tables call this; where they
  /// do not, the method above does the same more slowly.
  @inlinable
  package func _rawHashValue(seed: Int) -> Int {
    let product = UInt64(truncatingIfNeeded: digest ^ seed) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product ^ (product >> 32))
  }
}

extension String {
  /// The hash of a word, which is made in less time than the standard one. Equal words have the same
  /// in one run.
  package var wordHash: Int {
    let hash = utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      var (hash, union) = (UInt64(0), UInt64(0))
      var start = 0
      while start < bytes.count {
        // Eight bytes, or those that are left.
        let end = min(start + 8, bytes.count)
        var chunk = UInt64(0)
        if end - start == 8 {
          chunk = UnsafeRawPointer(bytes.baseAddress! + start).loadUnaligned(as: UInt64.self)
        } else {
          for k in start..<end { chunk = chunk << 8 | UInt64(bytes[k]) }
        }
        union |= chunk
        hash = (hash ^ chunk) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 32
        start = end
      }
      return union & 0x8080_8080_8080_8080 == 0 ? Int(truncatingIfNeeded: hash) : nil
    }
    // Equal words need not have the same bytes if they are not ASCII.
    return (hash ?? nil) ?? hashValue
  }
}

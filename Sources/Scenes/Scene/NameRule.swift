/// The rules for names of responders.
package enum NameRule {
  /// Words that mean something where a name could stand.
  private static let reserved: Set<String> = [
    "it", "nil", "none", "nobody", "touch", "in", "at", "above", "below", "to", "for", "from",
    "on",
  ]

  /// Tells whether a word means something where a name could stand, as words of commands do.
  fileprivate static func isReserved(_ name: String) -> Bool { reserved.contains(name) }

  /// Whether a word is a letter or `_`, then letters, digits, `_` and `-`.
  package static func isWellFormed(_ name: String) -> Bool {
    var isFirst = true
    for character in name {
      let isLetter = character.isLetter || character == "_"
      guard isLetter || (!isFirst && (character.isNumber || character == "-")) else {
        return false
      }
      isFirst = false
    }
    return !isFirst && name.utf8.count <= 256
  }
}

extension Scene {
  /// Returns whether a word can be a name: well-formed, and neither a reserved one nor a class.
  package func allowsName(_ name: String) -> Bool {
    !isReservedName(name) && NameRule.isWellFormed(name)
  }

  /// Returns whether a word means something where a name could stand, as words of commands and the
  /// classes of views do.
  package func isReservedName(_ name: String) -> Bool {
    NameRule.isReserved(name) || classes[name] != nil
  }
}

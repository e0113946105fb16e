/// The rules for names of responders.
package enum NameRule {
  /// The words that mean something else where a name can stand.
  private static let reserved: Set<String> = [
    "it", "nil", "none", "nobody", "touch", "in", "at", "above", "below", "to", "for", "from",
    "on",
  ]

  /// Returns whether a word means something else where a name can stand, as words of commands do.
  fileprivate static func isReserved(_ name: String) -> Bool { reserved.contains(name) }

  /// Returns whether a word begins with a letter or `_` and goes on with letters, digits, `_` and
  /// `-`.
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
  /// Returns whether a word can be a name: it is well-formed, and neither reserved nor a class.
  package func allowsName(_ name: String) -> Bool {
    !isReservedName(name) && NameRule.isWellFormed(name)
  }

  /// Returns whether a word means something else where a name can stand, as words of commands and
  /// the classes of views do.
  package func isReservedName(_ name: String) -> Bool {
    NameRule.isReserved(name) || classes[name] != nil
  }
}

/// The syntax at a place in a command, from which usage lines, errors and hints follow.
@usableFromInline package indirect enum Syntax<Context: LanguageContext>: Sendable {
  /// A word, or a few, that stand for a value.
  case slot(AnySlot<Context>)
  /// A word that must be exactly this.
  case word(String)
  /// A part that may be left out.
  case optional([Syntax])
  /// One of several parts.
  case choice([[Syntax]])
  /// A part that may come any number of times, at least once.
  case many([Syntax])

  /// The syntax in a usage line.
  fileprivate var usage: String {
    switch self {
    case .slot(let slot): return slot.label
    case .word(let word): return word
    case .optional(let parts):
      if case .many(let inner)? = parts.first, case .choice? = inner.first { return parts.usage() }
      return "[" + parts.usage() + "]"
    case .choice(let choices):
      return choices.map { $0.usage() }.joined(separator: " | ")
    case .many(let parts):
      if case .choice(let choices)? = parts.first, parts.count == 1 {
        // Some of a few options, in any order.
        return choices.map { "[\($0.usage())]" }.joined(separator: " ")
      }
      return parts.usage() + " …"
    }
  }

  /// The syntax in the words of an error.
  var phrase: String {
    switch self {
    case .slot(let slot): slot.phrase
    case .word(let word): "'\(word)'"
    case .optional(let parts), .many(let parts): parts.first?.phrase ?? ""
    case .choice(let choices): choices.first?.first?.phrase ?? ""
    }
  }

  var word: String? {
    if case .word(let word) = self { word } else { nil }
  }

  /// The only word that it reads, if there is one.
  var onlyWord: String? {
    if case .slot(let slot) = self, slot.extent == .label { slot.label } else { word }
  }

  /// Indicates whether it may stand for no word at all.
  fileprivate var mayBeEmpty: Bool {
    switch self {
    case .slot, .word: false
    case .optional: true
    case .choice(let choices): choices.contains { $0.mayBeEmpty() }
    case .many(let parts): parts.mayBeEmpty()
    }
  }

  /// Returns the words with which it may begin, or the words that follow it if it may be left out.
  fileprivate func firstWords(or next: [String]) -> [String] {
    switch self {
    case .word(let word): [word]
    case .slot: []
    case .optional(let parts): parts.firstWords(or: next) + next
    case .choice(let choices): choices.flatMap { $0.firstWords(or: next) }
    case .many(let parts): parts.firstWords(or: next)
    }
  }
}

extension Array {
  /// Returns whether a sequence may stand for no word at all.
  @usableFromInline func mayBeEmpty<Context>() -> Bool where Element == Syntax<Context> {
    for part in self where !part.mayBeEmpty { return false }
    return true
  }

  /// Returns a sequence as a usage line prints it.
  package func usage<Context>() -> String where Element == Syntax<Context> {
    // Not `map`, which asks for types at run time where the context is not known.
    var usages: [String] = []
    for part in self { usages.append(part.usage) }
    return usages.joined(separator: " ")
  }

  /// Returns the words with which a sequence may begin, or the words that follow it if it may be
  /// left out.
  @usableFromInline package func firstWords<Context>(or next: [String]) -> [String]
  where Element == Syntax<Context> {
    var words = next
    for part in reversed() { words = part.firstWords(or: words) }
    return words
  }

  /// Returns the words that must stand as they are.
  package func words<Context>() -> [String] where Element == Syntax<Context> {
    leaves().compactMap(\.word)
  }

  /// Returns the slots.
  package func slots<Context>() -> [AnySlot<Context>] where Element == Syntax<Context> {
    leaves().compactMap { if case .slot(let slot) = $0 { slot } else { nil } }
  }

  private func leaves<Context>() -> [Syntax<Context>] where Element == Syntax<Context> {
    flatMap { part -> [Syntax<Context>] in
      switch part {
      case .word, .slot: [part]
      case .optional(let parts), .many(let parts): parts.leaves()
      case .choice(let choices): choices.flatMap { $0.leaves() }
      }
    }
  }
}

extension Reader {
  /// Fits words to a sequence of which the end may not be typed yet.
  ///
  /// - Returns: The parts that are still to come, none if the sequence is complete; nil if the
  ///   words do not fit.
  mutating func rest(of parts: [Syntax<Context>]) -> [Syntax<Context>]? {
    for (index, part) in parts.enumerated() {
      guard !isAtEnd else { return Array(parts[index...]) }
      guard let left = rest(of: part) else { return nil }
      if isAtEnd { return left + parts[(index + 1)...] }
    }
    return []
  }

  private mutating func rest(of part: Syntax<Context>) -> [Syntax<Context>]? {
    switch part {
    case .word(let word): return take(word) ? [] : nil
    case .slot(let slot):
      if (try? slot.match(&self)) == true { return [] }
      guard let parts = slot.missingParts(self) else { return nil }
      position = words.count
      return [.slot(slot.labelled(parts))]
    case .optional(let parts): return attempt(parts) ?? []
    case .choice(let choices):
      for choice in choices { if let left = attempt(choice) { return left } }
      return nil
    case .many(let parts):
      guard var left = attempt(parts) else { return nil }
      while left.isEmpty, !isAtEnd, let next = attempt(parts) { left = next }
      return left + [.optional([part])]
    }
  }

  /// Consumes nothing if the words do not fit.
  private mutating func attempt(_ parts: [Syntax<Context>]) -> [Syntax<Context>]? {
    var trial = self
    guard let left = trial.rest(of: parts) else { return nil }
    self = trial
    return left
  }
}

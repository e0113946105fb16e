extension Matcher {
  /// Fits words to a sequence of which the end may not be typed yet.
  ///
  /// - Returns: What is still to come, which is nothing if the sequence is complete; nil if the
  ///   words do not fit.
  mutating func rest(of parts: [Syntax]) -> [Syntax]? {
    for (index, part) in parts.enumerated() {
      guard !isAtEnd else { return Array(parts[index...]) }
      guard let left = rest(of: part) else { return nil }
      if isAtEnd { return left + parts[(index + 1)...] }
    }
    return []
  }

  private mutating func rest(of part: Syntax) -> [Syntax]? {
    switch part {
    case .word: return (try? match([part])) == true ? [] : nil
    case .slot(let slot):
      if (try? match([part])) == true { return [] }
      guard let numbers = numbersToCome(slot.kind) else { return nil }
      position = words.count
      return [.slot(numbers, slot.kind)]
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
  private mutating func attempt(_ parts: [Syntax]) -> [Syntax]? {
    var trial = self
    guard let left = trial.rest(of: parts) else { return nil }
    self = trial
    return left
  }

  /// The numbers that are missing if all words that are left are numbers, but too few.
  private func numbersToCome(_ kind: SlotKind) -> String? {
    var count = 0
    for position in position..<words.count {
      let reader = WordReader(words: words, position: position, session: session)
      guard let numbers = (try? reader.numbersInWord()) ?? nil else { return nil }
      count += numbers.count
    }
    let names: [String]
    switch kind {
    case .rect where count == 2: return "WxH"
    case .rect: names = ["X", "Y", "W", "H"]
    case .point, .place: names = ["X", "Y"]
    case .transform: names = ["a", "b", "c", "d", "tx", "ty"]
    default: return nil
    }
    return count < names.count ? names[count...].joined(separator: " ") : nil
  }
}

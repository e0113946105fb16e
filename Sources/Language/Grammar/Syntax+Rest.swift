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

extension [Syntax] {
  /// The sequence in which every slot knows the words that may come next.
  ///
  /// - Parameter next: The words that may follow the whole sequence.
  func marked(before next: [String] = []) -> [Syntax] {
    var next = next
    var parts: [Syntax] = []
    for part in reversed() {
      parts.append(part.marked(before: next))
      next = part.firstWords(or: next)
    }
    return parts.reversed()
  }

  /// The words with which the sequence may begin, or what follows it if it may be left out.
  fileprivate func firstWords(or next: [String]) -> [String] {
    reversed().reduce(next) { $1.firstWords(or: $0) }
  }
}

extension Syntax {
  fileprivate func marked(before next: [String]) -> Syntax {
    switch self {
    case .word: self
    case .slot(let slot): .slot(Slot(label: slot.label, kind: slot.kind, keywords: next))
    case .optional(let parts): .optional(parts.marked(before: next))
    case .choice(let choices): .choice(choices.map { $0.marked(before: next) })
    case .many(let parts): .many(parts.marked(before: parts.firstWords(or: next) + next))
    }
  }

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

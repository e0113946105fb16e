import ResponderKit

/// A line of code that ran, or rounds of a loop that went the same way.
package enum CodeRow: Equatable {
  case line(CodeLine)
  /// Further rounds like the one before, through the lines of these numbers.
  case rounds(Int, lines: ClosedRange<Int>)
}

extension [CodeLine] {
  /// The longest round that is compared with others, in lines.
  private static var longestRound: Int { 40 }

  /// The lines, with rounds that went the same way as the one before in one row. Two rounds stay, as
  /// their row would save nothing.
  ///
  /// - Complexity: O(n) in the number of lines.
  package var foldingRounds: [CodeRow] {
    var rows: [CodeRow] = []
    var start = 0
    while start < count {
      guard let (length, rounds) = rounds(at: start) else {
        rows.append(.line(self[start]))
        start += 1
        continue
      }
      let first = self[start..<(start + length)]
      rows += first.map { .line($0) }
      let numbers = first.map(\.line)
      if let low = numbers.min(), let high = numbers.max() {
        rows.append(.rounds(rounds - 1, lines: low...high))
      }
      start += length * rounds
    }
    return rows
  }

  /// Returns the length of the shortest round that begins at a line, and how often it ran in a row;
  /// nil if it did not run at least three times.
  private func rounds(at start: Int) -> (length: Int, count: Int)? {
    for length in 1...Self.longestRound {
      guard start + 3 * length <= count else { return nil }
      // The head of a loop begins each round.
      guard self[start].role == .element || self[start].role == .condition,
        isSame(start, start + length)
      else { continue }
      var rounds = 1
      while start + (rounds + 1) * length <= count,
        (0..<length).allSatisfy({ isSame(start + $0, start + rounds * length + $0) })
      {
        rounds += 1
      }
      if rounds >= 3 { return (length, rounds) }
    }
    return nil
  }

  private func isSame(_ one: Int, _ other: Int) -> Bool {
    self[one].line == self[other].line && self[one].source == self[other].source
      && self[one].depth == self[other].depth && self[one].text == self[other].text
      && (self[one].role != .condition || self[one].value == self[other].value)
  }

  /// The line that decided the answer, and the condition that led to it.
  package var deciding: [CodeLine] {
    guard let end = lastIndex(where: { $0.depth == 0 }) else { return [] }
    let condition = self[..<end].last { $0.depth == 0 && $0.role == .condition }
    return [condition, self[end]].compactMap { $0 }
  }

  /// How often each line of a text ran, by its number. Where several statements or conditions share
  /// a line, the line ran as often as the one that ran most.
  package func runs(of source: String) -> [Int: Int] {
    var counts: [Int: [String: Int]] = [:]
    for line in self where line.source == source {
      counts[line.line, default: [:]][line.text, default: 0] += 1
    }
    return counts.compactMapValues { $0.values.max() }
  }
}

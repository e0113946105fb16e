import ResponderKit
import Text

extension [TraceRow] {
  /// Takes note of the rows that are the last below their parents.
  mutating func markLast() {
    for (k, isLast) in map(\.depth).areLast.enumerated() { self[k].isLast = isLast }
  }

  /// Folds long ways straight down into one line; what lies below moves to the left.
  func foldingStraightWays(_ look: OutputStyle) -> [TraceRow] {
    let shown = 3
    // Too few to hold a long way.
    guard count > shown * 2 + 8 else { return self }
    var folded: [TraceRow] = []
    /// Below which depth rows move to the left, and by how much.
    var shifts: [(depth: Int, levels: Int)] = []
    func append(_ row: TraceRow) {
      while let last = shifts.last, row.depth <= last.depth { shifts.removeLast() }
      var row = row
      row.depth -= shifts.reduce(0) { $0 + $1.levels }
      folded.append(row)
    }
    var k = 0
    while k < count {
      var end = k
      while end < count, self[end].isStraight, self[end].depth == self[k].depth + end - k {
        end += 1
      }
      guard end - k > shown * 2 + 8 else {
        append(self[k])
        k += 1
        continue
      }
      self[k..<(k + shown)].forEach(append)
      var row = self[k + shown]
      let hidden = end - k - shown * 2
      row.title = TextLine("\(look.glyphs.ellipsis) \(hidden) more levels", .dim)
      row.verdicts = Wordings(1) { _, line in
        line.append("\(look.glyphs.yes) ", .good)
        line.append("each accepts the point")
      }
      append(row)
      shifts.append((self[k + shown].depth, hidden - 1))
      self[(end - shown)..<end].forEach(append)
      k = end
    }
    return folded
  }
}

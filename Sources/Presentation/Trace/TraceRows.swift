import Explanation
import ResponderKit
import Scenes
import Text

/// A hit-test as rows of a tree.
struct TraceRows {
  private let answer: ObjectID?
  private let style: OutputStyle
  private let words: DecisionWords
  private(set) var rows: [TraceRow]
  /// Indicates whether a row is marked as the one that answered first with the view that is hit.
  private(set) var marksHit = false

  init(_ test: HitTest, _ scene: Scene, _ style: OutputStyle, isFolded: Bool) {
    self.style = style
    answer = test.answer
    words = DecisionWords(scene)
    rows = []
    let decisions = HitTestDecisions(test, isFolded: isFolded).all
    rows.reserveCapacity(decisions.count)
    // By their places, as a decision takes long to copy.
    for k in decisions.indices {
      if decisions[k].isHit { marksHit = true }
      rows.append(row(of: decisions[k], isFolded))
    }
    if isFolded { rows = rows.foldingStraightWays(style) }
    rows.markLast()
  }

  private func row(of decision: HitTestDecision, _ isFolded: Bool) -> TraceRow {
    let words = words.verdict(decision)
    // Of a decision only what is told, as every row keeps it.
    let override = self.words.overrideOfAnswer(decision)
    let (hit, glyphs) = (self.words.hit(decision, answer), style.glyphs)
    let mark = decision.mark
    let glyph: (String, TextStyle) =
      switch mark {
      case _ where self.words.unplaced(decision) != nil: ("?", .notice)
      case .yes: (glyphs.yes, .good)
      case .no: (glyphs.no, .bad)
      case .skipped: (glyphs.skip, .dim)
      }
    return TraceRow(
      depth: decision.depth, subjects: decision.views,
      verdicts: Wordings(words.count) { place, line in
        line.append(glyph.0, glyph.1)
        if !words.isEmpty(at: place) {
          if mark == .yes { line.append(" ") } else { line.extend(" ") }
          if mark != .skipped { line.begin(.plain) }
          words.write(place, to: &line)
        }
        // The override of a view that answered, and whether this is the hit.
        if let override { line.append("  \(override)", .notice) }
        if let hit {
          line.append("  ", .winner)
          line.extend(glyphs.pointer)
          line.extend(" ")
          line.extend(hit)
        }
      },
      rule: self.words.rule(toTell: decision), weight: decision.weight,
      isStraight: decision.mark == .yes && decision.override == nil && !decision.isHit,
      code: isFolded ? decision.lines.deciding.map { .line($0) } : decision.lines.foldingRounds)
  }
}

/// One line of a trace, before it is laid out.
struct TraceRow {
  var depth: Int
  /// The view that the line is about, or the siblings that it stands for.
  var subjects: [ObjectID]
  /// The text in place of subjects, if there is one.
  var title: TextLine?
  /// The words for them, and the same in fewer and fewer words for lines that would be too long.
  var verdicts: Wordings
  var rule: RuleID?
  /// The importance where a screen has too few lines.
  var weight = TraceWeight.usual
  /// Indicates whether it is the last below its parent.
  var isLast = false
  /// Indicates whether it is an acceptance that leads straight on to the next line.
  var isStraight = false
  /// The lines of code that are told below it.
  var code: [CodeRow] = []

  /// Writes the longest verdict that fits in a width, with the rule that it follows, over a line; if
  /// none fits, the shortest.
  func write(_ verdict: inout TextLine, fitting width: Int) {
    var place = 0
    repeat {
      verdict.removeAll()
      verdicts.write(place, to: &verdict)
      if let rule {
        verdict.append("  ", .dim)
        verdict.extend(rule)
      }
      place += 1
    } while verdict.width > width && place < verdicts.count
  }
}

extension TextLine {
  /// Adds the number of a rule to the piece at the end, as ``RuleID/description`` has it, with marks
  /// around it.
  mutating func extend(_ rule: RuleID, before: StaticString = "R", behind: StaticString = "") {
    extend(numbers: 2) {
      $0.write(before, CGFloat(rule.chapter))
      $0.write(".", CGFloat(rule.number))
      $0.write(behind)
    }
  }
}

extension [TraceRow] {
  /// Takes note of the rows that are the last below their parents.
  mutating func markLast() {
    var last = LastRows()
    for k in indices.reversed() { self[k].isLast = last.isLast(depth: self[k].depth) }
  }

  /// Folds long ways straight down into one line; what lies below moves to the left.
  func foldingStraightWays(_ style: OutputStyle) -> [TraceRow] {
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
      row.title = TextLine("\(style.glyphs.ellipsis) \(hidden) more levels", .dim)
      row.verdicts = Wordings(1) { _, line in
        line.append("\(style.glyphs.yes) ", .good)
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

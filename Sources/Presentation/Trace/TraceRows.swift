import Explanation
import ResponderKit
import Scenes
import Text

/// A hit-test as rows of a tree.
struct TraceRows {
  private let scene: Scene
  private let answer: ObjectID?
  private let look: OutputStyle
  private let words: DecisionWords
  private(set) var rows: [TraceRow]
  /// Indicates whether a row is marked as the one that answered first with the view that is hit.
  let marksHit: Bool

  init(_ test: HitTest, _ scene: Scene, _ look: OutputStyle, isFolded: Bool) {
    self.scene = scene
    self.look = look
    answer = test.answer
    words = DecisionWords(scene)
    rows = []
    let decisions = HitTestDecisions(test, isFolded: isFolded).all
    marksHit = decisions.contains { $0.isHit }
    rows.reserveCapacity(decisions.count)
    for k in decisions.indices { rows.append(row(of: decisions[k])) }
    if isFolded { rows = rows.foldingStraightWays(look) }
    rows.markLast()
  }

  private func row(of decision: HitTestDecision) -> TraceRow {
    let words = words.verdict(decision)
    let tail = tail(of: decision)
    let glyph =
      switch decision.mark {
      case .yes: TextLine(look.glyphs.yes, .good)
      case .no: TextLine(look.glyphs.no, .bad)
      case .skipped: TextLine(look.glyphs.skip, .dim)
      }
    return TraceRow(
      depth: decision.depth, subjects: decision.views,
      verdicts: Wordings(words.count) { place, line in
        line.append(glyph)
        if !words.isEmpty(at: place) {
          if decision.mark == .yes { line.append(" ") } else { line.extend(" ") }
          if decision.mark != .skipped { line.begin(.plain) }
          words.write(place, to: &line)
        }
        line.append(tail)
      },
      rule: decision.ruleToTell,
      isStraight: decision.mark == .yes && decision.override == nil && !decision.isHit)
  }

  /// The override of a view that answered, and whether this is the hit.
  private func tail(of decision: HitTestDecision) -> TextLine {
    var tail = TextLine()
    if let override = words.overrideOfAnswer(decision) { tail.append("  \(override)", .notice) }
    if let hit = words.hit(decision, answer) {
      tail.append("  \(look.glyphs.pointer) \(hit)", .winner)
    }
    return tail
  }
}

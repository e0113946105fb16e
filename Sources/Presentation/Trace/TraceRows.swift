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
  /// Whether a row is marked as the one that answered first with the view that is hit.
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
    let verdicts: Wordings
    switch decision.verdict {
    case .answered: return answered(decision)
    case .refused(let refusal):
      verdicts = refused(
        words.refusals(refusal, at: decision.point, override: decision.override))
    case .missed(let run): verdicts = refused(words.missed(run))
    case .skipped(let skip): verdicts = skipped(words.skipped(skip))
    case .unseen: verdicts = skipped(words.unseen)
    }
    return TraceRow(
      depth: decision.depth, subjects: decision.views, verdicts: verdicts, rule: decision.rule)
  }

  private func refused(_ words: Wordings) -> Wordings {
    Wordings(words.count) { [look] place, line in
      line.append(look.glyphs.no, .bad)
      line.extend(" ")
      line.begin(.plain)
      words.write(place, to: &line)
    }
  }

  private func skipped(_ words: Wordings) -> Wordings {
    Wordings(words.count) { [look] place, line in
      line.append(look.glyphs.skip, .dim)
      line.extend(" ")
      words.write(place, to: &line)
    }
  }

  private func answered(_ decision: HitTestDecision) -> TraceRow {
    let tail = tail(of: decision)
    let words = words.answers(of: decision)
    return TraceRow(
      depth: decision.depth, subjects: decision.views,
      verdicts: Wordings(words.count) { [look] place, line in
        line.append(look.glyphs.yes, .good)
        if !words.isEmpty(at: place) {
          line.append(" ")
          line.begin(.plain)
          words.write(place, to: &line)
        }
        line.append(tail)
      },
      rule: decision.fact == .answers ? nil : decision.rule,
      isStraight: decision.override == nil && !decision.isHit)
  }

  /// The override of a view that answered, and whether this is the hit.
  private func tail(of decision: HitTestDecision) -> TextLine {
    var tail = TextLine()
    if let override = decision.override {
      tail.append("  \(words.override(override))", .notice)
    }
    if decision.isHit {
      tail.append("  \(look.glyphs.pointer) hit", .winner)
      if let answer, answer != decision.view {
        tail.append(" \(scene.label(of: answer))", .winner)
      }
    }
    return tail
  }
}

import Explanation
import ResponderKit
import Scenes
import Text

/// A hit-test as rows of a tree.
struct TraceRows {
  private let scene: Scene
  private let answer: ObjectID?
  private let look: Look
  private let words: DecisionWords
  private(set) var rows: [TraceRow]
  /// Whether a row is marked as the one that answered first with the view that is hit.
  let marksHit: Bool

  init(_ test: HitTest, _ scene: Scene, _ look: Look, isFolded: Bool) {
    self.scene = scene
    self.look = look
    answer = test.answer
    words = DecisionWords(scene)
    rows = []
    let decisions = HitTestDecisions(test, isFolded: isFolded).all
    marksHit = decisions.contains(where: \.isHit)
    rows.reserveCapacity(decisions.count)
    for decision in decisions { rows.append(row(of: decision)) }
    if isFolded { rows = rows.foldingStraightWays(look) }
    rows.markLast()
  }

  private func row(of decision: HitTestDecision) -> TraceRow {
    let verdicts: Wordings<TextLine>
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

  private func refused(_ texts: Wordings<String>) -> Wordings<TextLine> {
    texts.made { [mark = "\(look.glyphs.no) "] text in
      var line = TextLine(mark, .bad)
      line.append(text)
      return line
    }
  }

  private func skipped(_ texts: Wordings<String>) -> Wordings<TextLine> {
    texts.made { [mark = look.glyphs.skip] in TextLine("\(mark) \($0)", .dim) }
  }

  private func answered(_ decision: HitTestDecision) -> TraceRow {
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
    let isPlain = decision.rule == RuleID(2, 1)
    return TraceRow(
      depth: decision.depth, subjects: decision.views,
      verdicts: words.answers(of: decision).made { [mark = look.glyphs.yes, tail] text in
        var line = TextLine(mark, .good)
        if !text.isEmpty {
          line.append(" ")
          line.append(text)
        }
        line.append(tail)
        return line
      },
      rule: isPlain ? nil : decision.rule,
      isStraight: decision.override == nil && !decision.isHit)
  }
}

import ResponderKit

/// Turns a hit-test's steps into lines.
struct TraceRows {
  private let scene: Scene
  private let test: HitTest
  private let steps: [HitTestStep]
  private let look: Look
  /// The step that tells who was hit: of the view itself, or of the override that answered it.
  private let hitStep: Int?
  private(set) var rows: [TraceRow] = []

  /// - Parameter isFolded: Whether runs of siblings that say the same share a line.
  init(_ test: HitTest, _ scene: Scene, _ look: Look, isFolded: Bool) {
    self.scene = scene
    self.test = test
    self.look = look
    steps = test.steps
    hitStep = test.stepOfHit(in: steps)
    let order = HitTest.tellingOrder(of: steps)
    rows.reserveCapacity(order.count)
    for k in order { rows.append(row(of: steps[k], at: k)) }
    if isFolded { rows = rows.foldingMisses(look).foldingStraightWays(look) }
    rows.markLast()
  }

  private func row(of step: HitTestStep, at index: Int) -> TraceRow {
    let override = step.override >= 0 ? scene.words(of: test.overrides[step.override]) : nil
    switch step.kind {
    case .accepted, .answeredByOverride:
      return acceptance(step, override, isHit: index == hitStep)
    case .refused(let rejection):
      let mark = TextLine("\(look.glyphs.no) ", .bad)
      var sentence = TextLine(rejection.text(at: step.point, override: override))
      if let override, rejection.word != "override" {
        sentence.append("  \(override.name)", .notice)
      }
      var row = TraceRow(
        depth: step.depth, subjects: [step.view], verdicts: [mark + sentence],
        rule: rejection.rule)
      row.verdicts += rejection.shorterTexts(at: step.point, override: override).map {
        mark + TextLine($0)
      }
      row.isMiss = override == nil && rejection.word == "outside"
      return row
    case .passed(let run):
      let run = test.runs[run]
      let mark = TextLine("\(look.glyphs.no) ", .bad)
      var row = TraceRow(
        depth: step.depth, subjects: run.views,
        verdicts: [
          mark
            + TextLine("all outside: their common box \(run.box?.withoutSlack.text ?? "") misses"),
          mark + TextLine("the point is outside each"),
        ], rule: "R2.4")
      row.isMiss = true
      return row
    case .notAsked(let run):
      let verdict = TextLine("\(look.glyphs.skip) not asked", .dim)
      let winner = scene.label(of: HitTest.winner(besides: index, in: steps))
      return TraceRow(
        depth: step.depth, subjects: test.runs[run].views,
        verdicts: [verdict + TextLine(": \(winner) answered first", .dim), verdict])
    }
  }

  private func acceptance(
    _ step: HitTestStep, _ override: HitTestOverrideWords?, isHit: Bool
  ) -> TraceRow {
    let mark = TextLine("\(look.glyphs.yes) ", .good)
    var sentence = TextLine("\(step.point.text) answered by the override")
    if case .accepted = step.kind {
      sentence =
        step.bounds.containsHalfOpen(step.point)
        ? TextLine("\(step.point.text) inside \(step.bounds.text)")
        : TextLine("\(step.point.text) accepted")
    }
    var tail = TextLine()
    if let override { tail.append("  \(override.name)", .notice) }
    if isHit {
      tail.append("  \(look.glyphs.pointer) hit", .winner)
      if let answer = test.answer, answer != step.view {
        tail.append(" \(scene.label(of: answer))", .winner)
      }
    }
    return TraceRow(
      depth: step.depth, subjects: [step.view],
      verdicts: [
        mark + sentence + tail, mark + TextLine(step.point.text) + tail,
        TextLine(look.glyphs.yes, .good) + tail,
      ],
      isStraight: override == nil && !isHit)
  }
}

extension CGRect {
  /// The box without the hair by which a common box is larger than the boxes in it.
  var withoutSlack: CGRect {
    func clean(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
    return CGRect(x: clean(minX), y: clean(minY), width: clean(width), height: clean(height))
  }
}

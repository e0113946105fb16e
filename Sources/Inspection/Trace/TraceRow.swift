import ResponderKit

/// One line of a trace, before it is laid out.
struct TraceRow {
  var depth: Int
  var name: TextLine
  var verdict: TextLine
  var rule: String?
  /// Whether it is the last below its parent.
  var isLast = false
  /// The first sibling that it stands for, and how many, if it merely says that they miss the
  /// point, so that a run of such lines may be folded.
  var missed: (first: ResponderID, count: Int)?
  /// Whether it is an acceptance that leads straight on to the next line.
  var isStraight = false
}

/// Turns a hit-test's steps into lines.
struct TraceRows {
  private let scene: Scene
  private let test: HitTest
  private let look: Look
  private(set) var rows: [TraceRow] = []

  /// - Parameter isFolded: Whether runs of siblings that say the same share a line.
  init(_ test: HitTest, _ scene: Scene, _ look: Look, isFolded: Bool) {
    self.scene = scene
    self.test = test
    self.look = look
    for k in test.tellingOrder { append(test.steps[k], at: k) }
    markLast()
    if isFolded {
      foldMisses()
      foldStraightWays()
    }
  }

  private mutating func append(_ step: HitTestStep, at index: Int) {
    let override = step.override >= 0 ? test.overrides[step.override] : nil
    let name = TextLine(scene.label(of: step.view), .name)
    switch step.kind {
    case .accepted, .answeredByOverride:
      var verdict = TextLine("\(look.glyphs.yes) ", .good)
      if case .accepted = step.kind {
        let isOutside = !step.bounds.containsHalfOpen(step.point)
        verdict.append(
          isOutside
            ? "\(step.point.text) accepted" : "\(step.point.text) inside \(step.bounds.text)")
      } else {
        verdict.append("\(step.point.text) answered by the override")
      }
      if let override { verdict.append("  \(override.name)", .notice) }
      if let override, let answer = override.answer, answer != step.view, isRedirect(answer, index)
      {
        verdict.append("  answers \(scene.label(of: answer))", .notice)
      }
      if step.view == test.answer { verdict.append("  \(look.glyphs.pointer) hit", .winner) }
      rows.append(
        TraceRow(
          depth: step.depth, name: name, verdict: verdict,
          isStraight: override == nil && step.view != test.answer))
    case .refused(let rejection):
      var verdict = TextLine("\(look.glyphs.no) ", .bad)
      verdict.append(rejection.text(at: step.point, override: override?.name))
      if let override, rejection.word != "override" {
        verdict.append("  \(override.name)", .notice)
      }
      var row = TraceRow(depth: step.depth, name: name, verdict: verdict, rule: rejection.rule)
      if override == nil, rejection.word == "outside" { row.missed = (step.view, 1) }
      rows.append(row)
    case .passed(let run):
      let run = test.runs[run]
      var verdict = TextLine("\(look.glyphs.no) ", .bad)
      verdict.append("all outside: their common box \(run.box?.withoutSlack.text ?? "") misses")
      let views = run.views
      rows.append(
        TraceRow(
          depth: step.depth, name: names(of: views), verdict: verdict, rule: "R2.4",
          missed: (views.first ?? step.view, run.count)))
    case .notAsked(let run):
      var verdict = TextLine("\(look.glyphs.skip) not asked: ", .dim)
      verdict.append("\(scene.label(of: test.winner(besides: index))) answered first", .dim)
      rows.append(
        TraceRow(depth: step.depth, name: names(of: test.runs[run].views), verdict: verdict))
    }
  }

  /// Whether an answer comes from somewhere else than below this step.
  private func isRedirect(_ answer: ResponderID, _ index: Int) -> Bool {
    let depth = test.steps[index].depth
    for step in test.steps[(index + 1)...] {
      if step.depth <= depth { return true }
      if step.view == answer { return false }
    }
    return true
  }

  private func names(of views: [ResponderID]) -> TextLine {
    var line = TextLine()
    for (k, view) in views.prefix(2).enumerated() {
      if k > 0 { line.append(", ", .dim) }
      line.append(scene.label(of: view), .name)
    }
    if views.count > 2 { line.append(" and \(views.count - 2) more", .dim) }
    return line
  }

  private mutating func markLast() {
    var hasLater: [Bool] = []
    for k in rows.indices.reversed() {
      let depth = rows[k].depth
      if hasLater.count > depth + 1 { hasLater.removeSubrange((depth + 1)...) }
      while hasLater.count <= depth { hasLater.append(false) }
      rows[k].isLast = !hasLater[depth]
      hasLater[depth] = true
    }
  }

  /// Folds four or more neighbours that merely miss the point into one line.
  private mutating func foldMisses() {
    var folded: [TraceRow] = []
    var k = 0
    while k < rows.count {
      var end = k
      while end < rows.count, rows[end].missed != nil, rows[end].depth == rows[k].depth { end += 1 }
      let count = rows[k..<end].reduce(0) { $0 + ($1.missed?.count ?? 0) }
      guard end - k > 1, count >= 4, let first = rows[k].missed?.first else {
        folded.append(rows[k])
        k += 1
        continue
      }
      var row = rows[k]
      row.name = TextLine(scene.label(of: first), .name)
      row.name.append(" and \(count - 1) more", .dim)
      row.verdict = TextLine("\(look.glyphs.no) ", .bad) + TextLine("the point is outside each")
      row.isLast = rows[end - 1].isLast
      folded.append(row)
      k = end
    }
    rows = folded
  }

  /// Folds long ways straight down into one line.
  private mutating func foldStraightWays() {
    let shown = 3
    var folded: [TraceRow] = []
    var k = 0
    while k < rows.count {
      var end = k
      while end < rows.count, rows[end].isStraight, rows[end].isLast || end == 0,
        rows[end].depth == rows[k].depth + end - k
      { end += 1 }
      guard end - k > shown * 2 + 6 else {
        folded.append(rows[k])
        k += 1
        continue
      }
      folded += rows[k..<(k + shown)]
      var row = rows[k + shown]
      row.name = TextLine("\(look.glyphs.ellipsis) \(end - k - shown * 2) more levels", .dim)
      row.verdict = TextLine("\(look.glyphs.yes) ", .good) + TextLine("each accepts the point")
      folded.append(row)
      folded += rows[(end - shown)..<end]
      k = end
    }
    rows = folded
  }
}

extension CGRect {
  /// The box without the hair by which a common box is larger than the boxes in it.
  fileprivate var withoutSlack: CGRect {
    func clean(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
    return CGRect(x: clean(minX), y: clean(minY), width: clean(width), height: clean(height))
  }
}

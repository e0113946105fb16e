import Explanation
import ResponderKit
import Text

extension TraceStepper {
  /// Returns one step as lines, numbered from 1.
  package func lines(of index: Int, _ style: OutputStyle) -> [TextLine] {
    let step = steps[index]
    let words = StepWords(self, style)
    var line = TextLine()
    let number = String(index + 1)
    let digits = String(steps.count).count
    line.append(String(repeating: " ", count: digits - number.count) + number, .dim)
    line.append("  ")
    line.append(step.mark.glyph(style))
    line.append(" ")
    line.append(words.name(step), .name)
    line.append(" ")
    line.append(words.sentence(step))
    let marks = [
      words.ending(step).map { TextLine($0) }, step.rule.map { TextLine("(\($0))", .dim) },
      step.breakpoint.map { TextLine("breakpoint: \($0)", .notice) },
    ]
    return line.wrapped(to: style.width, indent: digits + 4, then: marks.compactMap { $0 })
  }

  /// The line above the steps.
  package var heading: TextLine {
    TextLine(interaction.title, .strong) + TextLine("  \(steps.count) steps", .dim)
  }

  /// Returns the line that tells at which step the walk was left.
  package func farewell(at index: Int, _ style: OutputStyle) -> TextLine {
    let step = steps[index]
    let words = StepWords(self, style)
    var text = "\(words.name(step)) \(words.outcome(step))"
    if let rule = step.rule { text += " (\(rule))" }
    let line = TextLine("left at step \(index + 1) of \(steps.count): ", .dim) + TextLine(text)
    return line.clipped(to: style.width, style)
  }

  /// Returns the index of the first step behind another in which something says yes or no.
  package func nextDecision(after index: Int) -> Int? {
    steps.indices.first { k in
      guard k > index else { return false }
      switch steps[k].fact {
      case .flags, .inside, .message: return [.yes, .no, .message].contains(steps[k].mark)
      default: return false
      }
    }
  }

  /// Returns whether the answer to the question about a step is yes.
  package func isYes(_ index: Int) -> Bool {
    // Flags that let a touch through decide nothing yet.
    if case .flags = steps[index].fact { return steps[index].mark != .no }
    return steps[index].mark == .yes
  }

  /// Returns a question about a step that was not shown yet.
  package func question(_ index: Int) -> TextLine {
    let step = steps[index]
    let name = step.subject.map(scene.label) ?? "it"
    let text =
      switch step.fact {
      case .flags: "do the flags of \(name) let the touch through?"
      case .inside: "is the point inside \(name)?"
      case .message(let route, _): "does \(name) handle \(route.method.rawValue)?"
      default: "does \(name) say yes?"
      }
    return TextLine(text, .strong)
  }

  /// The outcome of the whole interaction in a sentence; nil if there was neither an event nor a
  /// hit-test.
  package var answer: String? {
    guard interaction.isEvent || interaction.hitTest != nil else { return nil }
    let hit = interaction.hitTest.map { test in
      "\(test.answer.map { scene.label(of: $0) } ?? "nobody") is hit"
    }
    let recognized = interaction.recognizersThatSucceeded.map {
      "\(scene.label(of: $0)) recognizes"
    }
    let routes = interaction.routes
    let missing = interaction.missingActions(in: scene)
    let handler = routes.lazy.flatMap(\.handlers).first.map { id in
      let name = scene.label(of: id)
      return name + (missing[id]?.words ?? " handles it")
    }
    let handled = routes.isEmpty ? nil : handler ?? "nobody handles it"
    return ([hit] + recognized + [handled]).compactMap { $0 }.joined(separator: ", ")
  }
}

extension TraceStop.Mark {
  /// Returns the character for the mark.
  func glyph(_ style: OutputStyle) -> TextLine {
    switch self {
    case .yes: TextLine(style.glyphs.yes, .good)
    case .no: TextLine(style.glyphs.no, .bad)
    case .skip: TextLine(style.glyphs.skip, .dim)
    case .message: TextLine(style.glyphs.next, .notice)
    }
  }
}

extension RecognizerTable {
  /// Returns the table, a line or two for each recognizer.
  func lines(_ words: EventTimelineFormatter, width: Int, lit: [ObjectID]) -> [TextLine] {
    let style = words.style
    let names = contestants.map { words.name($0.recognizer) }
    let column = min(width / 2, (names.map(\.displayWidth).max() ?? 0) + 4)
    return zip(contestants, names).flatMap { contestant, name -> [TextLine] in
      let isLit = lit.contains(contestant.recognizer)
      var line = TextLine(isLit ? style.glyphs.current : " ", .notice)
      line.append(" ")
      let clipped = name.clipped(to: column - 4, ellipsis: style.glyphs.ellipsis)
      line.append(clipped, isLit ? .lit : contestant.hasEntered ? .name : .dim)
      line.pad(to: column)
      line.append(contestant.hasEntered ? contestant.state.rawValue : "", contestant.state.style)
      guard let note = contestant.report.map(words.note), !note.isEmpty else { return [line] }
      return [line] + (TextLine("    ") + TextLine(note, .dim)).wrapped(to: width).prefix(2)
    }
  }
}

/// The rows of a step's stage, with what is known of them so far.
struct StagePane {
  private let walk: TraceStepper
  private let index: Int
  private let style: OutputStyle
  private let width: Int

  init(_ walk: TraceStepper, at index: Int, _ style: OutputStyle, width: Int) {
    (self.walk, self.index, self.style, self.width) = (walk, index, style, width)
  }

  /// Returns as many lines as fit; the row of the step is among them.
  func lines(_ height: Int) -> [TextLine] {
    let step = walk.steps[index]
    let stage = walk.stages[step.stage]
    let known = walk.decisions(after: index)
    var style = style
    // Names are short; up to two thirds of the pane are for branches.
    style.width = width * 2
    var guide = TreeGuide(style, depth: stage.rows.lazy.map(\.depth).max() ?? 0)
    let rows = stage.rows.enumerated().map { place, row in
      let branches = guide.branches(depth: row.depth, isLast: row.isLast)
      return line(row, branches, known[place], isLit: place == step.row)
    }
    return [TextLine(Self.title(stage.kind), .dim)]
      + rows.elided(to: height - 1, around: step.row ?? 0, style)
  }

  static func title(_ kind: TraceStage.Kind) -> String {
    switch kind {
    case .hitTest(let point): "hit-test \(point.text)"
    case .chain: "responder chain"
    }
  }

  private func line(
    _ row: TraceStage.Row, _ branches: String, _ decision: TraceStop.Decision?, isLit: Bool
  ) -> TextLine {
    var line = TextLine(isLit ? style.glyphs.current : " ", .notice)
    line.append(decision?.mark.glyph(style) ?? TextLine(" "))
    line.append(" ")
    line.append(branches, .dim)
    let answer =
      decision?.answer.map {
        " \(style.glyphs.pointer) \($0 == row.subject ? "itself" : walk.scene.label(of: $0))"
      } ?? ""
    // The answer matters more than the end of a long name.
    let room = max(3, width - line.width - answer.displayWidth)
    let name = TextLine(namesOf: row.subjects, in: walk.scene).text.clipped(
      to: room, ellipsis: style.glyphs.ellipsis)
    line.append(name, isLit ? .lit : textStyle(of: decision))
    line.append(answer, .winner)
    return line.clipped(to: width, style)
  }

  private func textStyle(of decision: TraceStop.Decision?) -> TextStyle {
    switch decision?.mark {
    case .yes: decision?.answer == nil ? .name : .winner
    case .no: .plain
    case .message: .name
    case .skip, nil: .dim
    }
  }
}

import Explanation
import ResponderKit
import Text

extension TraceStepper {
  /// Returns one step as lines, numbered from 1.
  package func lines(of index: Int, _ look: OutputStyle) -> [TextLine] {
    let step = steps[index]
    let words = StepWords(self, look)
    var line = TextLine()
    let number = String(index + 1)
    let digits = String(steps.count).count
    line.append(String(repeating: " ", count: digits - number.count) + number, .dim)
    line.append("  ")
    line.append(step.mark.glyph(look))
    line.append(" ")
    line.append(words.name(step), .name)
    line.append(" ")
    line.append(words.sentence(step))
    let marks = [
      words.ending(step).map { TextLine($0) }, step.rule.map { TextLine("(\($0))", .dim) },
      step.breakpoint.map { TextLine("breakpoint: \($0)", .notice) },
    ]
    return line.wrapped(to: look.width, indent: digits + 4, then: marks.compactMap { $0 })
  }

  /// The line above the steps.
  package var heading: TextLine {
    TextLine(interaction.title, .strong) + TextLine("  \(steps.count) steps", .dim)
  }

  /// Returns the line that tells at which step the walk was left.
  package func farewell(at index: Int, _ look: OutputStyle) -> TextLine {
    let step = steps[index]
    let words = StepWords(self, look)
    var text = "\(words.name(step)) \(words.outcome(step))"
    if let rule = step.rule { text += " (\(rule))" }
    let line = TextLine("left at step \(index + 1) of \(steps.count): ", .dim) + TextLine(text)
    return line.clipped(to: look.width, look)
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
    let handlers = routes.flatMap(\.handlers).map { scene.label(of: $0) }
    let handled =
      routes.isEmpty ? nil : handlers.first.map { "\($0) handles it" } ?? "nobody handles it"
    return ([hit] + recognized + [handled]).compactMap { $0 }.joined(separator: ", ")
  }
}

extension Stop.Mark {
  /// Returns the character for the mark.
  func glyph(_ look: OutputStyle) -> TextLine {
    switch self {
    case .yes: TextLine(look.glyphs.yes, .good)
    case .no: TextLine(look.glyphs.no, .bad)
    case .skip: TextLine(look.glyphs.skip, .dim)
    case .message: TextLine(look.glyphs.next, .notice)
    }
  }
}

import Explanation
import ResponderKit
import Scenes
import Text

/// A step of a walk as a screen: on the left the decisions so far, on the right a drawing of the
/// place, below them the step in words.
package struct StepPage {
  /// The number of columns that a page needs at least.
  package static let smallestColumns = 60
  /// The number of rows that a page needs at least.
  package static let smallestRows = 16
  /// The number of rows from which on a drawing below the recognizers is worth while.
  private static let smallestDrawing = 12

  private let walk: TraceStepper
  private let index: Int
  private let style: OutputStyle
  private let columns: Int
  private let rows: Int
  private var step: TraceStop { walk.steps[index] }

  /// The keys that work, with what they do.
  package static let keys: [(key: String, meaning: String)] = [
    ("Enter, space, n, right, down", "the next step"),
    ("b, left, up, backspace", "the step before"), ("c", "on to the next breakpoint"),
    ("p", "predict the next decision: y or n"),
    ("s", "to the last step"), ("r", "again from the first step"),
    ("?", "these keys, and back"), ("q, Escape, Ctrl-C", "leave"),
  ]

  /// Creates a page for one step.
  ///
  /// - Parameters:
  ///   - walk: The walk; it has at least one step.
  ///   - index: The index of the step, from 0.
  package init(_ walk: TraceStepper, at index: Int, _ style: OutputStyle, columns: Int, rows: Int) {
    (self.walk, self.index, self.style, self.columns) = (walk, index, style, columns)
    self.rows = rows
  }

  /// Returns the page, as many lines as the screen has rows.
  ///
  /// - Parameter isHelping: True to show the keys in place of the panes.
  package func lines(isHelping: Bool = false, question: TextLine? = nil) -> [TextLine] {
    let sentence = sentence
    let below = [rule] + sentence + [place] + ruleLines + [question ?? keys]
    let height = max(0, rows - below.count - 2)
    let body = isHelping ? help : panes(height)
    let padding = Array(repeating: TextLine(), count: max(0, height - body.count))
    let lines = [top, rule] + body.prefix(height) + padding + below
    return lines.prefix(rows).map { $0.clipped(to: columns, style) }
  }

  private var isLast: Bool { index == walk.steps.count - 1 }

  private var rule: TextLine {
    TextLine(String(repeating: style.glyphs.box[4], count: columns), .dim)
  }

  private var top: TextLine {
    var right = TextLine("step \(index + 1) of \(walk.steps.count)", .strong)
    if let breakpoint = step.breakpoint {
      right = TextLine("breakpoint: \(breakpoint)  ", .notice) + right
    }
    var line = TextLine(walk.interaction.title, .strong)
      .clipped(to: columns - right.width - 2, style)
    line.pad(to: columns - right.width)
    return line + right
  }

  /// The lines of the step in words. There are always as many of them, so that nothing jumps.
  private var sentence: [TextLine] {
    let words = StepWords(walk, style)
    let count = rows < 30 ? 2 : 3
    let line =
      step.mark.glyph(style) + TextLine(" ") + TextLine(words.name(step), .name)
      + TextLine(" \(words.sentence(step))")
    let ending = words.ending(step).map { [TextLine($0)] } ?? []
    var lines = line.wrapped(to: columns, indent: 2, then: ending)
    if lines.count > count {
      let rest = lines[(count - 1)...].reduce(TextLine(), +)
      lines = lines.prefix(count - 1) + [rest.clipped(to: columns, style)]
    }
    return lines + Array(repeating: TextLine(), count: count - lines.count)
  }

  /// The line that tells the point or, in the last step, the outcome.
  private var place: TextLine {
    if isLast, let answer = walk.answer {
      return TextLine("  answer: ", .dim) + TextLine(answer, .winner)
    }
    guard let point = step.point, let subject = step.subject else {
      return step.finger.map {
        TextLine("  finger: ", .dim) + TextLine($0.roundedText, .strong) + " on the screen"
      } ?? TextLine()
    }
    var line = TextLine("  point: ", .dim) + TextLine(point.text, .strong)
    line.append(" in \(walk.scene.label(of: subject))")
    if let finger = step.finger, finger != point {
      line.append(", \(finger.text) on the screen", .dim)
    }
    return line
  }

  /// The lines of the rule, always as many; few rules fit one line of a narrow screen.
  private var ruleLines: [TextLine] {
    let count = columns < 72 && rows >= 20 ? 2 : 1
    guard let rule = step.rule else { return Array(repeating: TextLine(), count: count) }
    let line =
      TextLine("  rule: ", .dim) + TextLine(rule.description, .strong)
      + TextLine(walk.ruleText(rule).map { "  \($0)" } ?? "")
    let lines = count == 1 ? [line] : Array(line.wrapped(to: columns, indent: 8).prefix(count))
    return lines + Array(repeating: TextLine(), count: count - lines.count)
  }

  private var keys: TextLine {
    if isLast { return TextLine("the last step   b back  r again  ? keys  q leave", .dim) }
    let go = walk.stop(after: index) == nil ? "" : "  c breakpoint"
    return TextLine("Enter next  b back\(go)  p predict  s end  ? keys  q leave", .dim)
  }

  private var help: [TextLine] {
    Self.keys.map { key, meaning in
      var line = TextLine("  ") + TextLine(key, .name)
      line.pad(to: 34)
      return line + TextLine(meaning)
    }
  }

  private func panes(_ height: Int) -> [TextLine] {
    let left = columns * 45 / 100
    let right = columns - left - 3
    let list = StagePane(walk, at: index, style, width: left).lines(height)
    let picture = picture(width: right, height: height)
    return (0..<height).map { row in
      var line = row < list.count ? list[row] : TextLine()
      line.pad(to: left)
      line.append(" \(style.glyphs.box[5]) ", .dim)
      if row < picture.count { line.append(picture[row].clipped(to: right, style)) }
      return line
    }
  }

  /// Returns the recognizers, while messages go their way and if there are any, and the drawing of
  /// the scene, if there is room for it.
  private func picture(width: Int, height: Int) -> [TextLine] {
    guard case .chain = walk.stages[step.stage].kind else {
      return drawing(width: width, height: height)
    }
    let recognizerTable = RecognizerTable(walk.interaction, after: step.moment)
    if recognizerTable.contestants.isEmpty { return drawing(width: width, height: height) }
    let lines = recognizerTable.lines(
      EventTimelineFormatter(walk.interaction, walk.scene, style), width: width, lit: step.concerned
    )
    let current = lines.firstIndex { $0.runs.contains { $0.style == .lit } } ?? 0
    let table =
      [TextLine("recognizers", .dim)] + lines.elided(to: height - 1, around: current, style)
    let room = height - table.count - 1
    return room < Self.smallestDrawing
      ? table : table + [TextLine()] + drawing(width: width, height: room)
  }

  private func drawing(width: Int, height: Int) -> [TextLine] {
    // A run of siblings may be long; the first of them show where it is.
    let lit = step.concerned.isEmpty ? [step.subject].compactMap { $0 } : step.concerned
    var drawing = Drawing(walk.scene, tap: step.finger)
    drawing.lit = lit.prefix(20).compactMap { walk.scene.responder(of: $0)?.litView }
    drawing.mostRows = max(3, height)
    var lines: [TextLine] = []
    var style = style
    style.width = width
    drawing.write(style) { lines.append($0) }
    return lines
  }
}

extension UIResponder {
  /// The view that shows the responder in a drawing: itself, or a controller's root view.
  fileprivate var litView: UIView? {
    self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
  }
}

extension [TextLine] {
  /// Returns as many of the lines as fit, with one of them in view. The first and the last line
  /// tell how many are left out there.
  func elided(to height: Int, around current: Int, _ style: OutputStyle) -> [TextLine] {
    guard count > height, height > 2 else { return Array(prefix(Swift.max(0, height))) }
    let start = Swift.max(0, Swift.min(current - height / 2, count - height))
    var lines = Array(self[start..<(start + height)])
    let (above, below) = (start, count - start - height)
    if above > 0 {
      lines[0] = TextLine("  \(style.glyphs.ellipsis) \(above + 1) more above", .dim)
    }
    if below > 0 {
      lines[height - 1] = TextLine("  \(style.glyphs.ellipsis) \(below + 1) more below", .dim)
    }
    return lines
  }
}

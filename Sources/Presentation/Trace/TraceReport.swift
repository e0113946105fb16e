import Explanation
import ResponderKit
import Scenes
import Text

/// The story of an interaction: every decision of a hit-test, who received what, then the next
/// hit-test.
package struct TraceReport {
  let scene: Scene
  let interaction: EventTrace
  let isTelling: Bool

  /// A report of one interaction.
  ///
  /// - Parameter start: The first of its moments that is told.
  package init(_ interaction: EventTrace, from start: Int = 0, in scene: Scene) {
    self.interaction = interaction.suffix(from: start)
    // One interaction looks the same from its first phase to its last.
    isTelling = interaction.isTelling
    self.scene = scene
  }

  /// Writes the report.
  ///
  /// - Parameter isFolded: Whether runs of siblings and long ways straight down share a line, and
  ///   what matters least is left out if the screen has too few lines.
  package func write(_ style: OutputStyle, isFolded: Bool, to write: (TextLine) -> Void) {
    guard isFolded, let height = style.height else {
      return tell(style, isFolded: isFolded) { line, _ in write(line) }
    }
    var screen = FoldedLines(decisive: TraceWeight.decisive)
    tell(style, isFolded: isFolded) { screen.add($0, $1) }
    // The command and the next prompt are to be seen, too.
    screen.lines(atMost: max(8, height - 2), .gaps(all: "trace tree"), style).forEach(write)
  }

  /// Writes the report with every question of its hit-tests in place of their decisions: the flags
  /// of each view, `point(inside:)` and the answer, nested as the calls are.
  package func writeQuestions(_ style: OutputStyle, to write: (TextLine) -> Void) {
    tell(style, isFolded: false, asksAll: true) { line, _ in write(line) }
  }

  private func tell(
    _ style: OutputStyle, isFolded: Bool, asksAll: Bool = false,
    _ write: (TextLine, TraceWeight) -> Void
  ) {
    var last: HitTest?
    var messages = Messages(interaction, isTelling: isTelling, isFolded, in: scene, style)
    for part in interaction.parts {
      if let test = part.hitTest {
        // The second tap of two asks the same views.
        if test == last {
          write(TextLine("hit-test \(test.point.text) again: the same answer", .dim), .usual)
        } else if asksAll {
          CallTraceReport.write(test, in: scene, style, tellsFlags: true) { write($0, .usual) }
        } else {
          writeHitTest(test, style, isFolded: isFolded, to: write)
        }
        last = test
      }
      messages.write(before: part.moments.upperBound, to: write)
    }
  }

  /// By how much the rest of a verdict that is too long for one line stands to its right.
  private static let indent = 4

  private func writeHitTest(
    _ test: HitTest, _ style: OutputStyle, isFolded: Bool,
    to write: (TextLine, TraceWeight) -> Void
  ) {
    // The title, then one verdict after the other.
    var line = TextLine("hit-test ", .dim)
    line.begin(.strong)
    line.extend(test.point)
    write(line, .decisive)
    let told = TraceRows(test, scene, style, isFolded: isFolded)
    let rows = told.rows
    var guide = TreeGuide(style, depth: rows.indices.lazy.map { rows[$0].depth }.max() ?? 0)
    var lines: [TextLine] = []
    /// What stands before the lines of code of the rows that have some.
    var guides: [Int: TextLine] = [:]
    lines.reserveCapacity(rows.count)
    for k in rows.indices {
      var name = TextLine()
      guide.extend(&name, depth: rows[k].depth, isLast: rows[k].isLast)
      if !rows[k].code.isEmpty {
        let hasLower = k + 1 < rows.count && rows[k + 1].depth > rows[k].depth
        guides[k] = guide.below(depth: rows[k].depth, hasLower: hasLower)
      }
      if let title = rows[k].title {
        name.append(title)
      } else {
        name.append(namesOf: rows[k].subjects, in: scene)
      }
      lines.append(name)
    }
    let column = Self.column(
      lines, style.width, widest: rows.lazy.map { $0.verdicts.line(0).width }.max() ?? 0)
    for k in rows.indices {
      lines[k].pad(to: column)
      lines[k].append("  ")
      rows[k].write(&line, fitting: style.width - lines[k].width)
      lines[k].append(line)
      if lines[k].width <= style.width {
        write(lines[k], rows[k].weight)
      } else {
        for piece in lines[k].wrappedAtPhrases(to: style.width, indent: column + Self.indent) {
          // A name may be wider than the screen.
          write(piece.clipped(to: style.width, style), rows[k].weight)
        }
      }
      guard let guide = guides[k] else { continue }
      for line in CodeLineWords(style: style).lines(rows[k].code, behind: guide) {
        write(line, rows[k].weight)
      }
    }
    if rows.isEmpty { write(TextLine("no window is visible", .notice), .decisive) }
    writeAnswer(of: test, isMarked: told.marksHit, style, to: write)
    for note in DecisionWords(scene).sentences(DeadAreaNotes(test, in: scene)) {
      let line = TextLine(note, .notice)
      for piece in line.wrapped(to: style.width) { write(piece, .decisive) }
    }
  }

  /// The column of the verdicts: behind the longest name that leaves room for most of them.
  ///
  /// - Parameter widest: The width of the longest verdict, without its rule.
  private static func column(
    _ names: [TextLine], _ width: Int, widest: @autoclosure () -> Int
  ) -> Int {
    let longest = names.lazy.map(\.width).max() ?? 0
    if longest <= width / 2 { return longest }
    let limit = max(width / 2, width - 2 - widest())
    return names.lazy.map(\.width).filter { $0 <= limit }.max() ?? limit
  }

  private func writeAnswer(
    of test: HitTest, isMarked: Bool, _ style: OutputStyle,
    to write: (TextLine, TraceWeight) -> Void
  ) {
    guard let answer = test.answer else {
      let reason =
        interaction.isEvent
        ? "no view claims the point: no touches are sent".citing(EventFact.hitNobody.rule)
        : "hit nil"
      return write(TextLine(reason, .notice), .decisive)
    }
    guard !isMarked else { return }
    write(TextLine("hit ", .dim) + TextLine(scene.label(of: answer), .winner), .decisive)
  }
}

/// The messages that followed the hit-tests of an event trace and are not written yet.
private struct Messages {
  private let words: EventTimelineFormatter
  private let isFolded: Bool
  /// The receivers and their messages, with times and reasons; empty if the ways tell all.
  private var rows: ArraySlice<EventTimelineRow> = []
  /// The ways of the methods.
  private var routes: [EventTrace.Route] = []
  /// The number of ways that are written.
  private var written = 0
  private var column = 0

  init(
    _ interaction: EventTrace, isTelling: Bool, _ isFolded: Bool, in scene: Scene,
    _ style: OutputStyle
  ) {
    (words, self.isFolded) = (EventTimelineFormatter(interaction, scene, style), isFolded)
    if isTelling {
      rows = EventTimeline(interaction).rowsBesideHitTests(isFolded: isFolded)[...]
    } else {
      routes = interaction.routes
      column = (routes.lazy.map(\.method.rawValue.utf8.count).max() ?? 0) + 2
    }
  }

  /// Writes what happened before a moment.
  mutating func write(
    before end: Int, to write: (TextLine, TraceWeight) -> Void
  ) {
    if !rows.isEmpty {
      let later = rows.firstIndex { $0.moment >= end } ?? rows.endIndex
      EventTimelineReport.write(rows[..<later], words) { line, row in write(line, row.weight) }
      rows = rows[later...]
    }
    let stop = routes[written...].firstIndex { $0.start >= end } ?? routes.endIndex
    while written < stop {
      let first = written
      written += 1
      // A drag sends the same message again and again.
      if isFolded {
        while written < stop, routes[written].method == routes[first].method,
          routes[written].hasSameCourse(as: routes[first])
        {
          written += 1
        }
      }
      tell(first, isLast: written == stop) { write($0, .decisive) }
    }
  }

  /// Writes a way, which stands for those behind it that were written with it.
  ///
  /// - Parameter isLast: Whether no other follows at once.
  private func tell(_ index: Int, isLast: Bool, _ write: (TextLine) -> Void) {
    let width = words.style.width
    var line = TextLine(routes[index].method.rawValue, .strong)
    line.pad(to: column)
    let times = written - index > 1 ? TextLine(", \(written - index) times", .dim) : TextLine()
    let text = words.text(of: routes[index])
    if index > 0, routes[index - 1].hasSameCourse(as: routes[index]) {
      line.append("the same way", .dim)
    } else {
      line.append(text.path(isFolded ? .fitted(width - column - times.width) : .full))
    }
    line.append(times)
    // Methods that go the same way share the verdict.
    let hasVerdict = isLast || !routes[written].hasSameCourse(as: routes[index])
    func tell(_ piece: TextLine) { write(piece.clipped(to: width, words.style)) }
    if hasVerdict {
      RouteText.lines(line, text.verdict, width: width, indent: column).forEach(tell)
    } else {
      line.write(wrappedTo: width, indent: column, to: tell)
    }
  }
}

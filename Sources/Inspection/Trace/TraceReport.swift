import Explanation
import ResponderKit
import Scenes
import Text

/// The story of an interaction: every decision of a hit-test, who received what, then the next
/// hit-test.
package struct TraceReport {
  let scene: Scene
  let interaction: Interaction
  let isTelling: Bool

  /// A report of one interaction.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - start: The first of its moments that is told.
  ///   - scene: The scene.
  package init(_ interaction: Interaction, from start: Int = 0, in scene: Scene) {
    self.interaction = interaction.suffix(from: start)
    // One interaction looks the same from its first phase to its last.
    isTelling = interaction.isTelling
    self.scene = scene
  }

  /// Writes the report.
  ///
  /// - Parameter isFolded: Whether runs of siblings and long ways straight down share a line.
  package func write(_ look: Look, isFolded: Bool, to write: (TextLine) -> Void) {
    var last: HitTest?
    var messages = Messages(interaction, isTelling: isTelling, isFolded, in: scene, look)
    for part in interaction.parts {
      if let test = part.hitTest {
        // The second tap of two asks the same views.
        if test == last {
          write(TextLine("hit-test \(test.point.text) again: the same answer", .dim))
        } else {
          writeHitTest(test, look, isFolded: isFolded, to: write)
        }
        last = test
      }
      messages.write(before: part.moments.upperBound, to: write)
    }
  }

  /// By how much the rest of a verdict that is too long for one line stands to its right.
  private static let indent = 4

  private func writeHitTest(
    _ test: HitTest, _ look: Look, isFolded: Bool, to write: (TextLine) -> Void
  ) {
    write(TextLine("hit-test ", .dim) + TextLine(test.point.text, .strong))
    let told = TraceRows(test, scene, look, isFolded: isFolded)
    let rows = told.rows
    var guide = TreeGuide(look, depth: rows.lazy.map(\.depth).max() ?? 0)
    var lines = rows.map { row in
      var line = TextLine(guide.branches(depth: row.depth, isLast: row.isLast), .dim)
      row.appendName(to: &line, in: scene)
      return line
    }
    let verdicts = rows.map { $0.verdicts[0] }
    let column = Self.column(lines, verdicts, look.width)
    for (k, row) in rows.enumerated() {
      lines[k].pad(to: column)
      lines[k].append("  ")
      lines[k].append(row.verdict(verdicts[k], from: lines[k].width, to: look.width))
      if let rule = row.rule { lines[k].append("  \(rule)", .dim) }
      let indent = column + Self.indent
      for piece in lines[k].wrapped(to: look.width, indent: indent) { write(piece) }
    }
    if rows.isEmpty { write(TextLine("no window is visible", .notice)) }
    writeAnswer(of: test, isMarked: told.marksHit, look, to: write)
    for note in DeadAreaNotes(test, in: scene).texts {
      let line = TextLine(note, .notice)
      for piece in line.wrapped(to: look.width) { write(piece) }
    }
  }

  /// The column of the verdicts: behind the longest name that leaves room for most of them.
  private static func column(_ names: [TextLine], _ verdicts: [TextLine], _ width: Int) -> Int {
    let widest = verdicts.lazy.map(\.width).max() ?? 0
    let limit = max(width / 2, width - 2 - widest)
    return names.lazy.map(\.width).filter { $0 <= limit }.max() ?? limit
  }

  private func writeAnswer(
    of test: HitTest, isMarked: Bool, _ look: Look, to write: (TextLine) -> Void
  ) {
    guard let answer = test.answer else {
      let reason =
        interaction.isEvent
        ? "no view claims the point: no touches are sent (\(RuleID(1, 8)))" : "hit nil"
      write(TextLine(reason, .notice))
      return
    }
    guard !isMarked else { return }
    write(TextLine("hit ", .dim) + TextLine(scene.label(of: answer), .winner))
  }
}

/// What followed the hit-tests of an interaction, as far as it has not been written yet.
private struct Messages {
  private let scene: Scene
  private let look: Look
  private let isFolded: Bool
  /// Who received what, with the times and reasons; empty if there is no more to tell than ways.
  private var rows: ArraySlice<StoryRow> = []
  /// The ways of the methods.
  private var routes: ArraySlice<Interaction.Route> = []
  /// The column of the ways.
  private var column = 0
  private var last: Interaction.Route?

  init(
    _ interaction: Interaction, isTelling: Bool, _ isFolded: Bool, in scene: Scene, _ look: Look
  ) {
    (self.scene, self.look, self.isFolded) = (scene, look, isFolded)
    if isTelling {
      let story = Story(interaction, in: scene, look, from: interaction.beginning)
      rows = story.rowsBesideHitTests(isFolded: isFolded)[...]
    } else {
      routes = interaction.routes[...]
      column = (routes.map(\.method.rawValue.count).max() ?? 0) + 2
    }
  }

  /// Writes what happened before a moment.
  mutating func write(before end: Int, to write: (TextLine) -> Void) {
    StoryReport.write(Array(rows.removePrefix { $0.moment < end }), look, to: write)
    var rest = routes.removePrefix { $0.start < end }
    while let route = rest.first {
      // A drag sends the same message again and again.
      let count =
        isFolded
        ? rest.prefix { $0.method == route.method && $0.hasSameCourse(as: route) }.count : 1
      rest = rest.dropFirst(count)
      var line = TextLine(route.method.rawValue, .strong)
      line.pad(to: column)
      let text = RouteText(route, scene, look)
      if last?.hasSameCourse(as: route) == true {
        line.append("the same way", .dim)
      } else {
        text.appendPath(to: &line, isFolded: isFolded)
      }
      if count > 1 { line.append(", \(count) times", .dim) }
      // Methods that go the same way share the verdict.
      if rest.first?.hasSameCourse(as: route) != true {
        line.append("   ", .dim)
        line.append(text.verdict)
      }
      for piece in line.wrapped(to: look.width, indent: column) { write(piece) }
      last = route
    }
  }
}

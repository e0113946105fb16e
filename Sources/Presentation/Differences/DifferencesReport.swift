import Analysis
import ResponderKit
import Scenes
import Text

/// A report of the differences, object by object, between a checkpoint and now, or between two
/// screens.
package struct DifferencesReport {
  private enum Source {
    case moments(SceneDifferences)
    case screens(ScreensReport)
  }

  private let source: Source
  private let differences: [SceneDifference]

  /// Creates a report of the differences from a moment.
  package init(_ differences: SceneDifferences) {
    source = .moments(differences)
    self.differences = differences.all
  }

  /// Creates a report of what differs between two screens, touch areas first.
  ///
  /// - Parameter names: The names of the two screens.
  package init(_ comparison: ScreenComparison, names: (old: String, new: String)) {
    source = .screens(ScreensReport(comparison: comparison, names: names))
    differences = comparison.differences
  }

  /// The report of the changes of touch areas; nil unless two screens are compared.
  package var screens: ScreensReport? {
    if case .screens(let screens) = source { screens } else { nil }
  }

  /// The differences as facts, object by object.
  package var facts: [DifferenceFacts] {
    differences.flatMap { difference in
      difference.subjects.map { subject in
        let frames = subject.frames.map { frames in
          SceneDifference.Row(
            name: "screenFrame", then: .property(.rect(frames.then)),
            now: .property(.rect(frames.now)))
        }
        let rows = difference.rows + [frames].compactMap { $0 }
        return DifferenceFacts(
          difference: difference, subject: subject, rows: rows.map(differenceRow))
      }
    }
  }

  private func differenceRow(_ row: SceneDifference.Row) -> DifferenceRow {
    switch source {
    case .moments(let moments): DifferenceRow(row, moments.labelThen, moments.labelNow)
    case .screens(let screens):
      DifferenceRow(
        row, { screens.old.scene.label(of: $0) }, { screens.new.scene.label(of: $0) })
    }
  }

  /// Writes the report.
  package func write(_ look: OutputStyle, to write: (TextLine) -> Void) {
    let longest = differences.map(\.title.displayWidth).max() ?? 0
    switch source {
    case .moments(let moments):
      let title = moments.since.words
      guard !differences.isEmpty else {
        return write(TextLine("nothing differs \(title)", .good))
      }
      write(TextLine(title, .dim))
      let keys = differences.flatMap(\.rows).map(\.name.displayWidth).max() ?? 0
      writeDifferences(
        margin: min(longest, look.width / 4) + 4, keyWidth: min(keys, 24), look, to: write)
    case .screens(let screens):
      screens.write(look, to: write)
      writeDifferences(
        margin: min(longest + 2, look.width * 2 / 5) + 2, keyWidth: 0, look, to: write)
    }
  }

  /// Writes a line for each difference: the name of the object, and from a margin on the change.
  private func writeDifferences(
    margin: Int, keyWidth: Int, _ look: OutputStyle, to write: (TextLine) -> Void
  ) {
    for difference in differences {
      var line = TextLine(difference.change.mark, difference.change.style)
      line.append(difference.title, .name)
      if line.width + 2 > margin {
        write(line)
        line = TextLine()
      }
      for story in stories(of: difference, keyWidth: keyWidth, look) {
        line.pad(to: margin)
        (line + story).wrapped(to: look.width, indent: margin + 2).forEach(write)
        line = TextLine()
      }
    }
  }

  private func stories(
    of difference: SceneDifference, keyWidth: Int, _ look: OutputStyle
  ) -> [TextLine] {
    guard difference.change == .changed else { return [difference.story] }
    var stories = difference.rows.map { row in
      let row = differenceRow(row)
      var line = TextLine(row.name, .dim)
      line.pad(to: max(line.width, keyWidth) + 2)
      return line + row.change(look)
    }
    if let move = difference.move { stories.append(TextLine(move.words)) }
    if difference.subjects.count == 1, case (let then?, let now?)? = difference.subjects[0].lines {
      stories[stories.count - 1].append(", line \(then) \(look.glyphs.arrow) \(now)", .dim)
    }
    return stories
  }
}

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
  package init(_ comparison: ScreenComparison, names: (old: String, new: String)) {
    source = .screens(ScreensReport(comparison, names: names))
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
  package func write(_ style: OutputStyle, to write: (TextLine) -> Void) {
    switch source {
    case .moments(let moments):
      let longest = differences.map(\.title.displayWidth).max() ?? 0
      let title = moments.since.words
      guard !differences.isEmpty else {
        return write(TextLine("nothing differs \(title)", .good))
      }
      write(TextLine(title, .dim))
      let keys = differences.flatMap(\.rows).map(\.name.displayWidth).max() ?? 0
      writeDifferences(
        margin: min(longest, style.width / 4) + 4, keyWidth: min(keys, 24), style, to: write)
    case .screens(let screens):
      screens.write(style, to: write)
      writeChangesOfViews(style, to: write)
    }
  }

  /// Writes what differs between two screens but for touch areas.
  package func writeChangesOfViews(_ style: OutputStyle, to write: (TextLine) -> Void) {
    let longest = differences.map(\.title.displayWidth).max() ?? 0
    writeDifferences(
      margin: min(longest + 2, style.width * 2 / 5) + 2, keyWidth: 0, style, to: write)
  }

  /// Writes a line for each difference: the name of the object, and from a margin on the change.
  private func writeDifferences(
    margin: Int, keyWidth: Int, _ style: OutputStyle, to write: (TextLine) -> Void
  ) {
    for difference in differences {
      var line = TextLine(difference.change.mark, difference.change.style)
      line.append(difference.title, .name)
      if line.width + 2 > margin {
        write(line)
        line = TextLine()
      }
      for story in stories(of: difference, keyWidth: keyWidth, style) {
        line.pad(to: margin)
        (line + story).wrapped(to: style.width, indent: margin + 2).forEach(write)
        line = TextLine()
      }
    }
  }

  private func stories(
    of difference: SceneDifference, keyWidth: Int, _ style: OutputStyle
  ) -> [TextLine] {
    guard difference.change == .changed else { return [difference.story] }
    var stories = difference.rows.map { row in
      let row = differenceRow(row)
      var line = TextLine(row.name, .dim)
      line.pad(to: max(line.width, keyWidth) + 2)
      return line + row.change(style)
    }
    if let move = difference.move { stories.append(TextLine(move.words)) }
    if difference.subjects.count == 1, case (let then?, let now?)? = difference.subjects[0].lines {
      stories[stories.count - 1].append(", line \(then) \(style.glyphs.arrow) \(now)", .dim)
    }
    return stories
  }
}

struct DifferenceRow {
  let name: String
  let then: String
  let now: String

  /// - Parameters:
  ///   - labelThen: Returns the name that an object had.
  ///   - labelNow: Returns the name that an object has now.
  init(
    _ row: SceneDifference.Row, _ labelThen: (StatefulObject) -> String,
    _ labelNow: (StatefulObject) -> String
  ) {
    (name, then, now) = (row.name, row.then.text(labelThen), row.now.text(labelNow))
  }

  /// Returns the change of the value as a piece of a line.
  func change(_ style: OutputStyle) -> TextLine {
    TextLine(then, .bad) + TextLine(" \(style.glyphs.arrow) ", .dim) + TextLine(now, .good)
  }
}

extension SceneFact.Value {
  /// Returns the value in words.
  func text(_ label: (StatefulObject) -> String) -> String {
    let text =
      switch self {
      case .property(let value): value.text(label)
      case .words(let words):
        words.map { word in
          switch word {
          case .text(let text): text
          case .object(let object): label(object)
          case .closure: "a closure"
          }
        }.joined()
      case .order(let objects): objects.map(label).joined(separator: " ")
      case .classes(let names): names?.joined(separator: " ") ?? "some"
      case .caption(let text): text.map { "'\($0)'" } ?? ""
      }
    return text.isEmpty ? "none" : text
  }
}

extension SceneDifferences.Moment {
  var words: String {
    switch self {
    case .checkpoint(let name): "since '\(name)'"
    case .start(let steps): "since the start, \(steps.counted("step")) ago"
    }
  }
}

extension SceneDifference.Change {
  /// The character that stands for it in front of a line.
  var mark: String {
    switch self {
    case .appeared: "+ "
    case .changed: "~ "
    case .gone: "- "
    }
  }

  var style: TextStyle {
    switch self {
    case .appeared: .good
    case .changed: .notice
    case .gone: .bad
    }
  }
}

extension SceneDifference {
  /// The names of the objects that differ, in a few words.
  var title: String {
    let first = subjects[0].title
    return subjects.count == 1 ? first : "\(first) and \(subjects.count - 1) more"
  }

  /// The class and the place of an object that appeared or is gone.
  var story: TextLine {
    let (subject, isGone) = (subjects[0], change == .gone)
    var line = TextLine(subject.className, .type)
    if let place = subject.place { line.append("  \(isGone ? "was in" : "in") \(place)", .dim) }
    if inside > 0 { line.append(", with \(inside.counted("view")) inside", .dim) }
    let number = subject.lines.flatMap { isGone ? $0.then : $0.now }
    if let number { line.append(", line \(number)", .dim) }
    return line
  }
}

extension SceneDifference.Subject {
  /// The name of the object, with the text that people read on it.
  var title: String { Self.title(label, caption) }

  static func title(_ label: String, _ caption: String?) -> String {
    label + (caption.map { " '\($0.clipped(to: 24))'" } ?? "")
  }
}

extension ScreenMove {
  var words: String {
    [("moved", offset), ("grown", growth)].filter { $0.1 != .zero }
      .map { "\($0) by \($1.text)" }.joined(separator: ", ")
  }
}

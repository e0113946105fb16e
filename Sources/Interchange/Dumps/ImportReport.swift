import Presentation
import ResponderKit
import Scenes
import Text

/// A report of an import, line by line: the parts of the text that were repaired, guessed, assumed
/// or left out.
package struct ImportReport {
  let summary: ImportSummary
  let scene: Scene

  /// Creates a report of an import into a scene.
  package init(_ summary: ImportSummary, into scene: Scene) {
    self.summary = summary
    self.scene = scene
  }

  /// Writes the important parts of the report in few lines.
  ///
  /// - Parameter file: The name of the text, for the command that shows more.
  package func write(_ style: OutputStyle, of file: String, to write: (TextLine) -> Void) {
    writeScreens(style, of: file, to: write)
    writeObservations(style, most: 4, to: write)
    let groups = RemarkGroup.groups(of: summary.warnings)
    var rows: [[TextLine]] = []
    var room = 7
    for group in groups {
      let row = self.row(group.category, group.text(style), style)
      guard row.count <= room else { break }
      room -= row.count
      rows.append(row)
    }
    for row in rows { row.forEach(write) }
    if rows.count < groups.count {
      let count = groups.dropFirst(rows.count).reduce(0) { $0 + $1.lines.count }
      let more = count == 1 ? "1 more remark" : "\(count) more remarks"
      write(TextLine("  \(more); try: import \(file) report", .dim))
    }
    writeAssumptions(style, to: write)
  }

  /// Writes every remark, in the order of the text.
  package func writeAll(_ style: OutputStyle, to write: (TextLine) -> Void) {
    writeObservations(style, most: .max, to: write)
    for warning in summary.warnings {
      row(warning.kind.category, "\(warning)", style).forEach(write)
    }
    writeAssumptions(style, to: write)
  }

  /// Writes which screens the text holds, if it holds several.
  private func writeScreens(_ style: OutputStyle, of file: String, to write: (TextLine) -> Void) {
    guard let taken = summary.screen else { return }
    let screens = summary.screens
    // Those near the one that was taken, as a log may hold many.
    let shown = max(0, min(taken - 3, screens.count - 5))..<min(screens.count, max(5, taken + 2))
    let names = shown.map { index in
      let title = screens[index].title.map { " \($0.clipped(to: 20).quotedText)" } ?? ""
      return "\(index + 1)\(title) (line \(screens[index].line))"
    }
    let dots = style.glyphs.ellipsis
    let list =
      (shown.lowerBound > 0 ? "\(dots), " : "") + names.joined(separator: ", ")
      + (shown.upperBound < screens.count ? ", \(dots)" : "")
    var line = TextLine("  \(screens.count) screens", .notice)
    line.pad(to: 12)
    line.append(" \(list); this is \(taken)")
    line.wrapped(to: style.width, indent: 12).forEach(write)
    let other = taken > 1 ? taken - 1 : 2
    write(TextLine("  try: import \(file) screen \(other)", .dim))
  }

  /// Writes what the device itself answered, and whether the scene answers alike: first where it
  /// does not.
  ///
  /// - Parameter limit: The greatest number of answers that are told one by one.
  private func writeObservations(
    _ style: OutputStyle, most limit: Int, to write: (TextLine) -> Void
  ) {
    let records = summary.observations.compactMap { record in
      record.observation.map { (report: ObservationReport($0, in: scene), record: record) }
    }
    let differing = records.filter { $0.report.comparison?.isSame == false }
    let others = records.filter { $0.report.comparison?.isSame != false }
    // Where the device and the scene agree that a touch arrives, nothing is to be said.
    let told = differing + others.filter { $0.record.observation?.isFailure != false }
    for (report, record) in told.prefix(limit) {
      var line = TextLine("  device", .notice)
      line.pad(to: 12)
      line.append(report.words(showsPoint: record.dumped.point != nil))
      if let comparison = report.comparison {
        line.append("; ")
        line.append(comparison.words, comparison.isSame ? .dim : .notice)
      }
      line.wrapped(to: style.width, indent: 12).forEach(write)
    }
    for record in summary.observations.suffix(limit) {
      let what: String
      switch record.dumped.answer {
      case .notFound: what = "it did not find"
      case .notSeen: what = "no touch was tried, as it did not see enough of"
      case .target, .hit, .notTarget: continue
      }
      guard let view = record.target.flatMap(scene.view) else { continue }
      var line = TextLine("  device", .notice)
      line.pad(to: 12)
      line.append("\(record.dumped.source), line \(record.dumped.line): \(what) '")
      line.append(record.dumped.target?.shownName ?? "")
      line.append("', which is '\(scene.label(of: view))' here")
      line.wrapped(to: style.width, indent: 12).forEach(write)
    }
    writeRest(
      differing: differing.dropFirst(limit).count,
      same: records.count - min(told.count, limit) - differing.dropFirst(limit).count,
      isFirst: told.isEmpty, style, to: write)
    if let failure = told.last(where: { $0.record.observation?.isFailure == true }),
      let target = failure.report.target
    {
      let point = failure.record.dumped.point == nil ? nil : failure.record.observation?.point
      let words = point.map { " \($0.x.shortText),\($0.y.shortText)" } ?? ""
      write(TextLine("  try: why \(target)\(words)", .dim))
    }
  }

  private func writeRest(
    differing: Int, same: Int, isFirst: Bool, _ style: OutputStyle, to write: (TextLine) -> Void
  ) {
    let missing = summary.observations.count { $0.observation == nil && $0.target == nil }
    var parts: [String] = []
    if differing > 0 { parts.append("\(differing.counted("more answer")) different here") }
    if same > 0 {
      parts.append("\(same.counted(isFirst ? "answer" : "more answer")) the same here")
    }
    if missing > 0 {
      let names = summary.observations.lazy.filter { $0.observation == nil && $0.target == nil }
        .compactMap { $0.dumped.target?.shownName }
      let name = missing == 1 ? names.first.map { " ('\($0)')" } ?? "" : ""
      parts.append("\(missing.counted("answer")) about views that are not here\(name)")
    }
    guard !parts.isEmpty else { return }
    var line = TextLine("  device", .dim)
    line.pad(to: 12)
    line.append(parts.joined(separator: ", "))
    line.wrapped(to: style.width, indent: 12).forEach(write)
  }

  private func writeAssumptions(_ style: OutputStyle, to write: (TextLine) -> Void) {
    guard !summary.assumptions.isEmpty else { return }
    let text = summary.assumptions.map(\.description).joined(separator: "; ")
    row(.assumed, text, style).forEach(write)
  }

  private func row(_ category: DumpWarning.Category, _ text: String, _ style: OutputStyle)
    -> [TextLine]
  {
    let isLoss = category == .damaged || category == .ignored
    var line = TextLine("  \(category.rawValue)", isLoss ? .notice : .dim)
    line.pad(to: 12)
    line.append(text)
    return line.wrapped(to: style.width, indent: 12)
  }
}

private struct RemarkGroup {
  let category: DumpWarning.Category
  private(set) var kinds: [DumpWarning.Kind]
  private(set) var lines: [Int]

  /// Returns the remarks grouped by kind, those about the whole text first.
  static func groups(of warnings: [DumpWarning]) -> [RemarkGroup] {
    var groups: [RemarkGroup] = []
    var places: [String: Int] = [:]
    for warning in warnings {
      let key = warning.kind.plural
      if let place = places[key] {
        groups[place].kinds.append(warning.kind)
        groups[place].lines.append(warning.line)
      } else {
        places[key] = groups.count
        groups.append(
          RemarkGroup(
            category: warning.kind.category, kinds: [warning.kind], lines: [warning.line]))
      }
    }
    return DumpWarning.Category.allCases.flatMap { category in
      groups.filter { $0.category == category }
    }
  }

  func text(_ style: OutputStyle) -> String {
    let place = LineNumbers(lines).text(most: 3, dash: style.glyphs.dash)
    return "\(place): \(kinds.count == 1 ? kinds[0].description : kinds[0].plural)"
  }
}

/// The numbers of lines, told in few words.
struct LineNumbers {
  private var ranges: [ClosedRange<Int>] = []

  init(_ lines: some Sequence<Int>) {
    for line in lines {
      if let last = ranges.last, line <= last.upperBound + 1 {
        ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, line)
      } else {
        ranges.append(line...line)
      }
    }
  }

  /// Returns the numbers in words: `line 7`, `lines 3–17, 20`. Behind a number of ranges, the words
  /// tell only how many lines follow.
  func text(most limit: Int, dash: String) -> String {
    let shown = ranges.prefix(limit).map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)\(dash)\($0.upperBound)"
    }
    let more = ranges.dropFirst(limit).reduce(0) { $0 + $1.count }
    let isOne = ranges.count == 1 && ranges[0].count == 1
    return (isOne ? "line " : "lines ") + shown.joined(separator: ", ")
      + (more > 0 ? " and \(more) more" : "")
  }
}

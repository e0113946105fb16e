import Foundation
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
    for record in summary.observations.suffix(limit) where record.dumped.answer == .notFound {
      guard let view = record.target.flatMap(scene.view) else { continue }
      var line = TextLine("  device", .notice)
      line.pad(to: 12)
      line.append("\(record.dumped.source), line \(record.dumped.line): it did not find '")
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

/// Remarks of one kind.
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

extension JSONObjectType<ImportReport> {
  package static let imported = JSONObjectType("imported", "The result of an import.") {
    JSONMember("views", .count, "how many views were read") { $0.summary.viewCount }
    JSONMember("roots", .count, "how many trees there were") { $0.summary.rootCount }
    JSONMember("counts", .object(.warningCounts), "how many warnings there are") {
      $0.summary.warnings
    }
    JSONMember(
      "warnings", .list(.object(.warning)), "what was repaired, guessed or left out"
    ) { $0.summary.warnings }
    JSONMember("assumptions", .names, "what the dump does not contain and was assumed") {
      $0.summary.assumptions.map(\.description)
    }
    JSONMember(
      optional: "screens", .list(.object(.dumpedScreen)),
      "the screens that the text holds, if it holds several"
    ) { $0.summary.screen == nil ? nil : $0.summary.screens }
    JSONMember(
      optional: "screen", .ordinal,
      "the number of the screen that was imported, if there are several"
    ) { $0.summary.screen }
    JSONMember(
      "observations", .list(.object(.observation)), "what the device itself answered about touches"
    ) { report in
      report.summary.observations.compactMap { record in
        record.observation.map { ObservationReport($0, in: report.scene) }
      }
    }
    JSONMember(
      optional: "failure", .object(.hitFailure),
      "the touch that went wrong, if the text is about one", replacedBy: "observations"
    ) { FailureFacts($0) }
    JSONMember(
      "joined", .object(.joined), "which other objects were joined with the scene by address"
    ) { $0.summary.joined }
  }
}

private struct FailureFacts {
  let dumped: DumpedObservation
  let point: CGPoint
  let report: ObservationReport

  init?(_ report: ImportReport) {
    let records = report.summary.observations
    guard let record = records.last(where: { $0.observation?.isFailure == true }),
      let observation = record.observation, let point = observation.point
    else { return nil }
    dumped = record.dumped
    self.point = point
    self.report = ObservationReport(observation, in: report.scene)
  }
}

extension JSONObjectType<DumpedScreen> {
  fileprivate static let dumpedScreen = JSONObjectType(
    "dumpedScreen", "One of several screens in a text."
  ) {
    JSONMember("line", .ordinal, "the line at which it begins") { $0.line }
    JSONMember(optional: "title", .text, "the first text on it") { $0.title }
    JSONMember("views", .count, "how many views it has") { $0.viewCount }
  }
}

extension JSONObjectType<[DumpWarning]> {
  fileprivate static let warningCounts = JSONObjectType(
    "warningCounts", "How many warnings of each category there are."
  ) {
    DumpWarning.Category.allCases.map { category in
      JSONMember(category.rawValue, .count, category.meaning) { warnings in
        warnings.count { $0.kind.category == category }
      }
    }
  }
}

extension DumpWarning.Category {
  fileprivate var meaning: String {
    switch self {
    case .repaired: "what was undone"
    case .damaged: "what is missing"
    case .guessed: "what was likely"
    case .assumed: "what has its default"
    case .ignored: "what was left out"
    }
  }
}

extension JSONObjectType<DumpWarning> {
  fileprivate static let warning = JSONObjectType(
    "warning", "Something in a dump that could not be imported unchanged."
  ) {
    JSONMember("line", .ordinal, "the line of the dump") { $0.line }
    JSONMember("category", .word(DumpWarning.Category.self), "what it means for the scene") {
      $0.kind.category
    }
    JSONMember("text", .text, "what is wrong") { "\($0.kind)" }
  }
}

extension JSONObjectType<FailureFacts> {
  fileprivate static let hitFailure = JSONObjectType(
    "hitFailure", "A touch of a test that reached another view than it was meant for."
  ) {
    JSONMember("point", .point, "where it went, in the window") { $0.point }
    JSONMember(
      "origin", .point, "where the view lies in the window whose coordinates the test used"
    ) { $0.dumped.origin }
    JSONMember("target", .textOrNull, "the view that it was meant for") { $0.report.target }
    JSONMember("winner", .textOrNull, "the view that it reached") { $0.report.winner }
  }
}

extension JSONObjectType<JoinSummary> {
  fileprivate static let joined = JSONObjectType(
    "joined", "The objects other than views that were joined with the scene by address."
  ) {
    JSONMember("recognizers", .object(.joinCount), "the recognizers") { $0.recognizers }
    JSONMember(
      "listed", .count, "how many recognizers are disabled, because it is not known what they do"
    ) { $0.listedRecognizers }
    JSONMember("controllers", .object(.joinCount), "the controllers") { $0.controllers }
    JSONMember("targets", .object(.joinCount), "the targets of controls") { $0.actions }
    JSONMember("constraints", .object(.joinCount), "the layout constraints") { $0.constraints }
    JSONMember(
      "agreements", .list(.object(.joinRemark)), "touches and chains that agree with the scene"
    ) { $0.agreements }
    JSONMember(
      "remarks", .list(.object(.joinRemark)),
      "what was left out or assumed, or differs from the scene"
    ) { $0.remarks }
  }
}

extension JSONObjectType<JoinSummary.Count> {
  fileprivate static let joinCount = JSONObjectType("joinCount", "How many of a kind were joined.")
  {
    JSONMember("joined", .count, "how many are in the scene") { $0.joined }
    JSONMember("views", .count, "to how many views") { $0.views }
    JSONMember(
      "missingViews", .names, "the addresses of views that are not in the scene, for each of theirs"
    ) { $0.missingViews }
    JSONMember("withoutView", .count, "how many belong to no view") { $0.withoutView }
  }
}

extension JSONObjectType<JoinRemark> {
  fileprivate static let joinRemark = JSONObjectType(
    "joinRemark", "Something that was found when texts were joined."
  ) {
    JSONMember("line", .ordinal, "the line of the text") { $0.line }
    JSONMember("text", .text, "what was found") { "\($0.kind)" }
  }
}

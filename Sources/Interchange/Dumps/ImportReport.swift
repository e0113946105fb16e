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
    writeFailure(style, to: write)
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
    writeFailure(style, to: write)
    for warning in summary.warnings {
      row(warning.kind.category, "\(warning)", style).forEach(write)
    }
    writeAssumptions(style, to: write)
  }

  private func writeFailure(_ style: OutputStyle, to write: (TextLine) -> Void) {
    guard let failure = summary.failure else { return }
    var line = TextLine("  the tap at \(failure.point.text) was meant for ")
    line.append(quoted(failure.target))
    line.append(" and hit ")
    line.append(quoted(failure.winner))
    line.wrapped(to: style.width, indent: 4).forEach(write)
    guard let target = failure.target.flatMap(name(of:)) else { return }
    let point = "\(failure.point.x.shortText),\(failure.point.y.shortText)"
    write(TextLine("  try: why \(target) \(point)", .dim))
  }

  private func quoted(_ party: HitFailure.Party?) -> TextLine {
    guard let party else { return "an unknown view" }
    return "'" + TextLine(name(of: party) ?? party.className, .name) + "'"
  }

  /// Returns the name of a view in the scene; nil if the text does not hold it.
  func name(of party: HitFailure.Party) -> String? {
    party.address.flatMap(scene.names.responder(atAddress:)).map(scene.label(of:))
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
      optional: "failure", .object(.hitFailure),
      "the touch that went wrong, if the text is about one"
    ) { report in report.summary.failure.map { FailureFacts(failure: $0, report: report) } }
    JSONMember(
      "joined", .object(.joined), "which other objects were joined with the scene by address"
    ) { $0.summary.joined }
  }
}

private struct FailureFacts {
  let failure: HitFailure
  let report: ImportReport

  func name(_ party: HitFailure.Party?) -> String? {
    party.map { report.name(of: $0) ?? $0.className }
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
    JSONMember("point", .point, "where it went, in the window") { $0.failure.point }
    JSONMember(
      "origin", .point, "where the view lies in the window whose coordinates the test used"
    ) { $0.failure.origin }
    JSONMember("target", .textOrNull, "the view that it was meant for") {
      $0.name($0.failure.target)
    }
    JSONMember("winner", .textOrNull, "the view that it reached") { $0.name($0.failure.winner) }
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

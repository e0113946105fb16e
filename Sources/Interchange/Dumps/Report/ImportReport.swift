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
  package func write(_ look: OutputStyle, of file: String, to write: (TextLine) -> Void) {
    writeFailure(look, to: write)
    let groups = RemarkGroup.groups(of: summary.warnings)
    var rows: [[TextLine]] = []
    var room = 7
    for group in groups {
      let row = self.row(group.category, group.text(look), look)
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
    writeAssumptions(look, to: write)
  }

  /// Writes every remark, in the order of the text.
  package func writeAll(_ look: OutputStyle, to write: (TextLine) -> Void) {
    writeFailure(look, to: write)
    for warning in summary.warnings {
      row(warning.kind.category, "\(warning)", look).forEach(write)
    }
    writeAssumptions(look, to: write)
  }

  private func writeFailure(_ look: OutputStyle, to write: (TextLine) -> Void) {
    guard let failure = summary.failure else { return }
    var line = TextLine("  the tap at \(failure.point.text) was meant for ")
    line.append(quoted(failure.target))
    line.append(" and hit ")
    line.append(quoted(failure.winner))
    line.wrapped(to: look.width, indent: 4).forEach(write)
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

  private func writeAssumptions(_ look: OutputStyle, to write: (TextLine) -> Void) {
    guard !summary.assumptions.isEmpty else { return }
    let text = summary.assumptions.map(\.description).joined(separator: "; ")
    row(.assumed, text, look).forEach(write)
  }

  private func row(_ category: DumpWarning.Category, _ text: String, _ look: OutputStyle)
    -> [TextLine]
  {
    let isLoss = category == .damaged || category == .ignored
    var line = TextLine("  \(category.rawValue)", isLoss ? .notice : .dim)
    line.pad(to: 12)
    line.append(text)
    return line.wrapped(to: look.width, indent: 12)
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

  func text(_ look: OutputStyle) -> String {
    let place = LineNumbers(lines).text(most: 3, dash: look.glyphs.dash)
    return "\(place): \(kinds.count == 1 ? kinds[0].description : kinds[0].plural)"
  }
}

import Analysis
import ResponderKit
import Scenes
import Text

/// How a scene differs now from what it was.
package struct DifferencesReport {
  private let differences: SceneDifferences

  /// A report of a comparison.
  package init(_ differences: SceneDifferences) {
    self.differences = differences
  }

  /// What differs, object by object.
  package var facts: [DifferenceFacts] {
    differences.all.map { difference in
      DifferenceFacts(
        difference: difference,
        rows: difference.rows.map {
          DifferenceRow($0, differences.labelThen, differences.labelNow)
        }, lines: nil)
    }
  }

  /// Writes the report.
  package func write(_ look: Look, to write: (TextLine) -> Void) {
    let title = differences.since.words
    let facts = facts
    guard !facts.isEmpty else { return write(TextLine("nothing differs \(title)", .good)) }
    write(TextLine(title, .dim))
    let names = facts.map(\.difference.label.displayWidth).max() ?? 0
    let margin = 2 + min(names, look.width / 4) + 2
    let keys = facts.flatMap(\.rows).map(\.name.displayWidth).max() ?? 0
    for fact in facts {
      let difference = fact.difference
      var line = TextLine(difference.change.mark, difference.change.style)
      line.append(difference.label, .name)
      guard difference.change == .changed else {
        line.pad(to: margin)
        if line.width > margin { line.append("  ") }
        write(line + difference.story)
        continue
      }
      if line.width + 2 > margin {
        write(line)
        line = TextLine()
      }
      for row in fact.rows {
        line.pad(to: margin)
        line.append(row.name, .dim)
        line.pad(to: margin + min(keys, 24) + 2)
        for piece in (line + row.change(look)).wrapped(to: look.width, indent: margin + 2) {
          write(piece)
        }
        line = TextLine()
      }
    }
  }
}

extension SceneDifference {
  /// What appeared or is gone, and where.
  fileprivate var story: TextLine {
    var line = TextLine(className, .type)
    if let place { line.append(change == .gone ? "  was in \(place)" : "  in \(place)", .dim) }
    if inside > 0 { line.append(", with \(inside.counted("view")) inside", .dim) }
    return line
  }
}

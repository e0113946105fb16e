import ResponderKit
import Scenes
import Text

/// How a scene differs now from what it was.
package struct DifferencesReport {
  let differences: [SceneDifference]
  private let title: String

  /// Compares a scene with what it was.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - name: A checkpoint; nil for the last one, or, if there is none, for the scene before all
  ///     that can be undone. The result is nil if there is no such checkpoint.
  package init?(_ scene: Scene, since name: String?) {
    let journal = scene.journal
    let now = SceneMoment(scene)
    let names = scene.names
    var record: SceneRecord?
    func take(_ changes: SceneChanges) {
      record = SceneRecord(scene, changes, now: now, names: names)
    }
    if let name = name ?? journal.checkpoints.last {
      guard journal.peek(at: name, take) else { return nil }
      title = "since '\(name)'"
    } else {
      journal.peekAtStart(take)
      let count = journal.undoableLabels.count
      title = "since the start, \(count) step\(count == 1 ? "" : "s") ago"
    }
    guard let record else { return nil }
    differences = SceneComparison(scene, record, now: now).differences
  }

  /// Whether nothing differs.
  package var isEmpty: Bool { differences.isEmpty }

  /// Writes the report.
  package func write(_ look: Look, to write: (TextLine) -> Void) {
    guard !isEmpty else { return write(TextLine("nothing differs \(title)", .good)) }
    write(TextLine(title, .dim))
    let names = differences.map(\.label.displayWidth).max() ?? 0
    let margin = 2 + min(names, look.width / 4) + 2
    let keys = differences.flatMap(\.rows).map(\.name.displayWidth).max() ?? 0
    for difference in differences {
      var line = TextLine(difference.mark, difference.style)
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
      for row in difference.rows {
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
  fileprivate var mark: String {
    switch change {
    case .appeared: "+ "
    case .changed: "~ "
    case .gone: "- "
    }
  }

  fileprivate var style: TextStyle {
    switch change {
    case .appeared: .good
    case .changed: .notice
    case .gone: .bad
    }
  }

  /// What appeared or is gone, and where.
  fileprivate var story: TextLine {
    var line = TextLine(className, .type)
    if let place { line.append(change == .gone ? "  was in \(place)" : "  in \(place)", .dim) }
    if inside > 0 { line.append(", with \(inside) view\(inside == 1 ? "" : "s") inside", .dim) }
    return line
  }
}

extension SceneDifference.Row {
  fileprivate func change(_ look: Look) -> TextLine {
    var line = TextLine(then, .bad)
    line.append(" \(look.glyphs.arrow) ", .dim)
    line.append(now, .good)
    return line
  }
}

import Analysis
import ResponderKit
import Text

extension ComparisonReport {
  func writeChanges(_ look: Look, to write: (TextLine) -> Void) {
    guard !comparison.changes.isEmpty else { return }
    write("")
    let labels = comparison.changes.map { 2 + self.labels($0).displayWidth }
    let margin = min(labels.max() ?? 0, look.width * 2 / 5) + 2
    for change in comparison.changes { self.write(change, margin: margin, look, to: write) }
  }

  /// What the views of a change are called.
  private func labels(_ change: ScreenChange) -> String {
    let place = change.places[0]
    let first =
      place.new.map { title(of: $0, in: new) } ?? place.old.map { title(of: $0, in: old) } ?? ""
    return change.places.count == 1 ? first : "\(first) and \(change.places.count - 1) more"
  }

  private func write(
    _ change: ScreenChange, margin: Int, _ look: Look, to write: (TextLine) -> Void
  ) {
    var line = TextLine(change.kind.mark, change.kind.style)
    line.append(labels(change), .name)
    if line.width + 2 > margin {
      write(line)
      line = TextLine()
    }
    for story in stories(of: change, look) {
      line.pad(to: margin)
      for piece in (line + story).wrapped(to: look.width, indent: margin + 2) { write(piece) }
      line = TextLine()
    }
  }

  private func stories(of change: ScreenChange, _ look: Look) -> [TextLine] {
    let place = change.places[0]
    switch change.kind {
    case .gone, .appeared:
      let tree = change.kind == .gone ? old : new
      guard let here = change.kind == .gone ? place.old : place.new else { return [] }
      var line = TextLine(tree.nodes[here].className, .type)
      if let parent = tree.nodes[here].parent {
        line.append("  \(change.kind == .gone ? "was in" : "in") \(tree.label(of: parent))", .dim)
      }
      if change.inside > 0 {
        line.append(", with \(change.inside.counted("view")) inside", .dim)
      }
      if let number = tree.line(of: here) { line.append(", line \(number)", .dim) }
      return [line]
    case .changed:
      let rows = change.rows.map { row in
        let row = difference(row)
        return TextLine("\(row.name)  ", .dim) + row.change(look)
      }
      var stories = rows + (change.move.map { [TextLine($0.words)] } ?? [])
      if change.places.count == 1, let then = place.old.flatMap(old.line),
        let now = place.new.flatMap(new.line)
      {
        stories[stories.count - 1].append(", line \(then) \(look.glyphs.arrow) \(now)", .dim)
      }
      return stories
    }
  }
}

extension ScreenMove {
  /// The move in words.
  fileprivate var words: String {
    [("moved", offset), ("grown", growth)].filter { $0.1 != .zero }
      .map { "\($0) by \($1.text)" }.joined(separator: ", ")
  }
}

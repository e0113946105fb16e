import ResponderKit

/// The hierarchy below a view, back to front, with what matters for touches.
public struct TreeReport {
  let scene: Scene
  private let roots: [UIView]

  /// A report of one view, or of all windows.
  public init(_ scene: Scene, of view: UIView? = nil) {
    self.scene = scene
    roots = view.map { [$0] } ?? scene.application.windowsFrontToBack.reversed()
  }

  private struct Row {
    var depth: Int
    var isLast: Bool
    var name: TextLine
    var type: String
    var facts: TextLine
  }

  /// Writes the report.
  public func write(_ look: Look, to write: (TextLine) -> Void) {
    var rows: [Row] = []
    forEachView { view, depth, isLast in
      let label = scene.names.name(of: view)
      rows.append(
        Row(
          depth: depth, isLast: isLast,
          name: label.map { TextLine($0, .name) } ?? TextLine("-", .dim),
          type: scene.className(of: view), facts: facts(of: view)))
    }
    var guide = TreeGuide(look, depth: rows.lazy.map(\.depth).max() ?? 0)
    for k in rows.indices {
      let branches = guide.branches(depth: rows[k].depth, isLast: rows[k].isLast)
      rows[k].name = TextLine(branches, .dim) + rows[k].name
    }
    let nameWidth = rows.lazy.map(\.name.width).filter { $0 <= look.width / 2 }.max() ?? 0
    let typeLimit = max(16, look.width * 3 / 10)
    let typeWidth = min(typeLimit, rows.lazy.map(\.type.displayWidth).max() ?? 0)
    for row in rows {
      var line = row.name
      line.pad(to: nameWidth)
      line.append("  ")
      line.append(row.type.clipped(to: typeLimit, ellipsis: look.glyphs.ellipsis), .type)
      line.pad(to: nameWidth + 2 + typeWidth)
      line.append("  ")
      line.append(row.facts)
      write(line)
    }
  }

  /// Calls a body with every view, its depth, and whether it is the last in its superview.
  func forEachView(_ body: (UIView, _ depth: Int, _ isLast: Bool) -> Void) {
    var pending = roots.reversed().map { (view: $0, depth: 0, isLast: true) }
    while let (view, depth, isLast) = pending.popLast() {
      let subviews = view.subviews
      for (k, subview) in subviews.enumerated().reversed() {
        pending.append((subview, depth + 1, k == subviews.count - 1))
      }
      body(view, depth, isLast)
    }
  }

  private func facts(of view: UIView) -> TextLine {
    var line = TextLine(view.frame.text)
    for badge in Badge.badges(of: view, in: scene) {
      line.append("  ")
      line.append(badge.text, badge.style)
    }
    return line
  }
}

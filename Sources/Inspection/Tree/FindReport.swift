import ResponderKit

/// Views that were looked for, with where they are.
public struct FindReport {
  private let scene: Scene
  private let views: [UIView]

  /// A report of the views that match a pattern.
  public init(_ scene: Scene, matching pattern: String) {
    self.scene = scene
    views = scene.views(matching: pattern)
  }

  /// Writes the report.
  public func write(_ look: Look, to write: (TextLine) -> Void) {
    if views.isEmpty { write(TextLine("no view matches", .notice)) }
    let rows = views.map { view in
      (
        view: view, name: scene.label(of: view),
        className: scene.className(of: view).clipped(to: 28, ellipsis: look.glyphs.ellipsis)
      )
    }
    // A long name of one view is no reason to push all others aside.
    let names = min(24, rows.map(\.name.displayWidth).max() ?? 0) + 2
    let classes = names + (rows.map(\.className.displayWidth).max() ?? 0) + 2
    let frames = classes + (views.map(\.frame.text.displayWidth).max() ?? 0)
    for row in rows {
      var line = TextLine(row.name, .name)
      line.pad(to: names - 2)
      line.append("  " + row.className, .type)
      line.pad(to: classes - 2)
      line.append("  \(row.view.frame.text)")
      if row.view.superview != nil {
        line.pad(to: frames)
        let room = look.width - line.width - 5
        let path = scene.path(of: row.view, most: room, ellipsis: look.glyphs.ellipsis)
        line.append("  in \(path)", .dim)
      }
      write(line)
    }
  }

  /// The report as JSON, an object per view.
  public var objects: [JSONObject] {
    views.map { view in
      [
        "name": .string(scene.label(of: view)), "class": .string(scene.className(of: view)),
        "frame": view.frame.json, "superview": .text(view.superview.map { scene.label(of: $0) }),
      ]
    }
  }
}

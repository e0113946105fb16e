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
    for view in views {
      var line = TextLine(scene.label(of: view), .name)
      line.append(
        "  " + scene.className(of: view).clipped(to: 28, ellipsis: look.glyphs.ellipsis), .type)
      line.append("  \(view.frame.text)")
      let room = look.width - line.width - 5
      let path = scene.path(of: view, most: room, ellipsis: look.glyphs.ellipsis)
      line.append("  in \(path)", .dim)
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

import Analysis
import ResponderKit
import Scenes
import Text

/// A report of the views that match a pattern, with their places.
package struct FindReport {
  /// The number of views that are shown at most.
  static let mostRows = 40

  private let scene: Scene
  private let views: [UIView]

  /// Creates a report of the views that match a pattern, in the order of the tree, then of those
  /// that are detached.
  package init(_ scene: Scene, matching pattern: String) {
    self.scene = scene
    views = scene.views(matching: pattern, among: scene.windows + scene.detachedViews)
  }

  /// Writes the report.
  package func write(_ style: OutputStyle, to write: (TextLine) -> Void) {
    if views.isEmpty { write(TextLine("no view matches", .notice)) }
    let scan = scene.hasMoreViews(than: TreeFolding.mostViews) ? ReachabilityScan(scene) : nil
    // Lines that differ by little are no reason to leave one out.
    let shown = views.prefix(views.count > Self.mostRows + 2 ? Self.mostRows : views.count)
    let rows = shown.map { view in
      (
        view: view, name: scene.label(of: view),
        className: scene.className(of: view).clipped(
          to: min(28, style.width / 5), ellipsis: style.glyphs.ellipsis)
      )
    }
    // A long name of one view is no reason to push all others aside.
    let names = min(24, rows.map(\.name.displayWidth).max() ?? 0) + 2
    let classes = names + (rows.map(\.className.displayWidth).max() ?? 0) + 2
    let frames = classes + (shown.map(\.frame.text.displayWidth).max() ?? 0)
    for row in rows {
      var head = TextLine(
        row.name.clipped(to: style.width / 2, ellipsis: style.glyphs.ellipsis), .name)
      head.pad(to: names - 2)
      head.append("  " + row.className, .type)
      head.pad(to: classes - 2)
      var remarks = TextLine(row.view.window == nil ? "  detached" : "", .notice)
      for remark in self.remarks(on: row.view, scan) {
        remarks.append("  ")
        remarks.append(remark.line(in: scene))
      }
      let framed = head + TextLine("  \(row.view.frame.text)") + remarks
      // Where it is in the tree tells more than where it is on the screen.
      let path = TextLine(row.view.superview.map { "  in \(scene.label(of: $0))" } ?? "")
      var line =
        framed.width + path.width + style.glyphs.ellipsis.count < style.width
        ? framed : head + remarks
      if row.view.superview != nil {
        line.pad(to: line.width == framed.width ? frames : classes - 2)
        let room = style.width - line.width - 5
        let path = scene.path(of: row.view, most: room, ellipsis: style.glyphs.ellipsis)
        line.append("  in \(path)", .dim)
      }
      write(line.clipped(to: style.width, style))
    }
    if rows.count < views.count {
      let rest = "\(views.count - rows.count) more of \(views.count) views"
      write(TextLine("\(style.glyphs.ellipsis) \(rest)", .dim))
    }
  }

  /// Returns the remarks on a view, with those about the states of the views that it lies in.
  private func remarks(on view: UIView, _ scan: ReachabilityScan?) -> [ViewRemark] {
    var remarks = ViewRemark.state(of: view).filter { !$0.isUsual(of: view, in: scene) }
    if let remark = scan?.remark(on: view) { remarks.append(remark) }
    for current in view.superviews {
      if current.isHiddenOrFaint {
        remarks.append(.inHidden(current))
        break
      }
      // A remark on the place of a view holds for its descendants, too.
      if let remark = scan?.remark(on: current), case .outside = remark {
        remarks.append(remark)
        break
      }
    }
    return remarks + ViewRemark.overrides(of: view, in: scene)
  }

  fileprivate var found: [Found] { views.map { Found(view: $0, scene: scene) } }

  /// A view with the scene that knows its name.
  fileprivate struct Found {
    let view: UIView
    let scene: Scene
  }
}

extension JSONObjectType<FindReport> {
  package static let found = JSONObjectType("found", "Views that were looked for.") {
    JSONMember("found", .list(.object(.foundView)), "the views that match") { $0.found }
  }
}

extension JSONObjectType<FindReport.Found> {
  fileprivate static let foundView = JSONObjectType("foundView", "A view that was looked for.") {
    JSONMember("name", .text, "its name") { $0.scene.label(of: $0.view) }
    JSONMember("class", .text, "its class") { $0.scene.className(of: $0.view) }
    JSONMember("frame", .rect, "its rectangle in the superview") { $0.view.frame }
    JSONMember("superview", .textOrNull, "what it lies in") { found in
      found.view.superview.map { found.scene.label(of: $0) }
    }
  }
}

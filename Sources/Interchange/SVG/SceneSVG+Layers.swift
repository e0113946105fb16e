import Analysis
import Foundation
import ResponderKit
import Scenes
import Text

extension SceneSVG {
  /// The regions of the map, each one path along the edges of its cells.
  var mapLines: [String] {
    var colors = MapColors()
    var colorOf: [ObjectIdentifier: String] = [:]
    for entry in legend.entries { colorOf[ObjectIdentifier(entry.view)] = colors.next(for: entry) }
    let regions = map.regions.map { ($0, $0.count) }.sorted { $0.1 > $1.1 }.map(\.0)
    let paths = regions.prefix(Self.mostOutlines).compactMap { region -> String? in
      guard let view = region.view, let color = colorOf[ObjectIdentifier(view)] else { return nil }
      let kind = view.isInteractive(in: scene) ? "interactive" : "other"
      return "<path class=\"\(kind)\" fill=\"\(color)\" stroke=\"\(color)\""
        + " d=\"\(path(RegionOutline(region.blocks)))\"><title>"
        + "\(scene.label(of: view).markupText)</title></path>"
    }
    return ["<g class=\"map\" id=\"map\" fill-rule=\"evenodd\">"] + paths + ["</g>"]
  }

  private func path(_ outline: RegionOutline) -> String {
    let grid = map.grid
    func x(_ column: Int) -> String {
      (grid.region.minX + CGFloat(column) * grid.cell.width).markupText
    }
    func y(_ row: Int) -> String {
      (grid.region.minY + CGFloat(row) * grid.cell.height).markupText
    }
    return outline.loops.map { loop in
      var text = "M\(x(loop[0].x)) \(y(loop[0].y))"
      for (last, next) in zip(loop, loop.dropFirst()) {
        text += last.y == next.y ? "H\(x(next.x))" : "V\(y(next.y))"
      }
      return text + "Z"
    }.joined()
  }

  /// The outlines of the views, in drawing order.
  var outlineLines: [String] {
    let lost = Set(legend.lost.map { ObjectIdentifier($0) })
    let shapes = drawn.enumerated().map { k, drawn in
      let corners = drawn.corners.map { "\($0.x.markupText),\($0.y.markupText)" }
      let name = scene.label(of: drawn.view)
      let isLost = lost.contains(ObjectIdentifier(drawn.view))
      let kind = isLost ? " class=\"lost\"" : drawn.isDead ? " class=\"dead\"" : ""
      return "<g id=\"view-\(k + 1)\"\(kind)><title>\(title(of: drawn.view, name))</title>"
        + "<polygon points=\"\(corners.joined(separator: " "))\"/></g>"
    }
    return ["<g class=\"views\" id=\"views\">"] + shapes + ["</g>"]
  }

  private func title(of view: UIView, _ name: String) -> String {
    var title = "\(name) \(scene.className(of: view)) \(view.frame.text)"
    if let text = view.shownText, !text.isEmpty { title += " \"\(text.clipped(to: 40))\"" }
    return title.markupText
  }

  /// The names of the views where they fit, and the letters of the map.
  var labelLines: [String] {
    var labels = SVGLabels(unit: unit, screen: screen)
    for entry in legend.entries where entry.isListed {
      labels.place(mark: String(entry.mark), at: entry.point)
    }
    let named = drawn.filter { scene.names.name(of: $0.view) != nil }.suffix(SVGLabels.most)
    for drawn in named {
      var text = scene.label(of: drawn.view)
      if let shown = drawn.view.shownText, !shown.isEmpty {
        text += " \"\(shown.clipped(to: 24))\""
      }
      labels.place(name: text, in: drawn.box)
    }
    return ["<g class=\"labels\" id=\"labels\">"] + labels.lines + ["</g>"]
  }

  /// The outlines of the views that contain the point of the last hit-test and were asked, and the
  /// point itself.
  var traceLines: [String] {
    guard let trace else { return [] }
    let asked = trace.decisions.filter(\.isYes).suffix(Self.mostTraced)
    let outlines = asked.compactMap { scene.view(of: $0.view) }.map { view in
      let corners = DrawnView(view).corners.map { "\($0.x.markupText),\($0.y.markupText)" }
      let kind = ObjectID(view) == trace.answer ? " class=\"hit\"" : ""
      return "<polygon\(kind) points=\"\(corners.joined(separator: " "))\"/>"
    }
    let (x, y, r) = (trace.point.x, trace.point.y, 7 * unit)
    let cross =
      "M\((x - r).markupText) \((y - r).markupText)l\((2 * r).markupText) \((2 * r).markupText)"
      + "M\((x + r).markupText) \((y - r).markupText)"
      + "l\((-2 * r).markupText) \((2 * r).markupText)"
    return ["<g class=\"trace\" id=\"trace\">"] + outlines + [
      "</g>",
      "<g id=\"tap\"><path class=\"tap\" d=\"\(cross)\"/>"
        + "<path class=\"tap ink\" d=\"\(cross)\"/></g>",
    ]
  }
}

import Analysis
import Explanation
import Presentation
import ResponderKit
import Scenes
import Text

/// A picture of the scene: the outlines of the views, the areas in which they get the touch, and
/// the way of the last hit-test, with a legend beside it.
///
/// The picture needs neither scripts nor fonts of its own, and is readable in grey.
package struct SceneSVG {
  /// The number of outlines at most; no program likes to open a picture with more.
  static let mostOutlines = 5_000
  /// The number of views that are outlined at most, of those that a hit-test went through: the
  /// innermost ones.
  static let mostTraced = 200
  /// The opacity of the outlines of faint views, so that they can be seen.
  private static let leastOpacity: CGFloat = 0.25

  let scene: Scene
  let map: HitMap
  let legend: MapLegend
  /// The views to draw, in drawing order: those of which something is seen.
  let drawn: [DrawnView]
  /// The outlines of all views, clipped.
  let shapes: [ObjectID: ConvexPolygon]
  /// The number of views that are left out.
  let leftOut: Int
  /// The hit-test that is shown.
  let trace: TracePicture?
  let screen: CGRect
  /// The length by which letters and lines are measured, so that a large screen looks like a small
  /// one.
  let unit: CGFloat
  /// Indicates whether the picture tells which view gets the touch where; false for one that asks it.
  package var showsMap = true
  /// The marks over the picture.
  package var marks: [PictureMark] = [] { didSet { placedMarks = placeMarks() } }
  private(set) var placedMarks: [PlacedMark] = []

  /// Creates a picture of the screen.
  ///
  /// - Parameters:
  ///   - interaction: The interaction whose way is shown, if it hit-tested the screen.
  ///   - enlargement: The size of letters and lines compared with that of a picture on its own.
  ///   - known: The map of the screen if it is known; otherwise it is made.
  package init(
    _ scene: Scene, showing interaction: EventTrace?, enlargement: CGFloat = 1,
    map known: HitMap? = nil
  ) {
    self.scene = scene
    let part = MappedPart(scene)
    let screen = part.region
    self.screen = screen
    unit = enlargement * max(0.25, (screen.width * screen.height / (390 * 844)).squareRoot())
    map = known ?? part.map(over: SampleGrid(screen, mostCells: MappedPart.mostCells))
    legend = MapLegend(map, in: scene)
    let all = DrawnView.all(in: scene).filter { !scene.mustStop() && $0.isSeen }
    shapes = Dictionary(
      all.map { (ObjectID($0.view), $0.visible) }, uniquingKeysWith: { first, _ in first })
    drawn = all.largest(Self.mostOutlines)
    leftOut = all.count - drawn.count
    trace = interaction.flatMap { TracePicture($0, in: scene) }
  }

  /// The picture, line by line.
  package var lines: [String] {
    let panel = SVGPanel(self)
    let margin = 24 * unit
    let width = screen.width + 3 * margin + panel.width
    let height = max(screen.height, panel.height) + 2 * margin
    let box = [-margin, -margin, width, height].map(\.markupText).joined(separator: " ")
    return [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(box)\""
        + " width=\"\(width.markupText)\" height=\"\(height.markupText)\">",
      "<title>Who gets the touch</title>",
      "<style>",
    ] + style(scope: "") + [
      "</style>",
      "<rect class=\"paper\" x=\"\((-margin).markupText)\" y=\"\((-margin).markupText)\""
        + " width=\"\(width.markupText)\" height=\"\(height.markupText)\"/>",
      "<clipPath id=\"screen-clip\">\(rect(screen))</clipPath>",
      rect(screen, "class=\"screen\""),
      "<g clip-path=\"url(#screen-clip)\">",
    ] + screenLines + ["</g>"] + panel.lines + ["</svg>"]
  }

  /// The picture of the screen alone, as an element of a page, line by line.
  ///
  /// - Parameter name: The class of the element, to which its rules are limited. No two elements of
  ///   a page share it.
  package func element(_ name: String, title: String) -> [String] {
    let box = [screen.minX, screen.minY, screen.width, screen.height].map(\.markupText)
    return [
      "<svg class=\"\(name)\" viewBox=\"\(box.joined(separator: " "))\" role=\"img\""
        + " aria-label=\"\(title.markupText)\" xmlns=\"http://www.w3.org/2000/svg\">",
      rect(screen, "class=\"screen\""),
    ] + screenLines + ["</svg>"]
  }

  private var screenLines: [String] {
    viewLines + (showsMap ? mapLines + touchLines : []) + markLines + labelLines + traceLines
  }

  /// The rules of the picture.
  ///
  /// - Parameter scope: What comes before each selector, such as the class of the element.
  package func style(scope: String) -> [String] {
    func length(_ value: CGFloat) -> String { "\((value * unit).markupText)px" }
    return [
      "text { font-family: system-ui, -apple-system, 'Segoe UI', 'Helvetica Neue', Arial,"
        + " sans-serif; fill: #1e293b; }",
      ".paper { fill: #ffffff; }",
      ".screen { fill: #ffffff; stroke: #475569; stroke-width: \(length(1)); }",
      ".map path { fill-opacity: 0.3; stroke-opacity: 0.9; stroke-width: \(length(1)); }",
      ".map path.other { fill-opacity: 0.12; stroke-opacity: 0.35; }",
      ".views { fill: #e8edf4; fill-opacity: 0.72; stroke: #334155; stroke-opacity: 0.6;"
        + " stroke-width: \(length(0.5)); }",
      ".touches { fill: none; stroke: #b3261e; stroke-width: \(length(1.2));"
        + " stroke-dasharray: \(length(1)) \(length(3)); stroke-linecap: round; }",
      ".views .lost { stroke: #dc2626; stroke-opacity: 1; stroke-width: \(length(1.5)); }",
      ".views .dead { stroke-dasharray: \(length(3)) \(length(2)); }",
      ".labels text:not(.mark) { font-size: \(length(8)); }",
      ".labels text { stroke: #ffffff; stroke-width: \(length(2.5));"
        + " stroke-linejoin: round; paint-order: stroke; }",
      ".labels .mark { font-weight: 700; text-anchor: middle; }",
      ".trace { fill: none; stroke: #0f172a; stroke-width: \(length(1.5));"
        + " stroke-dasharray: \(length(5)) \(length(3)); }",
      ".trace .hit { stroke-width: \(length(3)); stroke-dasharray: none; }",
      ".tap { fill: none; stroke: #ffffff; stroke-width: \(length(5)); }",
      ".tap.ink { stroke: #dc2626; stroke-width: \(length(2)); }",
    ].map { scope.isEmpty ? $0 : "\(scope) \($0)" }
  }

  /// Returns a rectangle as an element.
  func rect(_ rect: CGRect, _ attributes: String = "") -> String {
    "<rect x=\"\(rect.minX.markupText)\" y=\"\(rect.minY.markupText)\""
      + " width=\"\(rect.width.markupText)\" height=\"\(rect.height.markupText)\""
      + "\(attributes.isEmpty ? "" : " " + attributes)/>"
  }

  /// The regions of the map, each one path along the edges of its cells.
  var mapLines: [String] {
    let regions = map.regions.map { ($0, $0.count) }.sorted { $0.1 > $1.1 }.map(\.0)
    let paths = regions.prefix(Self.mostOutlines).compactMap { region -> String? in
      guard !scene.mustStop(), let view = region.view, let entry = legend[view] else { return nil }
      let color = entry.color.hex
      let kind = entry.isInteractive ? "interactive" : "other"
      return "<path class=\"\(kind)\" fill=\"\(color)\" stroke=\"\(color)\""
        + " d=\"\(path(RegionOutline(region.blocks)))\"><title>"
        + "\(scene.label(of: view).isolatedMarkup)</title></path>"
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

  /// The views, in drawing order: each is painted over what it covers.
  var viewLines: [String] {
    let lost = Set(legend.targets.dead.map { ObjectIdentifier($0) })
    let shapes = drawn.enumerated().map { k, drawn in
      if scene.mustStop() { return "" }
      let name = scene.label(of: drawn.view)
      let isLost = showsMap && lost.contains(ObjectIdentifier(drawn.view))
      let kind = isLost ? " class=\"lost\"" : showsMap && drawn.isDead ? " class=\"dead\"" : ""
      let opacity =
        drawn.opacity < 1
        ? " opacity=\"\(max(Self.leastOpacity, drawn.opacity).markupText)\"" : ""
      return "<g id=\"view-\(k + 1)\"\(kind)><title>\(title(of: drawn.view, name))</title>"
        + "<polygon\(opacity)\(fill(of: drawn)) points=\"\(points(drawn.face))\"/></g>"
    }
    return ["<g class=\"views\" id=\"views\">"] + shapes + ["</g>"]
  }

  /// Returns the colour of a view as attributes; none for one that has no colour of its own.
  private func fill(of drawn: DrawnView) -> String {
    // A window is the paper that the rest is painted on.
    guard let color = ViewPaint(drawn, in: scene).color else {
      return drawn.depth < 2 && drawn.view.isOfScreenSize(in: scene) ? " fill=\"none\"" : ""
    }
    return " fill=\"\(color.hex)\" fill-opacity=\"\(color.parts.alpha.markupText)\""
  }

  /// The areas that overrides make of bounds, with dots.
  private var touchLines: [String] {
    let outlines = drawn.flatMap { ViewPaint($0, in: scene).touchOutlines }
    guard !outlines.isEmpty else { return [] }
    return ["<g class=\"touches\">"]
      + outlines.map { "<polygon points=\"\(points($0))\"/>" } + ["</g>"]
  }

  func points(_ shape: ConvexPolygon) -> String { points(shape.corners) }

  private func points(_ corners: [CGPoint]) -> String {
    corners.map { "\($0.x.markupText),\($0.y.markupText)" }.joined(separator: " ")
  }

  private func title(of view: UIView, _ name: String) -> String {
    let title =
      "\(name.isolatedMarkup) \(scene.className(of: view).isolatedMarkup) \(view.frame.text)"
    guard let text = scene.shownText(of: view), !text.isEmpty else { return title }
    return title + " &quot;\(text.clipped(to: 40).isolatedMarkup)&quot;"
  }

  /// The names of the views where they fit, and the letters of the map.
  var labelLines: [String] {
    ["<g class=\"labels\" id=\"labels\">"] + SVGLabels(self).lines + ["</g>"]
  }

  /// The outlines of the views that contain the point of the last hit-test and were asked, and the
  /// point itself.
  var traceLines: [String] {
    guard let trace else { return [] }
    let asked = trace.decisions.filter(\.isYes).suffix(Self.mostTraced)
    let outlines = asked.compactMap { decision in
      shapes[decision.view].map { shape in
        let kind = decision.view == trace.answer ? " class=\"hit\"" : ""
        return "<polygon\(kind) points=\"\(points(shape))\"/>"
      }
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

  /// Returns whether the touch belongs to a view at the corners of a box.
  func isRegion(of view: UIView, around box: CGRect) -> Bool {
    let (grid, region) = (map.grid, map.grid.region)
    return [box.minX, box.maxX].allSatisfy { x in
      [box.minY, box.maxY].allSatisfy { y in
        let column = Int(
          ((x - region.minX) / grid.cell.width).rounded(.down), within: -1...grid.columns)
        let row = Int(((y - region.minY) / grid.cell.height).rounded(.down), within: -1...grid.rows)
        return (0..<grid.columns).contains(column) && (0..<grid.rows).contains(row)
          && map[column, row] === view
      }
    }
  }
}

extension UIView {
  /// Indicates whether the view is as large as the screen, as a window and its root view are.
  fileprivate func isOfScreenSize(in scene: Scene) -> Bool {
    bounds.size == scene.screenBounds.size
  }
}

extension [DrawnView] {
  /// Returns the largest views on the screen, in the order in which they stand in the list.
  func largest(_ count: Int) -> [DrawnView] {
    guard self.count > count else { return self }
    let areas = map { $0.box.width * $0.box.height }
    let kept = indices.sorted { areas[$0] > areas[$1] }.prefix(count)
    return kept.sorted().map { self[$0] }
  }
}

/// A mark over views of a picture: a number that a text beside the picture explains.
package struct PictureMark {
  let number: Int
  /// The class of the mark, for its rules.
  let kind: String
  let views: [UIView]
}

struct PlacedMark {
  let number: Int
  let kind: String
  let shape: ConvexPolygon
  /// The box of the number.
  let badge: CGRect
}

extension SceneSVG {
  /// The marks over the picture: a numbered outline each.
  var markLines: [String] {
    guard !marks.isEmpty else { return [] }
    return ["<g class=\"marks\">"]
      + placedMarks.map { mark in
        let (x, y, r) = (mark.badge.midX.markupText, mark.badge.midY, mark.badge.width / 2)
        return "<g class=\"\(mark.kind)\"><polygon points=\"\(points(mark.shape))\"/>"
          + "<circle cx=\"\(x)\" cy=\"\(y.markupText)\" r=\"\(r.markupText)\"/>"
          + "<text x=\"\(x)\" y=\"\((y + 0.4 * r).markupText)\""
          + " font-size=\"\((1.2 * r).markupText)\">\(mark.number)</text></g>"
      } + ["</g>"]
  }

  /// Finds a place for the number of each marked view: one of its corners, no number over another if
  /// corners suffice.
  func placeMarks() -> [PlacedMark] {
    let size = 18 * unit
    let room = screen.insetBy(dx: size / 2, dy: size / 2)
    var placed: [PlacedMark] = []
    for mark in marks {
      for view in mark.views {
        guard let shape = shapes[ObjectID(view)], !shape.isEmpty else { continue }
        var badges: [CGRect] = []
        for x in [shape.box.minX, shape.box.maxX] {
          for y in [shape.box.minY, shape.box.maxY] {
            let middle = CGPoint(
              x: min(max(x, room.minX), room.maxX), y: min(max(y, room.minY), room.maxY))
            badges.append(
              CGRect(x: middle.x - size / 2, y: middle.y - size / 2, width: size, height: size))
          }
        }
        let free = badges.first { badge in !placed.contains { $0.badge.intersects(badge) } }
        placed.append(
          PlacedMark(
            number: mark.number, kind: mark.kind, shape: shape, badge: free ?? badges[0]))
      }
    }
    return placed
  }
}

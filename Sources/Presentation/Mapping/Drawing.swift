import Analysis
import ResponderKit
import Scenes
import Text

/// A drawing of the scene in characters: outlines with names, in drawing order, to scale.
package struct Drawing {
  private static let tolerance: CGFloat = 0.01
  /// The columns that names beside the drawing need at least.
  private static let leastRoomBeside = 12
  /// The number of views up to which all names without room stand beside the drawing; of more views
  /// only those that act on touches.
  private static let fewViews = 15

  private let scene: Scene
  private let roots: [UIView]
  private let isOfScreen: Bool
  private let tap: CGPoint?
  /// The view that the last touch or question hit; it stands out with the views that it lies in.
  package var hit: UIView?
  /// Indicates whether what is clipped is drawn, too, with dots.
  package var showsClipped = false
  var lit: [UIView] = []
  /// The part of the screen that is drawn, without the views that reach beyond it on all sides; nil
  /// for all of it.
  package var part: CGRect?
  /// Indicates whether views that take no touches have dotted outlines.
  package var marksDead = true
  /// The number of lines of the drawing at most; nil for what the style's screen has room for, or
  /// else a terminal of 24 lines.
  package var mostRows: Int?

  /// Creates a drawing of one view, or of all visible windows.
  ///
  /// - Parameter tap: The point at which a finger came down, in the coordinates of the screen.
  package init(_ scene: Scene, of view: UIView? = nil, tap: CGPoint?) {
    self.scene = scene
    self.tap = tap
    isOfScreen = view == nil
    roots = view.map { [$0] } ?? scene.windowsBackToFront.filter { !$0.isHidden }
  }

  /// Writes the drawing.
  package func write(_ style: OutputStyle, to write: (TextLine) -> Void) {
    guard let first = roots.first else {
      write(TextLine("no window is visible", .notice))
      return
    }
    let views = drawnViews
    let region = region(of: views)
    guard region.width > 0, region.height > 0, region.width.isFinite, region.height.isFinite else {
      write(TextLine("\(scene.label(of: first)) has zero size: nothing to draw", .notice))
      return
    }
    var canvas = Canvas(
      region: region, glyphs: style.glyphs, mostColumns: style.width,
      mostRows: mostRows ?? style.height.map { max(8, $0 - 2) } ?? 22)
    let labels = draw(views, on: &canvas, style)
    let room = style.width - canvas.columns - 1
    for (y, line) in canvas.lines.enumerated() {
      guard room >= Self.leastRoomBeside, let beside = labels.homeless[y] else {
        write(line)
        continue
      }
      write(line + names(beside, style).clipped(to: room, style))
    }
  }

  /// The views, back to front, that the drawing shows; a single view is shown however faint it is.
  private var drawnViews: [DrawnView] {
    let screen = isOfScreen ? scene.screenBounds : nil
    let views = roots.flatMap {
      DrawnView.all(in: $0, clippedTo: screen, mustStop: scene.mustStop)
    }
    return views.filter { drawn in
      if let part, drawn.box.contains(part) { return false }
      return drawn.isSeen || !isOfScreen && drawn.view === roots[0] || isClipped(drawn)
    }
  }

  /// Returns whether a view is drawn with dots only because it is clipped away.
  private func isClipped(_ drawn: DrawnView) -> Bool {
    showsClipped && drawn.visible.isEmpty && drawn.box.width > 0 && drawn.box.height > 0
      && !HitTestRejection.isFaint(Double(drawn.opacity))
  }

  /// Returns the rectangle that is drawn. With what is clipped it grows by its own size to each
  /// side at most, as a list may have a thousand rows.
  private func region(of views: [DrawnView]) -> CGRect {
    if let part { return part }
    let areas = roots.map { $0.window == nil ? $0.bounds : $0.screenFrame }
    var region = areas.dropFirst().reduce(areas[0]) { $0.union($1) }
    if isOfScreen {
      let part = region.intersection(scene.screenBounds)
      if part.width > 0, part.height > 0 { region = part }
    }
    guard showsClipped else { return region }
    let most = region.insetBy(dx: -region.width, dy: -region.height)
    return views.reduce(region) { $0.union($1.box.intersection(most)) }
  }

  // MARK: Outlines

  private func draw(
    _ views: [DrawnView], on canvas: inout Canvas, _ style: OutputStyle
  ) -> CanvasLabels {
    let path = Set((hit?.selfAndSuperviews.map { ObjectIdentifier($0) } ?? []))
    var outlines: [CanvasLabels.Outline] = []
    for (index, drawn) in views.enumerated() where !drawn.visible.isEmpty {
      if index.isMultiple(of: 64), scene.mustStop() { break }
      let paint = ViewPaint(drawn, in: scene)
      let color = paint.color.flatMap(PictureColor.init(nearest:))?.textStyle
      let textStyle: TextStyle =
        drawn.view === hit
        ? .winner
        : color
          ?? (path.contains(ObjectIdentifier(drawn.view))
            ? .strong : drawn.isDead && marksDead ? .dim : .plain)
      var outline = outline(drawn, index, textStyle, on: &canvas)
      if views.count <= Self.fewViews { outline.isNotable = true }
      // What is highlighted gets its name there.
      if !lit.contains(where: { $0 === drawn.view }) { outlines.append(outline) }
      drawTouchArea(paint, on: &canvas)
    }
    if showsClipped {
      for (index, drawn) in views.enumerated() where drawn.isUpright {
        let extent = canvas.extent(of: drawn.box)
        canvas.ghost(extent, index: index)
        guard drawn.visible.isEmpty else { continue }
        outlines.append(
          CanvasLabels.Outline(
            index: index, name: scene.label(of: drawn.view), extent: extent, style: .dim,
            kind: .ghost))
      }
    }
    let lights = light(on: &canvas)
    if let tap { mark(tap, style, on: &canvas) }
    var labels = CanvasLabels(style)
    // Names that are asked for come before others, which fill the room that is left.
    let first = outlines.filter { $0.style == .winner }
    let others = outlines.filter { $0.style != .winner }
    for outline in lights + first + others.filter(\.isNotable) + others.filter({ !$0.isNotable }) {
      labels.place(outline, on: &canvas)
    }
    return labels
  }

  /// Draws the outline of a view, and returns it with its name.
  private func outline(
    _ drawn: DrawnView, _ index: Int, _ textStyle: TextStyle, on canvas: inout Canvas
  ) -> CanvasLabels.Outline {
    let line: Canvas.LineKind = drawn.isDead && marksDead ? .dotted : .solid
    let shape = drawn.visible
    let extent = canvas.extent(of: shape.box)
    var outline = CanvasLabels.Outline(
      index: index, name: scene.label(of: drawn.view), extent: extent,
      style: textStyle == .plain || textStyle == .strong ? .name : textStyle)
    outline.isNotable =
      textStyle == .winner || drawn.view.isInteractive(in: scene) && !drawn.isDead
    guard drawn.isUpright else {
      canvas.clear(shape, index: index)
      for (start, end) in drawn.visibleEdges { canvas.line(start, end, line, textStyle) }
      outline.kind = .polygon
      return outline
    }
    let sides = sides(of: shape.box, in: drawn.box)
    outline.hasTop = sides.contains(.up)
    // Two edges, one right below the other, would leave no inside.
    if extent.y.count < 3, canvas.rowCount(of: shape.box) < 1.5 {
      let middle = canvas.place(of: CGPoint(x: shape.box.midX, y: shape.box.midY)).y
      outline.flatRows = [middle] + extent.y.filter { $0 != middle }
      return outline
    }
    canvas.box(extent, sides: sides, line, textStyle, index: index)
    return outline
  }

  /// Returns the edges of a view that are not clipped.
  private func sides(of visible: CGRect, in box: CGRect) -> Canvas.Sides {
    var sides: Canvas.Sides = []
    if visible.minX - box.minX < Self.tolerance { sides.insert(.left) }
    if visible.minY - box.minY < Self.tolerance { sides.insert(.up) }
    if box.maxX - visible.maxX < Self.tolerance { sides.insert(.right) }
    if box.maxY - visible.maxY < Self.tolerance { sides.insert(.down) }
    return sides
  }

  /// Draws the area that a view's override gives it, with dots, where it is not the bounds.
  private func drawTouchArea(_ paint: ViewPaint, on canvas: inout Canvas) {
    for polygon in paint.touchOutlines {
      for (k, from) in polygon.enumerated() {
        let to = polygon[(k + 1) % polygon.count]
        let (first, last) = (canvas.place(of: from), canvas.place(of: to))
        let count = max(1, max(abs(first.x - last.x) / 2, abs(first.y - last.y)))
        for step in 0...min(count, 400) {
          let share = CGFloat(step) / CGFloat(min(count, 400))
          canvas.dot(
            CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share),
            .notice)
        }
      }
    }
  }

  private func light(on canvas: inout Canvas) -> [CanvasLabels.Outline] {
    var outlines: [CanvasLabels.Outline] = []
    var seen: Set<ObjectID> = []
    for view in lit where view.window != nil && seen.insert(ObjectID(view)).inserted {
      let drawn = DrawnView(view)
      let extent = canvas.extent(of: drawn.box)
      if drawn.isUpright {
        canvas.light(extent)
      } else {
        for (start, end) in drawn.edges { canvas.line(start, end, .lit, .lit) }
      }
      var outline = CanvasLabels.Outline(
        index: .max, name: scene.label(of: view), extent: extent, style: .lit, kind: .lit)
      outline.isNotable = true
      outlines.append(outline)
    }
    return outlines
  }

  /// Marks the place of the finger.
  private func mark(_ tap: CGPoint, _ style: OutputStyle, on canvas: inout Canvas) {
    let place = canvas.place(of: tap)
    guard canvas.contains(place.x, place.y) else { return }
    canvas.put(style.glyphs.tap.first ?? "x", .notice, place.x, place.y)
    canvas[place.x, place.y].isFinger = true
  }

  private func names(_ outlines: [CanvasLabels.Outline], _ style: OutputStyle) -> TextLine {
    var line = TextLine(" \(style.glyphs.pointer) ", .dim)
    let ordered = outlines.sorted { $0.extent.x.lowerBound < $1.extent.x.lowerBound }
    for (k, outline) in ordered.enumerated() {
      if k > 0 { line.append(", ", .dim) }
      line.append(outline.name, outline.style)
    }
    return line
  }
}

extension DrawnView {
  private static let tolerance: CGFloat = 0.01

  /// Indicates whether its edges are horizontal and vertical.
  fileprivate var isUpright: Bool {
    let corners = corners
    func isStraight(_ a: CGPoint, _ b: CGPoint) -> Bool {
      abs(a.x - b.x) < Self.tolerance || abs(a.y - b.y) < Self.tolerance
    }
    return isStraight(corners[0], corners[1]) && isStraight(corners[1], corners[2])
  }

  fileprivate var edges: [(CGPoint, CGPoint)] {
    let corners = corners
    return corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) }
  }

  /// The edges of the visible part that are not those of what clips.
  fileprivate var visibleEdges: [(CGPoint, CGPoint)] {
    let (corners, edges) = (visible.corners, edges)
    return corners.indices.compactMap { k in
      let (start, end) = (corners[k], corners[(k + 1) % corners.count])
      let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
      return edges.contains { middle.distance(toLineFrom: $0.0, to: $0.1) < 0.5 }
        ? (start, end) : nil
    }
  }
}

extension CGPoint {
  fileprivate func distance(toLineFrom start: CGPoint, to end: CGPoint) -> CGFloat {
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length > 0 else { return hypot(x - start.x, y - start.y) }
    return abs((end.x - start.x) * (y - start.y) - (end.y - start.y) * (x - start.x)) / length
  }
}

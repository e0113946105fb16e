import Analysis
import Explanation
import Foundation
import Presentation
import ResponderKit
import Scenes

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

  let scene: Scene
  let map: HitMap
  let legend: MapLegend
  /// The views to draw, in drawing order.
  let drawn: [DrawnView]
  /// The number of views that are left out.
  let leftOut: Int
  /// The hit-test that is shown.
  let trace: TracePicture?
  let screen: CGRect
  /// The length by which letters and lines are measured, so that a large screen looks like a small
  /// one.
  let unit: CGFloat

  /// Creates a picture of the screen.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - interaction: The interaction whose way is shown, if it hit-tested the screen.
  package init(_ scene: Scene, showing interaction: EventTrace?) {
    self.scene = scene
    let part = MappedPart(scene)
    let screen = part.region
    self.screen = screen
    unit = max(0.25, (screen.width * screen.height / (390 * 844)).squareRoot())
    map = part.map(over: SampleGrid(screen, mostCells: MappedPart.mostCells))
    legend = MapLegend(map, in: scene)
    let all = DrawnView.all(in: scene).filter { $0.box.intersects(screen) }
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
    ] + style + [
      "<rect class=\"paper\" x=\"\((-margin).markupText)\" y=\"\((-margin).markupText)\""
        + " width=\"\(width.markupText)\" height=\"\(height.markupText)\"/>",
      "<clipPath id=\"screen-clip\">\(rect(screen))</clipPath>",
      rect(screen, "class=\"screen\""),
      "<g clip-path=\"url(#screen-clip)\">",
    ] + mapLines + outlineLines + labelLines + traceLines + ["</g>"] + panel.lines + ["</svg>"]
  }

  private var style: [String] {
    let u = unit
    func length(_ value: CGFloat) -> String { "\((value * u).markupText)px" }
    return [
      "<style>",
      "text { font-family: system-ui, -apple-system, 'Segoe UI', 'Helvetica Neue', Arial,"
        + " sans-serif; fill: #1e293b; }",
      ".paper { fill: #ffffff; }",
      ".screen { fill: #ffffff; stroke: #475569; stroke-width: \(length(1)); }",
      ".map path { fill-opacity: 0.3; stroke-opacity: 0.9; stroke-width: \(length(1)); }",
      ".map path.other { fill-opacity: 0.12; stroke-opacity: 0.35; }",
      ".views { fill: none; stroke: #334155; stroke-opacity: 0.45; stroke-width: \(length(0.5)); }",
      ".views .lost { stroke: #dc2626; stroke-opacity: 1; stroke-width: \(length(1.5)); }",
      ".views .dead { stroke-dasharray: \(length(3)) \(length(2)); }",
      ".labels text { font-size: \(length(8)); stroke: #ffffff; stroke-width: \(length(2.5));"
        + " stroke-linejoin: round; paint-order: stroke; }",
      ".labels .mark { font-size: \(length(13)); font-weight: 700; text-anchor: middle; }",
      ".trace { fill: none; stroke: #0f172a; stroke-width: \(length(1.5));"
        + " stroke-dasharray: \(length(5)) \(length(3)); }",
      ".trace .hit { stroke-width: \(length(3)); stroke-dasharray: none; }",
      ".tap { fill: none; stroke: #ffffff; stroke-width: \(length(5)); }",
      ".tap.ink { stroke: #dc2626; stroke-width: \(length(2)); }",
      "</style>",
    ]
  }

  /// Returns a rectangle as an element.
  func rect(_ rect: CGRect, _ attributes: String = "") -> String {
    "<rect x=\"\(rect.minX.markupText)\" y=\"\(rect.minY.markupText)\""
      + " width=\"\(rect.width.markupText)\" height=\"\(rect.height.markupText)\""
      + "\(attributes.isEmpty ? "" : " " + attributes)/>"
  }
}

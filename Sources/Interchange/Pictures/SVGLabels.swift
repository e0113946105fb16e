import Analysis
import Presentation
import ResponderKit
import Scenes
import Text

/// The words and letters on a picture: none over another, none outside the region that it names.
struct SVGLabels {
  /// More names than these are no help.
  private static let most = 400
  /// The sizes of letters, from the one that is liked to the smallest that can be read.
  private static let sizesOfMarks: [CGFloat] = [13, 10, 7]

  private let picture: SceneSVG
  private let unit: CGFloat
  private var taken: [CGRect] = []
  /// The words as elements.
  private(set) var lines: [String] = []

  init(_ picture: SceneSVG) {
    self.picture = picture
    unit = picture.unit
    taken = picture.placedMarks.map(\.badge)
    if picture.showsMap {
      for entry in picture.legend.entries where entry.isListed { place(entry) }
    }
    placeNames()
  }

  /// Puts the letter of a region at its heart, as large as the region allows.
  private mutating func place(_ entry: MapLegend.Entry) {
    for size in Self.sizesOfMarks.map({ $0 * unit }) {
      let box = CGRect(
        x: entry.point.x - size / 2, y: entry.point.y - size / 2, width: size, height: size)
      guard picture.isRegion(of: entry.view, around: box), isFree(box) else { continue }
      taken.append(box)
      add(
        String(entry.mark).markupText, "class=\"mark\" font-size=\"\(size.markupText)\"",
        x: entry.point.x, y: entry.point.y + 0.36 * size)
      return
    }
  }

  private func isFree(_ box: CGRect) -> Bool { !taken.contains { $0.intersects(box) } }

  /// Writes names into corners where the view itself is in front.
  private mutating func placeNames() {
    let drawn = picture.drawn
    let scene = picture.scene
    let isActing = drawn.map { $0.view.isInteractive(in: scene) }
    let lost = Set(picture.legend.targets.dead.map { ObjectIdentifier($0) })
    func isLost(_ k: Int) -> Bool { lost.contains(ObjectIdentifier(drawn[k].view)) }
    // The text in a control stands behind the control's name.
    let named = drawn.indices.filter { k in
      scene.names.name(of: drawn[k].view) != nil
        && !drawn[k].view.superviews.contains { $0 is UIControl }
    }.suffix(Self.most)
    for k in named.filter(isLost) + named.filter({ !isLost($0) }) where !scene.mustStop() {
      // What a view lost is in front of it; a view's own parts that do nothing may lie under its
      // name.
      let end = drawn[(k + 1)...].firstIndex { $0.depth <= drawn[k].depth } ?? drawn.count
      let inFront =
        isLost(k) ? [] : drawn.indices[(k + 1)...].filter { $0 >= end || isActing[$0] }
      place(words(for: drawn[k].view), in: drawn[k].visible, behind: inFront)
    }
  }

  /// Returns the words for a view, and the columns that they take.
  private func words(for view: UIView) -> (markup: String, width: Int) {
    let name = picture.scene.label(of: view)
    guard let text = view.caption?.clipped(to: 24) else {
      return (name.isolatedMarkup, name.displayWidth)
    }
    return (
      "\(name.isolatedMarkup) &quot;\(text.isolatedMarkup)&quot;",
      name.displayWidth + text.displayWidth + 3
    )
  }

  private mutating func place(
    _ words: (markup: String, width: Int), in shape: ConvexPolygon, behind inFront: [Int]
  ) {
    let width = CGFloat(words.width) * 4.6 * unit
    let height = 9 * unit
    let inset = 3 * unit
    let box = shape.box
    guard !shape.isEmpty, box.width >= width + 2 * inset, box.height >= height + inset else {
      return
    }
    for y in [box.minY + inset / 2, box.minY + height + inset, box.maxY - height - inset / 2] {
      let place = CGRect(x: box.minX + inset, y: y, width: width, height: height)
      let area = ConvexPolygon(place)
      guard place.maxY <= box.maxY, isFree(place), shape.intersection(area) == area,
        !inFront.contains(where: { picture.drawn[$0].visible.overlaps(area) })
      else { continue }
      taken.append(place)
      return add(words.markup, "", x: place.minX, y: place.minY + 0.8 * height)
    }
  }

  private mutating func add(_ markup: String, _ attributes: String, x: CGFloat, y: CGFloat) {
    lines.append(
      "<text\(attributes.isEmpty ? "" : " " + attributes) x=\"\(x.markupText)\""
        + " y=\"\(y.markupText)\">\(markup)</text>")
  }
}

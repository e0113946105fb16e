import Analysis
import Explanation
import Foundation
import Presentation
import ResponderKit
import Scenes
import Text

/// The page's data of a scene: the views and where they lie, the other responders, the map of who
/// gets the touch, the session's answers at every point, and its reports on views.
struct PageData {
  /// A map of more rectangles than these is made again with fewer cells.
  private static let mostBlocks = 60_000

  private let scene: Scene
  private let part: MappedPart
  /// The map of the screen, in the finest cells.
  let map: HitMap
  private let interaction: EventTrace?
  /// The views of all windows, each before those in it, back to front.
  private let views: [UIView]
  /// The other responders of chains, and views that are in no window but answer for others.
  private var others: [UIResponder] = []
  private var places: [ObjectIdentifier: Int] = [:]

  init(_ scene: Scene, showing interaction: EventTrace?) {
    self.scene = scene
    part = MappedPart(scene)
    map = part.map(over: Self.grid(part.region, mostCells: MappedPart.mostCells))
    self.interaction = interaction
    views = Array(Subtree(of: scene.windowsBackToFront))
    for (k, view) in views.enumerated() { places[ObjectIdentifier(view)] = k }
  }

  /// The place of a responder in the list of all; one that is new is added with its chain.
  private mutating func place(of responder: UIResponder) -> Int {
    var next: UIResponder? = responder
    while let current = next, places[ObjectIdentifier(current)] == nil {
      places[ObjectIdentifier(current)] = views.count + others.count
      others.append(current)
      next = current.next
    }
    return places[ObjectIdentifier(responder)] ?? -1
  }

  /// The data as JSON.
  var json: JSONObject {
    var data = self
    return data.collected()
  }

  private mutating func collected() -> JSONObject {
    let (map, legend) = mapJSON()
    let drawn = DrawnView.all(in: scene).filter { _ in !scene.mustStop() }
    let dead = Set(drawn.lazy.filter(\.isDead).map { ObjectIdentifier($0.view) })
    let lost = Set(legend.lost.map { ObjectIdentifier($0) })
    var toScreen: [CGAffineTransform] = []
    var objects: [JSONObject] = []
    let answers = PageAnswers(scene, in: part.region, views: views).json { winner in
      scene.view(of: winner).map { place(of: $0) } ?? -1
    }
    for view in views where !scene.mustStop() {
      let parent = view.superview.flatMap { places[ObjectIdentifier($0)] }
      let own = view.transformToSuperview
      toScreen.append(parent.map { own.concatenating(toScreen[$0]) } ?? own)
      var object = responder(view)
      object["parent"] = .integer(parent ?? -1)
      object["toScreen"] = toScreen[toScreen.count - 1].json
      if dead.contains(ObjectIdentifier(view)) { object["dead"] = true }
      if lost.contains(ObjectIdentifier(view)) { object["lost"] = true }
      object.merge(ViewNumbers(view, in: scene).json)
      if view.isInteractive(in: scene) { object["acts"] = true }
      if let entry = legend[view] {
        object["color"] = .string(entry.color.hex)
        if entry.isListed {
          object["mark"] = .string(String(entry.mark))
          object["heart"] = entry.point.json
        }
      }
      objects.append(object)
    }
    // Responders that are found while the list is made are added to it.
    var more: [JSONObject] = []
    while more.count < others.count { more.append(responder(others[more.count])) }
    let reports = PageReports(scene, of: views)
    var json: JSONObject = [
      "screen": .numbers([part.region.width, part.region.height].map(Double.init)),
      "views": .objects(objects), "others": .objects(more), "map": .object(map),
      "answers": .object(answers), "layers": .array(layers(drawn)), "reports": reports.json,
    ]
    if let interaction { json["story"] = reports.story(of: interaction).map(JSONValue.object) }
    return json
  }

  /// The views in drawing order: the view, its level in space, its opacity, whether it is seen, and
  /// the part of it that is not clipped, 0 for all of it.
  private func layers(_ drawn: [DrawnView]) -> [JSONValue] {
    // What nobody sees raises nothing.
    let seen = drawn.filter(\.isSeen)
    var levels = DrawingLevels.levels(of: seen)[...]
    let levelsOfAll = seen.count < drawn.count ? DrawingLevels.levels(of: drawn) : []
    return drawn.enumerated().compactMap { k, drawn in
      guard let place = places[ObjectIdentifier(drawn.view)] else { return nil }
      let level = drawn.isSeen ? levels.removeFirst() : levelsOfAll[k]
      let isWhole = drawn.visible == ConvexPolygon(drawn.corners)
      return .array([
        .integer(place), .integer(level), .number(drawn.opacity.short),
        .integer(drawn.isSeen ? 1 : 0),
        isWhole
          ? 0 : .numbers(drawn.visible.corners.flatMap { [$0.x.short, $0.y.short] }),
      ])
    }
  }

  private mutating func responder(_ responder: UIResponder) -> JSONObject {
    var object: JSONObject = [
      "name": .string(scene.label(of: responder)),
      "class": .string(scene.className(of: responder)),
      "next": .integer(responder.next.map { place(of: $0) } ?? -1),
    ]
    let handled = responder.handledMethods.map(\.method)
    if !handled.isEmpty { object["handles"] = .string(EventMethod.phrase(handled)) }
    return object
  }

  /// Cells whose middles are points that people say: whole ones, and a few between.
  private static func grid(_ screen: CGRect, mostCells: Int) -> SampleGrid {
    let grid = SampleGrid(screen, mostCells: mostCells)
    let region = screen.offsetBy(dx: -grid.cell.width / 2, dy: -grid.cell.height / 2)
    return SampleGrid(region, columns: grid.columns, rows: grid.rows)
  }

  /// The map in rectangles: who, left, width, top, height, in cells.
  private mutating func mapJSON() -> (JSONObject, MapLegend) {
    var cells = MappedPart.mostCells
    var map = map
    let legend = MapLegend(map, in: scene)
    var blocks = map.blocks
    while blocks.count > Self.mostBlocks, cells > 1_000, !scene.mustStop() {
      cells /= 4
      map = part.map(over: Self.grid(part.region, mostCells: cells))
      blocks = map.blocks
    }
    var numbers: [JSONValue] = []
    for block in blocks where !scene.mustStop() {
      let winner = map.view(block.number).map { place(of: $0) } ?? -1
      numbers += [
        winner, block.columns.lowerBound, block.columns.count, block.rows.lowerBound,
        block.rows.count,
      ].map(JSONValue.integer)
    }
    let json: JSONObject = [
      "region": map.grid.region.json, "columns": .integer(map.grid.columns),
      "rows": .integer(map.grid.rows), "blocks": .array(numbers),
    ]
    return (json, legend)
  }
}

extension CGFloat {
  /// The number in thousandths, as a picture needs it.
  fileprivate var short: Double { (Double(self) * 1_000).rounded() / 1_000 }
}

import Analysis
import Presentation
import ResponderKit
import Scenes
import Text

/// The map of who gets the touch as the page reads it: in rectangles, with the colours of the views.
struct PageMap {
  /// A map of more rectangles than these is made again with fewer cells.
  private static let mostBlocks = 60_000

  /// The map in the finest cells.
  let map: HitMap
  /// The colours and letters of the views.
  let legend: MapLegend
  private let part: MappedPart
  private let scene: Scene

  /// - Parameter mostCells: The number of cells at most.
  init(_ scene: Scene, mostCells: Int = MappedPart.mostCells) {
    self.scene = scene
    part = MappedPart(scene)
    map = part.map(over: Self.grid(part.region, mostCells: mostCells))
    legend = MapLegend(map, in: scene)
  }

  /// Cells whose middles are points that people say: whole ones, and a few between.
  private static func grid(_ screen: CGRect, mostCells: Int) -> SampleGrid {
    let grid = SampleGrid(screen, mostCells: mostCells)
    let region = screen.offsetBy(dx: -grid.cell.width / 2, dy: -grid.cell.height / 2)
    return SampleGrid(region, columns: grid.columns, rows: grid.rows)
  }

  /// Returns the map in rectangles: who, left, width, top, height, in cells. Those where it is open who
  /// gets the touch are also given by themselves.
  func json(_ number: (UIView) -> Int) -> JSONObject {
    var cells = map.grid.count
    var map = map
    var blocks = map.blocks
    while blocks.count > Self.mostBlocks, cells > 1_000, !scene.mustStop() {
      cells /= 4
      map = part.map(over: Self.grid(part.region, mostCells: cells))
      blocks = map.blocks
    }
    func numbers(_ blocks: [HitMap.Block]) -> JSONValue {
      var numbers: [JSONValue] = []
      for block in blocks where !scene.mustStop() {
        numbers += [
          map.view(block.number).map(number) ?? -1, block.columns.lowerBound, block.columns.count,
          block.rows.lowerBound, block.rows.count,
        ].map(JSONValue.integer)
      }
      return .array(numbers)
    }
    var json: JSONObject = [
      "region": map.grid.region.json, "columns": .integer(map.grid.columns),
      "rows": .integer(map.grid.rows), "blocks": numbers(blocks),
    ]
    if !map.openCells.isEmpty { json["open"] = numbers(map.openBlocks) }
    return json
  }
}

/// The event `map` of a feed: who gets the touch, and the colours and letters of the views.
package enum MapFeed {
  /// Cells of a map that nobody waits for: one for every few points of a phone.
  private static let mostCells = 90_000

  /// Returns the event's data.
  ///
  /// - Returns: Nil if the work was interrupted.
  package static func json(of scene: Scene, revision: Int, _ numbers: FeedNumbers) -> String? {
    let made = PageMap(scene, mostCells: mostCells)
    let number = { (view: UIView) in numbers.number(of: ObjectID(view)) }
    let map = made.json(number)
    let colors = made.legend.entries.map { entry in
      JSONValue.array([
        .integer(number(entry.view)), .string(entry.color.hex),
        entry.isListed ? .string(String(entry.mark)) : 0,
      ])
    }
    guard !scene.takeInterruption() else { return nil }
    let json: JSONObject = [
      "revision": .integer(revision), "map": .object(map), "colors": .array(colors),
      "lost": .array(made.legend.targets.lost.map { .integer(number($0)) }),
      "idle": .array(made.legend.targets.unanswered.map { .integer(number($0)) }),
      "open": .array(made.legend.targets.open.map { .integer(number($0)) }),
    ]
    return json.text
  }
}

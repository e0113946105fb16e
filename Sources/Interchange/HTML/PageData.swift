import Analysis
import Explanation
import Presentation
import ResponderKit
import Scenes
import Text

/// The page's data of a scene: the views and where they lie, the other responders, the map of who
/// gets the touch, the session's answers at every point, and its reports on views.
struct PageData {
  private let scene: Scene
  private let drawnMap: PageMap
  private let interaction: EventTrace?

  init(_ scene: Scene, showing interaction: EventTrace?) {
    self.scene = scene
    drawnMap = PageMap(scene)
    self.interaction = interaction
  }

  /// The map of the screen, in the finest cells.
  var map: HitMap { drawnMap.map }

  /// The data as JSON. The number of a responder is its place in the list of all.
  var json: JSONObject {
    var objects = SceneObjects(scene, FeedNumbers())
    let region = MappedPart(scene).region
    let drawn = DrawnView.all(in: scene).filter { _ in !scene.mustStop() }
    let map = drawnMap.json { objects.number(of: $0) }
    let answers = PageAnswers(scene, in: region, views: objects.views).json { winner in
      scene.view(of: winner).map { objects.number(of: $0) } ?? -1
    }
    var views = objects.viewObjects(drawn)
    addColors(to: &views, of: objects.views)
    let others = objects.otherObjects()
    let reports = PageReports(scene, of: objects.views)
    var json: JSONObject = [
      "screen": .numbers([region.width, region.height].map(Double.init)),
      "views": .objects(views), "others": .objects(others), "map": .object(map),
      "answers": .object(answers), "layers": .array(objects.layers(drawn)),
      "reports": reports.json,
    ]
    if let interaction { json["story"] = reports.story(of: interaction).map(JSONValue.object) }
    return json
  }

  /// Adds the colours and letters of the map to the views, and who gets no touch.
  private func addColors(to objects: inout [JSONObject], of views: [UIView]) {
    let targets = drawnMap.legend.targets
    let marks = [("lost", targets.lost), ("idle", targets.unanswered), ("open", targets.open)].map {
      (name: $0.0, views: Set($0.1.map { ObjectIdentifier($0) }))
    }
    for (k, view) in views.prefix(objects.count).enumerated() {
      for mark in marks where mark.views.contains(ObjectIdentifier(view)) {
        objects[k][mark.name] = true
      }
      guard let entry = drawnMap.legend[view] else { continue }
      objects[k]["color"] = .string(entry.color.hex)
      guard entry.isListed else { continue }
      objects[k]["mark"] = .string(String(entry.mark))
      objects[k]["heart"] = entry.point.json
    }
  }
}

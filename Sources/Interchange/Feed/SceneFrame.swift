import Analysis
import Scenes
import Text

/// A scene as a feed tells it: immutable texts, which other threads may read.
package struct SceneFrame: Sendable {
  private let screen: String
  private let views: [String]
  private let others: [String]
  private let layers: [String]

  /// Creates the frame of a scene as it is now.
  ///
  /// - Complexity: O(views), and what drawing levels take for views that overlap.
  package init(_ scene: Scene, _ numbers: FeedNumbers) {
    var objects = SceneObjects(scene, numbers)
    let drawn = DrawnView.all(in: scene)
    screen = scene.screenBounds.size.json.text
    views = objects.viewObjects(drawn).map(\.text)
    others = objects.otherObjects().map(\.text)
    layers = objects.layers(drawn).map(\.text)
  }

  /// The whole frame in JSON.
  package var json: String {
    func list(_ items: [String]) -> String { "[\(items.joined(separator: ","))]" }
    let lists = [("views", views), ("others", others), ("layers", layers)]
      .map { "\"\($0)\":\(list($1))" }
    return "{\"screen\":\(screen),\(lists.joined(separator: ","))}"
  }

  /// Returns the members of a JSON object that tell what differs from an earlier frame; nil if
  /// nothing does.
  package func changes(since old: SceneFrame) -> String? {
    let members = [
      ("screen", screen == old.screen ? nil : screen),
      ("views", ListPatch.json(from: old.views, to: views)),
      ("others", ListPatch.json(from: old.others, to: others)),
      ("layers", ListPatch.json(from: old.layers, to: layers)),
    ].compactMap { name, value in value.map { "\"\(name)\":\($0)" } }
    return members.isEmpty ? nil : members.joined(separator: ",")
  }
}

/// The difference between two lists of texts, each of which is a value in JSON.
enum ListPatch {
  /// Returns the change from one list to another as JSON: the items that differ with their places,
  /// or what takes the place of a part; nil if the lists are equal.
  static func json(from old: [String], to new: [String]) -> String? {
    if old.count == new.count {
      let changed = new.indices.filter { old[$0] != new[$0] }
      if changed.isEmpty { return nil }
      if changed.count <= max(8, new.count / 4) {
        return #"{"set":[\#(changed.map { "[\($0),\(new[$0])]" }.joined(separator: ","))]}"#
      }
    }
    let most = min(old.count, new.count)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.reversed(), new.reversed()).prefix(most - start).prefix { $0 == $1 }.count
    let items = new[start..<(new.count - end)].joined(separator: ",")
    return #"{"splice":[\#(start),\#(old.count - end - start),[\#(items)]]}"#
  }
}

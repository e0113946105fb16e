import ResponderKit
import Text

extension ComparisonReport {
  /// What became of touch areas, worst first, as JSON.
  package var touchAreas: [JSONObject] {
    comparison.touches.map { change in
      [
        "change": .string(change.kind.rawValue), "text": .string(statement(change)),
        "targets": .objects(
          change.subjects.map { subject in
            let (place, other) = subject.places
            return [
              "view": .string(new.label(of: other)), "was": .string(old.label(of: place)),
              "class": .string(new.nodes[other].className),
              "path": .string(new.scene.fullPath(of: new.nodes[other].view)),
              "lineThen": line(old, place), "lineNow": line(new, other),
              "frame": new.nodes[other].view.screenFrame.json,
              "percentThen": .integer(subject.percents.then),
              "percentNow": .integer(subject.percents.now),
            ]
          }),
        "cause": change.cause.map { .object($0.json(in: scene(ofCauseOf: change))) } ?? .null,
      ]
    }
  }

  /// What is gone, appeared or changed as JSON, one object per view.
  package var differences: [JSONObject] {
    comparison.changes.flatMap { change in
      change.places.map { place in object(change, place) }
    }
  }

  private func object(
    _ change: ScreenChange, _ place: (old: Int?, new: Int?)
  ) -> JSONObject {
    let (tree, here) = place.new.map { (new, $0) } ?? (old, place.old ?? 0)
    var object: JSONObject = [
      "object": .string(tree.label(of: here)), "class": .string(tree.nodes[here].className),
      "change": .string(change.kind.rawValue),
    ]
    if change.kind == .changed, let then = place.old {
      var rows = change.rows
      if change.move != nil {
        rows.append(
          SceneDifference.Row(
            name: "screenFrame", then: old.nodes[then].view.screenFrame.text,
            now: new.nodes[here].view.screenFrame.text))
      }
      object["differences"] = .objects(
        rows.map {
          ["property": .string($0.name), "then": .string($0.then), "now": .string($0.now)]
        })
    } else {
      object["in"] = .text(tree.nodes[here].parent.map(tree.label))
      object["viewsInside"] = .integer(change.inside)
    }
    object["lineThen"] = place.old.map { line(old, $0) } ?? .null
    object["lineNow"] = place.new.map { line(new, $0) } ?? .null
    return object
  }

  private func line(_ tree: ScreenTree, _ place: Int) -> JSONValue {
    tree.line(of: place).map { .integer($0) } ?? .null
  }
}

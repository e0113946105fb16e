import ResponderKit
import Text

extension MapReport {
  /// The report as JSON: the rows of characters, and an object for each view that gets anything,
  /// also for those that share a character.
  ///
  /// - Parameter width: How many columns there are for the map.
  package func json(width: Int) -> JSONObject {
    guard !part.isEmpty else {
      return [
        "region": part.region.json, "rows": .array([]), "legend": .array([]), "lost": .array([]),
      ]
    }
    let characters = characters(width: width)
    let rows = (0..<characters.rows).map { row in
      String(
        (0..<characters.columns).map { column in
          characters.view(column, row).flatMap { characters.legend[$0]?.mark } ?? "."
        })
    }
    return [
      "region": part.region.json, "rows": .strings(rows),
      "nobody": .number(characters.legend.shareOfNobody),
      "legend": .objects(
        characters.legend.entries.map { entry in
          [
            "mark": .string(String(entry.mark)), "name": .string(scene.label(of: entry.view)),
            "class": .string(scene.className(of: entry.view)), "share": .number(entry.share),
            "box": entry.box.json, "point": entry.point.json,
            "isInteractive": .bool(entry.isInteractive),
          ]
        }),
      "lost": .strings(characters.legend.lost.map { scene.label(of: $0) }),
    ]
  }
}

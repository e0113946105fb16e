import Text

extension DifferencesReport {
  /// The report as JSON, one object per object that differs.
  package var objects: [JSONObject] {
    differences.map { difference in
      var object: JSONObject = [
        "object": .string(difference.label), "class": .string(difference.className),
        "change": .string(difference.change.rawValue),
      ]
      if difference.change == .changed {
        object["differences"] = .objects(
          difference.rows.map { row in
            [
              "property": .string(row.name), "then": .string(row.then), "now": .string(row.now),
            ]
          })
      } else {
        object["in"] = .text(difference.place)
        object["viewsInside"] = .integer(difference.inside)
      }
      return object
    }
  }
}

import Inspection
import Text

extension ImportReport {
  /// The report as JSON.
  package var json: JSONObject {
    var counts: JSONObject = [:]
    for category in DumpWarning.Category.allCases {
      counts[category.rawValue] = .integer(
        summary.warnings.count { $0.kind.category == category })
    }
    var json: JSONObject = [
      "views": .integer(summary.viewCount), "roots": .integer(summary.rootCount),
      "counts": .object(counts),
      "warnings": .objects(
        summary.warnings.map {
          [
            "line": .integer($0.line), "category": .string($0.kind.category.rawValue),
            "text": .string("\($0.kind)"),
          ]
        }),
      "assumptions": .strings(summary.assumptions.map(\.description)),
    ]
    if let failure = summary.failure { json["failure"] = .object(self.json(of: failure)) }
    return json
  }

  private func json(of failure: HitFailure) -> JSONObject {
    func name(_ party: HitFailure.Party?) -> JSONValue {
      .text(party.map { self.name(of: $0) ?? $0.className })
    }
    return [
      "point": failure.point.json, "origin": failure.origin.json,
      "target": name(failure.target), "winner": name(failure.winner),
    ]
  }
}

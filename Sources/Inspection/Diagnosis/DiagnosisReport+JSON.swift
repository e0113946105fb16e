import ResponderKit
import Text

extension DiagnosisReport {
  /// The same facts as the text.
  package var json: JSONObject {
    let scene = diagnosis.scene
    var object: JSONObject = [
      "view": .string(scene.label(of: diagnosis.target)), "point": diagnosis.point.json,
      "pointInView": diagnosis.pointInTarget.json, "reached": .bool(diagnosis.isReached),
      "winner": .text(diagnosis.winner.map { scene.label(of: $0) }),
      "codes": .strings(diagnosis.findings.map(\.code.rawValue)),
      "findings": .objects(diagnosis.findings.map { $0.json(in: scene) }),
      "reachablePercent": .integer(diagnosis.reach.percent),
      "pointThatWorks": diagnosis.pointThatWorks?.json ?? .null,
    ]
    if let course = diagnosis.course {
      object["outcome"] = .string(course.word)
      object["works"] = .bool(diagnosis.works)
      object["recognized"] = .strings(course.recognizers.map { scene.label(of: $0) })
      object["performed"] = .strings(course.performed.map(\.name))
    }
    if let trial {
      object["tried"] = [
        "commands": .strings(trial.commands), "succeeds": .bool(trial.succeeds),
        "winner": .text(trial.winner),
      ]
    }
    return object
  }
}

extension Finding {
  /// Returns the finding's facts, with the names of a scene.
  package func json(in scene: Scene) -> JSONObject {
    var object: JSONObject = [
      "code": .string(code.rawValue), "weight": .string(weight.rawValue),
      "culprit": .text(culpritName), "text": .string(statement), "details": .strings(details),
      "rule": .string("\(rule)"), "confidence": .string(confidence.word),
    ]
    if let reason = confidence.reason { object["confidenceReason"] = .string(reason) }
    object["facts"] = .object(facts)
    object["fixes"] = .objects(
      fixes.map {
        [
          "text": .string($0.summary), "commands": .strings($0.commands(in: scene)),
          "swift": .strings($0.swift(in: scene)),
        ]
      })
    return object
  }
}

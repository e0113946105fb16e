import ResponderKit
import Text

extension TargetsReport {
  /// The report as JSON, with an object for each event of each target.
  package var json: JSONObject {
    let targets = rows.map { row -> JSONObject in
      [
        "event": .string(row.event), "target": .text(row.target == "nil" ? nil : row.target),
        "action": .string(row.action),
      ]
    }
    return ["control": .string(scene.label(of: control)), "targets": .objects(targets)]
  }
}

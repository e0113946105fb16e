import ResponderKit
import Text

extension AuditReport {
  /// The same facts as the text.
  package var json: JSONObject {
    [
      "views": .integer(audit.viewCount), "targets": .integer(audit.targetCount),
      "errors": .integer(audit.count(of: .error)),
      "warnings": .integer(audit.count(of: .warning)), "notes": .integer(audit.count(of: .note)),
      "findings": .objects(audit.findings.map(json)),
    ]
  }

  private func json(_ finding: AuditFinding) -> JSONObject {
    [
      "code": .string(finding.code.rawValue), "severity": .string(finding.severity.rawValue),
      "text": .string(statement(finding)),
      "targets": .objects(finding.subjects.map(json)),
      "cause": finding.cause.map { .object($0.json(in: scene)) } ?? .null,
    ]
  }

  private func json(_ subject: AuditFinding.Subject) -> JSONObject {
    [
      "view": .string(scene.label(of: subject.view)),
      "class": .string(scene.className(of: subject.view)),
      "path": .string(scene.fullPath(of: subject.view)),
      "line": scene.origin(of: subject.view).map { .integer($0.line) } ?? .null,
      "frame": subject.frame.json, "reachablePercent": .integer(subject.percent),
      "touchSize": .numbers([Double(subject.size.width), Double(subject.size.height)]),
    ]
  }
}

extension Scene {
  /// The names from the window down to a view, as a reference may be spelled.
  package func fullPath(of view: UIView) -> String {
    let outer = path(of: view)
    return outer.isEmpty ? label(of: view) : "\(outer)/\(label(of: view))"
  }
}

import Analysis
import Foundation
import ResponderKit
import Scenes
import Text

extension AuditReport {
  /// Returns the audit as SARIF 2.1.0, for pages that show the findings of code scanners.
  ///
  /// - Parameter file: The file in which findings are located where the scene names none.
  package func sarif(in file: String) -> JSONObject {
    let used = AuditCode.allCases.filter { code in audit.findings.contains { $0.code == code } }
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": .objects([
        [
          "tool": [
            "driver": ["name": "tapscope", "rules": .objects(used.map(rule))]
          ],
          "results": .objects(audit.findings.flatMap { results(of: $0, used, file) }),
        ]
      ]),
    ]
  }

  private func rule(_ code: AuditCode) -> JSONObject {
    [
      "id": .string(code.rawValue),
      "shortDescription": ["text": .string("A target \(code.summary())")],
      "defaultConfiguration": ["level": .string(code.severity.rawValue)],
    ]
  }

  private func results(
    of finding: AuditFinding, _ rules: [AuditCode], _ file: String
  ) -> [JSONObject] {
    finding.subjects.map { subject in
      var text = "\(scene.label(of: subject.view)) \(finding.code.summary())"
      if let cause = finding.cause { text += ": \(words.statement(cause)) (\(cause.rule))" }
      if let command = finding.cause?.fixes.first?.commands(in: scene).first {
        text += ". Try: \(command)"
      }
      return [
        "ruleId": .string(finding.code.rawValue),
        "ruleIndex": .integer(rules.firstIndex(of: finding.code) ?? -1),
        "level": .string(finding.severity.rawValue), "message": ["text": .string(text)],
        "locations": .objects([location(of: subject.view, file)]),
      ]
    }
  }

  private func location(of view: UIView, _ file: String) -> JSONObject {
    let uri = scene.origin?.file ?? file
    var physical: JSONObject = ["artifactLocation": ["uri": .string(uri.escapedForURI)]]
    if let line = scene.origin(of: view)?.line, line > 0 {
      physical["region"] = ["startLine": .integer(line)]
    }
    return [
      "physicalLocation": .object(physical),
      "logicalLocations": .objects([
        [
          "name": .string(scene.label(of: view)),
          "fullyQualifiedName": .string(scene.fullPath(of: view)), "kind": "member",
        ]
      ]),
    ]
  }
}

extension String {
  /// A path as a relative reference of a URI.
  fileprivate var escapedForURI: String {
    addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? self
  }
}

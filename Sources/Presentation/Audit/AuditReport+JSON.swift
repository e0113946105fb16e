import Analysis
import ResponderKit
import Scenes
import Text

extension JSONObjectType<AuditReport> {
  package static let audit = JSONObjectType(
    "audit", "The problems with the touch targets of a screen."
  ) {
    JSONMember("views", .count, "how many views there are") { $0.audit.viewCount }
    JSONMember("targets", .count, "how many visible touch targets there are") {
      $0.audit.targetCount
    }
    JSONMember("covered", .count, "how many of them UIKit covers, as it is meant to") {
      $0.audit.behindCount
    }
    JSONMember("errors", .count, "how many findings are errors") { $0.audit.count(of: .error) }
    JSONMember("warnings", .count, "how many are warnings") { $0.audit.count(of: .warning) }
    JSONMember("notes", .count, "how many are notes") { $0.audit.count(of: .note) }
    JSONMember("open", .list(.text), "the targets of which nobody can tell, as 'why' says") {
      report in
      report.audit.openTargets.map { report.scene.label(of: $0) }
    }
    JSONMember("findings", .list(.object(.auditFinding)), "what is wrong, worst first") { report in
      report.audit.findings.map { AuditFindingFacts(finding: $0, report: report) }
    }
    JSONMember(
      optional: "against", .object(.auditComparison), "the differences to the saved audit"
    ) { report in
      report.comparison.map { AuditComparisonFacts(comparison: $0, scene: report.scene) }
    }
  }
}

private struct AuditFindingFacts {
  let finding: AuditFinding
  let report: AuditReport
}

private struct TargetFacts {
  let subject: AuditFinding.Subject
  let scene: Scene
}

private struct AuditComparisonFacts {
  let comparison: AuditComparison
  let scene: Scene
}

extension JSONObjectType<AuditComparisonFacts> {
  fileprivate static let auditComparison = JSONObjectType(
    "auditComparison", "The differences between a saved audit and a new one."
  ) {
    JSONMember("known", .count, "how many targets of findings were known") {
      $0.comparison.knownCount
    }
    JSONMember("new", .list(.object(.auditTargetName)), "the targets that were not known") {
      facts in
      facts.comparison.new.flatMap { finding in
        finding.subjects.map { (finding.code.rawValue, facts.scene.label(of: $0.view)) }
      }
    }
    JSONMember("gone", .list(.object(.auditTargetName)), "the targets that are there no more") {
      $0.comparison.gone.map { ($0.code, $0.name) }
    }
  }
}

extension JSONObjectType<(String, String)> {
  fileprivate static let auditTargetName = JSONObjectType(
    "auditTargetName", "A target of a finding of an audit."
  ) {
    JSONMember("code", .text, "the code of the finding") { $0.0 }
    JSONMember("view", .text, "the name of the target") { $0.1 }
  }
}

extension JSONObjectType<AuditFindingFacts> {
  fileprivate static let auditFinding = JSONObjectType(
    "auditFinding", "A finding about targets."
  ) {
    JSONMember("code", .word(AuditCode.self), "what it is") { $0.finding.code }
    JSONMember("severity", .word(AuditSeverity.self), "how much it matters") {
      $0.finding.severity
    }
    JSONMember("text", .text, "the finding in a sentence") { $0.report.statement($0.finding) }
    JSONMember("targets", .list(.object(.auditTarget)), "the views that it is about") { facts in
      facts.finding.subjects.map { TargetFacts(subject: $0, scene: facts.report.scene) }
    }
    JSONMember(
      "cause", .orNull(.object(.finding)),
      "the first reason, as 'why' gives it; null where size is the reason"
    ) { facts in facts.finding.cause.map { FindingFacts($0, in: facts.report.scene) } }
    JSONMember(
      optional: "device", .object(.observation), "what the device itself says of the first target"
    ) { facts in
      facts.finding.observation.map { ObservationReport($0, in: facts.report.scene) }
    }
  }
}

extension JSONObjectType<TargetFacts> {
  fileprivate static let auditTarget = JSONObjectType(
    "auditTarget", "A touch target."
  ) {
    JSONMember("view", .text, "its name") { $0.scene.label(of: $0.subject.view) }
    JSONMember("class", .text, "its class") { $0.scene.className(of: $0.subject.view) }
    JSONMember(optional: "identifier", .text, "its accessibility identifier") {
      $0.scene.origin(of: $0.subject.view)?.identifier
    }
    JSONMember(optional: "text", .text, "the text that it shows") { $0.subject.view.textInside }
    JSONMember("path", .text, "its path from the window") {
      $0.scene.fullPath(of: $0.subject.view)
    }
    JSONMember("line", .orNull(.ordinal), "its line in the imported text") {
      $0.scene.origin(of: $0.subject.view).flatMap { $0.line > 0 ? $0.line : nil }
    }
    JSONMember("frame", .rect, "the box round it on the screen") { $0.subject.frame }
    JSONMember("reachablePercent", .percent, "how much of it can be touched") {
      $0.subject.percent
    }
    JSONMember("touchSize", .size, "the size that a finger finds") { $0.subject.size }
  }
}

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
      if let cause = finding.cause { text += ": " + words.statement(cause).citing(cause.rule) }
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

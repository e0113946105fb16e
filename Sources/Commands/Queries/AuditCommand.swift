import Analysis
import Foundation
import Language
import Presentation
import Session
import Text

extension Command {
  package static let audit = Command(
    name: "audit", group: .looking,
    summary: "finds every view that should be touchable but is not, or only in part",
    forms: [
      Form(.word("sarif", .optional(.file())), summary: "as SARIF 2.1.0") { call, file in
        let report = AuditReport(Audit(call.scene))
        try call.write(report, as: report.sarif(in: "screen").text, to: file)
      },
      Form(
        .word("json", .optional(.file())), summary: "as JSON, to be compared with later"
      ) { call, file in
        let report = AuditReport(Audit(call.scene))
        try call.write(report, as: JSONObjectType.audit.object(of: report).text, to: file)
      },
      Form(
        .word("against", .file()), .optional(.word(of: AuditStrictness.self)),
        summary: "only what a saved audit does not have"
      ) { call, file, strictness in
        let audit = Audit(call.scene)
        let comparison = AuditComparison(audit, against: try call.savedAudit(file))
        try call.report(audit, comparison, strictness)
      },
      Form(
        .optional(.view()), .optional(.word(of: AuditStrictness.self))
      ) { call, view, strictness in
        try call.report(Audit(call.scene, of: view), nil, strictness)
      },
    ])
}

extension Call {
  /// Writes a report in a format to a file, or prints it if there is none.
  fileprivate func write(
    _ report: AuditReport, as text: String, to file: Located<String>?
  ) throws {
    if let file {
      try session.write(text + "\n", to: file.value, at: file.range)
    } else {
      write(TextLine(text))
    }
    facts(CommandFacts.audit, report)
  }

  /// Reads an audit that `audit json` has written.
  fileprivate func savedAudit(_ file: Located<String>) throws -> SavedAudit {
    let data = try session.data(file.value, atMost: SavedAudit.largest + 1, at: file.range)
    guard let saved = SavedAudit(data) else {
      let reason = "it is no saved audit; 'audit json FILE' writes one"
      throw CommandError(
        .file(path: file.value, action: "read", reason: reason), at: file.range)
    }
    return saved
  }

  /// Writes an audit; in a script, its problems are those of the script.
  fileprivate func report(
    _ audit: Audit, _ comparison: AuditComparison?, _ strictness: AuditStrictness?
  ) throws {
    let report = AuditReport(audit, comparison: comparison)
    report.write(session.style, to: session.write)
    facts(CommandFacts.audit, report)
    guard !session.isInteractive, strictness != .lenient else { return }
    let counted = (comparison?.new ?? audit.findings).filter {
      $0.severity == .error || (strictness == .strict && $0.severity == .warning)
    }
    guard let first = counted.first else { return }
    let adjective = comparison == nil ? "" : "new "
    throw ExpectationFailure(
      "the audit found \(counted.count.counted("\(adjective)problem"))",
      notes: [report.statement(first)])
  }
}

/// A degree of strictness: the findings that fail an expectation.
enum AuditStrictness: String, CaseIterable, Sendable {
  /// Errors and warnings fail it.
  case strict
  /// No finding fails it.
  case lenient
}

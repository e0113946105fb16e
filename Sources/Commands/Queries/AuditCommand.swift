import Analysis
import Presentation
import Text

extension Command {
  static let audit = Command(
    name: "audit", group: .looking,
    summary: "finds every view that should be touchable but is not, or only in part",
    details: [
      "It checks the targets that are visible: controls, and views with recognizers or handlers. "
        + "Each is hit-tested at many points. In a script, an audit with errors counts as a failed "
        + "expectation; with 'strict' warnings count, too, and with 'lenient' nothing does. "
        + "'sarif' writes the format that code-scanning pages read. 'help SMALL_TARGET' explains a "
        + "code."
    ],
    forms: [
      Form(.word("sarif", .optional(.file())), summary: "as SARIF 2.1.0") { call, file in
        let report = AuditReport(Audit(call.scene))
        let text = report.sarif(in: "screen").text
        if let file {
          try call.session.write(text + "\n", to: file.value, at: file.range)
        } else {
          call.write(TextLine(text))
        }
        call.facts(CommandFacts.audit, report)
      },
      Form(
        .optional(.view()), .optional(.word(of: AuditStrictness.self))
      ) { call, view, strictness in
        let audit = Audit(call.scene, of: view)
        let report = AuditReport(audit)
        report.write(call.session.style, to: call.session.write)
        call.facts(CommandFacts.audit, report)
        guard !call.session.isInteractive, strictness != .lenient else { return }
        let count =
          audit.count(of: .error) + (strictness == .strict ? audit.count(of: .warning) : 0)
        guard count > 0 else { return }
        let first = audit.findings[0]
        throw ExpectationFailure(
          "the audit found \(count.counted("problem"))",
          notes: [report.statement(first)])
      },
    ],
    examples: [
      Example(
        "audit lenient", "a button that a view covers",
        setup: "add UIButton buy 20,40 100x44; add veil 0,0 390x844", shows: "UNREACHABLE"),
      Example(
        "audit", "all is well", setup: "add UIButton buy 20,40 100x44",
        shows: "all can be touched everywhere"),
      Example(
        "audit sarif", "for code scanning", setup: "add UIButton tiny 20,40 20x20",
        shows: "SMALL_TARGET"),
    ])
}

/// A degree of strictness: the findings that fail an expectation.
enum AuditStrictness: String, CaseIterable, Sendable {
  /// Errors and warnings fail it.
  case strict
  /// No finding fails it.
  case lenient
}

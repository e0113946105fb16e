import Analysis
import Interchange
import Language
import Presentation
import Session

extension Command {
  package static let diff = Command(
    name: "diff", group: .session,
    summary: "shows the differences between a checkpoint and now, or between two dumps",
    forms: [
      Form(
        .word("json", .optional(.located(.checkpoint()))), summary: "one JSON object per difference"
      ) { call, name in
        let report = try call.differences(since: name)
        call.writeLines(.difference, report.facts)
        call.facts(.differences, report)
      },
      Form(.optional(.located(.checkpoint()))) { call, name in
        let report = try call.differences(since: name)
        report.write(call.session.style, to: call.session.write)
        call.facts(.differences, report)
      },
      Form(
        .dump("THEN"), .dump("NOW"), .optional(.word(of: AuditStrictness.self)),
        summary: "compares two dumps"
      ) { call, then, now, strictness in
        let comparison = ScreenComparison(try call.screen(in: then), try call.screen(in: now))
        let names = Call.names(then.value, now.value)
        let report = DifferencesReport(comparison, names: names)
        report.write(call.session.style, to: call.session.write)
        call.facts(.comparison, report)
        guard !call.session.isInteractive, strictness != .lenient else { return }
        let count = comparison.lostCount + (strictness == .strict ? comparison.shrunkCount : 0)
        guard count > 0 else { return }
        throw ExpectationFailure(
          "\(count) \(count == 1 ? "view" : "views") lost touch area",
          notes: report.screens?.worst.map { [$0] } ?? [])
      },
      Form(
        .dump("THEN"), .dump("NOW"), .word("html", .optional(.file())),
        summary: "a web page: two dumps side by side, with what lost its touch area marked in both"
      ) { call, then, now, file in
        let comparison = ScreenComparison(try call.screen(in: then), try call.screen(in: now))
        let page = ComparisonPage(comparison, names: Call.names(then.value, now.value))
        try call.export(page.lines, to: file)
      },
    ])
}

extension Call {
  /// Returns the names of two files: their last components, if these differ.
  fileprivate static func names(_ old: String, _ new: String) -> (String, String) {
    let last = [old, new].map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    return last[0] == last[1] ? (old, new) : (last[0], last[1])
  }

  fileprivate func differences(since name: Located<String>?) throws -> DifferencesReport {
    if let differences = SceneDifferences(scene, since: name?.value) {
      return DifferencesReport(differences)
    }
    throw CommandError(
      .unknownCheckpoint(name?.value ?? "", all: scene.journal.checkpoints), at: name?.range)
  }
}

import Analysis
import Interchange
import Language
import Presentation

extension Command {
  static let diff = Command(
    name: "diff", group: .session,
    summary: "shows what differs between a checkpoint and now, or between two dumps",
    details: [
      "Without a name it compares with the last checkpoint, or, if there is none, with the scene "
        + "before all that 'undo' can take back. What was changed and changed back is no "
        + "difference. Something made anew with the name and class of what is gone counts as the "
        + "same.",
      "Two dumps are compared without touching the scene: views are recognized by address if both "
        + "come from one run of the app, else by identifier, content and place. What lost its "
        + "touch area comes first, with the reason as 'why' gives it. In a script that counts as a "
        + "failed expectation; with 'strict' a part that was lost does, too, with 'lenient' "
        + "nothing does.",
    ],
    forms: [
      Form(
        .word("json", .optional(.located(.checkpoint()))), summary: "one JSON object each"
      ) { call, name in
        let report = try call.differences(since: name)
        call.writeLines(.difference, report.facts)
        call.facts(.differences, report)
      },
      Form(
        .dump("THEN"), .dump("NOW"), .optional(.word(of: AuditStrictness.self)),
        summary: "two screens that a debugger printed"
      ) { call, then, now, strictness in
        let comparison = ScreenComparison(try call.screen(in: then), try call.screen(in: now))
        let names = Call.names(then.value, now.value)
        let report = DifferencesReport(comparison, names: names)
        report.write(call.session.look, to: call.session.write)
        call.facts(.comparison, report)
        guard !call.session.isInteractive, strictness != .lenient else { return }
        let count = comparison.lostCount + (strictness == .strict ? comparison.shrunkCount : 0)
        guard count > 0 else { return }
        throw ExpectationFailure(
          "\(count) \(count == 1 ? "view" : "views") lost touch area",
          notes: report.screens?.worst.map { [$0] } ?? [])
      },
      Form(.optional(.located(.checkpoint()))) { call, name in
        let report = try call.differences(since: name)
        report.write(call.session.look, to: call.session.write)
        call.facts(.differences, report)
      },
    ],
    examples: [
      Example(
        "diff", "since the last checkpoint", setup: "add red; checkpoint; alpha red 0.5",
        shows: "alpha"),
      Example(
        "diff a", "since that one", setup: "add red; checkpoint a; remove red", shows: "- red"),
      Example("diff json", "for programs", setup: "checkpoint; add red", shows: "\"appeared\""),
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

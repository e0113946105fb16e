import Analysis
import Interchange
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
      Form([.word("json"), .optional([.slot("NAME", .checkpoint)])], "one JSON object each") {
        call in
        let report = try call.differences()
        call.writeLines(.difference, report.facts)
        call.facts(.differences, report)
      },
      Form(
        [
          .slot("THEN", .dump), .slot("NOW", .dump),
          .optional([.choice([[.word("strict")], [.word("lenient")]])]),
        ], "two screens that a debugger printed"
      ) { call in
        let comparison = ScreenComparison(try call.screen("THEN"), try call.screen("NOW"))
        let report = DifferencesReport(comparison, names: call.names("THEN", "NOW"))
        report.write(call.session.look, to: call.session.write)
        call.facts(.comparison, report)
        guard !call.session.isInteractive, !call.has("lenient") else { return }
        let count = comparison.lostCount + (call.has("strict") ? comparison.shrunkCount : 0)
        guard count > 0 else { return }
        throw ExpectationFailure(
          "\(count) \(count == 1 ? "view" : "views") lost touch area",
          notes: report.screens?.worst.map { [$0] } ?? [])
      },
      Form([.optional([.slot("NAME", .checkpoint)])]) { call in
        let report = try call.differences()
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
  /// What two files are called: their last names, if these differ.
  fileprivate func names(_ old: String, _ new: String) -> (String, String) {
    let last = [old, new].map { text($0).split(separator: "/").last.map(String.init) ?? text($0) }
    return last[0] == last[1] ? (text(old), text(new)) : (last[0], last[1])
  }

  fileprivate func differences() throws -> DifferencesReport {
    let name = optionalText("NAME")
    guard let differences = SceneDifferences(scene, since: name) else {
      throw noCheckpoint(name ?? "")
    }
    return DifferencesReport(differences)
  }
}

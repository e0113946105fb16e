import Inspection

extension Command {
  static let diff = Command(
    name: "diff", group: .session,
    summary: "shows what differs between a checkpoint and now",
    details: [
      "Without a name it compares with the last checkpoint, or, if there is none, with the scene "
        + "before all that 'undo' can take back. What was changed and changed back is no "
        + "difference. Something made anew with the name and class of what is gone counts as the "
        + "same."
    ],
    forms: [
      Form([.word("json"), .optional([.slot("NAME", .checkpoint)])], "one JSON object each") {
        call in
        let report = try call.differences()
        for line in report.objects.jsonLines { call.write(TextLine(line)) }
        call.facts(["differences": .objects(report.objects)])
      },
      Form([.optional([.slot("NAME", .checkpoint)])]) { call in
        let report = try call.differences()
        report.write(call.session.look, to: call.session.write)
        call.facts(["differences": .objects(report.objects)])
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
  fileprivate func differences() throws -> DifferencesReport {
    let name = optionalText("NAME")
    guard let report = DifferencesReport(scene, since: name) else {
      throw noCheckpoint(name ?? "")
    }
    return report
  }
}

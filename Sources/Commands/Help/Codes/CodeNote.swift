import Analysis

/// A note for people on a code of `why` or `audit`.
struct CodeNote: Sendable {
  /// The code, as it is printed.
  let code: String
  /// The command that gives it.
  let command: String
  /// The code in other words, in a line.
  let title: String
  /// The look of it to those who touch the screen.
  let looks: String
  /// The usual remedy.
  let fix: String
  /// The numbers of the rules behind it.
  let rules: [String]
  /// Commands that make a scene, and ask; empty if only an imported text shows it.
  let example: [String]

  /// Reads a note from the book; the title of a code of `audit` is in the words of the report.
  init(_ entry: BookEntry) throws(BookProblem) {
    if DiagnosisCode(rawValue: entry.name) != nil {
      command = "why"
      title = try entry.requiredTitle()
    } else if let code = AuditCode(rawValue: entry.name) {
      guard entry.title.isEmpty else {
        throw entry.problem("the report has the words of this code")
      }
      command = "audit"
      title = "a target \(code.summary())"
    } else {
      throw entry.problem("'\(entry.name)' is no code")
    }
    try entry.allow("rules", "looks", "fix")
    code = entry.name
    looks = try entry.value(of: "looks")
    fix = try entry.value(of: "fix")
    rules = entry.list("rules")
    example = try entry.example()
  }
}

import Analysis

/// What a code of `why` or `audit` means, for people.
struct CodeNote: Sendable {
  /// The code, as it is printed.
  let code: String
  /// The command that gives it.
  let command: String
  /// What it says, in a line.
  let title: String
  /// How it looks to those who touch the screen.
  let looks: String
  /// What usually helps.
  let fix: String
  /// The numbers of the rules behind it.
  let rules: [String]
  /// Commands that make a scene, and ask; empty if only an imported text shows it.
  let example: [String]

  private init(
    _ code: String, of command: String, _ title: String, _ looks: String, _ fix: String,
    _ rules: [String], _ example: String
  ) {
    self.code = code
    self.command = command
    self.title = title
    self.looks = looks
    self.fix = fix
    self.rules = rules
    self.example = example.split(separator: "\n").map(String.init)
  }

  /// A note on a code of `why`.
  init(
    _ code: DiagnosisCode, _ title: String, looks: String, fix: String, rules: [String],
    example: String = ""
  ) {
    self.init(code.rawValue, of: "why", title, looks, fix, rules, example)
  }

  /// A note on a code of `audit`.
  init(
    _ code: AuditCode, looks: String, fix: String, rules: [String], example: String = ""
  ) {
    self.init(code.rawValue, of: "audit", "a target \(code.summary())", looks, fix, rules, example)
  }
}

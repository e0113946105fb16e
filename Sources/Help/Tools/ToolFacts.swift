import Presentation
import Session
import Text

/// The facts that tools tell beside those of commands.
enum ToolFacts {
  /// What each tool says.
  static let output = JSONObjectType<[String]>("said", "What a tool says.") {
    JSONMember("output", .names, "the answer as text, line by line") { $0 }
  }

  static let expectation = JSONObjectType<ExpectationFailure?>(
    "expectation", "Whether a condition holds."
  ) {
    JSONMember("holds", .bool, "whether the condition holds") { $0 == nil }
    JSONMember(optional: "message", .text, "what was expected, and what is the case instead") {
      $0?.message
    }
    JSONMember(optional: "notes", .names, "why that is so") { $0?.notes }
  }

  /// A fix that was tried.
  struct Trial {
    var commands: [String]
    /// What `why` told, if it told anything.
    var before, after: JSONValue?
    var errorsBefore, errorsAfter: Int
    var isKept: Bool
  }

  static let trial = JSONObjectType<Trial>("trial", "A fix that was tried.") {
    JSONMember("commands", .names, "the commands that were tried") { $0.commands }
    JSONMember("before", diagnosis, "what 'why' told before") { $0.before }
    JSONMember("after", diagnosis, "what 'why' told then") { $0.after }
    JSONMember("errorsBefore", .count, "the errors of 'audit' before") { $0.errorsBefore }
    JSONMember("errorsAfter", .count, "the errors of 'audit' then") { $0.errorsAfter }
    JSONMember("kept", .bool, "whether the changes stay") { $0.isKept }
  }

  private static let diagnosis = JSONCoding<JSONValue?>(
    .orNull(.object(JSONObjectType<DiagnosisReport>.diagnosis.shape))
  ) { $0 ?? .null }

  static let script = JSONObjectType<ToolScript>("script", "A script that was run.") {
    JSONMember("ok", .bool, "whether nothing was wrong") { $0.diagnostics.isEmpty }
    JSONObjectType<RunSummary>.counts { $0.summary }
    JSONMember("results", .list(.object(.test)), "the tests that ended") { $0.tests }
    JSONMember("diagnostics", .list(.object(.diagnostic)), "what was wrong, with its place") {
      $0.diagnostics
    }
  }
}

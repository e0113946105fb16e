import Language

/// The names that commands had in the version before. Scripts of that time keep running: the line is
/// carried out in its present words, and a note says them once.
struct FormerName: Sendable {
  /// The words of the command; `_` stands for one word and `…` for those behind it.
  let phrase: String
  /// The present words.
  let command: String
  // Read for every line that is written in the old way.
  private let parts: (phrase: Phrase, command: Phrase)

  fileprivate init(phrase: String, command: String) {
    (self.phrase, self.command) = (phrase, command)
    parts = (Phrase(phrase), Phrase(command))
  }

  /// Returns the present words of a line; nil if the line is not written as the phrase is.
  func present(_ words: [Word]) -> [Word]? { words.matching(parts.phrase, as: parts.command) }

  /// The words that tell of it.
  var note: String {
    let former = phrase.replacing("_", with: "VIEW")
    let present = command.replacing("_", with: "VIEW")
    return "write '\(present)' for '\(former)'; the old word goes away"
  }
}

/// The former names of commands.
package enum FormerNames {
  private static let all: [FormerName] =
    ["alpha", "bounds", "center", "frame", "transform"].map {
      FormerName(phrase: "\($0) _ …", command: "set _ \($0) …")
    } + [
      FormerName(phrase: "console", command: "log print"),
      FormerName(phrase: "controllers", command: "tree controllers"),
      FormerName(phrase: "describe …", command: "get …"),
      FormerName(phrase: "layout …", command: "tree layout …"),
      FormerName(phrase: "motion …", command: "shake …"),
      FormerName(phrase: "profile …", command: "reset …"),
      FormerName(phrase: "sendactions …", command: "send …"),
      FormerName(phrase: "targets …", command: "target …"),
      FormerName(phrase: "task", command: "lesson task"),
    ]

  /// The names by the words that called the commands.
  static let byWord = [String: FormerName](
    all.map { (String($0.phrase.prefix { $0 != " " }), $0) },
    uniquingKeysWith: { first, _ in first })

  /// Returns the name of the command that a former name calls now; nil if the word never called one.
  package static func present(_ word: String) -> String? {
    byWord[word].map { String($0.command.prefix { $0 != " " }) }
  }
}

import Explanation

/// The numbers of rules in texts. A paper lists them at its end instead.
enum Citations {
  /// Returns a text without parentheses that hold only numbers of rules.
  static func removed(from text: String, found: inout Set<RuleID>) -> String {
    for match in text.matches(of: /R\d+\.\d+/) {
      if let id = RuleID(String(match.output)) { found.insert(id) }
    }
    return text.replacing(/\ ?\(R\d+(\.\d+)?(, R\d+(\.\d+)?)*\)/, with: "")
  }
}

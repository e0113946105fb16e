import TestSupport

@testable import Commands

/// The pages of all rules and of the choices, from the book of rules.
enum RulesPage {
  static var page: GeneratedPage {
    GeneratedPage(
      name: "Rules.md", text: ([head] + RuleBook.chapters.map(text)).joined(),
      folder: PackageFolder.library)
  }

  /// The page of the questions that nobody has answered.
  static var choices: GeneratedPage {
    let rows = RuleBook.all.flatMap { rule in
      rule.choices.map { "| \(rule.number) | \($0.question) | \($0.answer) |\n" }
    }
    return GeneratedPage(
      name: "SimulatorChoices.md",
      text: """
        # Simulator choices

        What the library does where nobody knows what UIKit does.

        ## Overview

        Neither Apple's documentation nor observation answers these questions. <doc:Rules> has the rules.

        | rule | question | choice |
        |---|---|---|
        \(rows.joined())
        """, folder: PackageFolder.library)
  }

  private static let head = """
    # Rules

    The rules that traces, chains, help and tests cite. In the shell, `help R6.8` explains a rule.
    <doc:Coverage> lists the tests of each rule.

    ## How certain they are

    Apple documents some rules. Others were observed: people have seen UIKit do it. A rule without a
    remark is one of these. The remarks of the others:

    - *simulator choice*: what UIKit does here is not known; see <doc:SimulatorChoices>.
    - *claimed*: one source says so, and no other confirms it.
    - *out of scope*: true of UIKit, but not simulated.

    """

  private static func text(of chapter: Book<Rule>.Chapter) -> String {
    let rules = chapter.entries.map { rule in
      "- **\(rule.number)** \(rule.text)\(remarks(on: rule))".wrapped(indent: 2) + "\n"
    }
    return "\n## \(chapter.title)\n\n" + rules.joined()
  }

  private static func remarks(on rule: Rule) -> String {
    let whole = isRemarkable(rule.evidence) ? " *(\(rule.evidence.label))*" : ""
    let parts = rule.doubts.filter { isRemarkable($0.evidence) }.map {
      " *(\($0.evidence.label): \($0.part))*"
    }
    return whole + parts.joined()
  }

  private static func isRemarkable(_ evidence: RuleEvidence) -> Bool {
    evidence != .documented && evidence != .observed
  }
}

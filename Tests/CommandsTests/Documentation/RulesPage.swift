@testable import Commands

/// The page of all rules, from the book of rules.
enum RulesPage {
  static var page: GeneratedPage {
    GeneratedPage(
      name: "Rules.md", text: ([head] + RuleBook.chapters.map(text)).joined(),
      folder: PackageFolder.library)
  }

  private static let head = """
    # Rules

    The rules that traces, chains, help and tests cite. `help R6.8` tells one in the shell, and
    <doc:Coverage> which tests hold it.

    ## How sure they are

    Apple documents some rules; others were observed: who watched UIKit found it so. A rule without
    a remark is one of these. The remarks of the others:

    - *simulator choice*: UIKit's behaviour is not known here; <doc:DifferencesFromUIKit> says more.
    - *claimed*: told by one source, confirmed by none.
    - *out of scope*: true of UIKit, but not simulated.

    """

  private static func text(of chapter: Book<Rule>.Chapter) -> String {
    let rules = chapter.entries.map { rule in
      "- **\(rule.number)** \(rule.text)\(remarks(on: rule))".wrapped(indent: 2) + "\n"
    }
    return "\n## \(chapter.title)\n\n" + rules.joined()
  }

  private static func remarks(on rule: Rule) -> String {
    let whole = isRemarkable(rule.certainty) ? " *(\(rule.certainty.label))*" : ""
    let parts = rule.doubts.filter { isRemarkable($0.certainty) }.map {
      " *(\($0.certainty.label): \($0.part))*"
    }
    return whole + parts.joined()
  }

  private static func isRemarkable(_ certainty: Certainty) -> Bool {
    certainty != .documented && certainty != .observed
  }
}

import Commands
import TestSupport

/// The page that says which tests and examples hold which rule, scenario and surprise.
struct CoveragePage {
  /// One line of a table.
  private struct Row {
    let number: String
    let title: String
    let pins: [String]
  }

  private let rules: [Row]
  private let scenarios: [Row]
  private let surprises: [Row]

  init() throws {
    let pins = try Pins()
    let differences = try PackageFolder.text(
      "Sources/ResponderKit/ResponderKit.docc/DifferencesFromUIKit.md")
    let told = RuleBook.all.filter(\.isUnsupported).map(\.number).filter(
      Pins.numbers(in: differences).contains)
    // What is not simulated cannot be tested; it must be told instead.
    let isTold = { (rules: [String]) in rules.allSatisfy(told.contains) }
    let telling = "not simulated: <doc:DifferencesFromUIKit>"
    rules = RuleBook.all.map { rule in
      Row(
        number: rule.number, title: rule.title,
        pins: pins.list(of: rule.number) + (isTold([rule.number]) ? [telling] : []))
    }
    scenarios = Scenarios.titles.enumerated().map { k, title in
      Row(number: "S-\(k + 1)", title: title, pins: pins.list(of: "S-\(k + 1)"))
    }
    surprises = SurpriseBook.all.map { surprise in
      let number = surprise.number
      let own = surprise.example.isEmpty ? [] : ["`help surprise \(number)`"]
      return Row(
        number: "Surprise \(number)", title: surprise.belief,
        pins: own + pins.list(of: "Surprise \(number)")
          + (isTold(surprise.rules) ? [telling] : []))
    }
  }

  /// The numbers that nothing pins.
  var missing: [String] {
    (rules + scenarios + surprises).filter(\.pins.isEmpty).map(\.number)
  }

  var page: GeneratedPage {
    GeneratedPage(
      name: "Coverage.md",
      text: """
        # Coverage

        Which tests and examples cover each rule, scenario and surprise.

        ## Overview

        A test is listed if its name or the name of its suite contains the number, and an example if its
        text does. If there are many, only the first are listed. The examples in `help surprise 12` and
        similar pages run as tests, too. Behaviour of UIKit that the library does not simulate cannot be
        tested; see <doc:DifferencesFromUIKit>. The tests write this page:
        `UPDATE_DOCS=1 swift test --filter DocumentationTests`.

        ## Rules

        \(Self.table(rules, "rule"))
        ## Scenarios

        What tutorials say about UIKit's event delivery.

        \(Self.table(scenarios, "scenario"))
        ## Surprises

        What people expect, and what is wrong.

        \(Self.table(surprises, "expected"))
        """, folder: PackageFolder.library)
  }

  private static func table(_ rows: [Row], _ title: String) -> String {
    let lines = rows.map { row in
      let pins = row.pins.isEmpty ? "nothing yet" : row.pins.joined(separator: "; ")
      return "| \(row.number) | \(row.title.inTable) | \(pins.inTable) |\n"
    }
    return "| number | \(title) | covered by |\n|---|---|---|\n" + lines.joined()
  }
}

extension Rule {
  /// Whether the rule, or a part of it, is true of UIKit and not simulated.
  fileprivate var isUnsupported: Bool {
    evidence == .outOfScope || doubts.contains { $0.evidence == .outOfScope }
  }
}

extension Pins {
  /// The tests and examples of a number, as a table lists them.
  fileprivate func list(of number: String) -> [String] {
    var list = tests[number, default: []].prefix(3).map { "\u{201C}\($0)\u{201D}" }
    let others = tests[number, default: []].count - list.count
    if others > 0 { list.append("\(others) more") }
    return list + examples[number, default: []].prefix(3).map { "`\($0)`" }
  }
}

extension String {
  /// The text as it can stand in a cell of a table.
  fileprivate var inTable: String {
    split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}

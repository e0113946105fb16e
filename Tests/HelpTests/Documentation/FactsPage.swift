import ResponderKit
import SessionStage
import Text

@testable import Explanation
@testable import Presentation
@testable import Scenes

/// The page of all facts: the rule that each cites, how it is told, and its members in JSON, as the
/// scenarios make it happen.
enum FactsPage {
  static func page() throws -> GeneratedPage {
    let (hitTests, events) = (
      FactScenario.all.prefix(HitTestFact.allCases.count),
      FactScenario.all.dropFirst(HitTestFact.allCases.count)
    )
    return GeneratedPage(
      name: "Facts.md",
      text: head + "\n## Decisions of a hit-test\n\n" + (try table(hitTests))
        + "\n## Facts of an event\n\n" + (try table(events))
        + "\n## Findings of 'why'\n\n" + (try findings()))
  }

  private static let head = """
    # Facts

    The facts that hit-tests, events and `why` report, with their rules and their members in JSON.

    ## Overview

    `break R2.8` stops at the facts that cite the rule. A rule that no fact cites has no breakpoint.
    The sentences are examples. `help R2.8` explains the rule, and <doc:JSONOutput> the members. The
    tests write this page: `UPDATE_DOCS=1 swift test --filter DocumentationTests`.

    """

  private static func table(_ scenarios: some Sequence<FactScenario>) throws -> String {
    try "| Fact | Rule | For example | JSON |\n|---|---|---|---|\n"
      + scenarios.map { scenario in
        let (text, members) = try told(scenario)
        let rule = scenario.fact.rule?.description ?? "–"
        return "| \(scenario.fact.title) | \(rule) | \(text) | \(members) |\n"
      }.joined()
  }

  private static func findings() throws -> String {
    try "| Code | Rule | For example | JSON |\n|---|---|---|---|\n"
      + FindingScenario.all.map(row).joined()
  }

  private static func row(_ scenario: FindingScenario) throws -> String {
    let (desk, finding) = try scenario.found()
    guard let finding else { return "" }
    let text = FindingWords(desk.scene).statement(finding)
    let object = JSONObjectType.finding.object(of: FindingFacts(finding, in: desk.scene))
    guard case .object(let facts)? = object["facts"] else { return "" }
    let members = facts.members.map { "`\($0.name)`" }.joined(separator: ", ")
    let rule = finding.rule?.description ?? "–"
    return "| `\(finding.code.rawValue)` | \(rule) | \(text) | \(members) |\n"
  }

  private static func told(_ scenario: FactScenario) throws -> (text: String, members: String) {
    let (desk, interaction) = try scenario.played()
    guard let place = FactTeller(interaction).places(of: scenario.fact).first else {
      return ("", "")
    }
    let event = interaction.moments[place.moment].event
    if let index = place.decision, case .hitTest(let test) = event {
      let decision = HitTestDecisions(test, isFolded: false).all[index]
      let text = DecisionWords(desk.scene).sentence(decision, about: decision.views[0])
      return (
        plain(text, scenario.fact.rule), members(test.decisionObjects(in: desk.scene)[index])
      )
    }
    let text =
      EventTimelineReport(interaction, in: desk.scene).sentence(event) ?? route(event, desk.scene)
    return (
      plain(text, scenario.fact.rule),
      members(EventTimelineJSON(interaction, in: desk.scene).objects[place.moment])
    )
  }

  /// A message, which is told as a part of its way.
  private static func route(_ event: SystemEvent, _ scene: Scene) -> String {
    guard case .delivery(let delivery) = event else { return "" }
    return "\(delivery.method.rawValue) › \(scene.label(of: delivery.responder))"
  }

  /// A sentence without its rule, which has a column.
  private static func plain(_ text: String, _ rule: RuleID?) -> String {
    let tail = rule.map { " (\($0))" } ?? ""
    return text.hasSuffix(tail) ? String(text.dropLast(tail.count)) : text
  }

  /// The members that tell the fact from others; of names only that they are there.
  private static func members(_ object: JSONObject) -> String {
    let telling = ["kind", "verdict", "note", "phase", "refusal", "fate", "outcome", "reason"]
    let named = [
      "answeredFirst", "leftOutBy", "by", "waitsFor", "measure", "searchedFrom", "override",
    ]
    return
      (telling.compactMap { key in
        if case .string(let word)? = object[key] { "`\(key): \(word)`" } else { nil }
      }
      + named.compactMap { key in
        object[key].flatMap { $0 == .null ? nil : "`\(key)`" }
      }).joined(separator: ", ")
  }
}

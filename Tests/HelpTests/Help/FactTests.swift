import Explanation
import Language
import ResponderKit
import Scenes
import SessionStage
import Testing

@testable import Commands
@testable import Help

/// Every fact of the table can happen, and cites the rule that the table says.
@Suite struct FactTests {
  @Test func everyFactHasOneScenario() {
    let facts = FactScenario.all.map(\.fact)
    #expect(Set(facts) == Set(FactScenario.AnyFact.all) && Set(facts).count == facts.count)
  }

  @Test(arguments: FactScenario.all)
  func aFactHappens(scenario: FactScenario) throws {
    let interaction = try scenario.played().interaction
    #expect(!FactTeller(interaction).places(of: scenario.fact).isEmpty)
  }

  @Test(arguments: FactScenario.all.filter { $0.fact.rule != nil })
  func aBreakpointOnItsRuleStopsThere(scenario: FactScenario) throws {
    let (desk, interaction) = try scenario.played()
    let rule = try #require(scenario.fact.rule)
    #expect(RuleBook.rule(rule) != nil)
    var breakpoints = Breakpoints()
    breakpoints.add(rule: rule)
    let walk = TraceStepper(interaction, in: desk.scene, breakpoints: breakpoints)
    #expect(walk.stop(after: -1) != nil)
  }

  @Test func helpListsTheRulesThatCanBeMetAndTheFactsOfEach() throws {
    let page = try TestSession().printed("help break").joined(separator: " ")
    #expect(RuleBook.cited.allSatisfy { page.contains(" \($0.number)") })
    #expect(!page.contains("R12.1"))
    let rule = try TestSession().printed("help R2.8")
    #expect(rule.contains("  \(FactBook.title(HitTestFact.siblingAnsweredFirst))"))
    #expect(try !TestSession().printed("help R12.1").contains { $0.contains("Facts that cite it") })
  }

  @Test func aBreakpointIsCompletedWithRulesThatCanBeMet() {
    let line = "break R"
    let candidates = LineReading(line, TestSession().session).completions(at: line.count).candidates
    #expect(candidates.map(\.text).filter { RuleID($0) != nil } == RuleBook.cited.map(\.number))
  }

  @Test func noTwoFactsReadAlike() {
    let titles = FactScenario.AnyFact.all.map(\.title)
    #expect(Set(titles).count == titles.count)
  }
}

/// What an interaction tells of a kind of fact.
struct FactTeller {
  let interaction: EventTrace

  init(_ interaction: EventTrace) { self.interaction = interaction }

  /// The moments that have the fact, and for a hit-test the place among its decisions.
  func places(of fact: FactScenario.AnyFact) -> [(moment: Int, decision: Int?)] {
    interaction.moments.enumerated().flatMap { k, moment -> [(moment: Int, decision: Int?)] in
      switch fact {
      case .event(let fact): return moment.event.fact == fact ? [(k, nil)] : []
      case .hitTest(let fact):
        guard case .hitTest(let test) = moment.event else { return [] }
        return HitTestDecisions(test, isFolded: false).all.enumerated()
          .filter { $0.element.fact == fact }.map { (k, $0.offset) }
      }
    }
  }
}

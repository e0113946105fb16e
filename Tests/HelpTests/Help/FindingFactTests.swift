import Analysis
import Presentation
import Scenes
import SessionStage
import TestSupport
import Testing

@testable import Commands

/// Every fact of a diagnosis can be found, is worded, and cites a rule of the book.
@Suite struct FindingFactTests {
  @Test func everyFactHasOneScenario() throws {
    let source = try PackageFolder.text("Sources/Analysis/Diagnosis/FindingFact.swift")
    let cases = source.matches(of: /(?m)^  case (\w+)/).map { String($0.1) }
    var names = FindingScenario.all.map(\.fact).map { $0.split(separator: " ")[0] }
    names.append("recognizer")
    #expect(cases.sorted() == names.map(String.init).sorted())
  }

  @Test(arguments: FindingScenario.all)
  func aFactIsFoundAndWorded(scenario: FindingScenario) throws {
    let (desk, finding) = try scenario.found()
    let found = try #require(finding)
    let words = FindingWords(desk.scene)
    #expect(
      found.rule.map { RuleBook.rule($0) != nil }
        ?? ["sizeUnknown", "systemGate", "textIsCut"].contains(scenario.fact))
    let texts =
      [words.statement(found)] + words.details(found) + found.fixes.map(words.summary)
      + [words.reason(found.confidence)].compactMap { $0 }
    #expect(texts.allSatisfy { !$0.isEmpty })
  }
}

import Foundation
import TestSupport
import Testing

/// The pages that are written by a program say what the program knows, and everything is tested.
@Suite struct DocumentationTests {
  @Test func thePageOfRulesIsTheBookOfRules() throws {
    try RulesPage.page.check()
  }

  @Test func thePageOfChoicesIsTheBookOfRules() throws {
    try RulesPage.choices.check()
  }

  @Test func thePageOfFactsIsWhatTheyTell() throws {
    try FactsPage.page().check()
  }

  @Test func thePageOfCoverageIsWhatTheTestsSay() throws {
    try CoveragePage().page.check()
  }

  @Test func thePageOfInertMembersIsWhatTheDeclarationsSay() throws {
    let inert = try InertPage()
    try inert.page.check()
    try InertCode(members: inert.members).file.check()
  }

  @Test func theReferenceIsTheTableOfCommands() throws {
    try ReferencePages.commands().check()
  }

  @Test func thePageOfTopicsIsWhatHelpTells() throws {
    try ReferencePages.topics().check()
  }

  @Test func thePageOfCodesIsWhatHelpTells() throws {
    try CodesPage.page.check()
  }

  @Test func thePageOfCapturesIsTheListOfFacts() throws {
    try CapturePage.page.check()
  }

  @Test func thePageOfJSONOutputIsWhatIsPrinted() throws {
    try JSONPage.page.check()
  }

  @Test func theSchemaIsWhatIsDeclared() throws {
    try JSONSchemaFile.page.check()
  }

  @Test(
    "a recipe names files that are there", arguments: ["Extending", "Decisions", "Architecture"])
  func paths(page: String) throws {
    let text = try PackageFolder.text("Sources/tapscope/Tapscope.docc/\(page).md")
    for match in text.matches(of: #/`((?:Sources|Tests|examples)/[\w+./-]+)`/#) {
      let path = PackageFolder.url.appendingPathComponent(String(match.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(match.1)")
    }
  }

  @Test func everyRuleScenarioAndSurpriseIsPinned() throws {
    let missing = try CoveragePage().missing
    #expect(
      missing.isEmpty, "named by no test or example: \(missing.joined(separator: ", "))")
  }

  @Test func aNumberIsFoundWholeOrNotAtAll() {
    #expect(Pins.numbers(in: "R1.13, S-2: xR1.5 R2. S- surprise") == ["R1.13", "S-2"])
    #expect(
      Pins.numbers(in: "(R1.1) Surprise 43, S-75…S-77") == [
        "R1.1", "Surprise 43", "S-75", "S-77",
      ])
  }

  @Test func aDisplayNameIsFoundWhereverItStands() {
    let test = "@Te" + "st"
    let source =
      "\(test)(\"R1.1: a \\\"b\\\"\") \(test)(arguments: [\"R2.1\"]) \(test)(\n  \"c\", x)"
    #expect(Pins.displayNames(in: source) == ["R1.1: a \"b\"", "c"])
  }
}

import Commands
import Language
import SessionStage
import Testing
import Text

/// Rules can be looked up, and each says how sure it is.
@Suite struct RuleHelpTests {
  @Test func theBookHasEveryRuleOnce() {
    #expect(RuleBook.chapters.count == 12)
    // What is not built is no rule of the book.
    for (k, chapter) in RuleBook.chapters.enumerated() {
      let places = (1...20).map { "R\(k + 1).\($0)" }
      #expect(chapter.entries.map(\.number) == Array(places.prefix(chapter.entries.count)))
    }
  }

  @Test(arguments: RuleBook.all.map(\.number))
  func aRuleIsToldWithHowSureItIs(number: String) throws {
    let rule = try #require(RuleBook.rule(number))
    #expect(!rule.title.isEmpty && rule.text.last == ".")
    #expect(rule.doubts.allSatisfy { $0.evidence != rule.evidence })
    let page = try TestSession().printed("help \(number)")
    #expect(page[0] == "\(number)  \(rule.title)")
    #expect(page.contains(rule.evidence.words))
    #expect(page.contains { $0.contains("`") } == false)
    for doubt in rule.doubts {
      #expect(page.joined(separator: " ").contains("but \(doubt.part):"))
    }
  }

  static let shown = RuleBook.all.filter { RuleBook.example(of: $0) != nil }.map(\.number)

  @Test(arguments: shown)
  func theExampleOfARuleRunsAsItStands(number: String) throws {
    let page = try TestSession().printed("help \(number)")
    let start = try #require(page.firstIndex(of: "Example, in a new scene:"))
    let example = page[(start + 1)...].prefix { !$0.isEmpty }
    #expect(example.contains { $0.hasPrefix("  expect ") })
    let desk = TestSession()
    desk.run(example.joined(separator: "\n"))
    #expect(desk.messages.isEmpty)
  }

  @Test func mostRulesHaveAnExample() {
    #expect(Self.shown.count >= 90)
  }

  @Test(
    "What nobody knows of UIKit is called a choice or a claim",
    arguments: [
      "R1.12", "R2.15", "R3.6", "R6.2", "R6.11", "R7.5", "R7.8", "R9.2", "R9.4", "R12.6",
    ])
  func openQuestions(number: String) throws {
    let rule = try #require(RuleBook.rule(number))
    let certainties = [rule.evidence] + rule.doubts.map(\.evidence)
    #expect(certainties.contains(.simulatorChoice) || certainties.contains(.claimed))
    let page = try TestSession().printed("help \(number)").joined(separator: "\n")
    #expect(
      page.contains("simulator choice: what UIKit does here is not known")
        || page.contains("claimed: one source says so, and no other confirms it"))
  }

  @Test(arguments: ["help rules", "help surprises"])
  func aListHasOneLineForEachInEightyColumns(command: String) throws {
    let lines = try TestSession(OutputStyle(width: 80)).printed(command)
    #expect(lines.allSatisfy { $0.count <= 80 })
    let entries = lines.filter {
      $0.hasPrefix("  ") && !"*?-".contains($0.dropFirst(2).first ?? " ")
    }
    let count = command == "help rules" ? RuleBook.all.count : SurpriseBook.all.count
    #expect(entries.count == count)
  }

  @Test func aSectionAndSmallLettersWork() throws {
    #expect(try TestSession().printed("help R3").filter { $0.hasPrefix("  R3.") }.count == 8)
    #expect(try TestSession().printed("help r6.8") == TestSession().printed("help R6.8"))
  }

  @Test(arguments: [
    ("R6.99", "R6.18"), ("R6.0", "R6.1"), ("R99.1", "R12.1"), ("R0", "R1.1"), ("r13", "R12.1"),
    ("surprise 999", "surprise \(SurpriseBook.all.count)"), ("surprise 0", "surprise 1"),
    ("rulez", "rules"),
  ])
  func anUnknownNumberIsAnErrorWithTheNearest(topic: String, nearest: String) throws {
    let desk = TestSession()
    desk.run("help \(topic)")
    #expect(desk.messages == ["there is no help on '\(topic)'; did you mean '\(nearest)'?"])
  }

  @Test func numbersBeyondReasonAreErrorsLikeOthers() {
    let desk = TestSession()
    desk.run(
      "help R99999999999999999999.1\nhelp surprise 99999999999999999999\nhelp R1.2.3\nhelp R")
    #expect(desk.messages.count == 4)
    #expect(desk.messages.allSatisfy { $0.hasPrefix("there is no help on") })
  }

  @Test func rulesAreCompletedOnceTheWordBeginsLikeOne() {
    let session = TestSession().session
    let texts = { (line: String) in
      LineReading(line, session).completions(at: line.count).candidates.map(\.text)
    }
    #expect(texts("help R12.") == (1...8).map { "R12.\($0)" })
    #expect(texts("help R").filter { RuleBook.rule($0) != nil }.count == RuleBook.all.count)
    #expect(!texts("help ").contains("R1.1"))
    #expect(texts("help sur") == ["surprises"])
  }
}

import Commands
import SessionStage
import Testing

/// Surprises can be looked up, and their examples hold.
@Suite struct SurpriseHelpTests {
  @Test func thereAreAllOfThem() {
    let count = SurpriseBook.all.count
    #expect(count >= 86)
    #expect(SurpriseBook.all.map(\.number).sorted() == Array(1...count))
    #expect(Set(SurpriseBook.all.map(\.belief)).count == count)
  }

  @Test(arguments: SurpriseBook.all.map(\.number))
  func aSurpriseIsToldWithItsRules(number: Int) throws {
    let surprise = try #require(SurpriseBook.surprise(number))
    #expect(!surprise.rules.isEmpty)
    #expect(surprise.rules.allSatisfy { RuleBook.rule($0) != nil })
    let page = try TestSession().printed("help surprise \(number)")
    let head = page.prefix { !$0.isEmpty }.joined(separator: " ").split(separator: " ")
      .joined(separator: " ")
    #expect(
      head
        == "surprise \(number) ✗ Many think: \"\(surprise.belief)\" ✓ UIKit: \(surprise.truth)")
    #expect(surprise.truth.count <= 66)
    for rule in surprise.rules.compactMap(RuleBook.rule) {
      #expect(page.contains { $0.contains("\(rule.number) ") })
      #expect(page.contains { $0.hasSuffix(rule.evidence.words) })
    }
    for line in surprise.example { #expect(page.contains("  \(line)")) }
  }

  static let shown = SurpriseBook.all.filter { !$0.example.isEmpty }.map(\.number)

  @Test func mostCanBeTried() {
    #expect(Self.shown.count >= 40)
  }

  @Test(arguments: shown)
  func anExampleExpectsSomethingAndItHolds(number: Int) throws {
    let surprise = try #require(SurpriseBook.surprise(number))
    #expect(surprise.example.contains { $0.hasPrefix("expect ") })
    let desk = TestSession()
    desk.run(surprise.example.joined(separator: "\n"))
    #expect(desk.messages.isEmpty)
  }
}

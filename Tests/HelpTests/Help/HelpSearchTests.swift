import SessionStage
import Testing
import Text

@testable import Help

/// What is no page is searched for.
@Suite struct HelpSearchTests {
  private func names(_ text: String) -> [String] {
    HelpSearch(text).hits.map(\.page.name.text)
  }

  @Test func namesComeBeforeTitlesAndTitlesBeforeTexts() throws {
    let found = names("window")
    #expect(found.first == "window")
    let title = try #require(found.firstIndex(of: "R1.8"))
    let text = try #require(found.firstIndex(of: "references"))
    #expect(title < text)
  }

  @Test func wholeWordsComeBeforeBeginnings() throws {
    let found = names("touch")
    #expect(found.first == "touch")
    #expect(try #require(found.firstIndex(of: "touches")) > 0)
  }

  @Test func pagesWithTheMostWordsAreShownInAnyCase() {
    #expect(names("Hidden WINDOW").contains("R1.7"))
    #expect(names("Hidden WINDOW") == names("window hidden"))
    #expect(Set(names("hidden window")).isSubset(of: names("window")))
    #expect(names("hidden zebra") == names("hidden"))
    #expect(names("zebra").isEmpty)
  }

  @Test func partsOfNamesAreWordsButMiddlesAreNot() {
    #expect(names("content").contains("R8.1"))
    #expect(names("ouches").isEmpty)
    #expect(names("…").isEmpty && names("").isEmpty)
  }

  @Test func wordsOfTheLanguageAreFound() {
    #expect(names("passthrough").first == "override")
    #expect(names("received").first == "expect")
  }

  @Test func aWordThatIsNoPageIsSearchedFor() throws {
    let lines = try TestSession().printed("help delay")
    #expect(lines[0].contains("pages have 'delay'"))
    #expect(lines.contains { $0.hasPrefix("  R8.1 ") && $0.contains("delaysContentTouches") })
    #expect(lines == (try TestSession().printed("help search delay")))
  }

  @Test func aPageThatIsAloneIsOpened() throws {
    let name = try #require(names("beginTracking").first)
    #expect(names("beginTracking").count == 1)
    #expect(
      try TestSession().printed("help beginTracking") == TestSession().printed("help \(name)"))
  }

  @Test(arguments: [
    OutputStyle(width: 80), OutputStyle(width: 60), OutputStyle(width: 40, isASCII: true),
  ])
  func aLongListIsCutToOneScreenAndEachLineHasTheWord(style: OutputStyle) throws {
    let lines = try TestSession(style).printed("help search view")
    #expect(lines.allSatisfy { $0.displayWidth <= style.width })
    let found = lines.filter { $0.hasPrefix("  ") }
    #expect(found.count == HelpSearch.limit)
    #expect(found.allSatisfy { $0.lowercased().contains("view") })
    #expect(lines.last?.hasSuffix("more; add a word to see fewer") == true)
  }

  @Test(arguments: [
    ("help zebra", "there is no help on 'zebra'; try 'help'"),
    ("help search zebra", "there is no help on 'zebra'; try 'help'"),
    ("help serachh", "there is no help on 'serachh'; try 'help'"),
    ("help tpa", "there is no help on 'tpa'; did you mean 'tap'?"),
  ])
  func whatIsNowhereIsAnError(line: String, message: String) {
    let desk = TestSession()
    desk.run(line)
    #expect(desk.messages == [message])
  }
}

import Scenes
import SessionStage
import Testing
import Text

@testable import Help

/// Properties have pages, by every name that `set` takes.
@Suite struct PropertyHelpTests {
  @Test(arguments: [
    "isUserInteractionEnabled", "userInteractionEnabled", "interaction", "INTERACTION",
    "property interaction",
  ])
  func aPageTellsTheNamesTheTypeTheClassAndHowToSetIt(name: String) throws {
    #expect(
      try TestSession().printed("help \(name)") == [
        "isUserInteractionEnabled  whether it and its subviews take touches",
        "also: interaction, userInteractionEnabled", "",
        "  UIView  on or off", "",
        "With the name of a view for VIEW:", "  set VIEW interaction on", "  get VIEW interaction",
        "",
        "see also: set, get",
      ])
  }

  @Test func whatSeveralClassesHaveIsOnePage() throws {
    let page = try TestSession().printed("help isEnabled")
    #expect(page.contains { $0.hasPrefix("  UIControl ") && $0.contains("on or off") })
    #expect(
      page.contains { $0.hasPrefix("  UIGestureRecognizer  ") && $0.contains("sees touches") })
  }

  @Test func aPropertyThatOnlyCanBeReadIsNotSet() throws {
    let page = try TestSession().printed("help superview")
    #expect(page.contains { $0.contains("read-only") })
    #expect(!page.contains { $0.contains("set VIEW") })
  }

  @Test func aNameThatIsACommandTooIsAskedForBehindAWord() throws {
    #expect(try TestSession().printed("help next")[0].hasPrefix("next  overrides"))
    #expect(
      try TestSession().printed("help property next")[0].hasPrefix("property next  "))
  }

  @Test(arguments: PropertyTable.all.flatMap { [$0.name] + $0.shortNames })
  func everyNameHasAPageThatFits(name: String) throws {
    for style in [OutputStyle(width: 80), OutputStyle(width: 60, isASCII: true)] {
      let page = try TestSession(style).printed("help property \(name)")
      #expect(page.allSatisfy { $0.displayWidth <= style.width })
      #expect(page.contains { $0.hasPrefix("  get VIEW ") })
    }
  }

  @Test func searchingFindsThem() {
    let found = HelpSearch("interaction").hits.map(\.page.name.text)
    #expect(found.first == "isUserInteractionEnabled")
    #expect(HelpSearch("opaque").hits.contains { $0.page.name.text == "alpha" })
  }

  @Test func aMisspelledNameIsSuggested() {
    let desk = TestSession()
    desk.run("help isUserInteractoinEnabled")
    #expect(
      desk.messages == [
        "there is no help on 'isUserInteractoinEnabled'; did you mean 'isUserInteractionEnabled'?"
      ])
  }
}

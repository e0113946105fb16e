import SessionStage
import TestSupport
import Testing

@testable import Commands

/// Files of apps as they are, with `@objc` and `#selector`; the compiler takes their twins in the tests
/// of the library.
@Suite("Files of apps run as they are")
struct AppFileTests {
  /// Returns a session with a file, statements after it, and commands.
  private func desk(_ file: String, _ statements: String) throws -> TestSession {
    let text = try PackageFolder.text("Tests/Apps/\(file).swift")
    let desk = TestSession()
    desk.run("code <<END\n\(text)\n\(statements)\nEND")
    #expect(desk.messages.allSatisfy { $0.hasPrefix("note: not run") }, "\(desk.messages)")
    return desk
  }

  @Test("A deck of cards: thrown, put back, liked; and a throw that is undone can be done again")
  func cards() throws {
    let desk = try desk(
      "CardDeckView",
      "let deck = CardDeckView(frame: view.bounds, count: 3)\nview.addSubview(deck)")
    let before = desk.messages
    desk.run("drag 150,400 to 350,410\nexpect hit cards2 at 150,400")
    #expect(desk.messages == before, "a card on its way is away for touches")
    desk.run("undo\nexpect hit cards3 at 150,400\ndrag 150,400 to 350,410\nwait 1")
    desk.run("expect hit cards2 at 150,400\ndrag 150,400 to 200,400\nwait 1")
    desk.run("expect hit cards2 at 150,400\ntap 320,80\nwait 1\nexpect hit cards1 at 150,400")
    desk.run("drag 250,400 to 50,400\nwait 1\nexpect hit deck at 150,400")
    #expect(desk.messages == before, "\(desk.output.suffix(40))")
  }

  @Test("A bar with a round button above it")
  func bar() throws {
    let desk = try desk(
      "FloatingTabBar",
      """
      class Screens: FloatingTabBarDelegate {
        func tabBar(_ tabBar: FloatingTabBar, didSelect index: Int) { print("tab \\(index)") }
        func tabBarDidTapCompose(_ tabBar: FloatingTabBar) { print("compose") }
      }
      let screens = Screens()
      let bar = FloatingTabBar(titles: ["Home", "Search", "Mail", "Me"])
      bar.delegate = screens
      bar.frame = CGRect(x: 0, y: 761, width: 390, height: 83)
      view.addSubview(bar)
      """)
    let before = desk.messages
    desk.run("expect hit composeButton at 195,740\nexpect hit root at 165,731")
    desk.run("tap 195,740\ntap 350,780\nexpect buttons4.isSelected on")
    desk.run("expect badge.isHidden off\npress 30,800 for 0.5\nexpect badge.isHidden on")
    #expect(desk.messages == before, "\(desk.output.suffix(40))")
    #expect(desk.output.contains { $0.contains("compose") && !$0.contains("Button") })
  }
}

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

  @Test("A checkout: steppers count, the bar pays, and the alert asks first")
  func checkout() throws {
    let desk = try desk(
      "CheckoutViewController",
      """
      class Shop: CheckoutDelegate {
        func checkout(_ controller: CheckoutViewController, didPay amount: Int) {
          print("paid \\(amount)")
        }
      }
      let shop = Shop()
      let checkout = CheckoutViewController(lines: [
        .init(title: "Tea", price: 4), .init(title: "Cup", price: 10),
      ])
      checkout.delegate = shop
      window.rootViewController = checkout
      """)
    let before = desk.messages
    desk.run("tap 350,108\nexpect totalLabel.text \"Total 24\"\ntap payButton")
    desk.run("expect alert.title \"Pay 24?\"\nexpect hit alert-pay at 290,464\nlog print")
    #expect(!desk.output.contains("paid 24"))
    desk.run("tap 290,464\nexpect hit scrollView at 195,300\nlog print")
    #expect(desk.output.contains("paid 24"), "\(desk.output.suffix(40))")
    desk.run("undo\nexpect hit alert-cancel at 100,464\nundo\nexpect hit scrollView at 195,300")
    #expect(desk.messages == before, "\(desk.output.suffix(40))")
  }

  @Test("A login: return goes on, the keyboard pushes the form up, and the button logs in")
  func login() throws {
    let desk = try desk(
      "LoginViewController",
      "let login = LoginViewController()\nwindow.rootViewController = login")
    let before = desk.messages
    desk.run("tap nameField\nexpect nameField.isFirstResponder on")
    desk.run("expect login.keyboardHeight 336\nexpect scrollView.contentOffset 0,122")
    desk.run("key A\nkey n\nkey n\nkey return\nexpect passwordField.isFirstResponder on")
    desk.run("expect loginButton.isEnabled off\nkey s\ntap loginButton")
    desk.run("expect login.keyboardHeight 0\ncode <<END\nprint(login.logins)\nEND")
    #expect(desk.output.last == "[\"Ann\"]")
    desk.run("tap passwordField\ntap 200,150\nexpect passwordField.isFirstResponder off")
    desk.run("code <<END\nprint(login.logins.count)\nEND")
    #expect(desk.output.last == "1" && desk.messages == before, "\(desk.output.suffix(40))")
  }

  @Test("Settings: pushed, switched, a sheet that closes, and Done that tells the theme")
  func settings() throws {
    let desk = try desk(
      "SettingsViewController",
      """
      let home = HomeViewController()
      window.rootViewController = UINavigationController(rootViewController: home)
      """)
    let before = desk.messages
    desk.run("tap openButton\nexpect hit settings-view at 195,600\ntap wifiSwitch")
    desk.run("expect statusLabel.text on\ntap aboutButton\nexpect hit about-view at 195,600")
    desk.run("tap closeButton\nlog print")
    #expect(desk.output.suffix(1) == ["closed"])
    desk.run("expect hit settings-view at 195,600\ntap settings-done\nlog print")
    #expect(desk.output.suffix(3) == ["theme dark", "settings go: true", "home appears"])
    desk.run("expect statusLabel.text dark\nexpect hit openButton at 30,210")
    desk.run("undo\nexpect hit settings-view at 195,600\nexpect statusLabel.text on\nlog print")
    #expect(desk.messages == before, "\(desk.output.suffix(40))")
  }

  @Test("A deck in Objective-C: a child that is thrown, a sheet of choices, and the keyboard")
  func deck() throws {
    let text = try PackageFolder.text("Tests/Apps/DeckController.m")
    let desk = TestSession()
    desk.run("code <<END\n\(text)\nEND\ncontroller DeckController deck in vc")
    #expect(desk.messages == [])
    desk.run("tap noteField\nexpect deck.keyboardHeight 336\nkey return")
    desk.run("expect noteField.isFirstResponder off\ndrag 150,400 to 350,410")
    desk.run("expect deck.likes 11\nlog print\nexpect hit alert-next at 195,740")
    #expect(desk.output.contains("asked"))
    desk.run("tap alert-next\nexpect hit card2-view at 195,400\ndrag 350,400 to 150,410")
    desk.run("tap 195,50\nexpect hit deck-view at 195,400\nexpect deck.likes 11")
    #expect(desk.messages == [], "\(desk.output.suffix(40))")
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

import ResponderKit
import TestSupport
import Testing

/// Classes of the size that apps have, as they are in `Tests/Apps`, and what a finger does with them.
@Suite struct AppClassTests {
  private let screen = Screen()

  private func drag(from start: CGPoint, by way: CGPoint) {
    let delivery = screen.application.touchDelivery
    let touch = delivery.begin(at: start)
    for step in 1...10 {
      screen.application.clock.advance(by: 0.02)
      let part = CGFloat(step) / 10
      delivery.move(touch, to: CGPoint(x: start.x + way.x * part, y: start.y + way.y * part))
    }
    screen.application.clock.advance(by: 0.1)
    delivery.end(touch)
  }

  private func center(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  private func tap(_ view: UIView) {
    let point = center(of: view)
    screen.tap(point.x, point.y)
  }

  @Test(
    "Only what the compiler refuses on Linux differs from an app's file",
    arguments: [
      "CheckoutViewController", "FloatingTabBar", "CardDeckView", "LoginViewController",
    ])
  func twins(name: String) throws {
    let app = try PackageFolder.text("Tests/Apps/\(name).swift")
    let here = try PackageFolder.text("Tests/ResponderKitTests/AppCode/\(name).swift")
    let refused = ["import ", "@objc", "#selector"]
    let kept = app.split(separator: "\n").filter { line in
      !refused.contains { line.contains($0) }
    }
    var rest = here.split(separator: "\n")[...]
    for line in kept {
      let place = try #require(rest.firstIndex(of: line), "\(line)")
      rest = rest[(place + 1)...]
    }
    #expect(kept.count > 70)
  }

  @Test("Checkout: steppers count, the bar pays, and the alert asks first")
  func checkout() throws {
    final class Shop: CheckoutDelegate {
      var paid: [Int] = []
      func checkout(_ controller: CheckoutViewController, didPay amount: Int) {
        paid.append(amount)
      }
    }
    let shop = Shop()
    let checkout = CheckoutViewController(lines: [
      .init(title: "Tea", price: 4), .init(title: "Cup", price: 10),
    ])
    checkout.delegate = shop
    screen.window.rootViewController = checkout
    screen.application.layOutWindows()
    let stepper = try #require(checkout.rows[1].subviews.last as? UIStepper)
    let plus = stepper.convert(CGPoint(x: 80, y: 16), to: nil)
    screen.tap(plus.x, plus.y)
    #expect(checkout.totalLabel.text == "Total 24")
    tap(checkout.payButton)
    let alert = try #require(checkout.presentedViewController as? UIAlertController)
    #expect(alert.title == "Pay 24?" && shop.paid.isEmpty)
    // Of two choices the one that cancels is on the left of the box (R11.10).
    let box = alert.view.convert(alert.view.bounds, to: nil)
    let right = CGPoint(x: box.maxX - 40, y: box.maxY - 20)
    #expect(screen.hit(right.x, right.y) is UIAlertButton)
    screen.tap(right.x, right.y)
    #expect(shop.paid == [24] && checkout.presentedViewController == nil)
  }

  @Test("Tab bar: the round button is touched above the bar, its badge is not in the way")
  func tabBar() {
    final class Screens: FloatingTabBarDelegate {
      var log: [String] = []
      func tabBar(_ tabBar: FloatingTabBar, didSelect index: Int) { log.append("tab \(index)") }
      func tabBarDidTapCompose(_ tabBar: FloatingTabBar) { log.append("compose") }
    }
    let screens = Screens()
    let bar = FloatingTabBar(titles: ["Home", "Search", "Mail", "Me"])
    bar.delegate = screens
    bar.frame = CGRect(x: 0, y: 761, width: 390, height: 83)
    screen.window.addSubview(bar)
    screen.application.layOutWindows()
    screen.tap(195, 740)
    #expect(screens.log == ["compose"] && bar.composeButton.transform.a == 1.1)
    screen.application.clock.advance(by: 0.2)
    #expect(bar.composeButton.transform == .identity)
    // The corner of the button's square is not in its circle.
    #expect(screen.hit(165, 731) === screen.window)
    #expect(screen.hit(bar.badge.frame.midX, 761 + bar.badge.frame.midY) === bar.buttons[0])
    tap(bar.buttons[3])
    #expect(screens.log == ["compose", "tab 3"] && bar.selectedIndex == 3)
    let press = screen.application.touchDelivery.begin(at: CGPoint(x: 30, y: 800))
    screen.application.clock.advance(by: 0.5)
    screen.application.touchDelivery.end(press)
    #expect(bar.badge.isHidden && screens.log.count == 2)
  }

  @Test("Cards: a long drag throws the top one, a short one puts it back, and a button likes")
  func cards() {
    var choices: [String] = []
    let deck = CardDeckView(frame: screen.window.bounds, count: 3)
    deck.onChoice = { choices.append("\($0) \($1)") }
    screen.window.addSubview(deck)
    drag(from: CGPoint(x: 150, y: 400), by: CGPoint(x: 200, y: 10))
    #expect(deck.cards.count == 2 && choices.isEmpty)
    screen.application.clock.advance(by: 0.3)
    #expect(choices == ["like 1"])
    drag(from: CGPoint(x: 150, y: 400), by: CGPoint(x: 50, y: 0))
    screen.application.clock.advance(by: 1)
    #expect(deck.cards.count == 2 && deck.cards.last?.transform == .identity)
    drag(from: CGPoint(x: 250, y: 400), by: CGPoint(x: -200, y: 0))
    screen.application.clock.advance(by: 1)
    tap(deck.cards[0].subviews[0])
    screen.application.clock.advance(by: 1)
    #expect(choices == ["like 1", "pass 2", "like 3"] && deck.cards.isEmpty)
    #expect(deck.subviews.isEmpty)
  }

  @Test("Login: return goes on, the keyboard pushes the form up, and the button logs in")
  func login() {
    screen.application.notificationCenter = .default
    let login = LoginViewController()
    screen.window.rootViewController = login
    screen.window.makeKey()
    screen.application.layOutWindows()
    tap(login.nameField)
    #expect(login.nameField.isFirstResponder && login.keyboardHeight == 336)
    #expect(login.scrollView.contentOffset == CGPoint(x: 0, y: 122))
    login.nameField.insertText("Ann")
    login.nameField.insertText("\r")
    #expect(login.passwordField.isFirstResponder && !login.loginButton.isEnabled)
    #expect(login.nameField.layer.borderWidth == 0 && login.passwordField.layer.borderWidth == 2)
    login.passwordField.insertText("secret")
    tap(login.loginButton)
    #expect(login.logins == ["Ann"] && login.keyboardHeight == 0)
    tap(login.passwordField)
    screen.tap(200, 150)
    #expect(!login.passwordField.isFirstResponder && login.logins.count == 1)
  }
}

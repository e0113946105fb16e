import Foundation
import Testing

@testable import ResponderKit

/// Code as articles about hit-testing show it: it compiles as it would against UIKit, and behaves.
@Suite struct AppCodeTests {
  private let screen = Screen()

  /// Returns the view that a finger at a point is hit-tested to; the finger
  /// comes down and lifts.
  private func tap(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    let touch = screen.application.touchDelivery.begin(at: CGPoint(x: x, y: y))
    let view = touch.view
    screen.application.touchDelivery.end(touch)
    return view
  }

  @Test("S-25, S-26: a raised button in the middle of a tab bar")
  func raisedButton() {
    let tabs = ComposeTabBarController()
    screen.window.rootViewController = tabs
    let bar = tabs.composeBar
    #expect(tabs.tabBar === bar && bar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    // The upper half of the button stands above the bar.
    #expect(tap(195, 740) === bar.centerButton)
    #expect(tap(195, 780) === bar.centerButton)
    #expect(tabs.composeCount == 2)
    // Beside the button a touch above the bar goes to the screen behind.
    #expect(tap(100, 740) === tabs.selectedViewController?.view)
    // The other items work as before.
    _ = tap(350, 780)
    #expect(tabs.selectedIndex == 2)
    bar.isHidden = true
    #expect(tap(195, 740) === tabs.selectedViewController?.view)
  }

  @Test("S-26: a bar can be installed before the controllers and the view")
  func installedEarly() {
    let tabs = UITabBarController()
    let bar = UITabBar()
    tabs.setValue(bar, forKey: "tabBar")
    tabs.viewControllers = [UIViewController(), UIViewController()]
    screen.window.rootViewController = tabs
    #expect(bar.superview === tabs.view && bar.items?.count == 2)
    _ = tap(300, 780)
    #expect(tabs.selectedIndex == 1)
  }

  @Test("S-27: a circle button is dead in its corners")
  func circle() {
    let button = CircleButton(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    screen.window.addSubview(button)
    #expect(tap(200, 200) === button)
    #expect(tap(200, 100) === button)
    #expect(tap(110, 110) !== button)
    button.isEnabled = false
    #expect(tap(200, 200) !== button)
  }

  @Test("S-24: a HUD lets touches through, its button works")
  func hud() {
    let behind = UIButton(frame: CGRect(x: 20, y: 300, width: 100, height: 44))
    let hud = PassThroughHUD(frame: screen.window.bounds)
    var closed = 0
    hud.closeButton.addAction(UIAction { _ in closed += 1 }, for: .touchUpInside)
    screen.window.addSubview(behind)
    screen.window.addSubview(hud)
    #expect(tap(60, 320) === behind)
    #expect(tap(340, 80) === hud.closeButton && closed == 1)
    #expect(tap(200, 700) === screen.window)
  }
}

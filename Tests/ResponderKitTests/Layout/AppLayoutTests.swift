import ResponderKit
import Testing

/// Code of apps that lays out by hand takes part in the layout pass.
struct AppLayoutTests {
  @Test("S-26: a tab bar lays out its tabs again and again, and they stay where they belong")
  func raisedTabBar() {
    let screen = Screen()
    let bar = ArrangedTabBar(frame: CGRect(x: 0, y: 761, width: 390, height: 83))
    let items = (0..<2).map { UITabBarItem(title: nil, tag: $0) }
    bar.items = items
    screen.window.addSubview(bar)
    screen.tap(97, 780)
    #expect(bar.selectedItem === items[0])
    #expect(screen.hit(195, 735) === bar.raised)
    let places = bar.subviews.map(\.frame)
    bar.setNeedsLayout()
    screen.tap(10, 10)
    #expect(bar.subviews.map(\.frame) == places)
    #expect(places[0].minX == -15)
  }

  @Test("a row that makes its content view smaller does so once for each layout")
  func insetCell() {
    let cell = InsetCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    cell.layoutIfNeeded()
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 16, y: 8, width: 284, height: 36))
  }

  @Test("a controller places a button in the safe area, also when the safe area changes")
  func floatingButton() {
    let controller = FloatingButtonController()
    let tabs = UITabBarController()
    let screen = Screen(root: controller)
    #expect(screen.hit(346, 766) !== controller.button)
    screen.tap(10, 10)
    #expect(screen.hit(346, 766) === controller.button)
    controller.additionalSafeAreaInsets.bottom = 100
    screen.tap(10, 10)
    #expect(screen.hit(346, 666) === controller.button)
    screen.window.rootViewController = tabs
    tabs.viewControllers = [controller]
    screen.tap(10, 10)
    #expect(controller.button.center == CGPoint(x: 346, y: 844 - 83 - 100 - 44))
  }
}

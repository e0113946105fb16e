import ResponderKit
import Testing

/// The safe area of windows and views, and who is told of it.
struct SafeAreaTests {
  private final class Watcher: UIView {
    var told: [UIEdgeInsets] = []
    override func safeAreaInsetsDidChange() { told.append(safeAreaInsets) }
  }

  private let screen = Screen()

  @Test("a window has the insets of the screen, a view those of the part that it reaches into")
  func placesDecide() {
    #expect(screen.window.safeAreaInsets == UIEdgeInsets(top: 47, bottom: 34))
    let view = UIView(frame: CGRect(x: 0, y: 20, width: 390, height: 820))
    #expect(view.safeAreaInsets == .zero)
    screen.window.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 27, bottom: 30))
    let inner = UIView(frame: CGRect(x: 0, y: 20, width: 390, height: 100))
    view.addSubview(inner)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 7))
    #expect(
      view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 27, width: 390, height: 763))
  }

  @Test("R3.7: what sticks out of a view has no more of an inset than the view itself")
  func stickingOut() {
    let card = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
    let large = UIView(frame: CGRect(x: -50, y: -100, width: 390, height: 844))
    screen.window.addSubview(card)
    card.addSubview(large)
    #expect(large.safeAreaInsets == .zero)
    card.frame.origin.y = 20
    #expect(large.safeAreaInsets == UIEdgeInsets(top: 27), "as much as the card")
  }

  @Test(
    "R3.7: each edge has its superview's inset less the distance, as measured on a real view",
    arguments: [
      ([0, 0, 320, 480], [44, 10, 34, 12]), ([30, 20, 100, 500], [24, 0, 34, 0]),
      ([-40, -60, 200, 200], [44, 10, 0, 0]), ([0, 100, 320, 200], [0, 10, 0, 12]),
      ([0, 460, 320, 100], [0, 10, 34, 12]), ([300, 0, 100, 480], [44, 0, 34, 12]),
      ([-50, -50, 500, 700], [44, 10, 34, 12]), ([5, 10, 60, 20], [34, 5, 0, 0]),
      ([0, 500, 100, 50], [0, 10, 34, 0]),
    ] as [([CGFloat], [CGFloat])])
  func measured(frame: [CGFloat], insets: [CGFloat]) {
    let controller = UIViewController()
    screen.scene.screenBounds.size = CGSize(width: 320, height: 480)
    screen.window.frame = screen.scene.screenBounds
    screen.window.rootViewController = controller
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 24, left: 10, bottom: 34, right: 12)
    let view = UIView(frame[0], frame[1], frame[2], frame[3])
    controller.view.addSubview(view)
    let expected = UIEdgeInsets(
      top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
    #expect(view.safeAreaInsets == expected)
  }

  @Test("R3.7: a scroll view that sticks out is moved by no more than the status bar")
  func stickingScrollView() {
    let list = UIScrollView(frame: CGRect(x: 0, y: -100, width: 390, height: 1000))
    list.contentSize = CGSize(width: 390, height: 3000)
    screen.window.addSubview(list)
    screen.tap(10, 10)
    #expect(list.adjustedContentInset == UIEdgeInsets(top: 47, bottom: 34))
    #expect(list.contentOffset.y == -47)
  }

  @Test("R3.7: a window that is moved has what is left of the screen's insets, and never more")
  func movedWindow() {
    screen.window.frame.origin.y = 20
    #expect(screen.window.safeAreaInsets == UIEdgeInsets(top: 27, bottom: 34))
    screen.window.frame.origin.y = -60
    #expect(screen.window.safeAreaInsets == UIEdgeInsets(top: 47))
  }

  @Test(
    "R3.8: the insets of a screen are those of the device of its size, as it is held",
    arguments: [
      ([390, 844], [47, 0, 34, 0]), ([428, 926], [47, 0, 34, 0]), ([393, 852], [59, 0, 34, 0]),
      ([430, 932], [59, 0, 34, 0]), ([402, 874], [62, 0, 34, 0]), ([440, 956], [62, 0, 34, 0]),
      ([375, 812], [44, 0, 34, 0]), ([414, 896], [44, 0, 34, 0]), ([375, 667], [20, 0, 0, 0]),
      ([844, 390], [0, 47, 21, 47]), ([874, 402], [0, 62, 21, 62]), ([667, 375], [0, 0, 0, 0]),
      ([820, 1180], [24, 0, 20, 0]), ([1180, 820], [24, 0, 20, 0]),
      ([768, 1024], [20, 0, 0, 0]), ([1024, 768], [20, 0, 0, 0]),
      ([400, 850], [59, 0, 34, 0]), ([900, 400], [0, 44, 21, 44]), ([1, 1], [20, 0, 0, 0]),
    ] as [([CGFloat], [CGFloat])])
  func screens(size: [CGFloat], insets: [CGFloat]) {
    screen.scene.screenBounds.size = CGSize(width: size[0], height: size[1])
    screen.window.frame = screen.scene.screenBounds
    let expected = UIEdgeInsets(
      top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
    #expect(screen.window.safeAreaInsets == expected)
  }

  @Test("R3.8: bars keep to the insets of a screen that is turned")
  func turnedBars() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    screen.window.rootViewController = tabs
    #expect(stack.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    screen.scene.screenBounds.size = CGSize(width: 844, height: 390)
    screen.window.frame = screen.scene.screenBounds
    #expect(stack.navigationBar.frame == CGRect(x: 0, y: 0, width: 844, height: 44))
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 320, width: 844, height: 70))
  }

  @Test("bars are no safe area for the views of children")
  func barsCount() {
    let child = UIViewController()
    let stack = UINavigationController(rootViewController: child)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    screen.window.rootViewController = tabs
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 91, bottom: 83))
    stack.isNavigationBarHidden = true
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 47, bottom: 83))
    child.additionalSafeAreaInsets = UIEdgeInsets(top: 3, left: 5)
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 50, left: 5, bottom: 83))
  }

  @Test("a view is told of its safe area once for each change")
  func changesAreTold() {
    let controller = UIViewController()
    controller.view = UIView(frame: screen.window.bounds)
    screen.window.rootViewController = controller
    let watcher = Watcher(frame: screen.window.bounds)
    controller.view.addSubview(watcher)
    screen.tap(10, 10)
    screen.tap(10, 10)
    #expect(watcher.told == [UIEdgeInsets(top: 47, bottom: 34)])
    controller.additionalSafeAreaInsets.top = 10
    screen.tap(10, 10)
    #expect(watcher.told.last == UIEdgeInsets(top: 57, bottom: 34))
    #expect(watcher.told.count == 2)
  }
}

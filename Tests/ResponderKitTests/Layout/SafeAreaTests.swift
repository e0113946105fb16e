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

  @Test("what sticks out of a view that nothing covers is not covered, whatever its place")
  func stickingOut() {
    let card = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
    let large = UIView(frame: CGRect(x: -50, y: -100, width: 390, height: 844))
    screen.window.addSubview(card)
    card.addSubview(large)
    #expect(large.safeAreaInsets == .zero)
    card.frame.origin.y = 20
    #expect(large.safeAreaInsets == UIEdgeInsets(top: 127), "27 of the card, and 100 above it")
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

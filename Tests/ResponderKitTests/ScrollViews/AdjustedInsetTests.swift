import Foundation
import ResponderKit
import TestSupport
import Testing

@Suite("R8.7: the safe area adds to the content inset")
struct AdjustedInsetTests {
  /// A scroll view that writes down when its adjusted inset changes.
  private final class Watcher: UIScrollView {
    var told: [UIEdgeInsets] = []
    override func adjustedContentInsetDidChange() { told.append(adjustedContentInset) }
  }

  private let screen = Screen()
  /// The insets of a screen of 390 × 844 points.
  private let safeArea = UIEdgeInsets(top: 47, bottom: 34)

  /// A scroll view over the whole window, with content that is longer than the window.
  private func list(_ view: UIScrollView = UIScrollView()) -> UIScrollView {
    view.frame = screen.window.bounds
    view.contentSize = CGSize(width: 390, height: 2000)
    screen.window.addSubview(view)
    return view
  }

  private func layOut() { screen.application.layOutWindows() }

  /// Drags from one point to another in steps, and waits until everything rests.
  private func drag(from start: CGPoint, by way: CGFloat) {
    let finger = screen.finger()
    finger.down(start.x, start.y)
    for step in 1...10 {
      screen.wait(0.01)
      finger.move(start.x, start.y + way * CGFloat(step) / 10)
    }
    screen.wait(0.3)
    finger.up()
    screen.wait(5)
  }

  // MARK: Bars

  @Test("R8.7: a table under a bar rests below it, and its first row is reachable")
  func tableUnderBar() {
    let root = UIViewController()
    screen.window.rootViewController = UINavigationController(rootViewController: root)
    let table = UITableView(frame: root.view.bounds)
    table.contentSize = CGSize(width: 390, height: 3000)
    let row = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    table.addSubview(row)
    root.view.addSubview(table)
    #expect(screen.hit(100, 95)?.isDescendant(of: row) == false)
    screen.tap(200, 500)
    #expect(table.adjustedContentInset == UIEdgeInsets(top: 91, bottom: 34))
    #expect(table.contentOffset == CGPoint(x: 0, y: -91))
    #expect(row.convert(row.bounds, to: nil).minY == 91)
    #expect(screen.hit(100, 95) === row.contentView)
  }

  @Test("R8.7: after a drag past the top it comes to rest there again")
  func dragPastTop() {
    let root = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    root.contentSize = CGSize(width: 390, height: 3000)
    let controller = UIViewController()
    controller.view = root
    screen.window.rootViewController = UINavigationController(rootViewController: controller)
    drag(from: CGPoint(x: 200, y: 300), by: 200)
    #expect(root.contentOffset == CGPoint(x: 0, y: -91))
    drag(from: CGPoint(x: 200, y: 600), by: -100)
    #expect(root.contentOffset == CGPoint(x: 0, y: -1))
    drag(from: CGPoint(x: 200, y: 300), by: 300)
    #expect(root.contentOffset == CGPoint(x: 0, y: -91))
  }

  @Test("R8.7: the last row comes up above the home indicator, or above the tab bar")
  func bottom() {
    let plain = list()
    drag(from: CGPoint(x: 200, y: 400), by: -50)
    for _ in 0..<10 { drag(from: CGPoint(x: 200, y: 700), by: -500) }
    #expect(plain.contentOffset.y == 1190, "2000 + 34 - 844")
    let root = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [root]
    screen.window.rootViewController = tabs
    let table = UITableView(frame: root.view.bounds)
    table.contentSize = CGSize(width: 390, height: 900)
    root.view.addSubview(table)
    for _ in 0..<3 { drag(from: CGPoint(x: 200, y: 700), by: -500) }
    #expect(table.adjustedContentInset == UIEdgeInsets(top: 47, bottom: 83))
    #expect(table.contentOffset.y == 139, "900 + 83 - 844")
  }

  @Test("R8.7: a bar that is hidden or shown takes its part away or gives it back")
  func barsChange() {
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    screen.window.rootViewController = tabs
    let scroll = UIScrollView(frame: root.view.bounds)
    root.view.addSubview(scroll)
    let changes: [(UIEdgeInsets, () -> Void)] = [
      (UIEdgeInsets(top: 91, bottom: 83), {}),
      (UIEdgeInsets(top: 47, bottom: 83), { stack.isNavigationBarHidden = true }),
      (UIEdgeInsets(top: 91, bottom: 83), { stack.navigationBar.isHidden = false }),
      (UIEdgeInsets(top: 91, bottom: 34), { tabs.tabBar.isHidden = true }),
      (UIEdgeInsets(top: 111, bottom: 34), { stack.navigationBar.frame.size.height = 64 }),
      (UIEdgeInsets(top: 47, bottom: 34), { stack.navigationBar.removeFromSuperview() }),
      (
        UIEdgeInsets(top: 50, bottom: 34),
        { root.additionalSafeAreaInsets = UIEdgeInsets(top: 3, left: 2) }
      ),
    ]
    for (index, (inset, change)) in changes.enumerated() {
      change()
      layOut()
      #expect(scroll.adjustedContentInset == inset, "change \(index)")
      #expect(scroll.contentOffset == CGPoint(x: 0, y: -inset.top), "change \(index)")
    }
  }

  @Test("R8.7: of a controller's scroll views, the backmost one directly in its view is the first")
  func firstOfController() {
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    screen.window.rootViewController = stack
    let (first, second) = (UIScrollView(0, 0, 390, 844), UIScrollView(0, 0, 390, 844))
    let deep = UIScrollView(0, 0, 390, 844)
    root.view.with(UIView(0, 0, 390, 100), UIView(0, 0, 390, 844).with(deep), first, second)
    layOut()
    #expect([deep, first, second].map(\.adjustedContentInset.top) == [0, 91, 0])
    root.view.bringSubviewToFront(first)
    layOut()
    #expect([first, second].map(\.adjustedContentInset.top) == [0, 91])
    second.removeFromSuperview()
    layOut()
    #expect(first.adjustedContentInset.top == 91)
    // Without the stack, nothing in it scrolls.
    stack.viewControllers = [UIViewController()]
    screen.window.rootViewController = root
    layOut()
    #expect(first.adjustedContentInset == .zero && first.contentOffset == .zero)
  }

  // MARK: Changes of the safe area

  @Test("R8.7: a view that moves, or whose superview moves, reaches into another part")
  func moves() {
    let holder = UIView(0, 0, 390, 844)
    let scroll = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    holder.addSubview(scroll)
    screen.window.addSubview(holder)
    let changes: [(CGFloat, () -> Void)] = [
      (47, {}), (27, { scroll.frame.origin.y = 20 }), (17, { holder.frame.origin.y = 10 }),
      (7, { holder.bounds.origin.y = -10 }), (0, { holder.center.y += 50 }),
      (
        47,
        {
          screen.window.addSubview(scroll); scroll.frame.origin.y = 0
        }
      ),
    ]
    for (index, (top, change)) in changes.enumerated() {
      change()
      layOut()
      #expect(scroll.adjustedContentInset.top == top, "change \(index)")
      #expect(scroll.contentOffset == CGPoint(x: 0, y: -top), "change \(index)")
    }
  }

  @Test("R8.7: a screen that is turned has another safe area")
  func rotation() {
    let root = UIViewController()
    screen.window.rootViewController = UINavigationController(rootViewController: root)
    let table = UITableView(frame: root.view.bounds)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.contentSize = CGSize(width: 390, height: 3000)
    root.view.addSubview(table)
    layOut()
    #expect(table.contentOffset.y == -91)
    screen.scene.screenBounds.size = CGSize(width: 844, height: 390)
    screen.window.frame = screen.scene.screenBounds
    layOut()
    let safe = UIEdgeInsets(top: 44, left: 47, bottom: 21, right: 47)
    #expect(root.view.safeAreaInsets == safe)
    #expect(table.adjustedContentInset == UIEdgeInsets(top: 44, bottom: 21))
    #expect(table.contentOffset == CGPoint(x: 0, y: -44))
  }

  @Test("R8.7: a screen of another height counts where the window stays")
  func screenAlone() {
    let scroll = list()
    layOut()
    #expect(scroll.contentOffset.y == -47)
    screen.scene.screenBounds.size.height = 700
    layOut()
    #expect(scroll.contentOffset.y == -20)
    #expect(scroll.adjustedContentInset == screen.window.safeAreaInsets)
  }

  @Test("R8.7: to a view in no window nothing is added, and where it was scrolled to is kept")
  func leavesAndReturns() {
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    screen.window.rootViewController = stack
    let table = UITableView(frame: root.view.bounds)
    table.contentSize = CGSize(width: 390, height: 3000)
    root.view.addSubview(table)
    #expect(table.adjustedContentInset == .zero)
    layOut()
    table.contentOffset = .zero
    stack.pushViewController(UIViewController(), animated: false)
    layOut()
    #expect(table.window == nil && table.adjustedContentInset == .zero)
    #expect(table.contentOffset == .zero)
    stack.popViewController(animated: false)
    layOut()
    #expect(table.contentOffset == .zero, "what a person has scrolled to is still there")
    table.contentOffset.y = -91
    stack.pushViewController(UIViewController(), animated: false)
    stack.isNavigationBarHidden = true
    stack.popViewController(animated: false)
    layOut()
    #expect(table.contentOffset.y == -47)
  }

  // MARK: Offsets

  @Test("R8.7: an offset set by hand stays", arguments: [-46.0, -20, 0, 100, -300])
  func offsetByHand(y: CGFloat) {
    let scroll = list()
    layOut()
    scroll.contentOffset.y = y
    layOut()
    screen.window.frame.origin.y = 10
    layOut()
    #expect(scroll.adjustedContentInset.top == 37)
    #expect(scroll.contentOffset.y == y)
  }

  @Test("R8.7: an inset of the app's own comes on top, and alone moves nothing")
  func ownInset() {
    let before = list()
    before.contentInset.top = 40
    layOut()
    #expect(before.contentOffset.y == -87)
    let after = list()
    layOut()
    after.contentInset.top = 40
    layOut()
    #expect(after.contentOffset.y == -47 && after.adjustedContentInset.top == 87)
    screen.window.frame.origin.y = 10
    layOut()
    #expect([before, after].map(\.contentOffset.y) == [-77, -77])
  }

  @Test("R8.7: content that a finger holds stays, and past the new top it goes back there")
  func underFinger() {
    let root = UIViewController()
    screen.window.rootViewController = root
    let table = UITableView(frame: root.view.bounds)
    table.contentSize = CGSize(width: 390, height: 3000)
    root.view.addSubview(table)
    let finger = screen.finger()
    finger.down(200, 600)
    for y in [580.0, 563, 590, 590] { finger.move(200, y) }
    #expect(table.isDragging && table.contentOffset.y == -47, "dragged back to where it rested")
    root.additionalSafeAreaInsets.top = 100
    layOut()
    #expect(table.adjustedContentInset.top == 147 && table.contentOffset.y == -47)
    for y in [650.0, 750, 800] { finger.move(200, y) }
    screen.wait(0.5)
    finger.up()
    screen.wait(5)
    #expect(table.contentOffset.y == -147)
  }

  @Test("R8.7: content on its way to the old top arrives at the new one")
  func onTheWay() {
    let scroll = list()
    layOut()
    scroll.contentOffset.y = 500
    scroll.setContentOffset(CGPoint(x: 0, y: -47), animated: true)
    screen.wait(0.1)
    screen.window.frame.origin.y = 10
    layOut()
    screen.wait(1)
    #expect(scroll.contentOffset.y == -37)
  }

  @Test("R8.7: scrollRectToVisible keeps to what the bars leave")
  func rectToVisible() {
    let scroll = list()
    layOut()
    scroll.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset.y == 200, "1010 + 34 - 844")
    scroll.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset.y == -47)
  }

  @Test("R8.7: pages lie one after the other from where the first one rests")
  func pages() {
    let root = UIViewController()
    screen.window.rootViewController = UINavigationController(rootViewController: root)
    let pager = UIScrollView(frame: root.view.bounds)
    pager.contentSize = CGSize(width: 390 * 3, height: 844)
    pager.isPagingEnabled = true
    root.view.addSubview(pager)
    let finger = screen.finger()
    finger.down(300, 400)
    for x in [280.0, 240, 200, 150, 100] {
      screen.wait(0.01)
      finger.move(x, 400)
    }
    finger.up()
    screen.wait(5)
    #expect(pager.contentOffset == CGPoint(x: 390, y: -91))
  }

  // MARK: Nesting, telling, undoing

  @Test("R8.7: in a scroll view that has made room, another one is not adjusted again")
  func nested() {
    let outer = list()
    let inner = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    outer.addSubview(inner)
    layOut()
    #expect(outer.contentOffset.y == -47 && inner.contentOffset == .zero)
    #expect(inner.adjustedContentInset == .zero)
    for y in [0.0, 20, 300] {
      outer.contentOffset.y = y
      layOut()
      #expect(inner.adjustedContentInset == .zero && inner.safeAreaInsets.top == 0)
    }
    outer.contentInsetAdjustmentBehavior = .never
    outer.contentOffset = .zero
    layOut()
    #expect(inner.adjustedContentInset == UIEdgeInsets(top: 47))
    #expect(inner.contentOffset.y == -47)
    outer.contentOffset.y = -30
    layOut()
    #expect(inner.contentOffset.y == -17)
  }

  @Test("R8.7: a view is told once for each change, after its content has moved")
  func telling() {
    let log = ScrollLog()
    let watcher = Watcher()
    watcher.delegate = log
    _ = list(watcher)
    screen.tap(10, 10)
    screen.tap(10, 10)
    #expect(watcher.told == [safeArea])
    watcher.contentInset.top = 10
    watcher.contentInset.top = 10
    #expect(watcher.told.last == UIEdgeInsets(top: 57, bottom: 34) && watcher.told.count == 2)
    watcher.contentInsetAdjustmentBehavior = .never
    layOut()
    #expect(watcher.told.last == UIEdgeInsets(top: 10) && watcher.told.count == 3)
  }

  @Test("R8.7: a saved state brings back what was added")
  func savedState() {
    let scroll = list()
    layOut()
    let state = scroll.saveState()
    scroll.contentInsetAdjustmentBehavior = .never
    layOut()
    #expect(scroll.contentOffset == .zero)
    state.restore()
    layOut()
    #expect(scroll.contentInsetAdjustmentBehavior == .automatic)
    #expect(scroll.adjustedContentInset == safeArea && scroll.contentOffset.y == -47)
  }
}

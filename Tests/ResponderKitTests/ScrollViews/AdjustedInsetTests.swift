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

  // MARK: Behaviors

  /// What a behavior adds where the safe area has all four edges.
  struct Case: CustomTestStringConvertible {
    let behavior: UIScrollView.ContentInsetAdjustmentBehavior
    var content = CGSize(width: 100, height: 100)
    var bounces: (horizontal: Bool, vertical: Bool) = (false, false)
    var isFirst = false
    /// The edges that count, as in a drawing: `t`, `l`, `b`, `r`.
    let edges: String

    var testDescription: String {
      "\(behavior) \(content.width)x\(content.height) \(bounces) \(isFirst): \(edges)"
    }

    static let all: [Case] = [
      Case(behavior: .automatic, edges: ""),
      Case(behavior: .automatic, content: CGSize(width: 100, height: 845), edges: "tb"),
      Case(behavior: .automatic, content: CGSize(width: 391, height: 100), edges: "lr"),
      Case(behavior: .automatic, content: CGSize(width: 390, height: 844), edges: ""),
      Case(behavior: .automatic, bounces: (false, true), edges: "tb"),
      Case(behavior: .automatic, bounces: (true, false), edges: "lr"),
      Case(behavior: .automatic, isFirst: true, edges: "tb"),
      Case(
        behavior: .automatic, content: CGSize(width: 391, height: 1), isFirst: true, edges: "tlbr"),
      Case(behavior: .scrollableAxes, edges: ""),
      Case(behavior: .scrollableAxes, content: CGSize(width: 391, height: 845), edges: "tlbr"),
      Case(behavior: .scrollableAxes, bounces: (false, true), edges: "tb"),
      Case(behavior: .scrollableAxes, isFirst: true, edges: ""),
      Case(behavior: .never, content: CGSize(width: 391, height: 845), isFirst: true, edges: ""),
      Case(behavior: .never, bounces: (true, true), edges: ""),
      Case(behavior: .always, edges: "tlbr"),
      Case(behavior: .always, isFirst: true, edges: "tlbr"),
    ]
  }

  @Test("R8.7: what each behavior adds", arguments: Case.all)
  func behaviors(_ row: Case) {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    if row.isFirst {
      let stack = UINavigationController(rootViewController: controller)
      stack.isNavigationBarHidden = true
      screen.window.rootViewController = stack
    } else {
      screen.window.rootViewController = controller
    }
    let scroll = UIScrollView(frame: screen.window.bounds)
    scroll.contentSize = row.content
    (scroll.alwaysBounceHorizontal, scroll.alwaysBounceVertical) = row.bounces
    scroll.contentInsetAdjustmentBehavior = row.behavior
    scroll.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    controller.view.addSubview(scroll)
    layOut()
    func edge(_ letter: Character, _ value: CGFloat) -> CGFloat {
      row.edges.contains(letter) ? value : 0
    }
    #expect(
      scroll.adjustedContentInset
        == UIEdgeInsets(
          top: 10 + edge("t", 48), left: 20 + edge("l", 2), bottom: 30 + edge("b", 37),
          right: 40 + edge("r", 4)))
    #expect(scroll.contentInset == UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
  }

  @Test("R8.7: the behaviors have UIKit's numbers, and a new view has the first")
  func numbers() {
    let all = UIScrollView.ContentInsetAdjustmentBehavior.allCases
    #expect(all == [.automatic, .scrollableAxes, .never, .always])
    #expect(all.map(\.rawValue) == [0, 1, 2, 3])
    #expect(UITableView(frame: .zero).contentInsetAdjustmentBehavior == .automatic)
  }

  @Test("R8.7: a change of what the axes follow from counts in the next pass")
  func axesChange() {
    let scroll = list()
    scroll.contentSize = .zero
    layOut()
    #expect(scroll.adjustedContentInset == .zero && scroll.contentOffset == .zero)
    let changes: [(UIEdgeInsets, () -> Void)] = [
      (safeArea, { scroll.contentSize.height = 845 }),
      (.zero, { scroll.contentSize.height = 844 }),
      (safeArea, { scroll.frame.size.height = 843 }),
      (.zero, { scroll.frame.size.height = 844 }),
      (safeArea, { scroll.alwaysBounceVertical = true }),
      (.zero, { scroll.contentInsetAdjustmentBehavior = .never }),
      (safeArea, { scroll.contentInsetAdjustmentBehavior = .always }),
      (.zero, { scroll.contentInsetAdjustmentBehavior = .never }),
      (safeArea, { scroll.contentInsetAdjustmentBehavior = .automatic }),
    ]
    for (index, (inset, change)) in changes.enumerated() {
      change()
      layOut()
      let bottom = inset.bottom - (scroll.frame.height == 843 ? 1 : 0)
      #expect(
        scroll.adjustedContentInset == UIEdgeInsets(top: inset.top, bottom: bottom),
        "change \(index)")
      #expect(scroll.contentOffset == CGPoint(x: 0, y: -inset.top), "change \(index)")
    }
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
    let safe = root.view.safeAreaInsets
    #expect(safe.bottom == 0 && table.adjustedContentInset == safe)
    #expect(table.contentOffset == CGPoint(x: 0, y: -safe.top))
  }

  @Test("R8.7: a screen of another height counts where the window stays")
  func screenAlone() {
    let scroll = list()
    layOut()
    #expect(scroll.contentOffset.y == -47)
    screen.scene.screenBounds.size.height = 800
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

  // MARK: Random scenes

  /// A tree of plain and scroll views under the bars of a random controller.
  private func randomScene(_ screen: Screen, _ generator: inout SeededGenerator) -> [UIScrollView] {
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
      CGFloat.random(in: range, using: &generator).rounded()
    }
    let root = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [root]
    screen.window.rootViewController =
      [root, UINavigationController(rootViewController: root), tabs].randomElement(
        using: &generator) ?? root
    root.additionalSafeAreaInsets = UIEdgeInsets(
      top: number(0...9), left: number(0...9), bottom: number(0...9), right: number(0...9))
    var views: [UIView] = [root.view]
    var scrollViews: [UIScrollView] = []
    for _ in 0..<8 {
      let frame = CGRect(
        x: number(-20...100), y: number(-20...200), width: number(50...390),
        height: number(50...844))
      let view = generator.chance(0.6) ? UIScrollView(frame: frame) : UIView(frame: frame)
      (views.randomElement(using: &generator) ?? root.view).addSubview(view)
      views.append(view)
      guard let scroll = view as? UIScrollView else { continue }
      scroll.contentSize = CGSize(width: number(0...800), height: number(0...2000))
      scroll.contentInset = UIEdgeInsets(
        top: number(-5...30), left: number(0...30), bottom: number(0...30), right: number(0...30))
      scroll.contentInsetAdjustmentBehavior =
        UIScrollView.ContentInsetAdjustmentBehavior.allCases.randomElement(using: &generator)
        ?? .never
      scroll.alwaysBounceVertical = generator.chance(0.3)
      scroll.alwaysBounceHorizontal = generator.chance(0.3)
      scrollViews.append(scroll)
    }
    return scrollViews
  }

  @Test("R8.7: the limits are those of the adjusted inset, in hundreds of random scenes")
  func randomScenes() {
    for seed in seeds(300, of: 3000) {
      var generator = SeededGenerator(seed: seed)
      let screen = Screen()
      let scrollViews = randomScene(screen, &generator)
      for _ in 0..<3 {
        screen.application.layOutWindows()
        for scroll in scrollViews { check(scroll, seed) }
        // Something moves.
        guard let scroll = scrollViews.randomElement(using: &generator) else { break }
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: scroll.contentOffset.y = CGFloat(Int.random(in: -100...100, using: &generator))
        case 1: scroll.frame.origin.y = CGFloat(Int.random(in: -20...100, using: &generator))
        case 2:
          scroll.superview?.frame.origin.y = CGFloat(Int.random(in: -20...100, using: &generator))
        default: scroll.contentSize.height = CGFloat(Int.random(in: 0...2000, using: &generator))
        }
      }
    }
  }

  /// Expects that the inset is what the view's place gives, and that the content can be scrolled as
  /// far as it says, and no farther.
  private func check(_ scroll: UIScrollView, _ seed: Int) {
    let (safe, own) = (scroll.safeAreaInsets, scroll.contentInset)
    let (inset, size) = (scroll.adjustedContentInset, scroll.bounds.size)
    let added = UIEdgeInsets(
      top: inset.top - own.top, left: inset.left - own.left, bottom: inset.bottom - own.bottom,
      right: inset.right - own.right)
    let vertical = added.top == safe.top && added.bottom == safe.bottom
    let horizontal = added.left == safe.left && added.right == safe.right
    switch scroll.contentInsetAdjustmentBehavior {
    case .never: #expect(added == .zero, "seed \(seed)")
    case .always: #expect(added == safe, "seed \(seed)")
    case .automatic, .scrollableAxes:
      let isHigh = scroll.contentSize.height > size.height || scroll.alwaysBounceVertical
      let isWide = scroll.contentSize.width > size.width || scroll.alwaysBounceHorizontal
      #expect(isHigh ? vertical : true, "seed \(seed)")
      #expect(isWide ? horizontal : added.left == 0 && added.right == 0, "seed \(seed)")
    }
    let before = scroll.contentOffset
    defer { scroll.contentOffset = before }
    let (far, point) = (1e6, CGSize(width: 1, height: 1))
    scroll.scrollRectToVisible(
      CGRect(origin: CGPoint(x: -far, y: -far), size: point), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: -inset.left, y: -inset.top), "seed \(seed)")
    scroll.scrollRectToVisible(
      CGRect(origin: CGPoint(x: far, y: far), size: point), animated: false)
    let end = CGPoint(
      x: max(-inset.left, scroll.contentSize.width + inset.right - size.width),
      y: max(-inset.top, scroll.contentSize.height + inset.bottom - size.height))
    #expect(scroll.contentOffset == end, "seed \(seed)")
  }
}

import Foundation
import ResponderKit
import Testing

@Suite("UITabBarController and UISplitViewController")
struct TabBarControllerTests {
  let log = CallLog()
  let tabs = UITabBarController()

  private func page(_ name: String) -> PageController { PageController(name, log: log) }

  @Test("The first controller is selected, over which the bar has a button for each")
  func first() {
    let (home, search) = (page("home"), page("search"))
    home.title = "Home"
    tabs.viewControllers = [home, search]
    #expect(tabs.selectedViewController === home && tabs.selectedIndex == 0)
    #expect(tabs.view.subviews == [home.view, tabs.tabBar])
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(tabs.tabBar.items?.map(\.title) == ["Home", nil])
    #expect(tabs.tabBar.subviews.map(\.frame.minX) == [0, 195])
    #expect(tabs.tabBar.selectedItem === home.tabBarItem)
  }

  @Test("A tap on an item selects its controller")
  func tap() {
    let (home, search) = (page("home"), page("search"))
    tabs.viewControllers = [home, search]
    let screen = Screen(root: tabs)
    _ = log.take()
    screen.tap(292, 785)
    #expect(tabs.selectedViewController === search && tabs.selectedIndex == 1)
    #expect(tabs.tabBar.selectedItem === search.tabBarItem)
    #expect(
      log.take() == [
        "search viewDidLoad", "search willAppear", "home willDisappear", "home didDisappear",
        "search didAppear",
      ])
    screen.tap(10, 785)
    #expect(tabs.selectedViewController === home && search.view.window == nil)
  }

  @Test("R11.9: a tap on the selected tab goes back to the first controller of its stack")
  func popsToRoot() {
    let (home, detail, search) = (page("home"), page("detail"), page("search"))
    let stack = UINavigationController(rootViewController: home)
    tabs.viewControllers = [stack, search]
    let screen = Screen(root: tabs)
    stack.pushViewController(detail, animated: false)
    screen.tap(292, 785)
    screen.tap(10, 785)
    #expect(stack.topViewController === detail, "the tab was not selected")
    screen.tap(10, 785)
    #expect(stack.viewControllers == [home] && home.view.window != nil)
  }

  @Test("R11.9: a delegate that refuses keeps the stack as it is")
  func refusesToPop() {
    let (home, detail) = (page("home"), page("detail"))
    let stack = UINavigationController(rootViewController: home)
    let refusing = RefusingDelegate()
    (tabs.viewControllers, tabs.delegate) = ([stack], refusing)
    let screen = Screen(root: tabs)
    stack.pushViewController(detail, animated: false)
    screen.tap(10, 785)
    #expect(stack.viewControllers == [home, detail])
  }

  @Test("A delegate may refuse a tap, and is not asked by the program")
  func delegate() {
    let (home, search) = (page("home"), page("search"))
    let refusing = RefusingDelegate()
    tabs.viewControllers = [home, search]
    tabs.delegate = refusing
    let screen = Screen(root: tabs)
    screen.tap(292, 785)
    #expect(tabs.selectedViewController === home && tabs.tabBar.selectedItem === home.tabBarItem)
    tabs.selectedIndex = 1
    #expect(tabs.selectedViewController === search)
  }

  @Test("The selected controller stays selected when others come; if it goes, the first is")
  func changes() {
    let (home, search, more) = (page("home"), page("search"), page("more"))
    tabs.viewControllers = [home, search]
    tabs.selectedViewController = search
    tabs.viewControllers = [more, home, search]
    #expect(tabs.selectedViewController === search && tabs.tabBar.subviews.count == 3)
    search.removeFromParent()
    #expect(tabs.selectedViewController === more && tabs.tabBar.subviews.count == 2)
    #expect(tabs.view.subviews == [more.view, tabs.tabBar])
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 0)
  }

  @Test("R10.2: events without a place start at the selected tab, and in it at the top of a stack")
  func deepest() throws {
    let (list, detail) = (page("list"), page("detail"))
    let navigation = UINavigationController(rootViewController: list)
    tabs.viewControllers = [page("home"), navigation]
    tabs.selectedIndex = 1
    navigation.pushViewController(detail, animated: false)
    let screen = Screen(root: tabs)
    screen.window.makeKeyAndVisible()
    for shown in [detail, list] {
      try screen.application.postMotion(.began)
      try screen.application.postMotion(.ended)
      #expect(shown.log.take().contains("\(shown.name) motion"))
      navigation.popViewController(animated: false)
    }
  }

  @Test("An app's own controllers make their tabs and stacks themselves")
  func subclasses() {
    let shop = ShopTabs(accountTitle: "Account")
    let screen = Screen(root: shop)
    #expect(shop.tabBar.items?.map(\.title) == ["Shop", "Account"])
    screen.tap(300, 780)
    #expect(shop.selectedViewController === shop.account)
    let stack = AskingStack(rootViewController: UIViewController())
    screen.window.rootViewController = stack
    stack.pushViewController(UIViewController(), animated: true)
    screen.tap(40, 69)
    #expect(stack.viewControllers.count == 2)
    stack.mayGoBack = true
    screen.tap(40, 69)
    #expect(stack.viewControllers.count == 1)
  }

  @Test("S-25: a bar that accepts the points of a raised button lets it be touched")
  func raisedButton() {
    let screen = Screen()
    let bar = PlusTabBar(frame: CGRect(x: 0, y: 761, width: 390, height: 83))
    bar.items = [UITabBarItem(title: "Home"), UITabBarItem(title: "More")]
    screen.window.addSubview(bar)
    #expect(screen.hit(195, 750) === bar.plus && screen.hit(195, 770) === bar.plus)
    #expect(screen.hit(20, 770) is UITabBarButton && screen.hit(20, 750) === screen.window)
  }

  @Test("R11.3: a window that is hidden takes the appearance along")
  func hiddenWindow() {
    tabs.viewControllers = [page("home")]
    let screen = Screen(root: tabs)
    _ = log.take()
    screen.window.isHidden = true
    screen.window.isHidden = false
    #expect(
      log.take() == [
        "home willDisappear", "home didDisappear", "home willAppear", "home didAppear",
      ])
  }

  @Test("A split controller follows the width of its view")
  func splitFollows() {
    let (list, detail) = (UIViewController(), UIViewController())
    let split = UISplitViewController()
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
    split.view = UIView(frame: holder.bounds)
    split.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    holder.addSubview(split.view)
    split.viewControllers = [list, detail]
    holder.frame.size = CGSize(width: 390, height: 844)
    #expect(split.isCollapsed && split.view.subviews == [detail.view])
    #expect(detail.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    holder.frame.size = CGSize(width: 800, height: 600)
    #expect(split.view.subviews == [list.view, detail.view])
    #expect(list.view.frame == CGRect(x: 0, y: 0, width: 320, height: 600))
    #expect(detail.view.frame == CGRect(x: 320, y: 0, width: 480, height: 600))
  }

  @Test("A wide split controller shows two columns, a narrow one the last controller")
  func split() {
    let (list, detail) = (page("list"), page("detail"))
    let split = UISplitViewController()
    split.view = UIView(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
    split.viewControllers = [list, detail]
    #expect(!split.isCollapsed && split.view.subviews == [list.view, detail.view])
    #expect(list.view.frame == CGRect(x: 0, y: 0, width: 320, height: 768))
    #expect(detail.view.frame == CGRect(x: 320, y: 0, width: 704, height: 768))
    let narrow = UISplitViewController()
    narrow.viewControllers = [page("a"), detail]
    #expect(narrow.isCollapsed && narrow.view.subviews == [detail.view])
    #expect(split.viewControllers == [list])
  }
}

private final class RefusingDelegate: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { false }
}

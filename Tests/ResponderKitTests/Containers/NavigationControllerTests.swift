import Foundation
import ResponderKit
import Testing

@Suite("UINavigationController")
struct NavigationControllerTests {
  let log = CallLog()
  let navigation = UINavigationController()

  private func page(_ name: String) -> PageController { PageController(name, log: log) }

  @Test("The last controller is shown, filling the view behind the bar")
  func shownChild() {
    let (list, detail) = (page("list"), page("detail"))
    navigation.viewControllers = [list, detail]
    #expect(
      navigation.topViewController === detail && navigation.viewControllers == [list, detail])
    #expect(navigation.view.subviews == [detail.view, navigation.navigationBar])
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(detail.view.frame == navigation.view.bounds && list.viewIfLoaded?.superview == nil)
  }

  @Test("R4.3: a chain goes from the top controller by its view's superview to the container")
  func chain() {
    let list = page("list")
    let screen = Screen(root: navigation)
    navigation.pushViewController(list, animated: false)
    let chain = Array(ResponderChain(from: list.view).prefix(5))
    #expect(chain == [list.view, list, navigation.view, navigation, screen.window])
  }

  @Test("The view of a controller below the top is in no chain")
  func chainBelow() {
    let list = page("list")
    navigation.viewControllers = [list, page("detail")]
    _ = Screen(root: navigation)
    #expect(Array(ResponderChain(from: list.view)) == [list.view, list])
  }

  @Test("R11.3: a push tells of the parent before and after the views change")
  func push() {
    let screen = Screen(root: navigation)
    navigation.pushViewController(page("list"), animated: false)
    #expect(
      log.take() == [
        "list willMove parent", "list viewDidLoad", "list willAppear", "list didAppear",
        "list didMove parent",
      ])
    navigation.pushViewController(page("detail"), animated: true)
    #expect(
      log.take() == [
        "detail willMove parent", "detail viewDidLoad", "list willDisappear", "detail willAppear",
        "list didDisappear", "detail didAppear", "detail didMove parent",
      ])
    #expect(screen.window.rootViewController === navigation)
  }

  @Test("A pop shows the one below; the last one stays")
  func pop() {
    let (list, detail) = (page("list"), page("detail"))
    navigation.viewControllers = [list, detail]
    let screen = Screen(root: navigation)
    _ = log.take()
    #expect(navigation.popViewController(animated: true) === detail)
    #expect(
      log.take() == [
        "detail willMove nil", "list viewDidLoad", "detail willDisappear", "list willAppear",
        "detail didDisappear", "list didAppear", "detail didMove nil",
      ])
    #expect(detail.parent == nil && navigation.viewControllers == [list])
    #expect(navigation.popViewController(animated: true) == nil && list.view.window != nil)
    #expect(screen.window.rootViewController === navigation)
  }

  @Test("Several are popped at once")
  func popSeveral() {
    let pages = (1...4).map { page("\($0)") }
    navigation.viewControllers = pages
    #expect(navigation.popToViewController(pages[2], animated: false) == [pages[3]])
    #expect(navigation.popToRootViewController(animated: false) == [pages[1], pages[2]])
    #expect(navigation.viewControllers == [pages[0]])
  }

  @Test("The back button is there while there is something to go back to, and goes back")
  func backButton() {
    let (list, detail) = (page("list"), page("detail"))
    let screen = Screen(root: navigation)
    navigation.pushViewController(list, animated: false)
    #expect(screen.hit(40, 69) === navigation.navigationBar)
    navigation.pushViewController(detail, animated: false)
    #expect(screen.hit(40, 69) is UINavigationButton)
    screen.tap(40, 69)
    #expect(navigation.topViewController === list)
    #expect(screen.hit(40, 69) === navigation.navigationBar)
  }

  @Test("A finger that leaves the back button before it lifts does not go back")
  func leavingTheBackButton() {
    navigation.viewControllers = [page("list"), page("detail")]
    let screen = Screen(root: navigation)
    let delivery = screen.application.touchDelivery
    let touch = delivery.begin(at: CGPoint(x: 40, y: 69))
    delivery.move(touch, to: CGPoint(x: 300, y: 600))
    delivery.end(touch)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test("R11.3: a controller that moves to another parent leaves the stack")
  func moving() {
    let (list, detail) = (page("list"), page("detail"))
    navigation.viewControllers = [list, detail]
    UIViewController().addChild(detail)
    #expect(navigation.viewControllers == [list])
    #expect(navigation.view.subviews == [list.view, navigation.navigationBar])
  }

  @Test("A hidden bar takes no touches")
  func hiddenBar() {
    let list = page("list")
    let screen = Screen(root: navigation)
    navigation.pushViewController(list, animated: false)
    navigation.isNavigationBarHidden = true
    #expect(screen.hit(195, 69) === list.view)
  }
}

/// A controller that tells of its views' coming and going.
class PageController: ProfileController {
  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.write("\(name) willAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.write("\(name) didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.write("\(name) willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.write("\(name) didDisappear")
  }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    log.write("\(name) motion")
  }
}

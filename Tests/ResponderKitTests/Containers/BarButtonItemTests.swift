import Foundation
import Testing

@testable import ResponderKit

@Suite("UIBarButtonItem")
struct BarButtonItemTests {
  /// A target that notes who sent it what.
  private final class Taker: UIResponder {
    var senders: [AnyObject?] = []

    override func method(for action: Selector) -> ActionMethod? {
      { sender, _ in self.senders.append(sender as AnyObject?) }
    }
  }

  let list = UIViewController()
  let detail = UIViewController()
  let stack: UINavigationController
  let screen: Screen

  init() {
    stack = UINavigationController(rootViewController: list)
    screen = Screen(root: stack)
  }

  @Test("The bar shows the items of the controller at the top, at its edges")
  func items() {
    let items = ["Done", "More"].map {
      UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
    }
    list.navigationItem.rightBarButtonItems = items
    #expect(screen.hit(360, 69) === items[0].view && screen.hit(316, 69) === items[1].view)
    stack.pushViewController(detail, animated: false)
    #expect(screen.hit(360, 69) === stack.navigationBar)
    #expect(screen.hit(30, 69) === stack.navigationBar.backButton)
    detail.navigationItem.leftBarButtonItem = items[1]
    #expect(screen.hit(30, 69) === items[1].view, "it stands in place of the back button")
    detail.navigationItem.leftItemsSupplementBackButton = true
    #expect(screen.hit(30, 69) === stack.navigationBar.backButton)
    #expect(screen.hit(110, 69) === items[1].view)
    stack.popViewController(animated: false)
    #expect(screen.hit(360, 69) === items[0].view)
  }

  @Test("R7.7: a tap sends the action to the target in the name of the item")
  func target() {
    let taker = Taker()
    let item = UIBarButtonItem(
      title: "Done", style: .done, target: taker, action: Selector(("done:")))
    list.navigationItem.rightBarButtonItem = item
    screen.tap(360, 69)
    #expect(taker.senders.count == 1 && taker.senders[0] === item)
    item.isEnabled = false
    screen.tap(360, 69)
    #expect(taker.senders.count == 1)
    #expect(screen.hit(360, 69) === stack.navigationBar, "R2.9: a disabled item is not hit")
  }

  @Test("R7.8: without a target the search begins at the first responder, then at the button")
  func nilTarget() {
    var takers: [String] = []
    list.implement(Selector(("done"))) { _, _ in takers.append("list") }
    stack.implement(Selector(("done"))) { _, _ in takers.append("stack") }
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Done", style: .plain, target: nil, action: Selector(("done")))
    screen.tap(360, 69)
    #expect(takers == ["stack"], "the button lies in the bar, which lies in the stack's view")
    let field = UITextField(20, 200, 90, 34)
    list.view.addSubview(field)
    screen.window.makeKey()
    field.becomeFirstResponder()
    screen.tap(360, 69)
    #expect(takers == ["stack", "list"])
  }

  @Test("An item may run a closure, or be a view of the app's")
  func others() {
    var count = 0
    let bar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 390, height: 49))
    let custom = UIButton(0, 0, 100, 30)
    list.view.addSubview(bar)
    bar.items = [
      UIBarButtonItem(primaryAction: UIAction(title: "Count") { _ in count += 1 }),
      .flexibleSpace(), UIBarButtonItem(customView: custom), .fixedSpace(20),
      UIBarButtonItem(barButtonSystemItem: .add),
    ]
    screen.tap(30, 720)
    #expect(count == 1)
    #expect(custom.frame == CGRect(x: 218, y: 9.5, width: 100, height: 30))
    #expect(screen.hit(360, 720) === bar.items?[4].view)
    bar.items = nil
    #expect(bar.subviews.isEmpty)
  }
}

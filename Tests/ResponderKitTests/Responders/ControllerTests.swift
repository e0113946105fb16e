import Foundation
import ResponderKit
import Testing

@Suite("R11.1 to R11.3: view controllers")
struct ControllerTests {
  let log = CallLog()

  @Test("R11.1: the first access of view loads it, then viewDidLoad; isViewLoaded does not load")
  func loading() {
    let controller = ProfileController(log: log)
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    #expect(log.lines.isEmpty)
    let view: UIView = controller.view
    #expect(log.take() == ["profile loadView", "profile viewDidLoad"])
    #expect(controller.isViewLoaded && controller.view === view && view.next === controller)
    #expect(log.take().isEmpty)
  }

  @Test("R11.1: a view that is set is not loaded, and belongs to one controller at most")
  func oneController() {
    let view = UIView()
    let first = ProfileController("first", log: log)
    let second = ProfileController("second", log: log)
    first.view = view
    #expect(first.isViewLoaded && log.lines.isEmpty && view.next === first)
    second.view = view
    #expect(view.next === second && !first.isViewLoaded)
    second.view = UIView()
    #expect(view.next == nil)
  }

  @Test("A view that outlives its controller loses it from its chain")
  func viewOutlives() {
    var controller: UIViewController? = UIViewController()
    let view: UIView? = controller?.view
    #expect(view?.next === controller)
    controller = nil
    #expect(view?.next == nil)
  }

  @Test("R11.3: containment moves a child from its old parent, in UIKit's order")
  func containment() {
    let child = ProfileController("child", log: log)
    let old = UIViewController()
    let new = UIViewController()
    old.addChild(child)
    child.didMove(toParent: old)
    #expect(log.take() == ["child willMove parent", "child didMove parent"])
    new.addChild(child)
    #expect(old.children.isEmpty && new.children == [child] && child.parent === new)
    #expect(log.take() == ["child willMove parent", "child didMove nil"])
    new.addChild(child)
    #expect(new.children == [child] && log.take().isEmpty)
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(log.take() == ["child willMove nil", "child didMove nil"])
    #expect(child.parent == nil && new.children.isEmpty)
  }

  @Test("R4.3, R11.3, S-40: a child's chain follows its view, with or without addChild")
  func chainFollowsViews() {
    for contains in [true, false] {
      let parent = UIViewController()
      let screen = Screen(root: parent)
      let child = UIViewController()
      if contains { parent.addChild(child) }
      let box = UIView(0, 0, 100, 100)
      parent.view.addSubview(box)
      box.addSubview(child.view)
      let expected: [UIResponder] = [child.view, child, box, parent.view, parent, screen.window]
      #expect(responders(from: child.view, first: 6) == expected)
    }
  }

  @Test("S-5: view controllers take no part in hit-testing")
  func hitTesting() {
    let controller = UIViewController()
    let screen = Screen(root: controller)
    #expect(screen.hit(10, 10) === controller.view)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }
}

import Foundation
import ResponderKit
import Testing

@Suite("What the articles say of classes and links")
struct ClassTests {
  @Test("S-28: application, views, controllers and scenes are responders, a window is a view")
  func hierarchy() {
    let objects: [Any] = [
      UIApplication(), UIView(), UIViewController(), UIWindowScene(screenSize: .zero), UIWindow(),
    ]
    #expect(objects.allSatisfy { $0 is UIResponder })
    #expect(objects[3] is UIScene && objects[4] is UIView)
  }

  @Test("S-86, S-87, R4.1: next is computed on every access, never stored")
  func computed() {
    let controller = UIViewController()
    let view: UIView = controller.view
    #expect(view.next === controller && controller.next == nil)
    let root = UIView().with(view)
    #expect(controller.next === root)
    let other = UIView().with(view)
    #expect(controller.next === other && root.subviews.isEmpty)
    controller.view = UIView()
    #expect(view.next === other)
  }

  @Test("S-13, S-88: the order of stacking is not the chain")
  func stacking() {
    let views = (0..<3).map { _ in UIView(0, 0, 10, 10) }
    let root = UIView(0, 0, 10, 10)
    views.forEach(root.addSubview)
    #expect(root.hit(5, 5) === views[2])
    #expect(responders(from: views[2]) == [views[2], root])
  }

  @Test("S-72: each responder has a chain of its own")
  func manyChains() {
    let a = UIView()
    let b = UIView()
    let root = UIView().with(a, b)
    #expect(responders(from: a) == [a, root] && responders(from: b) == [b, root])
  }

  @Test("S-55: a button also grows by its frame")
  func growingFrame() {
    let button = UIButton(100, 100, 20, 20)
    let root = UIView(0, 0, 400, 400).with(button)
    #expect(root.hit(80, 80) === root)
    button.frame = button.frame.insetBy(dx: -50, dy: -50)
    #expect(root.hit(80, 80) === button)
  }
}

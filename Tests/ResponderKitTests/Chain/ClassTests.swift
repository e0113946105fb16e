import Foundation
import ResponderKit
import Testing

@Suite("What the articles say of classes and links")
struct ClassTests {
  @Test("S-28: application, views, controllers and scenes are responders, a window is a view")
  func hierarchy() {
    let responders: [UIResponder.Type] = [
      UIApplication.self, UIView.self, UIViewController.self, UIScene.self, UIWindowScene.self,
      UIWindow.self, UIControl.self,
    ]
    #expect(responders.count == 7)
    #expect(UIWindow() as UIView is UIWindow)
    #expect(UIWindowScene(screenSize: .zero) as UIScene is UIWindowScene)
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

import ResponderKit
import Testing

@Suite("What an object is and has")
struct ObjectClassTests {
  private final class BuyButton: UIButton {
    override func method(for action: Selector) -> ActionMethod? {
      action == Selector(("buy:")) ? { _, _ in } : super.method(for: action)
    }
  }

  @Test("An object is of its class and of all above it, and a member of its own only")
  func kinds() {
    let button = BuyButton()
    #expect(button.isKind(of: BuyButton.self) && button.isKind(of: UIButton.self))
    #expect(button.isKind(of: UIView.self) && button.isKind(of: UIResponder.self))
    #expect(!button.isKind(of: UILabel.self) && !UIView().isKind(of: UIControl.self))
    #expect(button.isMember(of: BuyButton.self) && !button.isMember(of: UIButton.self))
    #expect(UITapGestureRecognizer().isKind(of: UIGestureRecognizer.self))
    #expect(!UIPanGestureRecognizer().isKind(of: UITapGestureRecognizer.self))
  }

  @Test("Classes are found by the names that UIKit has, private ones included")
  func names() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    bar.items = [UITabBarItem(title: "Home"), UITabBarItem(title: "Shop")]
    let button: AnyClass = try #require(NSClassFromString("UITabBarButton"))
    #expect(bar.subviews.filter { $0.isKind(of: button) }.count == 2)
    #expect(NSClassFromString("UIView") == UIView.self)
    #expect(NSClassFromString("_UIButtonBarButton") == _UIButtonBarButton.self)
    for name in ["", "UINoView", "uiview", "ResponderKit.UIView", "BuyButton"] {
      #expect(NSClassFromString(name) == nil, "\(name)")
    }
  }

  @Test(
    "A responder has its event methods, its actions, and what decides about touches",
    arguments: [
      ("touchesBegan:withEvent:", true), ("remoteControlReceivedWithEvent:", true),
      ("pressesCancelled:withEvent:", true), ("hitTest:withEvent:", true),
      ("pointInside:withEvent:", true), ("buy:", true), ("becomeFirstResponder", true),
      ("sell:", false), ("touchesBegan:", false), ("touchesShouldCancelInContentView:", false),
      ("textFieldShouldReturn:", false), ("", false),
    ])
  func methods(name: String, isKnown: Bool) {
    #expect(BuyButton().responds(to: Selector(name)) == isKnown)
  }

  @Test("What has no such method says so")
  func others() {
    #expect(!UIViewController().responds(to: Selector(("hitTest:withEvent:"))))
    #expect(UIScrollView().responds(to: Selector(("touchesShouldCancelInContentView:"))))
    #expect(UITapGestureRecognizer().responds(to: Selector(("canPreventGestureRecognizer:"))))
    #expect(
      !UITapGestureRecognizer().responds(to: Selector(("gestureRecognizer:shouldReceiveTouch:"))))
    #expect(
      UIWindow(0, 0, 9, 9).responds(to: Selector(("sendEvent:")))
        && !UIView().responds(to: Selector(("sendEvent:"))))
    #expect(!UIView().responds(to: nil))
    let view = UIView()
    view.implement(Selector(("buy:")))
    #expect(view.responds(to: Selector(("buy:"))))
  }

  @available(*, deprecated)
  @Test("R12.4: the names of Swift 3 for the front and the back")
  func oldNames() {
    let (a, b) = (UIView(), UIView())
    let root = UIView().with(a, b)
    root.bringSubview(toFront: a)
    #expect(root.subviews == [b, a])
    root.sendSubview(toBack: a)
    #expect(root.subviews == [a, b])
  }
}

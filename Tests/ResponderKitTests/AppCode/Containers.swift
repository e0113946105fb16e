import Foundation
import ResponderKit

/// A tab bar with a round button that stands out at the top, as articles write it.
final class PlusTabBar: UITabBar {
  let plus = UIButton(frame: CGRect(x: 165, y: -20, width: 60, height: 60))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(plus)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if plus.frame.contains(point) { return true }
    return super.point(inside: point, with: event)
  }
}

/// A tab bar controller that makes its tabs itself.
final class ShopTabs: UITabBarController {
  let shop = UINavigationController(rootViewController: UIViewController())
  let account = UIViewController()

  init(accountTitle: String) {
    super.init(nibName: nil, bundle: nil)
    shop.tabBarItem = UITabBarItem(title: "Shop", tag: 0)
    account.title = accountTitle
    viewControllers = [shop, account]
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A stack that asks before it goes back.
final class AskingStack: UINavigationController {
  var mayGoBack = false

  override func popViewController(animated: Bool) -> UIViewController? {
    mayGoBack ? super.popViewController(animated: animated) : nil
  }
}

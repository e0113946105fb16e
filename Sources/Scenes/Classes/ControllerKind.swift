import ResponderKit

/// A kind of controllers that contain others, as commands name it.
package enum ControllerKind: String, CaseIterable, Sendable {
  /// A stack under a bar: UINavigationController.
  case navigation
  /// Choices over a bar: UITabBarController.
  case tab
  /// Two columns: UISplitViewController.
  case split

  /// Returns the kind of a controller; nil for a plain one.
  package init?(_ controller: UIViewController) {
    switch controller {
    case is UINavigationController: self = .navigation
    case is UITabBarController: self = .tab
    case is UISplitViewController: self = .split
    default: return nil
    }
  }

  /// The name of the class in UIKit.
  package var className: String {
    switch self {
    case .navigation: "UINavigationController"
    case .tab: "UITabBarController"
    case .split: "UISplitViewController"
    }
  }

  /// Returns a new controller without others.
  package func make() -> UIViewController & ControllerContainer {
    switch self {
    case .navigation: UINavigationController()
    case .tab: UITabBarController()
    case .split: UISplitViewController()
    }
  }
}

extension UIViewController {
  /// The button of the controller in the bar of the tab bar controller that contains it.
  package var tabButton: UITabBarButton? {
    (parent as? UITabBarController)?.tabBar.button(of: tabBarItem)
  }

  /// The child that a controller of UIKit's shows in front (R10.2): the top of a stack, the
  /// selected tab, the only column.
  package var frontChild: UIViewController? {
    switch self {
    case let stack as UINavigationController: stack.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    case let split as UISplitViewController:
      split.shownChildren.count == 1 ? split.shownController : nil
    default: nil
    }
  }
}

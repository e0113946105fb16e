#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import ResponderKit
#endif

/// A tab bar with a round button in the middle, half of which stands above the bar.
final class ComposeTabBar: UITabBar {
  let centerButton = UIButton(type: .custom)

  override init(frame: CGRect) {
    super.init(frame: frame)
    centerButton.backgroundColor = .systemOrange
    centerButton.bounds = CGRect(x: 0, y: 0, width: 64, height: 64)
    addSubview(centerButton)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    centerButton.center = CGPoint(x: bounds.midX, y: 0)
    bringSubviewToFront(centerButton)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if isHidden { return false }
    return super.point(inside: point, with: event) || centerButton.frame.contains(point)
  }
}

/// Three screens and their raised tab bar.
final class ComposeTabBarController: UITabBarController {
  private(set) var composeCount = 0
  let composeBar = ComposeTabBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    setValue(composeBar, forKey: "tabBar")
    composeBar.centerButton.addAction(
      UIAction { [weak self] _ in self?.composeCount += 1 }, for: .touchUpInside)
    viewControllers = ["Home", "", "Me"].map { title in
      let controller = UIViewController()
      controller.tabBarItem.title = title
      return controller
    }
  }
}

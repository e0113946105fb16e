import Foundation

/// An object that decides about the choices in a tab bar controller.
public protocol UITabBarControllerDelegate: AnyObject {
  /// Returns whether a controller whose item was touched may be selected.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Tells the delegate that a controller was selected by a touch.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Returns true.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// A controller of several others, of which one is shown, over a bar with an item for each. The
/// views of the others leave the window, so that they are in no chain. All items are in the bar:
/// there is no list of more.
open class UITabBarController: UIViewController, ControllerContainer, UITabBarDelegate {
  /// The bar: (0 761; 390 83) in a view of 390 × 844 points.
  public private(set) final var tabBar = UITabBar(frame: .zero)
  /// The object that decides about choices.
  open weak var delegate: (any UITabBarControllerDelegate)?
  private final weak var selected: UIViewController?

  /// Creates a controller without others.
  public override init() {
    super.init()
    setUpBar()
  }

  /// Creates a controller without others; there are no archives to read.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    setUpBar()
  }

  private func setUpBar() {
    tabBar.delegate = self
    tabBar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
  }

  /// Returns nil, as there are no archives to read.
  public required init?(coder: NSCoder) { return nil }

  /// The controllers, in the order of their items.
  open var viewControllers: [UIViewController]? {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the controllers. The selected one stays selected if it is among them, else the first is.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceChildren(by: viewControllers ?? [])
  }

  /// The controller that is shown, by default the first one. Setting it does not ask the delegate.
  open var selectedViewController: UIViewController? {
    get { selected.flatMap { $0.parent === self ? $0 : nil } ?? children.first }
    set {
      guard let newValue, newValue.parent === self else { return }
      willChange()
      selected = newValue
      showSelected()
    }
  }

  /// The index of the controller that is shown. Setting an index out of range has no effect.
  open var selectedIndex: Int {
    get { children.firstIndex { $0 === selectedViewController } ?? 0 }
    set { if children.indices.contains(newValue) { selectedViewController = children[newValue] } }
  }

  /// Sets the bar by key-value coding, by the key "tabBar", which is how apps install a bar of a
  /// class of their own. Any other key stops the program, as UIKit's exception does.
  open func setValue(_ value: Any?, forKey key: String) {
    APIMisuse.check(key == "tabBar", "UITabBarController has no key '\(key)' that can be set")
    guard let bar = value as? UITabBar, bar !== tabBar else { return }
    willChange()
    tabBar.removeFromSuperview()
    tabBar = bar
    setUpBar()
    childrenDidChange()
    viewDidChange()
  }

  /// Selects the controller of an item that a person touched, if the delegate agrees. Of a stack that is
  /// selected already it shows the first controller (R11.9).
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let child = children.first(where: { $0.tabBarItem === item }) else { return }
    guard delegate?.tabBarController(self, shouldSelect: child) ?? true else {
      tabBar.selectedItem = selectedViewController?.tabBarItem
      return
    }
    let wasSelected = child === selectedViewController
    selectedViewController = child
    // R11.9.
    if wasSelected { (child as? UINavigationController)?.popToRootViewController(animated: true) }
    delegate?.tabBarController(self, didSelect: child)
  }

  package final var shownChildren: [ShownChild] {
    selectedViewController.map { [ShownChild($0, in: view.bounds)] } ?? []
  }

  package final var tellsNewFirst: Bool { true }

  package final override var ownParts: [OwnPart] { [OwnPart(suffix: "bar", view: tabBar)] }

  override func barInsets(over view: UIView) -> UIEdgeInsets? {
    guard !tabBar.isHidden, tabBar.superview === view.superview else { return nil }
    return UIEdgeInsets(bottom: view.frame.maxY - tabBar.frame.minY)
  }

  override var selectedChild: UIViewController? { selectedViewController }

  override func childrenDidChange() {
    tabBar.items = children.map(\.tabBarItem)
    showSelected()
  }

  override func viewDidChange() {
    guard let view = viewIfLoaded else { return }
    viewSizeDidChange()
    view.addSubview(tabBar)
    showChildren()
  }

  override func viewSizeDidChange() {
    guard let view = viewIfLoaded else { return }
    tabBar.frame = BarPlaces.tabBar(in: view.bounds.size)
  }

  private func showSelected() {
    tabBar.selectedItem = selectedViewController?.tabBarItem
    updateBottomBar()
    showChildren()
  }

  open override func captureState() -> () -> Void {
    capture(\.selected, \.tabBar, after: super.captureState())
  }
}

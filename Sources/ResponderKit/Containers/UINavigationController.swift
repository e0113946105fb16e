import Foundation

/// A controller of a stack of others, of which the last one is shown, under a bar with a button
/// that goes back. The views of the others leave the window, so that they are in no chain. There
/// are no transitions: whatever is animated in UIKit is done at once.
open class UINavigationController: UIViewController, ControllerContainer {
  /// The bar: (0 47; 390 44) in a view of 390 × 844 points.
  public final let navigationBar = UINavigationBar(frame: .zero)
  /// The recognizers of drags that go back, which are made when they are first needed.
  final var stackPans: StackPans?
  /// Those of them that are without a view because the stack has none.
  private final var pansWithoutView: [UIGestureRecognizer] = []

  deinit {
    for pan in madePans where pan.attachedView === viewIfLoaded { pan.attachedView = nil }
  }

  /// Creates a controller with an empty stack.
  public override init() {
    super.init()
    setUpBar()
  }

  /// Creates a controller with an empty stack; there are no archives to read.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    setUpBar()
  }

  /// Creates a controller with one controller in its stack.
  public init(rootViewController: UIViewController) {
    super.init()
    setUpBar()
    pushViewController(rootViewController, animated: false)
  }

  private func setUpBar() {
    navigationBar.controller = self
    navigationBar.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
  }

  /// Returns nil, as there are no archives to read.
  public required init?(coder: NSCoder) { return nil }

  /// The stack, from the first controller to the one that is shown.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller at the top of the stack, which is shown.
  public final var topViewController: UIViewController? { children.last }

  /// The controller that is in front: the presented one, or the top of the stack.
  public final var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Indicates whether the bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    navigationBar.isHidden = hidden
    viewIfLoaded?.safeAreaMayChange()
  }

  /// Puts a controller on top of the stack. It must not be in the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    APIMisuse.check(
      viewController.parent !== self, "a controller cannot be pushed twice on one stack")
    addChild(viewController)
    viewController.didMove(toParent: self)
  }

  /// Takes the controller at the top off the stack and returns it; nil if it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = topViewController else { return nil }
    take([top])
    return top
  }

  /// Takes all controllers above another one off the stack and returns them, from the lowest to the
  /// highest; nil if the other one is not in the stack.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = children.firstIndex(where: { $0 === viewController }) else { return nil }
    let above = Array(children[(index + 1)...])
    take(above)
    return above
  }

  /// Takes all controllers but the first one off the stack, and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    children.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceChildren(by: viewControllers)
  }

  /// Puts a controller on top of the stack.
  open override func show(_ viewController: UIViewController, sender: Any?) {
    pushViewController(viewController, animated: true)
  }

  private func take(_ controllers: [UIViewController]) {
    let kept = children.filter { child in !controllers.contains { $0 === child } }
    replaceChildren(by: kept)
  }

  package final var shownChildren: [ShownChild] {
    topViewController.map { [ShownChild($0, in: view.bounds)] } ?? []
  }

  package final override var ownParts: [OwnPart] {
    [OwnPart(suffix: "bar", view: navigationBar)] + navigationBar.ownParts
  }

  override func barInsets(over view: UIView) -> UIEdgeInsets? {
    guard !navigationBar.isHidden, navigationBar.superview === view.superview else { return nil }
    return UIEdgeInsets(top: navigationBar.frame.maxY - view.frame.minY)
  }

  override var selectedChild: UIViewController? { topViewController }

  private final var madePans: [UIGestureRecognizer] {
    stackPans.map { [$0.edge, $0.content] } ?? []
  }

  /// Takes the pans along that the old view still has. What an app has removed stays away.
  override func rootViewChanged(from old: UIView?) {
    let moving = old.map { old in madePans.filter { $0.attachedView === old } } ?? pansWithoutView
    for pan in moving { pan.attachedView = viewIfLoaded }
    pansWithoutView = isViewLoaded ? [] : moving
  }

  override var pans: [UIGestureRecognizer] { shownPans }

  override func childrenDidChange() {
    updateItems()
    (parent as? UITabBarController)?.updateBottomBar()
    showChildren()
  }

  override func viewDidChange() {
    guard let view = viewIfLoaded else { return }
    viewSizeDidChange()
    view.addSubview(navigationBar)
    updateItems()
    showChildren()
  }

  override func viewSizeDidChange() {
    guard let view = viewIfLoaded else { return }
    navigationBar.frame = BarPlaces.navigationBar(in: view.bounds.size)
  }

  /// Shows the items of the controller at the top in the bar.
  final func updateItems() {
    navigationBar.show(topViewController?.navigationItem, canGoBack: children.count > 1)
  }
}

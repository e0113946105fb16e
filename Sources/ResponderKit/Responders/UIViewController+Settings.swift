import Foundation

extension UIViewController: InertKeeping {}

/// The containers of UIKit's in which a controller is.
extension UIViewController {
  /// The nearest stack that contains the controller.
  public final var navigationController: UINavigationController? { nearest() }
  /// The nearest controller of tabs that contains the controller.
  public final var tabBarController: UITabBarController? { nearest() }
  /// The nearest controller of columns that contains the controller.
  public final var splitViewController: UISplitViewController? { nearest() }

  private final func nearest<Container: UIViewController>() -> Container? {
    var ancestor = parent
    // A sequence of optional controllers that are cast ends the optimised program here.
    while let current = ancestor {
      if let container = current as? Container { return container }
      ancestor = current.parent
    }
    return nil
  }
}

/// The way in which a controller comes to be shown, or ceases to be.
enum ControllerMove {
  case presented, dismissed, toParent, fromParent
}

extension UIViewController {
  /// Loads the root view unless it is loaded.
  public final func loadViewIfNeeded() { _ = view }

  /// Indicates whether the controller appears because it is presented.
  public final var isBeingPresented: Bool { move == .presented }
  /// Indicates whether the controller disappears because its presentation ends.
  public final var isBeingDismissed: Bool { move == .dismissed }
  /// Indicates whether the controller appears because a container of UIKit's gets it.
  public final var isMovingToParent: Bool { move == .toParent }
  /// Indicates whether the controller disappears because a container of UIKit's gives it up.
  public final var isMovingFromParent: Bool { move == .fromParent }

  /// Does something by which the controller moves.
  final func moving<Result>(_ move: ControllerMove, _ body: () -> Result) -> Result {
    let outer = self.move
    self.move = move
    defer { self.move = outer }
    return body()
  }

  /// Nil: there are no archives to read.
  public final var nibName: String? { nil }
  /// Nil: there are no archives to read.
  public final var nibBundle: Bundle? { nil }
  /// Nil: there are no archives to read.
  public final var storyboard: UIStoryboard? { nil }
  /// Nil: there are no transitions.
  public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

  /// Indicates whether the person edits what the controller shows.
  public final var isEditing: Bool {
    get { inert("isEditing") ?? false }
    set { setEditing(newValue, animated: false) }
  }

  final func standardSetEditing(_ editing: Bool) {
    setInert(editing, "isEditing")
    editButtonItemIfMade?.title = editing ? "Done" : "Edit"
  }

  /// An item that begins and ends editing, made when it is first read.
  public final var editButtonItem: UIBarButtonItem {
    if let editButtonItemIfMade { return editButtonItemIfMade }
    let item = UIBarButtonItem(
      title: isEditing ? "Done" : "Edit",
      primaryAction: UIAction { [weak self] _ in
        self.map { $0.setEditing(!$0.isEditing, animated: true) }
      })
    editButtonItemIfMade = item
    return item
  }

  /// Inert: the items of the controller for the toolbar of a stack. A stack shows no toolbar here.
  public final var toolbarItems: [UIBarButtonItem]? {
    get { inert() }
    set { setInert(newValue) }
  }

  /// Inert: sets the items of the controller for the toolbar of a stack. A stack shows no toolbar
  /// here.
  public final func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Indicates whether the bar of a controller of tabs is hidden while this one is in the stack of the
  /// selected tab. To be set before the controller is pushed.
  public final var hidesBottomBarWhenPushed: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }

  /// Inert: the way in which the view is brought in when the controller is presented.
  public final var modalTransitionStyle: UIModalTransitionStyle {
    get { inert() ?? .coverVertical }
    set { setInert(newValue) }
  }
  /// Inert: the edges at which the view reaches under bars. Here it reaches under all of them.
  public final var edgesForExtendedLayout: UIRectEdge {
    get { inert() ?? .all }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether the view reaches under bars through which nothing is seen.
  public final var extendedLayoutIncludesOpaqueBars: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether a presented controller decides about the bar with the time.
  public final var modalPresentationCapturesStatusBarAppearance: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Inert: the name under which the system remembers the state of the controller.
  public final var restorationIdentifier: String? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: does nothing: the screen does not turn.
  public final func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Inert: does nothing: there is no home indicator to hide.
  public final func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
}

/// A way in which a presented view is brought in. All is done at once here.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// A file of controllers. There are none to read.
public final class UIStoryboard: Sendable {
  private init() {}
}

/// An object that runs animations beside a transition. There are no transitions, so nobody makes one.
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Runs animations beside the transition.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// What is known of a transition.
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// The seconds that it takes.
  var transitionDuration: TimeInterval { get }
  /// Indicates whether it was cancelled.
  var isCancelled: Bool { get }
}

extension UITabBarController {
  /// Hides the bar while a controller in the stack of the selected tab wants it, and shows it again
  /// afterwards. A bar that the app hides stays as it is.
  final func updateBottomBar() {
    let stack = selectedViewController as? UINavigationController
    let hides = stack?.children.contains(where: \.hidesBottomBarWhenPushed) ?? false
    guard hides != inert("isBarPushedAway") ?? false else { return }
    setInert(hides, "isBarPushedAway")
    tabBar.isHidden = hides
    viewIfLoaded?.safeAreaMayChange()
  }
}

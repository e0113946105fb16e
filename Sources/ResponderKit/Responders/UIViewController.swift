import Foundation

/// A controller of a root view, between the view and its superview in the chain (R4.2, R11.2).
open class UIViewController: UIResponder {
  final var loadedView: UIView? {
    didSet { if oldValue !== loadedView { rootViewChanged(from: oldValue) } }
  }
  /// Called when the controller has another root view, or none, also by undo.
  func rootViewChanged(from old: UIView?) {}
  /// The recognizers by which fingers move what the controller shows.
  var pans: [UIGestureRecognizer] { [] }
  /// Returns the rectangle of the view in a container of UIKit's while the controller is presented, in
  /// points; nil if the style decides.
  func frameOfPresentedView(in screen: CGRect) -> CGRect? { nil }
  /// Indicates whether a view dims what is behind the presented one whatever the style is.
  var dimsWhatIsBehind: Bool { false }
  /// Does what a touch on the view that dims what is behind does.
  func touchedBeside() { personDismisses(by: .touchBeside) }
  /// Called when a presentation has placed the view.
  func presentedViewDidMove() {}
  /// The views that the class makes for itself, and that commands call by names of their own.
  package var ownParts: [OwnPart] { [] }
  /// The controller that contains this one.
  public internal(set) final weak var parent: UIViewController? {
    didSet { loadedView?.insetsMayChange() }
  }
  // Code that changes them calls willChange() first: an observer would copy the list for each new one.
  /// The contained controllers, in the order of adding.
  public internal(set) final var children: [UIViewController] = []
  /// The item of the controller in a tab bar, which is made when it is first read.
  open var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let item = UITabBarItem(title: title)
      ownTabBarItem = item
      return item
    }
    set {
      willChange()
      ownTabBarItem = newValue
      parent?.childrenDidChange()
    }
  }
  private final var ownTabBarItem: UITabBarItem?
  /// The item of the controller in the bar of a navigation controller, made when it is first read.
  public final var navigationItem: UINavigationItem {
    if let navigationItemIfMade { return navigationItemIfMade }
    let item = UINavigationItem(title: title ?? "")
    item.controller = self
    navigationItemIfMade = item
    return item
  }
  final private(set) var navigationItemIfMade: UINavigationItem?
  /// The title, which the item in a tab bar shows, too.
  open var title: String? {
    willSet { willChange() }
    didSet { ownTabBarItem?.title = title }
  }
  final var editButtonItemIfMade: UIBarButtonItem?
  /// The values of inert members; see ``InertKeeping``.
  final var inertValues: [String: Any] = [:] { willSet { willChange() } }
  /// The way in which the controller comes or goes at this moment.
  final var move: ControllerMove?
  /// Indicates whether the view is appearing or disappearing in a transition; nil outside of one.
  final var transition: Bool?
  /// The controller that this one presents.
  final var presented: UIViewController?
  final weak var presenter: UIViewController?
  /// UIKit's own view around the view while the controller is presented.
  package internal(set) final weak var presentationContainer: UIView?
  /// Indicates whether the view was shown when it was presented; see ``presentInPlace(_:)``.
  public internal(set) final var isPresentedInPlace = false
  /// The settings and the state of the controller's presentation.
  package internal(set) final var presentation = Presentation()

  /// Indicates whether it presents what a child is to present in the current context (R11.4).
  open var definesPresentationContext = false { willSet { willChange() } }
  /// The way in which the controller is shown when it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    willSet { willChange() }
  }

  /// Receives the root view when the controller loads it by itself.
  package final var viewLoadingHandler: ((UIView) -> Void)?

  /// Creates a controller whose view is not loaded yet.
  public override init() { super.init() }

  /// Creates a controller whose view is not loaded yet; there are no archives to read.
  public init(nibName: String?, bundle: Bundle?) { super.init() }

  /// Returns nil, as there are no archives to read. Declared so that an app's subclasses compile.
  public required init?(coder: NSCoder) { return nil }

  /// The root view, which is loaded on first access (R11.1).
  open var view: UIView! {
    get {
      if loadedView == nil {
        // One of the code may have made none.
        if !runsCode("loadView()") || loadedView == nil { loadView() }
        if let loadedView {
          if changeObserver != nil {
            for view in loadedView.subtree where view.changeObserver == nil {
              view.changeObserver = changeObserver
            }
          }
          viewLoadingHandler?(loadedView)
        }
        viewDidLoad()
      }
      return loadedView
    }
    set {
      willChange()
      // A controller's window is that of its view.
      if let window = loadedView?.window, window.firstResponder === self,
        newValue?.window !== window
      {
        window.dropFirstResponder()
      }
      if let old = loadedView, old.viewController === self {
        old.willChange()
        old.viewController = nil
        old.insetsMayChange()
      }
      loadedView = newValue
      defer { viewDidChange() }
      guard let newValue else { return }
      newValue.willChange()
      // A view belongs to at most one controller (R11.1).
      newValue.viewController?.willChange()
      newValue.viewController?.loadedView = nil
      newValue.viewController = self
      newValue.insetsMayChange()
      if watchesLayout { newValue.beginLayingOut() }
    }
  }

  /// Indicates whether the class may do something when the root view is laid out.
  private final var watchesLayout: Bool {
    type(of: self) != UIViewController.self || codedMethods != nil
  }

  /// Lets the layout pass tell the controller of its view from now on, as it has other methods.
  package final func beginWatchingLayout() { if watchesLayout { loadedView?.beginLayingOut() } }

  /// Indicates whether the root view is loaded. Reading it does not load the view (R11.1).
  public final var isViewLoaded: Bool { loadedView != nil }

  /// The root view, if it is loaded.
  public final var viewIfLoaded: UIView? { loadedView }

  /// Creates the root view. Subclasses override it to create their own.
  open func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  /// Tells the controller that its root view was loaded.
  open func viewDidLoad() { _ = runsCode("viewDidLoad()") }

  /// Tells the controller that its view is about to appear in a window, without a transition.
  open func viewWillAppear(_ animated: Bool) {
    _ = runsCode("viewWillAppear(_:)", [.bool(animated)])
  }

  /// Tells the controller that its view is in a shown window, before it is told that it appeared.
  open func viewIsAppearing(_ animated: Bool) {
    _ = runsCode("viewIsAppearing(_:)", [.bool(animated)])
  }

  /// Tells the controller that its view appeared in a shown window.
  open func viewDidAppear(_ animated: Bool) {
    _ = runsCode("viewDidAppear(_:)", [.bool(animated)])
  }

  /// Tells the controller that its view is about to leave its window, or that the window is hidden.
  open func viewWillDisappear(_ animated: Bool) {
    _ = runsCode("viewWillDisappear(_:)", [.bool(animated)])
  }

  /// Tells the controller that its view left its window, or that the window was hidden.
  open func viewDidDisappear(_ animated: Bool) {
    _ = runsCode("viewDidDisappear(_:)", [.bool(animated)])
  }

  /// The points by which the safe area is smaller than the bars and the screen make it.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { addedInsets }
    set {
      willChange()
      addedInsets = newValue
      loadedView?.safeAreaMayChange()
    }
  }
  private final var addedInsets = UIEdgeInsets.zero

  /// Tells the controller that the safe area of its view has changed.
  open func viewSafeAreaInsetsDidChange() { _ = runsCode("viewSafeAreaInsetsDidChange()") }

  /// Returns how far the bars of the controller reach into the view of a child, in points; nil if it
  /// has none. A container of UIKit's has some.
  func barInsets(over view: UIView) -> UIEdgeInsets? { nil }

  /// Tells the controller that the layout pass is about to lay out its view.
  open func viewWillLayoutSubviews() { _ = runsCode("viewWillLayoutSubviews()") }

  /// Tells the controller that the layout pass has laid out its view, but not yet those below.
  open func viewDidLayoutSubviews() { _ = runsCode("viewDidLayoutSubviews()") }

  /// Tells a child that its view is about to appear or disappear. Only containers of an app's own
  /// need to call it, before they change their views.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    standardBeginTransition(isAppearing: isAppearing)
  }

  /// Tells a child that its view appeared or disappeared.
  open func endAppearanceTransition() { standardEndTransition() }

  /// The child that stands for the controller where an event has no place (R10.2): the top of a
  /// stack, the selected tab. An app's own containers have none.
  var selectedChild: UIViewController? { nil }

  /// Tells a container of UIKit's that it has other children.
  func childrenDidChange() {}

  /// Tells a container of UIKit's that it has another view.
  func viewDidChange() {}

  /// Tells a container of UIKit's that its view has another size.
  func viewSizeDidChange() {}

  /// Tells the controller that it is about to get another parent, or none (R11.3).
  open func willMove(toParent parent: UIViewController?) {
    _ = runsCode("willMove(toParent:)", [.object(parent)])
  }

  /// Tells the controller that it got another parent, or none (R11.3).
  open func didMove(toParent parent: UIViewController?) {
    _ = runsCode("didMove(toParent:)", [.object(parent)])
  }

  /// Tells the controller that the constraints of its view are to be updated.
  open func updateViewConstraints() { _ = runsCode("updateViewConstraints()") }

  /// Tells the controller that its traits, such as light or dark, have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Begins or ends the editing of what the controller shows. An override calls super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard !runsCode("setEditing(_:animated:)", [.bool(editing), .bool(animated)]) else { return }
    standardSetEditing(editing)
  }

  /// Shows another controller in the nearest stack, or presents it without one.
  open func show(_ viewController: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.show(viewController, sender: sender)
    } else {
      present(viewController, animated: true)
    }
  }

  /// Inert: tells the controller that the screen turns. Never called, as nothing turns it.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Inert: the ways in which the screen may stand while the controller is shown.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// Inert: indicates whether the line at the bottom of the screen is hidden.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Inert: the edges at which the app's recognizers come before the system's, of which there are
  /// none.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// Inert: the colours of the bar with the time.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Inert: indicates whether there is no bar with the time. The safe area stays (simulator
  /// choice).
  open var prefersStatusBarHidden: Bool { false }

  /// Inert: indicates whether the screen turns with the device; there is nothing that turns it.
  open var shouldAutorotate: Bool { true }

  /// Inert: does nothing, as there is no bar with the time.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Inert: tells the controller that there is little memory left. Never called.
  open func didReceiveMemoryWarning() {}

  /// Adds a child controller, which leaves its old parent (R11.3). As in UIKit, the app has to add
  /// the child's view and to call `didMove(toParent:)`.
  open func addChild(_ child: UIViewController) { standardAdd(child) }

  /// Removes the controller from its parent (R11.3).
  open func removeFromParent() { leaveParent() }

  /// Shows another controller's view in front of the window's views, at once. One of this
  /// controller's parents may present it instead of this one; see ``presenter(of:)`` (R11.4).
  /// Nothing happens if the other one has a parent, the view of this controller or the one that
  /// presents is in no window, or that one presents another one already.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    APIMisuse.check(
      controller.parent == nil, "a controller that has a parent cannot be presented")
    let presenter = presenter(of: controller)
    guard viewIfLoaded?.window != nil, let window = presenter.viewIfLoaded?.window,
      presenter.link(controller, inPlace: false)
    else { return }
    let editing = window.firstResponder
    controller.moving(.presented) { controller.showPresented(by: presenter, in: window) }
    if let editing { controller.interrupt(editing, in: window) }
    completion?()
  }

  /// Dismisses at once the controller that this one presents, or this one if there is none (R11.4).
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      if let presenter = presentingViewController {
        presenter.dismiss(animated: animated, completion: completion)
      }
      return
    }
    presented.moving(.dismissed) { presented.endPresentation() }
    completion?()
  }

  /// The presenting controller if there is one, otherwise the superview of the view, which is not
  /// loaded for this (R4.3): while it is put away, the one it returns to (simulator choice).
  override var standardNext: UIResponder? {
    presenter ?? loadedView?.superview ?? superviewWhilePutAway
  }

  override var forwardsByDefault: Bool {
    type(of: self) == UIViewController.self && codedMethods == nil
  }

  /// Indicates whether `next` follows the class's own rule and leads upwards: false for a presented
  /// controller, whose `next` is the presenting one.
  override var hasStandardNext: Bool { super.hasStandardNext && presenter == nil }

  open override func captureState() -> () -> Void {
    let base = super.captureState()
    let state = (loadedView, parent, children, presented, presenter, isPresentedInPlace)
    let (container, presentation) = (presentationContainer, self.presentation)
    let style = (definesPresentationContext, modalPresentationStyle)
    let (addedInsets, inertValues) = (self.addedInsets, self.inertValues)
    let navigation = navigationItemIfMade?.state ?? UINavigationItem.State()
    let (title, item, itemTitle) = (self.title, ownTabBarItem, ownTabBarItem?.title)
    return { [self] in
      self.title = title
      (self.addedInsets, self.inertValues) = (addedInsets, inertValues)
      ownTabBarItem = item
      item?.title = itemTitle
      navigationItemIfMade?.state = navigation
      base()
      (definesPresentationContext, modalPresentationStyle) = style
      (loadedView, parent, children, presented, presenter, isPresentedInPlace) = state
      presentationContainer = container
      self.presentation = presentation
    }
  }
}

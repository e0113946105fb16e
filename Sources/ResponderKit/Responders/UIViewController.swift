import Foundation

/// The responder between its root view and that view's superview (R4.2, R11.2).
open class UIViewController: UIResponder {
  private final var loadedView: UIView?
  /// The controller that contains this one.
  public private(set) final weak var parent: UIViewController?
  /// The contained controllers, in the order of adding.
  public private(set) final var children: [UIViewController] = [] { willSet { willChange() } }
  /// The controller that this one presents.
  private final var presented: UIViewController?
  private final weak var presenter: UIViewController?
  /// Whether the view was shown already when the controller was presented; see
  /// ``presentInPlace(_:)``.
  public private(set) final var isPresentedInPlace = false

  /// Creates a controller whose view is not loaded yet.
  public override init() {
    super.init()
  }

  /// Creates a controller whose view is not loaded yet, as an app's subclasses do.
  ///
  /// - Parameters:
  ///   - nibName: Without effect: there are no archives to read.
  ///   - bundle: Without effect.
  public init(nibName: String?, bundle: Bundle?) {
    super.init()
  }

  /// Always nil: there are no archives to read. Declared so that an app's subclasses compile.
  public required init?(coder: NSCoder) {
    return nil
  }

  deinit {
    if loadedView?.viewController === self { loadedView?.viewController = nil }
  }

  /// The root view; loaded on first access (R11.1).
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        viewDidLoad()
      }
      return loadedView
    }
    set {
      willChange()
      // A controller has its place in a window by its view.
      if let window = loadedView?.window, window.firstResponder === self,
        newValue?.window !== window
      {
        window.dropFirstResponder()
      }
      if let old = loadedView, old.viewController === self {
        old.willChange()
        old.viewController = nil
      }
      loadedView = newValue
      guard let newValue else { return }
      newValue.willChange()
      // A view belongs to at most one controller (R11.1).
      newValue.viewController?.willChange()
      newValue.viewController?.loadedView = nil
      newValue.viewController = self
    }
  }

  /// Whether the root view is loaded; asking does not load it (R11.1).
  public final var isViewLoaded: Bool { loadedView != nil }

  /// The root view if it is loaded.
  public final var viewIfLoaded: UIView? { loadedView }

  /// Makes the root view; override to make your own.
  open func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  /// Told after the root view was loaded.
  open func viewDidLoad() {}

  /// Told before the controller gets another parent, or none (R11.3).
  open func willMove(toParent parent: UIViewController?) {}

  /// Told after the controller got another parent, or none (R11.3).
  open func didMove(toParent parent: UIViewController?) {}

  /// Contains another controller; it leaves its old parent (R11.3).
  ///
  /// Adding its view and calling `didMove(toParent:)` is the app's business, as in UIKit.
  open func addChild(_ child: UIViewController) {
    APIMisuse.check(child !== self, "a controller cannot contain itself")
    var ancestor = parent
    while let current = ancestor {
      APIMisuse.check(current !== child, "a controller cannot contain one of its parents")
      ancestor = current.parent
    }
    guard child.parent !== self else { return }
    child.willMove(toParent: self)
    child.removeFromParent()
    child.willChange()
    child.parent = self
    children.append(child)
  }

  /// Leaves the containing controller (R11.3).
  open func removeFromParent() {
    guard let parent else { return }
    willChange()
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// The controller that this one or one of its parents presents.
  public final var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }

  /// The controller that this one itself presents.
  final var presentedByItself: UIViewController? { presented }

  /// The controller that presented this one or one of its parents (R11.4).
  public final var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  /// Shows another controller's view in front of the window's views (R11.4).
  ///
  /// Nothing happens if this controller's view is in no window, or if it presents already.
  ///
  /// - Parameters:
  ///   - controller: The controller to present.
  ///   - animated: Without effect: there are no transitions.
  ///   - completion: Called at the end.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    guard let window = viewIfLoaded?.window, link(controller, inPlace: false) else { return }
    let view: UIView = controller.view
    let container = UITransitionView(frame: CGRect(origin: .zero, size: window.bounds.size))
    container.changeObserver = view.changeObserver
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = container.bounds
    container.addSubview(view)
    window.addSubview(container)
    completion?()
  }

  /// Takes note that this controller presents another one whose view is shown already, as in a tree
  /// of views that was read from elsewhere; no view moves.
  ///
  /// Nothing happens if this controller presents already, or the other one is presented.
  public final func presentInPlace(_ controller: UIViewController) {
    link(controller, inPlace: true)
  }

  @discardableResult
  private func link(_ controller: UIViewController, inPlace: Bool) -> Bool {
    guard presented == nil, controller.presenter == nil, !isPresented(by: controller) else {
      return false
    }
    willChange()
    controller.willChange()
    presented = controller
    controller.presenter = self
    controller.isPresentedInPlace = inPlace
    return true
  }

  /// Whether another controller is this one or stands before it in a row of presentations.
  private func isPresented(by other: UIViewController) -> Bool {
    var ancestor: UIViewController? = self
    while let current = ancestor, current !== other { ancestor = current.presentingViewController }
    return ancestor != nil
  }

  /// Takes away what this controller presents, or itself if it presents nothing (R11.4).
  ///
  /// - Parameters:
  ///   - animated: Without effect: there are no transitions.
  ///   - completion: Called at the end.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      if let presenter = presentingViewController {
        presenter.dismiss(animated: animated, completion: completion)
      }
      return
    }
    let owner = presented.presenter ?? self
    // What the presented controller presents in turn goes first.
    presented.presented.map { _ in presented.dismiss(animated: animated) }
    owner.willChange()
    presented.willChange()
    owner.presented = nil
    presented.presenter = nil
    let container = presented.viewIfLoaded?.superview
    presented.viewIfLoaded?.removeFromSuperview()
    if container is UITransitionView { container?.removeFromSuperview() }
    completion?()
  }

  /// The presenting controller if presented, else the superview of the view, which is not loaded
  /// for this (R4.3).
  override var standardNext: UIResponder? { presenter ?? loadedView?.superview }

  override var forwardsByDefault: Bool { type(of: self) == UIViewController.self }

  /// A presented controller's next leads sideways.
  override var hasStandardNext: Bool { super.hasStandardNext && presenter == nil }

  open override func captureState() -> () -> Void {
    let base = super.captureState()
    let state = (loadedView, parent, children, presented, presenter, isPresentedInPlace)
    return { [self] in
      base()
      (loadedView, parent, children, presented, presenter, isPresentedInPlace) = state
    }
  }
}

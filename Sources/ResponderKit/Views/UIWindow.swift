import Foundation

/// The top of a view tree, which takes touches from the screen and hands them to its views (R1.6).
open class UIWindow: UIView {
  /// A level of windows. A window with a higher level is in front (R1.7).
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number that is compared.
    public let rawValue: CGFloat

    /// Creates a level from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// An app's ordinary windows.
    public static let normal = Level(rawValue: 0)
    /// The status bar's level.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)

    /// Returns whether one level is behind another.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  override class var ownClass: UIView.Type { UIWindow.self }

  /// The scene that shows the window (R4.4).
  open weak var windowScene: UIWindowScene? {
    willSet {
      guard !isRestoring else { return }
      willChange()
      if newValue?.application !== application { subtreeWillLeave(self) }
      if newValue !== windowScene { owner?.remove(self) }
    }
    didSet {
      if isRestoring { return }
      owner?.add(self)
      insetsMayChange()
    }
  }

  /// The place among the windows of its scene or application, which grows with each ordering front;
  /// nil while the window is not among them.
  final var orderNumber: Int?

  /// The recorder of the hit-test that is under way, if there is an observer.
  final var hitTestRecorder: HitTestRecorder?

  /// The counter of taps in the same place (R5.8).
  final let tapCounter = TapCounter()

  /// The application that shows the window without a scene, as before iOS 13 (R4.4).
  final weak var sceneLessApplication: UIApplication?

  /// The level of the window (R1.7).
  open var windowLevel = Level.normal {
    willSet { willChange() }
    didSet { owner?.levelsChanged() }
  }

  /// The controller whose view fills the window. Setting it replaces the views (R11.5).
  open var rootViewController: UIViewController? {
    willSet { willChange() }
    didSet {
      guard let application else { return installRootView(replacing: oldValue) }
      application.asShared { installRootView(replacing: oldValue) }
    }
  }

  /// UIKit's own views that setting the root view controller has put round its view, the outer one
  /// first; empty if there are none (R4.6).
  package private(set) final var rootContainers: [UIView] = []

  /// Indicates whether the window gets keys and other events without a place, not touches (R1.5).
  public final var isKeyWindow: Bool { application?.keyWindow === self }

  /// The responder that gets keys and other events without a place in this window (R9.3).
  public internal(set) final weak var firstResponder: UIResponder?
  /// The input views that are shown while the window is key (R9.5).
  public internal(set) final var inputViews: InputViews?
  private final var edits = OwnUndoManager()
  override var ownUndoManager: UndoManager? { edits.manager(of: self) }

  /// Creates a hidden window, in points of the screen, that no application shows yet (R1.7).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeTop()
  }

  /// Creates a hidden window of a scene, as large as the scene's screen (R1.7). The observer of the
  /// scene's changes observes the window, too.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screenBounds)
    becomeTop()
    self.windowScene = windowScene
    changeObserver = windowScene.changeObserver
    windowScene.windowOrder.add(self)
  }

  /// Creates a hidden window of an application without scenes, as before iOS 13. The observer of the
  /// application's changes observes the window, too.
  public init(frame: CGRect, application: UIApplication) {
    super.init(frame: frame)
    becomeTop()
    sceneLessApplication = application
    changeObserver = application.changeObserver
    application.windowOrder.add(self)
  }

  /// Returns nil, as there are no archives to read.
  public required init?(coder: NSCoder) { return nil }

  /// The application that the window belongs to.
  public final var application: UIApplication? {
    windowScene?.application ?? sceneLessApplication
  }

  final var owner: WindowOrder? {
    windowScene?.windowOrder ?? sceneLessApplication?.windowOrder
  }

  /// Shows the window in front of those with the same or a lower level, and makes it key (R1.7).
  open func makeKeyAndVisible() {
    isHidden = false
    owner?.bringToFront(self)
    makeKey()
  }

  /// Indicates whether a touch makes the window key (R1.5); true by default.
  open var canBecomeKey: Bool {
    codedBool("canBecomeKey", isTold: false) { canBecomeKeyOverride ?? true }
  }

  /// Makes the window the one that gets keys and other events without a place.
  open func makeKey() { application?.setKeyWindow(self) }

  /// Tells the window that it became key.
  open func becomeKey() {}

  /// Tells the window that it stopped being key.
  open func resignKey() {}

  /// Indicates whether the window is hidden. A window that is shown goes to the front of its level
  /// (R1.7).
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let wasHidden = super.isHidden
      if wasHidden != newValue { tellControllers(isAppearing: !newValue, .before) }
      super.isHidden = newValue
      if wasHidden != newValue { tellControllers(isAppearing: !newValue, .after) }
      guard wasHidden, !newValue else { return }
      if let owner {
        owner.bringToFront(self)
      } else {
        UnobservedMistake.tell(
          .note(.visibleWithoutApplication(window: ObjectID(self))), about: [self])
      }
    }
  }

  /// Sends the touches of an event to their views, and an event without a place to the responder at
  /// which it starts (R1.14). An override that does not call super ends the event here (R1.13).
  open func sendEvent(_ event: UIEvent) {
    event.observer?.observe(.note(.windowSendsEvent(window: ObjectID(self))))
    if event.type == .touches {
      application?.touchDelivery.deliver(event, in: self)
    } else {
      deliverPlaceless(event)
    }
  }

  override var standardNext: UIResponder? { windowScene ?? sceneLessApplication }

  open override func captureState() -> () -> Void {
    let base = super.captureState()
    let level = windowLevel
    let controller = rootViewController
    let containers = rootContainers
    let (scene, number) = (windowScene, orderNumber)
    let (first, inputs) = (firstResponder, inputViews)
    let restoreEdits = edits.keepHistory()
    return { [self] in
      base()
      windowLevel = level
      (firstResponder, inputViews) = (first, inputs)
      restoreEdits(edits)
      isRestoring = true
      owner?.place(self, at: nil)
      windowScene = scene
      owner?.place(self, at: number)
      if rootViewController !== controller { rootViewController = controller }
      rootContainers = containers
      isRestoring = false
    }
  }

  /// Indicates whether a saved state is being restored, when others restore their references to it.
  private final var isRestoring = false

  private func becomeTop() {
    core.pointee.window = .passUnretained(self)
    core.pointee.flags.insert(.hidden)
  }

  private func installRootView(replacing old: UIViewController?) {
    guard !isRestoring, old !== rootViewController else { return }
    let top = old.flatMap { $0.viewIfLoaded?.superview ?? $0.superviewWhilePutAway }
    if top !== self { top?.rootOfWindow.removeFromSuperview() }
    old?.viewIfLoaded?.rootOfWindow.removeFromSuperview()
    // What UIKit put round it goes.
    if let view = old?.viewIfLoaded, view.superview is UIDropShadowView {
      view.removeFromSuperview()
    }
    rootContainers = []
    guard let view = rootViewController?.view else { return }
    if view.bounds.size != bounds.size || view.frame.origin != bounds.origin {
      view.frame = CGRect(origin: .zero, size: bounds.size)
    }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // A view that is in the window already keeps its place among the others.
    let isInPlace = view.superview === self
    if windowScene?.usesPrivateContainers == true {
      let index = isInPlace ? Int(view.core.pointee.index) : subviewCount
      rootContainers = UITransitionView.containers(for: view, in: bounds.size)
      insertSubview(rootContainers[0], at: index)
    } else if !isInPlace {
      addSubview(view)
    }
  }
}

import Foundation

/// What an application's delegate is; a responder among them ends the chain (R4.5).
public protocol UIApplicationDelegate: AnyObject {}

/// The application: where events enter and, but for the delegate, where chains end.
///
/// An instance, not a singleton, so that several can be tried side by side.
open class UIApplication: UIResponder {
  /// The delegate; in the chain if it is a responder (R4.5).
  open weak var delegate: (any UIApplicationDelegate)? { willSet { willChange() } }
  /// The scenes that the application shows.
  public private(set) final var connectedScenes: [UIWindowScene] = [] {
    willSet { willChange() }
  }
  /// The window that gets keys and other events without a place (R1.14).
  public private(set) final weak var keyWindow: UIWindow?
  /// Told what happens in this application when the event itself has no observer.
  public final weak var eventObserver: (any EventObserver)?
  /// Handed over from hit-test to hit-test, with its memory.
  final var idleRecorder: HitTestRecorder?
  private(set) final lazy var windowOrder = WindowOrder(owner: self)
  /// The clock that everything in this application reads.
  public final let clock = VirtualClock()
  /// The events that wait (R1.1).
  public private(set) final lazy var eventQueue = EventQueue(application: self)
  /// The fingers on the glass.
  public private(set) final lazy var touchDelivery = TouchDelivery(application: self)
  private(set) final lazy var gestureArbiter = GestureArbiter(application: self)
  /// How often touches are to be ignored (R1.12).
  final var ignoringCount = 0
  /// The fingers that will be down when the queue is empty, and where on the screen.
  final var fingersAfterQueue: [Int: CGPoint] {
    eventQueue.fingersDown(after: touchDelivery.fingers)
  }

  // The scenes are told that it goes: weak references would slow down every walk up the chain.
  deinit {
    for scene in connectedScenes { scene.application = nil }
    clock.stop()
  }

  /// Connects a scene, so that its windows receive events.
  public final func connect(_ scene: UIWindowScene) {
    scene.application = self
    connectedScenes.append(scene)
  }

  /// Disconnects a scene.
  public final func disconnect(_ scene: UIWindowScene) {
    for window in scene.windows { touchDelivery.viewWillLeave(window) }
    connectedScenes.removeAll { $0 === scene }
    for window in scene.windows { passKey(from: window) }
    scene.application = nil
  }

  /// All windows, in the order in which touches ask them: front to back (R1.5).
  public final var windowsFrontToBack: [UIWindow] {
    let others = windowOrder.frontToBack
    // Most applications show one scene and nothing else: its list serves as it stands.
    if connectedScenes.count == 1, others.isEmpty {
      return connectedScenes[0].windowOrder.frontToBack
    }
    return connectedScenes.flatMap { $0.windowOrder.frontToBack } + others
  }

  /// All windows, hidden ones too, in the order in which they were last ordered front.
  public final var windowsInOrder: [UIWindow] {
    connectedScenes.flatMap(\.windows) + windowOrder.windows
  }

  /// Whether a shake offers undo and redo; true by default (R10.4).
  open var applicationSupportsShakeToEdit = true { willSet { willChange() } }
  /// The alert that shake to undo shows, if it is shown (R10.4).
  public internal(set) final var shakeAlert: ShakeAlert? { willSet { willChange() } }
  /// Whether commands from a headset or the lock screen are delivered (R10.5).
  public internal(set) final var receivesRemoteControlEvents = false { willSet { willChange() } }
  /// The motion that will be under way when the queue is empty.
  final var motionAfterQueue: UIEvent.EventSubtype? { willSet { willChange() } }
  /// The keys held down.
  public private(set) final lazy var pressDelivery = PressDelivery(application: self)

  /// Offers to undo or redo after a shake, if nobody before kept the message (R10.3); if there is
  /// nothing to offer, passes it on to `next`.
  open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard motion == .motionShake, handling(of: .motionEnded) == nil, offersUndo(event) else {
      super.motionEnded(motion, with: event)
      return
    }
  }

  /// Sends an event to the windows that have a part in it (R1.3); one without a place to the key
  /// window (R1.14).
  ///
  /// An override that does not call super ends the event here (R1.13).
  open func sendEvent(_ event: UIEvent) {
    event.observer?.observe(.note(.applicationSendsEvent(event.type)))
    guard event.type == .touches else {
      keyWindow?.sendEvent(event)
      return
    }
    for window in event.windows { window.sendEvent(event) }
  }

  /// Sends an action; controls send theirs through here (R7.7).
  ///
  /// Without a target the search begins at the key window's first responder and climbs its chain,
  /// then the sender's (R7.8, simulator choice).
  ///
  /// - Parameters:
  ///   - action: The action's name; its colons say what its target is given: `buy` nothing, `buy:`
  ///     the sender, `buy:event:` sender and event.
  ///   - target: Who is to perform it; nil for the first responder up the chain that does.
  ///   - sender: Who sends it, if anybody.
  ///   - event: The event on whose behalf, if any.
  /// - Returns: Whether anybody took it. A target that is named always does.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: (any ActionTarget)?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    standardSendAction(action, to: target, from: sender, for: event)
  }

  final func setKeyWindow(_ window: UIWindow?) {
    guard window !== keyWindow else { return }
    willChange()
    let old = keyWindow
    keyWindow = window
    old?.resignKey()
    window?.becomeKey()
  }

  override var standardNext: UIResponder? {
    guard let responder = delegate as? UIResponder, responder !== self,
      !(responder is UIView), !(responder is UIViewController), !(responder is UIApplication),
      // A scene of this application has been asked already.
      (responder as? UIScene)?.application !== self
    else { return nil }
    return responder
  }

  override var forwardsByDefault: Bool { type(of: self) == UIApplication.self }

  open override func captureState() -> () -> Void {
    let base = super.captureState()
    let delegate = self.delegate
    let scenes = connectedScenes
    let key = keyWindow
    let windows = windowOrder.windows
    let ignoring = ignoringCount
    let shaking = (applicationSupportsShakeToEdit, shakeAlert, motionAfterQueue)
    let remote = receivesRemoteControlEvents
    return { [self] in
      base()
      self.delegate = delegate
      for scene in connectedScenes { scene.application = nil }
      connectedScenes = scenes
      for scene in scenes { scene.application = self }
      keyWindow = key
      windowOrder.windows = windows
      ignoringCount = ignoring
      (applicationSupportsShakeToEdit, shakeAlert, motionAfterQueue) = shaking
      receivesRemoteControlEvents = remote
    }
  }
}

extension UIApplication {
  /// Takes a window without a scene out of the application, so that nothing asks it any more.
  public final func remove(_ window: UIWindow) {
    if window.application === self { touchDelivery.viewWillLeave(window) }
    windowOrder.remove(window)
    passKey(from: window)
  }

  /// Makes the front window key when the key window is gone (simulator choice).
  final func passKey(from window: UIWindow) {
    guard keyWindow === window else { return }
    let others = windowsFrontToBack
    setKeyWindow(others.first { !$0.isHidden } ?? others.first)
  }
}

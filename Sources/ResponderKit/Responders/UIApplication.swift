import Foundation

/// An application's delegate. If it is a responder, it ends the chain (R4.5).
public protocol UIApplicationDelegate: AnyObject {}

/// The application, where events enter and responder chains end, unless the delegate ends them. It
/// is an instance, not a singleton, so that several can be tried side by side; ``shared`` is the
/// one whose code is running.
open class UIApplication: UIResponder {
  /// The delegate, which is in the chain if it is a responder (R4.5).
  open weak var delegate: (any UIApplicationDelegate)? { willSet { willChange() } }
  /// The scenes that the application shows.
  public private(set) final var connectedScenes: [UIWindowScene] = [] {
    willSet { willChange() }
  }
  /// The window that gets keys and other events without a place (R1.14).
  public private(set) final var keyWindow: UIWindow? {
    get { keyMark?.view as? UIWindow }
    set { keyMark = newValue?.mark }
  }
  // A weak reference would slow down each other one to the window.
  private final var keyMark: ViewMark?
  /// The observer that is told what happens in this application when the event itself has none.
  public final weak var eventObserver: (any EventObserver)?
  /// What a test remembers of its last event between two calls. It is no part of the state.
  package final var lastEvent: Any?
  /// The recorder that is handed over from hit-test to hit-test, with its memory.
  final var idleRecorder: HitTestRecorder?
  /// The number of hit-tests for each finger that comes down, at least 1; the last one decides. With
  /// 2, an override of `hitTest(_:with:)` that has side effects shows itself, as UIKit may hit-test
  /// several times (R1.10, simulator choice: 1, so that a trace can be read).
  public final var hitTestsPerFinger = 1
  final let windowOrder = WindowOrder()
  /// Indicates whether a view in a window may be marked for the layout pass.
  final var mayNeedLayout = true
  /// The clock of everything in this application.
  public final let clock = VirtualClock()
  /// The queue of events (R1.1).
  public private(set) final lazy var eventQueue = EventQueue(application: self)
  /// The delivery of the fingers that are down.
  public private(set) final lazy var touchDelivery = TouchDelivery(application: self)
  private(set) final lazy var gestureArbiter = GestureArbiter(application: self)
  /// The number of calls of ``beginIgnoringInteractionEvents()`` that have not been ended (R1.12).
  final var ignoringCount = 0
  /// The fingers that will be down when the queue is empty, with their screen coordinates.
  final var fingersAfterQueue: [Int: CGPoint] {
    eventQueue.fingersDown(after: touchDelivery.fingers)
  }

  /// Creates an application without scenes.
  public override init() {
    super.init()
    clock.application = self
  }

  // The scenes and the clock are told that the application is deallocated, as weak references would
  // slow down every walk up the chain.
  deinit {
    for scene in connectedScenes { scene.application = nil }
    clock.stop()
    clock.application = nil
  }

  /// Connects a scene, so that its windows receive events.
  public final func connect(_ scene: UIWindowScene) {
    scene.application = self
    connectedScenes.append(scene)
    mayNeedLayout = true
  }

  /// Disconnects a scene.
  public final func disconnect(_ scene: UIWindowScene) {
    for window in scene.windows { touchDelivery.viewWillLeave(window) }
    connectedScenes.removeAll { $0 === scene }
    for window in scene.windows { passKey(from: window) }
    scene.application = nil
  }

  /// The windows, front to back, which is the order in which touches ask them (R1.5).
  public final var windowsFrontToBack: [UIWindow] {
    if let keyboard = shownKeyboardWindow { return [keyboard] + ownWindowsFrontToBack }
    return ownWindowsFrontToBack
  }

  private var ownWindowsFrontToBack: [UIWindow] {
    let others = windowOrder.frontToBack
    // Most applications show one scene and no other windows. Then the list of the scene serves as
    // it is.
    if connectedScenes.count == 1, others.isEmpty {
      return connectedScenes[0].windowOrder.frontToBack
    }
    return connectedScenes.flatMap { $0.windowOrder.frontToBack } + others
  }

  /// The windows, hidden ones too, in the order in which they were last ordered front.
  public final var windowsInOrder: [UIWindow] {
    connectedScenes.flatMap(\.windows) + windowOrder.windows
  }

  /// Indicates whether the keyboard is a window that takes touches while the first responder of the
  /// key window wants one; on by default (R9.5). Off, it covers nothing, as if its keys were on a
  /// desk, but the application still posts that it comes and goes.
  public final var showsKeyboardWindow: Bool {
    get { hasKeyboardWindow }
    set {
      willChange()
      hasKeyboardWindow = newValue
      updateKeyboard()
    }
  }
  private final var hasKeyboardWindow = true
  /// The center to which the keyboard's notifications are posted; nil, as in a new application, for
  /// none. Apps listen to `NotificationCenter.default`, which all applications of a process share: a
  /// program in which only one is running may set that one.
  public final var notificationCenter: NotificationCenter? { willSet { willChange() } }
  /// The rectangle of the keyboard that was posted last.
  final var toldKeyboardFrame: CGRect?
  /// The views that hold constraints and were laid out in the pass that is under way.
  final var constraintHolders: [UIView] = []
  /// Indicates whether it was said that constraints are not solved.
  final var hasToldOfConstraints = false
  /// The number of the system's version of a new application.
  package static let usualSystemVersion = 18
  /// The number of the system's version, for what differs between versions: 18, or 26 for stacks from
  /// which a drag anywhere goes back (R11.8).
  public final var systemVersion = usualSystemVersion { willSet { willChange() } }
  /// The window of the keyboard, hidden or not, once there was one.
  package internal(set) final var keyboardWindow: UIRemoteKeyboardWindow?

  /// Indicates whether a shake offers undo and redo; true by default (R10.4).
  open var applicationSupportsShakeToEdit = true { willSet { willChange() } }
  /// The alert of shake to undo, while it is shown (R10.4).
  public internal(set) final var shakeAlert: ShakeAlert? { willSet { willChange() } }
  /// Indicates whether commands from a headset or the lock screen are delivered (R10.5).
  public internal(set) final var receivesRemoteControlEvents = false { willSet { willChange() } }
  /// The motion that will be under way when the queue is empty.
  final var motionAfterQueue: UIEvent.EventSubtype? { willSet { willChange() } }
  /// The delivery of presses of keys and buttons.
  public private(set) final lazy var pressDelivery = PressDelivery(application: self)

  /// Offers to undo or redo after a shake, unless a responder before has kept the message (R10.3).
  /// If there is nothing to offer, the message is passed to `next`.
  open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if runsCode(.motionEnded, event, [.motion(motion), .object(event)]) { return }
    guard motion == .motionShake, offersUndo(event) else {
      super.motionEnded(motion, with: event)
      return
    }
  }

  /// Sends an event to the windows that take part in it (R1.3), or an event without a place to the
  /// key window (R1.14). An override that does not call super ends the event here (R1.13).
  open func sendEvent(_ event: UIEvent) {
    event.observer?.observe(.note(.applicationSendsEvent(event.type)))
    guard event.type == .touches else {
      keyWindow?.dispatch(event)
      return
    }
    for window in event.windows { window.dispatch(event) }
  }

  /// Sends an action, because of an event if there is one. Controls send their actions through this
  /// method (R7.7). Returns whether an object took the action: a target that is given always does.
  ///
  /// Without a target the search begins at the key window's first responder and goes up its chain,
  /// then at the sender and up its chain (R7.8, simulator choice). The action has a colon for each
  /// argument: `buy` gives the target nothing, `buy:` the sender, `buy:event:` the sender and the
  /// event.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
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
    updateKeyboard()
  }

  override var standardNext: UIResponder? {
    guard let responder = delegate as? UIResponder, responder !== self,
      !(responder is UIView), !(responder is UIViewController), !(responder is UIApplication),
      // A scene of this application was asked before.
      (responder as? UIScene)?.application !== self
    else { return nil }
    return responder
  }

  override var forwardsByDefault: Bool {
    type(of: self) == UIApplication.self && codedMethods == nil
  }

  open override func captureState() -> () -> Void {
    let (base, scenes) = (super.captureState(), connectedScenes)
    return capture(
      \.delegate, \.keyWindow, \.hasKeyboardWindow, \.notificationCenter, \.toldKeyboardFrame,
      \.ignoringCount, \.applicationSupportsShakeToEdit, \.shakeAlert, \.motionAfterQueue,
      \.receivesRemoteControlEvents, \.systemVersion
    ) { [self] in
      base()
      for scene in connectedScenes { scene.application = nil }
      connectedScenes = scenes
      for scene in scenes { scene.application = self }
    }
  }
}

extension UIApplication {
  /// Removes a window without a scene from the application, so that it gets no events any more.
  public final func remove(_ window: UIWindow) {
    if window.application === self { touchDelivery.viewWillLeave(window) }
    windowOrder.remove(window)
    passKey(from: window)
  }

  /// Makes the front window key after the key window was removed (simulator choice).
  final func passKey(from window: UIWindow) {
    guard keyWindow === window else { return }
    let others = ownWindowsFrontToBack
    setKeyWindow(others.first { !$0.isHidden } ?? others.first)
  }

  /// Begins the delivery of commands from a headset or the lock screen (R10.5).
  public final func beginReceivingRemoteControlEvents() {
    guard !receivesRemoteControlEvents else { return }
    receivesRemoteControlEvents = true
  }

  /// Ends the delivery of these commands.
  public final func endReceivingRemoteControlEvents() {
    guard receivesRemoteControlEvents else { return }
    receivesRemoteControlEvents = false
  }

  /// Puts a command of a headset or the lock screen, whose name begins with `remoteControl`, into
  /// the queue. No responder gets it before ``beginReceivingRemoteControlEvents()`` is called
  /// (R10.5).
  public final func postRemoteControl(_ subtype: UIEvent.EventSubtype) {
    APIMisuse.check(subtype.rawValue >= 100, "\(subtype) is no remote control command")
    eventQueue.post(.remoteControl(subtype)) { [unowned self] in
      guard receivesRemoteControlEvents else {
        tellUndelivered(.remoteControl, .notReceivingRemoteControl)
        return
      }
      send(UIEvent(type: .remoteControl, subtype: subtype, observer: eventObserver))
    }
  }
}

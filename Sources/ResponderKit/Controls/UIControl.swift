import Foundation

/// A view that reacts to touches by itself instead of passing them on (R5.6).
open class UIControl: UIView {
  /// What a control looks and behaves like (R7.9).
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt

    /// Creates a state from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// None of the others.
    public static let normal: State = []
    /// Under a finger.
    public static let highlighted = State(rawValue: 1)
    /// Not enabled.
    public static let disabled = State(rawValue: 2)
    /// Selected by the app.
    public static let selected = State(rawValue: 4)
    /// In focus, where there is a remote or a keyboard; no control of this library sets it.
    public static let focused = State(rawValue: 8)
  }

  /// Whether the control reacts; a disabled control and its subviews are not even hit (R2.9).
  open var isEnabled: Bool {
    get { !core.pointee.flags.contains(.disabled) }
    set { setTouchState { $0.setFlag(.disabled, !newValue) } }
  }
  /// Whether the app has selected it.
  open var isSelected = false { willSet { willChange() } }
  /// Whether it is drawn as under a finger.
  open var isHighlighted = false { willSet { willChange() } }
  /// Whether it follows a finger; false already when it tells of `touchUpInside` (R7.1, R7.3).
  public internal(set) final var isTracking = false
  /// Whether the finger that it follows is inside, or near enough (R7.2, R7.5).
  public internal(set) final var isTouchInside = false
  /// The finger that is followed; later ones are not (R7.6).
  final weak var trackedTouch: UITouch?
  /// Who is told of its events.
  final var handlers = ControlHandlers() { willSet { willChange() } }

  override class var ownClass: UIView.Type { UIControl.self }

  /// The state as a combination of flags (R7.9).
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Asked whether to follow a finger that came down (R7.1).
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Returns why `beginTracking` said no.
  func reasonNotToTrack(_ touch: UITouch) -> SystemNote.TrackingRefusal { .beginTracking }

  /// Asked whether to go on following a finger that moved (R7.2).
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Told that the finger lifted (R7.3).
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Told that the finger was taken away (R7.4).
  open func cancelTracking(with event: UIEvent?) {}

  /// Told after the finger lifted and the events of that were told, for what a kind of control does
  /// then.
  func didLift(_ touch: UITouch, inside isInside: Bool, with event: UIEvent?) {}

  /// Has a target perform an action when an event happens (R7.6, R7.7).
  ///
  /// Targets are told in the order of adding. Adding the same target and action again adds to their
  /// events and moves them to the end.
  ///
  /// - Parameters:
  ///   - target: Who performs it, not retained; nil for whoever up the chain does (R7.8).
  ///   - action: Its name, with as many colons as it wants to be given things: `buy`, `buy:` for
  ///     the sender, `buy:event:` or `buy:forEvent:` for sender and event.
  ///   - events: The events.
  open func addTarget(_ target: (any ActionTarget)?, action: Selector, for events: Event) {
    handlers.add(
      target.map { .target(ActionBinding(target: $0, action: action)) } ?? .chain(action),
      for: events)
  }

  /// Takes targets away; closures stay.
  ///
  /// - Parameters:
  ///   - target: The target; nil for all.
  ///   - action: The action; nil for all.
  ///   - events: The events for which they are not told any more.
  open func removeTarget(
    _ target: (any ActionTarget)?, action: Selector?, for events: Event
  ) {
    handlers.remove(events) { $0.isFor(target, action) }
  }

  /// Has a closure run when an event happens; it replaces one of the same identifier, takes over
  /// its events and stands at the end of the list that targets are in, too (R7.7).
  open func addAction(_ action: UIAction, for events: Event) {
    handlers.add(.closure(action), for: events)
  }

  /// Takes a closure away.
  open func removeAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }

  /// Takes the closure of an identifier away (R7.7).
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    handlers.remove(events) { $0.closure?.identifier == identifier }
  }

  /// Tells of events by hand, without an event and whether the control is enabled or not (R7.10).
  open func sendActions(for events: Event) {
    tell(events, nil)
  }

  /// Sends one action; by default through the application (R7.7).
  ///
  /// - Parameters:
  ///   - action: The action's name.
  ///   - target: Who is to perform it; nil for whoever does (R7.8).
  ///   - event: The event on whose behalf, if any.
  open func sendAction(_ action: Selector, to target: (any ActionTarget)?, for event: UIEvent?) {
    standardSendAction(action, to: target, for: event)
  }

  /// Runs a closure.
  open func sendAction(_ action: UIAction) {
    action.run(from: self)
  }

  /// Begins to follow the finger and keeps the event; passes it on only if it does not (R5.6).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isTracking || beginsFollowing(touches, event) { return }
    super.touchesBegan(touches, with: event)
  }

  /// Follows the finger while tracking, else passes the event on (R5.6, R7.2).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isTracking { follow(touches, event) } else { super.touchesMoved(touches, with: event) }
  }

  /// Ends tracking, else passes the event on (R5.6, R7.3).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isTracking { finish(touches, event) } else { super.touchesEnded(touches, with: event) }
  }

  /// Cancels tracking; never passed on (R5.6, R7.4).
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancel(touches, event)
  }

  /// Returns false for single taps of ancestors that the control keeps for itself (R6.9).
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    !(keepsSingleTaps && isForeignSingleTap(recognizer))
      && super.gestureRecognizerShouldBegin(recognizer)
  }

  /// Tells whether the control is made of several views of its own, as a switch is, so that a hit on
  /// one of them is a hit on the control.
  open var isCompositeControl: Bool { false }
  /// Tells whether the control keeps single taps of one finger from recognizers of ancestors (R6.9).
  open var keepsSingleTaps: Bool { false }
  /// The event by which the control tells that its user did what it is for: `touchUpInside` for what
  /// is pressed, `valueChanged` for what holds a value (R7.10).
  open var primaryEvent: Event { .touchUpInside }
  /// Tells whether the control keeps drags of its knob from recognizers of ancestors (R6.9).
  package var keepsKnobDrags: Bool { false }

  override var forwardsByDefault: Bool { false }

  open override func captureState() -> () -> Void {
    let base = super.captureState()
    let state = (isSelected, isHighlighted, isTracking, isTouchInside, trackedTouch, handlers)
    return { [self] in
      base()
      (isSelected, isHighlighted, isTracking, isTouchInside, trackedTouch, handlers) = state
    }
  }
}

import Foundation

/// A view that handles touches itself instead of passing them on (R5.6).
open class UIControl: UIView {
  /// A set of the states of a control, which decide about its looks and its behaviour (R7.9).
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt

    /// Creates a state from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the other states.
    public static let normal: State = []
    /// The control is drawn as under a finger.
    public static let highlighted = State(rawValue: 1)
    /// The control is not enabled.
    public static let disabled = State(rawValue: 2)
    /// The app has selected the control.
    public static let selected = State(rawValue: 4)
    /// The control has the focus of a remote or a keyboard; no control of this library sets it.
    public static let focused = State(rawValue: 8)
  }

  /// Indicates whether the control reacts. A disabled one and its subviews are not even hit (R2.9).
  open var isEnabled: Bool {
    get { codedBool("isEnabled", isTold: false) { !core.pointee.flags.contains(.disabled) } }
    set {
      setting("isEnabled", newValue, !core.pointee.flags.contains(.disabled)) {
        setTouchState { $0.setFlag(.disabled, !newValue) }
      }
    }
  }
  /// Indicates whether the app has selected the control.
  open var isSelected: Bool {
    get { codedBool("isSelected", isTold: false) { storesSelected } }
    set { setting("isSelected", newValue, storesSelected) { storesSelected = newValue } }
  }
  private final var storesSelected = false { willSet { willChange() } }
  /// Indicates whether the control is drawn as under a finger.
  open var isHighlighted: Bool {
    get { codedBool("isHighlighted", isTold: false) { storesHighlighted } }
    set { setting("isHighlighted", newValue, storesHighlighted) { storesHighlighted = newValue } }
  }
  private final var storesHighlighted = false { willSet { willTrack() } }
  /// Indicates whether a finger is tracked: no more when `touchUpInside` is sent (R7.1, R7.3).
  public internal(set) final var isTracking = false
  /// Indicates whether the tracked finger is inside, or near enough (R7.2, R7.5).
  public internal(set) final var isTouchInside = false
  /// The finger that is tracked; later fingers are not (R7.6).
  final var trackedTouch: UITouch? {
    get { trackedMark?.touch }
    set { trackedMark = newValue?.mark }
  }
  private final var trackedMark: TouchMark?
  /// Indicates whether a touch opens the control's menu. The menu then takes the finger (R7.13).
  open var showsMenuAsPrimaryAction = false { willSet { willChange() } }
  /// The receivers of the control's events.
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

  /// Returns whether to track a finger that came down; true by default (R7.1).
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Returns the reason why `beginTracking` returned false.
  func reasonNotToTrack(_ touch: UITouch) -> SystemNote.TrackingRefusal { .beginTracking }

  /// Returns whether to go on tracking a finger that moved; true by default (R7.2).
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Tells the control that the finger lifted (R7.3).
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Tells the control that the finger was taken away (R7.4).
  open func cancelTracking(with event: UIEvent?) {}

  /// Tells the control that the finger lifted, after the events of that were sent. Kinds of
  /// controls override it for what they do then.
  func didLift(_ touch: UITouch, inside isInside: Bool, with event: UIEvent?) {}

  /// Makes a target perform an action when an event happens (R7.6, R7.7).
  ///
  /// Targets are told in the order in which they were added, and are not retained; nil stands for
  /// the first responder up the chain that performs the action (R7.8). Adding the same target and
  /// action again adds to their events and moves them to the end. The action has a colon for each
  /// argument: `buy`, `buy:` for the sender, `buy:event:` or `buy:forEvent:` for sender and event.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {
    handlers.add(
      (target as AnyObject?).map { .target(ActionBinding(target: $0, action: action)) }
        ?? .chain(action),
      for: events)
  }

  /// Removes targets of events; closures stay. Nil stands for all targets or actions.
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    let target = target as AnyObject?
    handlers.remove(events) { $0.isFor(target, action) }
  }

  /// Adds a closure that runs when an event happens. It replaces one with the same identifier,
  /// takes over its events, and moves to the end of the list, which also holds the targets (R7.7).
  open func addAction(_ action: UIAction, for events: Event) {
    handlers.add(.closure(action), for: events)
  }

  /// Removes a closure from events.
  open func removeAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }

  /// Removes the closure with an identifier from events (R7.7).
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    handlers.remove(events) { $0.closure?.identifier == identifier }
  }

  /// Sends the actions of events by hand, without an event object, even if it is disabled (R7.10).
  open func sendActions(for events: Event) { tell(events, nil) }

  /// Does what a press does in the end: `primaryActionTriggered`, or the control's menu (R7.13).
  open func performPrimaryAction() {
    if showsMenuAsPrimaryAction { tell(.menuActionTriggered, nil) } else { pressed(nil) }
  }

  /// Sends `primaryActionTriggered`.
  func pressed(_ event: UIEvent?) { tell(.primaryActionTriggered, event) }

  /// Sends an action to a target, or to the first responder that performs it, because of an event;
  /// by default through the application (R7.7).
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    let isCoded = runsCode(
      "sendAction(_:to:for:)", [.selector(action), .any(target), .object(event)])
    if isCoded { return }
    standardSendAction(action, to: target, for: event)
  }

  /// Runs a closure.
  open func sendAction(_ action: UIAction) { action.run(from: self) }

  /// Begins to track a finger and keeps the event, which is passed on if none is tracked (R5.6).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if runsCode(.touchesBegan, event, [.touches(touches), .object(event)]) { return }
    if isTracking || beginsFollowing(touches, event) { return }
    super.touchesBegan(touches, with: event)
  }

  /// Follows the finger if the control is tracking; otherwise passes the event on (R5.6, R7.2).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if runsCode(.touchesMoved, event, [.touches(touches), .object(event)]) { return }
    if isTracking { follow(touches, event) } else { super.touchesMoved(touches, with: event) }
  }

  /// Ends tracking if the control is tracking; otherwise passes the event on (R5.6, R7.3).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if runsCode(.touchesEnded, event, [.touches(touches), .object(event)]) { return }
    if isTracking { finish(touches, event) } else { super.touchesEnded(touches, with: event) }
  }

  /// Cancels tracking. The event is never passed on (R5.6, R7.4).
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if runsCode(.touchesCancelled, event, [.touches(touches), .object(event)]) { return }
    cancel(touches, event)
  }

  /// Returns false for single taps of ancestors that the control keeps for itself (R6.9).
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    !(keepsSingleTaps && isForeignSingleTap(recognizer))
      && super.gestureRecognizerShouldBegin(recognizer)
  }

  /// Indicates whether the control consists of several views of its own, as a switch does, so that
  /// a hit on one of them is a hit on the control.
  open var isCompositeControl: Bool { false }
  /// Indicates whether UIKit itself has the control do something, so that it needs no targets.
  package var actsByItself: Bool { showsMenuAsPrimaryAction }
  /// Indicates whether recognizers of ancestors get no single taps of one finger in it (R6.9).
  open var keepsSingleTaps: Bool { false }
  /// Indicates whether the control tells that a finger came down; a switch does not (R7.11).
  package var sendsTouchDown: Bool { true }
  /// The event of what the control is for: `touchUpInside` if it is pressed, `valueChanged` if it
  /// holds a value (R7.10), `menuActionTriggered` if it shows a menu (R7.13).
  open var primaryEvent: Event {
    showsMenuAsPrimaryAction ? .menuActionTriggered : .touchUpInside
  }
  /// Indicates whether the control keeps drags of its knob from recognizers of ancestors (R6.9).
  package var keepsKnobDrags: Bool { false }

  override var forwardsByDefault: Bool { false }

  open override func captureState() -> () -> Void {
    // No key paths, which take ten times as long: a touch changes one control or another.
    let (base, tracking) = (super.captureState(), captureTracking())
    let own = (storesSelected, showsMenuAsPrimaryAction, handlers)
    return { [self] in
      base()
      tracking()
      (storesSelected, showsMenuAsPrimaryAction, handlers) = own
    }
  }

  /// Tells the observer that tracking is about to change, and nothing else of the control.
  final func willTrack() { changeObserver?.willTrack(self) }

  /// Saves what tracking a finger changes as it is now.
  public final func saveTracking() -> SavedState {
    SavedState(of: self, putBack: captureTracking())
  }

  private final func captureTracking() -> () -> Void {
    let state = (storesHighlighted, isTracking, isTouchInside, trackedTouch)
    return { [self] in (storesHighlighted, isTracking, isTouchInside, trackedTouch) = state }
  }
}

extension UIControl {
  /// A set of the events that can happen to a control, with UIKit's values (R7.1).
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down (R7.1).
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down for the second time or more in quick succession (R7.1).
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved within the control and the slop around it (R7.2, R7.5).
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved outside of the control and the slop around it (R7.2, R7.5).
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger moved back inside (R7.2).
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger moved out (R7.2).
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger lifted within the control and the slop around it (R7.3, R7.5).
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger lifted outside of the control and the slop around it (R7.3, R7.5).
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The finger was taken away (R7.4).
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the value (R7.10).
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user did what the control is for, such as pressing a button (R7.6).
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu is about to be shown (R7.13).
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text that is edited changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ended editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// The set of all events of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// The set of all events of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Events that an app may define for itself.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Events that the system keeps for itself.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// The set of all events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}

extension UIControl.Event {
  /// The single events that have a name, in the order of their bits.
  public static let named: [(name: String, event: UIControl.Event)] = [
    ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat),
    ("touchDragInside", .touchDragInside), ("touchDragOutside", .touchDragOutside),
    ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
    ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside),
    ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
    ("primaryActionTriggered", .primaryActionTriggered),
    ("menuActionTriggered", .menuActionTriggered), ("editingDidBegin", .editingDidBegin),
    ("editingChanged", .editingChanged), ("editingDidEnd", .editingDidEnd),
    ("editingDidEndOnExit", .editingDidEndOnExit),
  ]

  /// The sets of several events that have a name.
  public static let namedSets: [(name: String, event: UIControl.Event)] = [
    ("allTouchEvents", .allTouchEvents), ("allEditingEvents", .allEditingEvents),
    ("applicationReserved", .applicationReserved), ("systemReserved", .systemReserved),
    ("allEvents", .allEvents),
  ]

  /// Creates the event or the set with a name; nil if there is none.
  public init?(name: String) {
    guard let entry = (Self.named + Self.namedSets).first(where: { $0.name == name }) else {
      return nil
    }
    self = entry.event
  }
}

extension UIControl.Event: CustomStringConvertible {
  /// The names in UIKit, such as `touchUpInside` or `touchDown,valueChanged`.
  public var description: String { singleName ?? names.joined(separator: ",") }

  /// The name of a single event, which every touch tells several times; nil for any other set.
  private var singleName: String? {
    guard rawValue.nonzeroBitCount == 1, rawValue.trailingZeroBitCount < Self.bitNames.count else {
      return nil
    }
    return Self.bitNames[rawValue.trailingZeroBitCount]
  }

  private static let bitNames: [String?] = (0..<20).map { bit in
    named.first { $0.event.rawValue == 1 << bit }?.name
  }

  /// The name in UIKit of each event, or of the whole set if it has one.
  public var names: [String] {
    if let entry = Self.namedSets.first(where: { $0.event == self }) { return [entry.name] }
    var rest = self
    var names: [String] = []
    for (name, event) in Self.named where rest.contains(event) {
      names.append(name)
      rest.remove(event)
    }
    if !rest.isEmpty { names.append("0x" + String(rest.rawValue, radix: 16)) }
    return names
  }
}

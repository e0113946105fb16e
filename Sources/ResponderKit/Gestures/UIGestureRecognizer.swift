import Foundation

/// An object that recognizes a gesture in the touches of its view and of the view's descendants
/// (R6.1). A subclass overrides the touch methods and sets ``state``. The library's own recognizers
/// do nothing else, so an app's subclass can do whatever they do.
open class UIGestureRecognizer: StatefulObject {
  /// The recognizer in words, such as `<UITapGestureRecognizer: 0x…; state = Possible>`.
  open override var description: String { printedDescription }

  /// The delegate, which decides whether the gesture may begin, whether the recognizer sees a
  /// touch, and how it works with other recognizers.
  open weak var delegate: (any UIGestureRecognizerDelegate)? { willSet { willChange() } }
  /// The view whose touches the recognizer sees; a recognizer has one view at most (R6.13).
  public final internal(set) var view: UIView? {
    get { attachedView }
    set {
      willChange()
      attachedView = newValue
    }
  }
  // Cleared where a view ends: `deinit` of UIView, UIScrollView, UITransitionView, and of stacks.
  /// The view, which clears it when it ends: a weak reference would slow down every one to it.
  final unowned(unsafe) var attachedView: UIView?

  /// A name for debugging.
  open var name: String? { willSet { willChange() } }
  /// Indicates whether the view's touches are cancelled when the gesture is recognized (R6.8).
  open var cancelsTouchesInView = true { willSet { willChange() } }
  /// Indicates whether the view gets no `touchesBegan` until this recognizer has failed (R6.8).
  open var delaysTouchesBegan = false { willSet { willChange() } }
  /// Indicates whether the view gets no `touchesEnded` while this recognizer is undecided (R6.8).
  open var delaysTouchesEnded = true { willSet { willChange() } }
  /// Indicates whether the recognizer sees touches. Turning it off cancels its gesture (R6.10).
  open var isEnabled = true {
    willSet { willChange() }
    didSet { if !isEnabled, oldValue, !isRestoring { stop(.disabled) } }
  }

  /// The kinds of touches that the recognizer sees, as numbers of ``UITouch/TouchType``; all kinds by
  /// default. Other numbers have no effect.
  open var allowedTouchTypes: [NSNumber] {
    get {
      UITouch.TouchType.allCases.filter(allowedTypes.contains).map { NSNumber(value: $0.rawValue) }
    }
    set { allowedTypes = Set(newValue.compactMap { UITouch.TouchType(rawValue: $0.intValue) }) }
  }
  private static let everyType = Set(UITouch.TouchType.allCases)
  /// The kinds of touches that the recognizer sees.
  package final var allowedTypes = everyType { willSet { willChange() } }

  /// Inert: the kinds of buttons of a remote that the recognizer sees, as numbers.
  open var allowedPressTypes: [NSNumber] {
    get { values.pressTypes }
    set { values.pressTypes = newValue }
  }
  /// Inert: indicates whether the recognizer sees one kind of touches at a time. Only fingers touch
  /// here.
  open var requiresExclusiveTouchType: Bool {
    get { values.isExclusive }
    set { values.isExclusive = newValue }
  }
  /// The values of members that decide nothing here, as no pointer and no remote exists.
  final var values = InertGestureValues() { willSet { willChange() } }

  /// Indicates whether a saved state is being restored, which includes the end of the gesture.
  private final var isRestoring = false
  /// The facts that the arbiter knows. Code that changes them calls ``willChange()`` first.
  final var arbitration = Arbitration()
  /// The targets that are told when the gesture is recognized, with their actions.
  final var targets: [ActionBinding] = [] { willSet { willChange() } }
  final var staticRequirements: [WeakRecognizer] = [] { willSet { willChange() } }
  final var ownCodedMethods: (any CodedMethods)?
  override var codedStorage: (any CodedMethods)? {
    get { ownCodedMethods }
    set { ownCodedMethods = newValue }
  }
  /// The rules that stand for overrides, and for the answers of a delegate.
  final var answers: [AnswerMethod: AnswerRules] = [:]

  /// Creates a recognizer without a view, with a target, not retained, and the action for it.
  public init(target: Any? = nil, action: Selector? = nil) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// The state of the recognizer with the current touches (R6.4).
  ///
  /// Setting it asks for a change. A first step out of `possible` happens only if the recognizers
  /// that must fail have failed, no view or delegate vetoes it, and no other recognizer excludes it
  /// (R6.5). Until then the state stays `possible`. A step that is not in R6.4 stops the program.
  ///
  /// Every change comes through the setter, so that an override sees it: also a failure that others
  /// cause, and the return to `possible` (simulator choice).
  open var state: State {
    get { arbitration.state }
    set {
      guard arbitration.decided == newValue else { return request(newValue) }
      arbitration.decided = nil
      arbitration.state = newValue
    }
  }

  /// Tells the recognizer that fingers came down in the view or a descendant.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells the recognizer that fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells the recognizer that fingers lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells the recognizer that touches were cancelled. Call super, which ends the gesture (R6.10).
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !state.isFinal else { return }
    request(state.isActive ? .cancelled : .failed, because: .touchesCancelled)
  }

  /// Tells the recognizer that buttons were pressed (R9.9).
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Tells the recognizer that buttons were released (R9.9).
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Resets the recognizer when the touches are over. An override calls super, and clears (R6.4).
  open func reset() {}

  /// Indicates whether the recognizer may still succeed although no finger is down, as a double tap
  /// may after the first tap; false by default. UIKit's own recognizers have this in private. A
  /// recognizer that is still `possible` and returns false when its last finger lifts fails.
  open var expectsMoreTouches: Bool { false }

  /// The time on the virtual clock when the recognizer fails by itself if nothing more happens, in
  /// seconds; nil if it never does. Observers use it.
  open var deadline: TimeInterval? { nil }

  /// Returns whether the recognizer, recognized, makes another one fail; true by default (R6.6).
  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another recognizer, recognized, makes this one fail; true by default (R6.6).
  open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another one must fail before this one is recognized; false by default (R6.5).
  open func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { false }
  /// Returns whether this one must fail before another one is recognized; false by default (R6.5).
  open func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { false }
  /// Returns whether the recognizer wants to see an event; true by default (R1.3).
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  /// Returns whether the recognizer has anything to do with a finger that came down. If not, it hears
  /// nothing of it. Overridden by recognizers that move what a controller shows.
  func wants(_ touch: UITouch) -> Bool { true }
  /// Returns why the recognizer may not leave `possible` now, if its view decides that, as a scroll
  /// view does of its pan. It is asked before the delegate.
  func refusalByOwner() -> GestureReport.Reason? { nil }
  /// The view that is asked whether the recognizer may begin: the scroll view of a pan (R6.16).
  var ownDelegate: UIView? { nil }
  /// Tells a recognizer whose view decides itself that it failed.
  func hasFailed() {}
  /// Tells a recognizer whose view decides itself that its action is due, before the targets.
  func actionIsDue() {}

  /// Returns the middle of the fingers that are down, or of the last ones, in the coordinates of a
  /// view; nil for the window's (R6.11).
  open func location(in view: UIView?) -> CGPoint {
    let down = arbitration.touches
    guard let window = down.first?.window ?? self.view?.window else {
      return arbitration.lastCentroid
    }
    let centroid = down.isEmpty ? arbitration.lastCentroid : Self.centroid(down)
    guard let view else { return centroid }
    return view.convert(centroid, from: window)
  }

  /// The number of fingers that the recognizer follows.
  open var numberOfTouches: Int { arbitration.touches.count }

  /// Returns the location of one of the recognizer's fingers, from 0 in the order of coming down,
  /// in the coordinates of a view; nil for the window's.
  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
    APIMisuse.check(
      arbitration.touches.indices.contains(index), "the recognizer has no touch \(index)")
    return arbitration.touches[index].location(in: view)
  }

  open override func captureState() -> () -> Void {
    let objects = (delegate, view, name)
    let flags = (cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded, isEnabled)
    let types = (allowedTypes, values)
    let lists = (arbitration, targets, staticRequirements, answers)
    let coded = ownCodedMethods
    return { [self] in
      (delegate, view, name) = objects
      (allowedTypes, values) = types
      let enabled: Bool
      (cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded, enabled) = flags
      (arbitration, targets, staticRequirements, answers) = lists
      ownCodedMethods = coded
      isRestoring = true
      isEnabled = enabled
      isRestoring = false
    }
  }
}

extension UIGestureRecognizer {
  /// The state of a recognizer in a sequence of touches (R6.4).
  public enum State: String, CaseIterable, Sendable {
    /// It has not decided yet.
    case possible
    /// A continuous gesture began.
    case began
    /// A continuous gesture went on.
    case changed
    /// A gesture ended: for a discrete one the same as recognized.
    case ended
    /// A continuous gesture was interrupted.
    case cancelled
    /// The touches are no such gesture.
    case failed

    /// A discrete gesture was recognized; the same as ``ended``.
    public static let recognized = State.ended

    /// Indicates whether the state lasts until the sequence of touches ends.
    public var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
    /// Indicates whether a continuous gesture is under way.
    public var isActive: Bool { self == .began || self == .changed }
    /// Indicates whether action messages are sent when a recognizer gets to the state (R6.4).
    var sendsActions: Bool { self != .possible && self != .failed }

    /// The states that may follow, except by `reset()` (R6.4). Many recognizers go from `possible`
    /// to `cancelled` in `touchesCancelled`; that counts as failed.
    var successors: Set<State> {
      switch self {
      case .possible: [.began, .ended, .failed, .cancelled]
      case .began, .changed: [.changed, .ended, .cancelled]
      case .ended, .cancelled, .failed: []
      }
    }
  }

  /// Adds a target, not retained, of an action such as `pan:` for when the gesture is recognized
  /// or, if continuous, changes. The same target and action twice have no effect.
  public final func addTarget(_ target: Any, action: Selector) {
    // The first cast to `AnyObject` looks through all types of the program, a quarter of its start.
    let target = (target as? StatefulObject) ?? (target as AnyObject)
    guard !targets.contains(where: { $0.isSame(target, action) }) else { return }
    targets.append(ActionBinding(target: target, action: action))
  }

  /// Removes targets; nil stands for any target or action.
  public final func removeTarget(_ target: Any?, action: Selector?) {
    let target = target as AnyObject?
    targets.removeAll { $0.isSame(target, action) }
  }

  /// The targets that still exist, with their actions, in the order in which they were added.
  public final var targetsAndActions: [(target: AnyObject, action: Selector)] {
    targets.compactMap { binding in binding.target.map { ($0, binding.action) } }
  }

  /// Sends the actions of the current state to the targets.
  final func sendActions(for event: UIEvent?) {
    actionIsDue()
    let application = application
    for binding in targets {
      guard let target = binding.target else { continue }
      ActionSending(action: binding.action, sender: self, event: event, application: application)
        .perform(by: target)
    }
  }
}

extension ActionReport.Receiver {
  /// Creates the receiver for a target.
  init(_ target: AnyObject) {
    if let part = target as? CompanionObject {
      self = .other(part.reportedClass)
    } else if let object = target as? StatefulObject {
      self = .object(ObjectID(object))
    } else {
      self = .other(String(describing: type(of: target)))
    }
  }
}

/// A recognizer of a pointer over a view. An iPhone has none, so it never gets a finger (R6.11).
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Returns false for touches, as only a pointer hovers.
  open override func shouldReceive(_ event: UIEvent) -> Bool { event.type != .touches }
}

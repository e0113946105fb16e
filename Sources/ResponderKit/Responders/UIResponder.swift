import Foundation

/// An object that can receive events and pass them on (R4, R5.5). Any method can be overridden as
/// in an app. The behaviour of an override can also be set as a value, with ``setHandling(_:of:)``
/// and ``setNextOverride(_:)``, without a subclass.
open class UIResponder: StatefulObject, ActionTarget {
  // Read at every step along a chain.
  /// What few responders have; see ``overrides``.
  @exclusivity(unchecked) private final var extras: ResponderExtras?

  /// Creates a responder that is in no chain.
  public override init() { super.init() }

  /// The responder after this one in its responder chain, or nil at the end; never stored (R4.1).
  open var next: UIResponder? {
    if let coded = codedObject("next") { return coded as? UIResponder }
    return ruledNext ?? standardNext
  }

  /// The value of `next` without any override. Each class has its own rule (R4.2–R4.5).
  var standardNext: UIResponder? { nil }

  /// Tells the responder that fingers came down in it; passes the message to `next` (R5.5).
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if runsCode(.touchesBegan, event, [.touches(touches), .object(event)]) { return }
    pass(.touchesBegan, event) { $0.touchesBegan(touches, with: event) }
  }

  /// Tells the responder that fingers moved; passes the message to `next` (R5.5).
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if runsCode(.touchesMoved, event, [.touches(touches), .object(event)]) { return }
    pass(.touchesMoved, event) { $0.touchesMoved(touches, with: event) }
  }

  /// Tells the responder that fingers were lifted; passes the message to `next` (R5.5).
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if runsCode(.touchesEnded, event, [.touches(touches), .object(event)]) { return }
    pass(.touchesEnded, event) { $0.touchesEnded(touches, with: event) }
  }

  /// Tells the responder that touches were cancelled; passes the message to `next` (R5.5).
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if runsCode(.touchesCancelled, event, [.touches(touches), .object(event)]) { return }
    pass(.touchesCancelled, event) { $0.touchesCancelled(touches, with: event) }
  }

  /// Tells the responder that a motion such as a shake began; passes it to `next` (R10.1).
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if runsCode(.motionBegan, event, [.motion(motion), .object(event)]) { return }
    pass(.motionBegan, event) { $0.motionBegan(motion, with: event) }
  }

  /// Tells the responder that a motion ended; passes it to `next` (R10.1).
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if runsCode(.motionEnded, event, [.motion(motion), .object(event)]) { return }
    pass(.motionEnded, event) { $0.motionEnded(motion, with: event) }
  }

  /// Tells the responder that a motion was interrupted; passes it to `next` (R10.1).
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if runsCode(.motionCancelled, event, [.motion(motion), .object(event)]) { return }
    pass(.motionCancelled, event) { $0.motionCancelled(motion, with: event) }
  }

  /// Tells the responder of a command of a headset or lock screen; passes it to `next` (R10.5).
  open func remoteControlReceived(with event: UIEvent?) {
    if runsCode(.remoteControlReceived, event, [.object(event)]) { return }
    pass(.remoteControlReceived, event) { $0.remoteControlReceived(with: event) }
  }

  /// Tells the responder that buttons were pressed; passes it to `next` (R9.9). A first responder
  /// that takes text keeps the keys that it types.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if runsCode(.pressesBegan, event, [.presses(presses), .object(event)]) { return }
    guard !typesText(of: presses) else { return }
    pass(.pressesBegan, event) { $0.pressesBegan(presses, with: event) }
  }

  /// Tells the responder that the force of presses changed; passes it to `next` (R9.9).
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if runsCode(.pressesChanged, event, [.presses(presses), .object(event)]) { return }
    pass(.pressesChanged, event) { $0.pressesChanged(presses, with: event) }
  }

  /// Tells the responder that buttons were released; passes it to `next` (R9.9). A first responder
  /// that takes text keeps the keys that it typed.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if runsCode(.pressesEnded, event, [.presses(presses), .object(event)]) { return }
    guard !takesText(of: presses) else { return }
    pass(.pressesEnded, event) { $0.pressesEnded(presses, with: event) }
  }

  /// Tells the responder that presses were interrupted; passes it to `next` (R9.9).
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if runsCode(.pressesCancelled, event, [.presses(presses), .object(event)]) { return }
    pass(.pressesCancelled, event) { $0.pressesCancelled(presses, with: event) }
  }

  /// Returns whether the responder performs an action that an object asks for; by default, whether
  /// it implements it (R9.7). Every responder implements `becomeFirstResponder` and
  /// `resignFirstResponder` (R7.8).
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    method(for: action) != nil
  }

  /// Returns the method that an action such as `buy:` runs: one that the responder was made to
  /// implement, or one of its own; nil for none. A subclass overrides it to tell of its methods:
  ///
  ///     override func method(for action: Selector) -> ActionMethod? {
  ///       action == Selector(("tapped")) ? { _, _ in self.tapped() } : super.method(for: action)
  ///     }
  open func method(for action: Selector) -> ActionMethod? {
    if let coded = codedMethods?.method(for: action, of: self) { return coded }
    if let own = overrides?.actions.first(where: { $0.name == action }) {
      return own.body ?? { _, _ in }
    }
    return switch action {
    case OwnAction.become: { _, _ in self.becomeFirstResponder() }
    case OwnAction.resign: { _, _ in self.resignFirstResponder() }
    default: nil
    }
  }

  /// Returns whether the responder has a method of a name in Objective-C: an action that it
  /// implements (R9.7), an event method such as `touchesBegan:withEvent:`, or another one that
  /// decides who gets an event.
  open override func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return method(for: aSelector) != nil
      || EventMethod.allCases.contains { $0.selector == aSelector }
      || super.responds(to: aSelector)
  }

  /// Returns whether the class itself keeps an event instead of passing it to `next`.
  func keeps(_ method: EventMethod) -> Bool { false }

  /// Indicates whether it may become first responder; false except for fields of text (R9.1).
  open var canBecomeFirstResponder: Bool {
    overrides == nil && !CodedUse.isKnown
      ? standardCanBecomeFirstResponder
      : answer(.canBecomeFirstResponder) { standardCanBecomeFirstResponder }
  }

  /// Indicates whether `canBecomeFirstResponder` is true without any override (R9.1).
  var standardCanBecomeFirstResponder: Bool { false }

  /// Indicates whether the responder may stop being first responder; true by default (R9.4).
  open var canResignFirstResponder: Bool {
    overrides == nil && !CodedUse.isKnown || answer(.canResignFirstResponder) { true }
  }

  /// Makes the responder its window's first responder, and returns whether it is now (R9.2). It
  /// must be in a window, `canBecomeFirstResponder` must be true, and the present first responder
  /// must resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    codedBool("becomeFirstResponder()") { standardBecomeFirstResponder() }
  }

  /// Stops being first responder, if the responder is and `canResignFirstResponder` is true (R9.4).
  /// Returns whether it agrees; true if it is not first responder. An override that returns false
  /// keeps the status.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    codedBool("resignFirstResponder()") { standardResignFirstResponder() }
  }

  /// Indicates whether the responder is the first responder of its window (R9.3).
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Tells the responder that it became first responder, whatever the cause.
  func didBecomeFirstResponder() {}

  /// Tells the responder that it stopped being first responder, whatever the cause.
  func didResignFirstResponder() {}

  /// The responder's own view that replaces the keyboard. It is looked up along the chain when a
  /// responder becomes first responder (R9.5).
  open var inputView: UIView? {
    if let coded = codedObject("inputView") { return coded as? UIView }
    return overrides?.focus.inputView
  }

  /// The responder's own view above the keyboard. It is looked up along the chain (R9.5).
  open var inputAccessoryView: UIView? {
    if let coded = codedObject("inputAccessoryView") { return coded as? UIView }
    return overrides?.focus.inputAccessoryView
  }

  /// The controller whose view replaces the keyboard. It is looked up along the chain, and goes
  /// before an `inputView` of the same responder (R9.5).
  open var inputViewController: UIInputViewController? { nil }

  /// The identifier under which the keyboard remembers its language, as the chain has it (R9.5).
  open var textInputContextIdentifier: String? { nil }

  /// Inert: tells an object that it was read from an archive. Never called, as there are none.
  open func awakeFromNib() {}

  /// Inert: tells a view that a tool draws it. Never called, as there is none.
  open func prepareForInterfaceBuilder() {}

  /// The nearest undo manager up the chain. Windows and text fields have their own (R9.8).
  open var undoManager: UndoManager? { ownUndoManager ?? inheritedUndoManager }

  /// The undo manager that the responder itself has.
  var ownUndoManager: UndoManager? { nil }

  /// The keys that run actions while the responder is in the chain of the first responder (R9.6).
  open var keyCommands: [UIKeyCommand]? { overrides?.focus.keyCommands }

  /// Indicates whether the class overrides no event method, so that chains need not call it.
  var forwardsByDefault: Bool { type(of: self) == UIResponder.self && codedMethods == nil }

  /// Indicates whether `next` follows the class's rule, upwards, so that no chain comes back.
  var hasStandardNext: Bool { forwardsByDefault && overrides?.answers[.next] == nil }

  override var codedStorage: (any CodedMethods)? {
    get { extras?.codedMethods }
    set { ownExtras.codedMethods = newValue }
  }

  open override func captureState() -> () -> Void {
    // Most responders have no overrides, and a closure that holds only the object takes no memory.
    let coded = codedMethods
    guard overrides != nil || coded != nil else {
      return { [self] in
        extras?.overrides = nil
        extras?.codedMethods = nil
      }
    }
    return { [self, overrides] in
      self.overrides = overrides
      codedStorage = coded
    }
  }
}

/// The methods of every responder that an action may name (R7.8).
enum OwnAction {
  static let become = Selector(("becomeFirstResponder"))
  static let resign = Selector(("resignFirstResponder"))
}

/// What few responders have, so that the others have room for a reference only.
final class ResponderExtras {
  var overrides: ResponderOverrides?
  var codedMethods: (any CodedMethods)?
  var isLookingForUndoManager = false
  var observations: [Observation] = []
  /// The event methods whose values are calling super at this moment.
  var callingSuper: Set<EventMethod> = []
  /// The event methods whose values are sending the message to another responder at this moment.
  var forwarding: Set<EventMethod> = []
}

extension UIResponder {
  private final var ownExtras: ResponderExtras {
    if let extras { return extras }
    let made = ResponderExtras()
    extras = made
    return made
  }

  /// Overrides set as values; most responders have none.
  final var overrides: ResponderOverrides? {
    _read {
      if let extras { yield extras.overrides } else { yield nil }
    }
    _modify { yield &ownExtras.overrides }
  }

  /// The notifications that the responder observes.
  final var observations: [Observation] {
    get { extras?.observations ?? [] }
    set { ownExtras.observations = newValue }
  }

  /// Indicates whether a value that stands for an override of an event method calls super.
  final func isCallingSuper(of method: EventMethod) -> Bool {
    extras?.callingSuper.contains(method) ?? false
  }

  /// Indicates whether a value that stands for an override forwards to another responder.
  final func isForwarding(_ method: EventMethod) -> Bool {
    extras?.forwarding.contains(method) ?? false
  }

  /// Calls a closure while an event method is in one of the sets of those that are under way.
  final func marking(
    _ method: EventMethod, _ set: ReferenceWritableKeyPath<ResponderExtras, Set<EventMethod>>,
    _ body: () -> Void
  ) {
    let extras = ownExtras
    let isNew = extras[keyPath: set].insert(method).inserted
    body()
    if isNew { extras[keyPath: set].remove(method) }
  }

  /// Indicates whether the responder is looking for an undo manager up the chain.
  final var isLookingForUndoManager: Bool {
    get { extras?.isLookingForUndoManager ?? false }
    set { ownExtras.isLookingForUndoManager = newValue }
  }

  /// Returns the first responder from this one up the chain that can perform an action (R7.8).
  public final func target(forAction action: Selector, withSender sender: Any?) -> UIResponder? {
    ResponderChain(from: self).first { $0.isAbleToPerform(action, withSender: sender) }
  }

  /// Makes the responder implement an action such as `buy:`; without a closure it does nothing.
  public final func implement(_ action: Selector, _ body: ActionMethod? = nil) {
    willChange()
    if overrides == nil { overrides = ResponderOverrides() }
    overrides?.actions.removeAll { $0.name == action && body != nil }
    guard overrides?.actions.contains(where: { $0.name == action }) == false else { return }
    overrides?.actions.append(ImplementedAction(name: action, body: body))
  }

  /// The actions that values make the responder implement, in the order in which they were added.
  public final var implementedActions: [Selector] { overrides?.actions.map(\.name) ?? [] }
}

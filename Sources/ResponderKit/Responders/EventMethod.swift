/// A method by which a responder receives events.
public enum EventMethod: String, CaseIterable, Sendable {
  /// `touchesBegan(_:with:)`.
  case touchesBegan
  /// `touchesMoved(_:with:)`.
  case touchesMoved
  /// `touchesEnded(_:with:)`.
  case touchesEnded
  /// `touchesCancelled(_:with:)`.
  case touchesCancelled
  /// `motionBegan(_:with:)`.
  case motionBegan
  /// `motionEnded(_:with:)`.
  case motionEnded
  /// `motionCancelled(_:with:)`.
  case motionCancelled
  /// `remoteControlReceived(with:)`.
  case remoteControlReceived
  /// `pressesBegan(_:with:)`.
  case pressesBegan
  /// `pressesChanged(_:with:)`.
  case pressesChanged
  /// `pressesEnded(_:with:)`.
  case pressesEnded
  /// `pressesCancelled(_:with:)`.
  case pressesCancelled

  /// The four methods of touches.
  public static let touches: [EventMethod] = [
    .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled,
  ]
  /// The three methods of motion.
  public static let motion: [EventMethod] = [.motionBegan, .motionEnded, .motionCancelled]
  /// The four methods of presses.
  public static let presses: [EventMethod] = [
    .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled,
  ]
}

extension UIResponder {
  /// Handles an event message as every event method does by default: keeps the event if a value
  /// stands for an override that keeps it, otherwise passes it to `next` (R5.5).
  ///
  /// Responders that change nothing are passed in a loop, so that a chain of any length needs no
  /// stack. The first one that may override the method is called.
  final func pass(_ method: EventMethod, _ event: UIEvent?, _ send: (UIResponder) -> Void) {
    let observer = event?.observer
    // A chain that overrides of `next` bend into a circle ends where it comes back. The event was
    // passed on, and no responder kept it.
    guard event?.beginPassing(self, method) ?? true else {
      observer?.observe(.delivery(Delivery(self, method, .forwarded)))
      return
    }
    defer { event?.endPassing(self, method) }
    guard isPassedOn(method, observer) else { return }
    for responder in ResponderChain(after: self) {
      observer?.observe(.delivery(Delivery(responder, method, .received)))
      // By default the application handles the shake to undo (R10.3).
      let isShake = method == .motionEnded && responder is UIApplication
      guard responder.forwardsByDefault, !isShake else {
        send(responder)
        return
      }
      guard responder.isPassedOn(method, observer) else { return }
    }
  }

  /// Handles the message for this responder alone. Returns whether the event goes on.
  private func isPassedOn(_ method: EventMethod, _ observer: (any EventObserver)?) -> Bool {
    let handling = handling(of: method)
    if handling != nil { observer?.observe(.delivery(Delivery(self, method, .handled))) }
    guard handling != .handles, !keeps(method) else { return false }
    observer?.observe(.delivery(Delivery(self, method, .forwarded)))
    return true
  }

  /// Sends an event message to this responder, and reports it to the observer.
  final func receive(_ method: EventMethod, _ event: UIEvent?, _ send: (UIResponder) -> Void) {
    event?.observer?.observe(.delivery(Delivery(self, method, .received)))
    send(self)
  }
}

extension Delivery {
  init(_ responder: UIResponder, _ method: EventMethod, _ outcome: Outcome) {
    self.init(responder: ObjectID(responder), method: method, outcome: outcome)
  }
}

/// The values that stand for the overrides of a subclass.
struct ResponderOverrides {
  weak var next: UIResponder?
  var handling: [EventMethod: EventHandling] = [:]
  var actions: [ImplementedAction] = []
  private var focusBox: FocusOverridesBox?

  /// The overrides about first responders and keys.
  var focus: FocusOverrides {
    get { focusBox?.value ?? FocusOverrides() }
    set { focusBox = FocusOverridesBox(newValue) }
  }
}

/// An action that a responder was made to implement by a value.
struct ImplementedAction {
  var name: Selector
  var body: ((_ sender: Any?, _ event: UIEvent?) -> Void)?
}

/// The behaviour of an override of an event method.
public enum EventHandling: Equatable, Sendable {
  /// The override keeps the event: super is not called.
  case handles
  /// The override handles the event and calls super, which passes it on (S-43).
  case handlesAndForwards
}

extension UIResponder {
  /// The responder that stands in for an override of `next`, if one is set and still exists.
  public final var overriddenNext: UIResponder? { overrides?.next }

  /// Makes `next` return a responder, as an override would; nil removes the override.
  public final func setNextOverride(_ responder: UIResponder?) {
    willChange()
    if overrides == nil { overrides = ResponderOverrides() }
    overrides?.next = responder
  }

  /// Returns the behaviour of the value that stands for an override of an event method; nil if
  /// there is none.
  public final func handling(of method: EventMethod) -> EventHandling? {
    overrides?.handling[method]
  }

  /// The event methods that have an override, in declaration order.
  public final var handledMethods: [(method: EventMethod, handling: EventHandling)] {
    guard let handling = overrides?.handling, !handling.isEmpty else { return [] }
    return EventMethod.allCases.compactMap { method in handling[method].map { (method, $0) } }
  }

  /// Sets the behaviour of an override of an event method; nil removes the override.
  public final func setHandling(_ handling: EventHandling?, of method: EventMethod) {
    willChange()
    if overrides == nil { overrides = ResponderOverrides() }
    overrides?.handling[method] = handling
  }
}

/// The values that stand for overrides of properties about first responders and keys.
struct FocusOverrides {
  var canBecomeFirstResponder: Bool?
  var canResignFirstResponder: Bool?
  var canBecomeKey: Bool?
  var inputView: UIView?
  var inputAccessoryView: UIView?
  var keyCommands: [UIKeyCommand]?
}

/// A box for focus overrides. Every responder has room for overrides, and few have these, so the
/// box keeps the others small. It never changes, so that copies may share it.
final class FocusOverridesBox {
  let value: FocusOverrides

  init(_ value: FocusOverrides) {
    self.value = value
  }
}

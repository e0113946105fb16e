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

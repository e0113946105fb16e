/// What stands for the overrides of a subclass.
struct ResponderOverrides {
  weak var next: UIResponder?
  var handling: [EventMethod: EventHandling] = [:]
  var actions: [ImplementedAction] = []
  private var focusBox: FocusOverridesBox?

  /// Those about first responders and keys.
  var focus: FocusOverrides {
    get { focusBox?.value ?? FocusOverrides() }
    set { focusBox = FocusOverridesBox(newValue) }
  }
}

/// An action that a value makes a responder implement.
struct ImplementedAction {
  var name: Selector
  var body: ((_ sender: Any?, _ event: UIEvent?) -> Void)?
}

/// What an override of an event method does.
public enum EventHandling: Equatable, Sendable {
  /// It keeps the event: super is not called.
  case handles
  /// It handles the event and calls super, which passes it on (S-43).
  case handlesAndForwards
}

extension UIResponder {
  /// The responder that stands in for an override of `next`, if one is set and still lives.
  public final var overriddenNext: UIResponder? { overrides?.next }

  /// Makes `next` answer with a responder, as an override would; nil takes the override away.
  public final func setNextOverride(_ responder: UIResponder?) {
    willChange()
    if overrides == nil { overrides = ResponderOverrides() }
    overrides?.next = responder
  }

  /// What stands for an override of an event method, or nil.
  public final func handling(of method: EventMethod) -> EventHandling? {
    overrides?.handling[method]
  }

  /// The event methods that have an override, in declaration order.
  public final var handledMethods: [(method: EventMethod, handling: EventHandling)] {
    guard let handling = overrides?.handling, !handling.isEmpty else { return [] }
    return EventMethod.allCases.compactMap { method in handling[method].map { (method, $0) } }
  }

  /// Sets what an override of an event method would do; nil takes the override away.
  public final func setHandling(_ handling: EventHandling?, of method: EventMethod) {
    willChange()
    if overrides == nil { overrides = ResponderOverrides() }
    overrides?.handling[method] = handling
  }
}

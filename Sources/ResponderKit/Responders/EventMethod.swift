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

extension EventMethod {
  /// The name of the method in Objective-C.
  var selector: Selector {
    Selector(self == .remoteControlReceived ? "\(rawValue)WithEvent:" : "\(rawValue):withEvent:")
  }
}

extension UIResponder {
  /// Passes an event message to `next`, as every event method does by default (R5.5). Responders
  /// that change nothing are passed in a loop, so that a chain of any length needs no stack. The
  /// first one that may override the method is sent the message.
  final func pass(_ method: EventMethod, _ event: UIEvent?, _ send: (UIResponder) -> Void) {
    let observer = event?.observer
    // A chain that overrides of `next` bend into a circle ends where it comes back. The event was
    // passed on, and no responder kept it.
    guard event?.beginPassing(self, method) ?? true else {
      observer?.observe(.delivery(Delivery(self, method, .forwarded)))
      return
    }
    defer { event?.endPassing(self, method) }
    // Code of the app may have called the method itself, so that no value was asked yet.
    guard isCallingSuper(of: method) || callsSuper(of: method, event, send),
      isPassedOn(method, observer)
    else { return }
    for responder in ResponderChain(after: self) {
      // By default the application handles the shake to undo (R10.3).
      let isShake = method == .motionEnded && responder is UIApplication
      guard responder.forwardsByDefault, !isShake else {
        responder.receive(method, event, send)
        return
      }
      observer?.observe(.delivery(Delivery(responder, method, .received)))
      guard responder.callsSuper(of: method, event, send), responder.isPassedOn(method, observer)
      else { return }
    }
  }

  /// Sends an event message to this responder, and reports it to the observer. A value that stands
  /// for an override is asked here, before the class's own method, as the method of a subclass
  /// would be. If it does not call super, that method never runs (R5.6).
  final func receive(_ method: EventMethod, _ event: UIEvent?, _ send: (UIResponder) -> Void) {
    event?.observer?.observe(.delivery(Delivery(self, method, .received)))
    guard callsSuper(of: method, event, send) else { return }
    guard handling(of: method) != nil else { return send(self) }
    marking(method, \.callingSuper) { send(self) }
  }

  /// Does what a value does that stands for an override of an event method. Returns whether super
  /// is called, as it is where there is no value.
  private func callsSuper(
    of method: EventMethod, _ event: UIEvent?, _ send: (UIResponder) -> Void
  ) -> Bool {
    guard let handling = handling(of: method) else { return true }
    event?.observer?.observe(.delivery(Delivery(self, method, .handled)))
    // Two responders that forward to each other do so once.
    if let receiver = handling.receiver?.object, !isForwarding(method) {
      marking(method, \.forwarding) { receiver.receive(method, event, send) }
    }
    return handling.callsSuper
  }

  /// Returns whether the event goes on from this responder's class.
  private func isPassedOn(_ method: EventMethod, _ observer: (any EventObserver)?) -> Bool {
    guard !keeps(method) else { return false }
    observer?.observe(.delivery(Delivery(self, method, .forwarded)))
    return true
  }
}

extension Delivery {
  init(_ responder: UIResponder, _ method: EventMethod, _ outcome: Outcome) {
    self.init(responder: ObjectID(responder), method: method, outcome: outcome)
  }
}

/// The values that stand for the overrides of a subclass.
struct ResponderOverrides {
  /// The rules for methods other than those of hit-testing.
  var answers: [AnswerMethod: AnswerRules] = [:]
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
  var body: ActionMethod?
}

/// The behaviour of an override of an event method.
public struct EventHandling: Equatable, Sendable {
  /// The responder to which the override sends the message, too, as `next` would be sent it (S-65).
  public var receiver: ObjectReference<UIResponder>?
  /// Indicates whether the override calls super, which does what the class does with the message: a
  /// control tracks the finger, most others pass the message on (R5.5, R5.6).
  public var callsSuper: Bool

  /// Creates the behaviour of an override that forwards the message before it calls super.
  public init(forwardingTo receiver: UIResponder? = nil, callsSuper: Bool = false) {
    self.receiver = receiver.map(ObjectReference.init)
    self.callsSuper = callsSuper
  }

  /// The override keeps the event: super is not called.
  public static let handles = EventHandling()
  /// The override handles the event and calls super (S-43).
  public static let handlesAndForwards = EventHandling(callsSuper: true)
}

extension UIResponder {
  /// The answer of an override of `next`, by rules or a class that was read; nil for UIKit's own.
  public final var overriddenNext: UIResponder? {
    if let coded = codedObject("next") { return coded as? UIResponder }
    return ruledNext ?? nil
  }

  /// Indicates whether the chain ends here because an override of `next` answers nil.
  package final var endsChainByRule: Bool {
    if let coded = codedObject("next") { return coded == nil }
    return if case .some(.none) = ruledNext { true } else { false }
  }

  /// The answer that rules for `next` give; nil if super answers.
  final var ruledNext: UIResponder?? {
    guard let rules = overrides?.answers[.next] else { return nil }
    let finding = rules.finding(for: self, AnswerQuestion()) {
      .object(standardNext)
    }
    guard let finding else { return nil }
    switch finding.value {
    case .nothing: return .some(nil)
    case .itself: return .some(self)
    case .object(let reference): return .some(reference.object as? UIResponder)
    case .superAnswer, .bool: return nil
    }
  }

  /// Makes `next` return a responder, as an override would; nil removes the override.
  public final func setNextOverride(_ responder: UIResponder?) {
    setAnswers(
      responder.map { AnswerRules(AnswerRule(.object(ObjectReference($0)))) } ?? .empty, to: .next)
  }

  /// Returns the behaviour of the value that stands for an override of an event method, if any.
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
  var canBecomeKey: Bool?
  var inputView: UIView?
  var inputAccessoryView: UIView?
  var keyCommands: [UIKeyCommand]?
}

/// A box for focus overrides. Every responder has room for overrides, and few have these, so the
/// box keeps the others small. It never changes, so that copies may share it.
final class FocusOverridesBox {
  let value: FocusOverrides

  init(_ value: FocusOverrides) { self.value = value }
}

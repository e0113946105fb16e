/// The receivers of a control's events: targets with their actions, and closures, in one list in
/// the order in which they are told (R7.6, R7.7).
struct ControlHandlers {
  /// A receiver with the events that it is told of.
  struct Handler {
    enum Kind {
      /// A target that is not retained, and is no longer told when it is gone.
      case target(ActionBinding)
      /// A target that is looked for when the action is sent (R7.8).
      case chain(Selector)
      case closure(UIAction)
    }

    var kind: Kind
    var events: UIControl.Event
  }

  private var handlers: [Handler] = []

  /// The handlers that can still be told.
  var living: [Handler] { handlers.filter(\.isLiving) }

  /// Returns the handlers that are told of an event.
  func handlers(for events: UIControl.Event) -> [Handler] {
    guard !handlers.isEmpty else { return [] }
    return handlers.filter { !$0.events.isDisjoint(with: events) && $0.isLiving }
  }

  /// Adds a handler at the end. One that is there already keeps its events and moves to the end
  /// (R7.6).
  mutating func add(_ kind: Handler.Kind, for events: UIControl.Event) {
    var merged = Handler(kind: kind, events: events)
    handlers.removeAll { handler in
      guard handler.isLiving else { return true }
      guard handler.isSame(as: merged) else { return false }
      merged.events.formUnion(handler.events)
      return true
    }
    handlers.append(merged)
  }

  /// Removes events from some handlers; a handler without events is removed.
  mutating func remove(_ events: UIControl.Event, where fits: (Handler) -> Bool) {
    for k in handlers.indices where fits(handlers[k]) { handlers[k].events.subtract(events) }
    handlers.removeAll { $0.events.isEmpty || !$0.isLiving }
  }
}

extension ControlHandlers.Handler {
  fileprivate var isLiving: Bool {
    if case .target(let binding) = kind { binding.target != nil } else { true }
  }

  fileprivate func isSame(as other: Self) -> Bool {
    switch (kind, other.kind) {
    case (.target(let a), .target(let b)): a.target === b.target && a.action == b.action
    case (.chain(let a), .chain(let b)): a == b
    case (.closure(let a), .closure(let b)): a.identifier == b.identifier
    default: false
    }
  }

  /// Returns whether the handler has a target, where nil stands for any target, and an action,
  /// where nil stands for any action.
  func isFor(_ target: (any ActionTarget)?, _ action: Selector?) -> Bool {
    switch kind {
    case .target(let binding): binding.isSame(target, action)
    case .chain(let selector): target == nil && (action == nil || action == selector)
    case .closure: false
    }
  }

  /// The target, nil for one that is looked for, and the action; nil for a closure.
  var targetAndAction: ((any ActionTarget)?, Selector)? {
    switch kind {
    case .target(let binding): (binding.target, binding.action)
    case .chain(let action): (nil, action)
    case .closure: nil
    }
  }

  /// The closure, if the handler is one.
  var closure: UIAction? {
    if case .closure(let action) = kind { action } else { nil }
  }
}

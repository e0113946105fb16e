extension UIControl {
  /// The targets, each once, in the order in which they were added. Nil stands for targets that are
  /// looked for when an action is sent.
  ///
  /// UIKit returns a set that holds a null object.
  public final var allTargets: [(any ActionTarget)?] {
    var targets: [(any ActionTarget)?] = []
    for case let (target, _)? in handlers.living.map(\.targetAndAction)
    where !targets.contains(where: { $0 === target }) {
      targets.append(target)
    }
    return targets
  }

  /// The events that the control sends to at least one target or closure.
  public final var allControlEvents: Event {
    handlers.living.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Returns the actions that a target is sent for an event, in the order of sending; nil if there
  /// is none.
  ///
  /// - Parameters:
  ///   - target: The target; nil for those that are looked for when an action is sent.
  ///   - event: The event.
  public final func actions(
    forTarget target: (any ActionTarget)?, forControlEvent event: Event
  ) -> [String]? {
    let found = handlers.handlers(for: event).compactMap(\.targetAndAction)
      .filter { $0.0 === target }
    return found.isEmpty ? nil : found.map { "\($0.1)" }
  }

  /// Calls a closure with each target or closure that is told of an event, in order.
  ///
  /// - Parameter iterator: The closure. It is given the closure action, or the target and its
  ///   action; the events; and a flag that ends the walk when it is set.
  public final func enumerateEventHandlers(
    _ iterator: (
      UIAction?, (target: (any ActionTarget)?, action: Selector)?, Event, inout Bool
    ) -> Void
  ) {
    var stops = false
    for handler in handlers.living where !stops {
      let pair = handler.targetAndAction.map { (target: $0.0, action: $0.1) }
      iterator(handler.closure, pair, handler.events, &stops)
    }
  }

  /// Sends the actions of an event. Changes of the handlers during the sending do not count (R7.6).
  final func tell(_ events: Event, _ event: UIEvent?) {
    let told = handlers.handlers(for: events)
    if let observer = event?.observer ?? window?.application?.eventObserver {
      observer.observe(
        .controlEvent(
          ControlEventReport(
            control: ObjectID(self), event: events.description, count: told.count)))
    }
    for handler in told {
      switch handler.kind {
      case .chain(let action): sendAction(action, to: nil, for: event)
      case .target(let binding):
        // A target may be gone since the one before was told.
        if let target = binding.target { sendAction(binding.action, to: target, for: event) }
      case .closure(let action):
        if let observer = event?.observer ?? window?.application?.eventObserver {
          observer.observe(
            .action(
              ActionReport(
                sender: ObjectID(self), action: action.reportedName, receiver: .closure)))
        }
        sendAction(action)
      }
    }
  }

  /// Sends an action by way of the application, where an app's subclass may intercept it (R7.7).
  final func standardSendAction(
    _ action: Selector, to target: (any ActionTarget)?, for event: UIEvent?
  ) {
    guard let application = window?.application else {
      _ = ActionSending(action: action, sender: self, event: event).send(to: target)
      return
    }
    _ = application.sendAction(action, to: target, from: self, for: event)
  }
}

extension UIControl {
  /// Creates a control with a closure for its primary event (R7.6); nil for none.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
}

extension UIButton {
  /// Creates a button with a closure that it runs when it is pressed, and with the closure's title.
  public convenience init(primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    title = primaryAction?.title
  }
}

extension UIControl {
  /// The targets, each once, in the order in which they were added. Nil stands for targets that are
  /// looked for when an action is sent, where UIKit's set holds a null object.
  public final var allTargets: [AnyObject?] {
    var targets: [AnyObject?] = []
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
  /// is none. The target nil stands for those that are looked for when an action is sent.
  public final func actions(
    forTarget target: Any?, forControlEvent event: Event
  ) -> [String]? {
    let target = target as AnyObject?
    let found = handlers.handlers(for: event).compactMap(\.targetAndAction)
      .filter { $0.0 === target }
    return found.isEmpty ? nil : found.map { "\($0.1)" }
  }

  /// Calls a closure with each target or closure of an event, in order: the closure action, or the
  /// target and its action; the events; and a flag that ends the walk when it is set.
  public final func enumerateEventHandlers(
    _ iterator: (
      UIAction?, (target: AnyObject?, action: Selector)?, Event, inout Bool
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
    _ action: Selector, to target: Any?, for event: UIEvent?
  ) {
    guard let application = window?.application else {
      _ = ActionSending(action: action, sender: self, event: event).send(to: target as AnyObject?)
      return
    }
    _ = application.sendAction(action, to: target, from: self, for: event)
  }
}

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

  /// Adds a handler at the end. One that is there keeps its events and moves to the end (R7.6).
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

  /// Returns whether the handler has a target and an action, where nil stands for any.
  func isFor(_ target: AnyObject?, _ action: Selector?) -> Bool {
    switch kind {
    case .target(let binding): binding.isSame(target, action)
    case .chain(let selector): target == nil && (action == nil || action == selector)
    case .closure: false
    }
  }

  /// The target, nil for one that is looked for, and the action; nil for a closure.
  var targetAndAction: (AnyObject?, Selector)? {
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

extension UIApplication {
  /// Sends an action by the algorithm of `sendAction(_:to:from:for:)` (R7.7).
  final func standardSendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    ActionSending(action: action, sender: sender, event: event, application: self)
      .send(to: target as AnyObject?)
  }

  /// Returns the responders at which the search for a target begins (R7.8, simulator choice): the
  /// key window's first responder and the sender, of which the first that finds one decides; else
  /// the key window, or the application.
  final func nilTargetStarts(for sender: Any?) -> [UIResponder] {
    let starts = [keyWindow?.firstResponder, ActionSending.start(at: sender)].compactMap { $0 }
    return starts.isEmpty ? [keyWindow ?? self] : starts
  }
}

/// One action on its way to one target (R7.7).
struct ActionSending {
  var action: Selector
  var sender: Any?
  var event: UIEvent?
  /// The application that searches for targets; nil for a sender that is in no window.
  var application: UIApplication?

  /// Sends the action to a target, or the first responder that performs it (R7.8); true if one did.
  func send(to target: AnyObject?) -> Bool {
    if let target {
      perform(by: target)
      return true
    }
    let starts =
      application?.nilTargetStarts(for: sender) ?? [Self.start(at: sender)].compactMap { $0 }
    for start in starts {
      let taker = ResponderChain(from: start).first {
        $0.isAbleToPerform(action, withSender: sender, telling: observer)
      }
      if let taker {
        perform(by: taker, searchedFrom: start)
        return true
      }
    }
    report(nil, isPerformed: false, searchedFrom: starts.first)
    return false
  }

  /// Returns the responder where a sender's own chain begins: the sender, or a recognizer's view.
  static func start(at sender: Any?) -> UIResponder? {
    (sender as? UIResponder) ?? (sender as? UIGestureRecognizer)?.view
      ?? (sender as? UIBarButtonItem)?.view
  }

  /// Makes a target perform the action, with as many arguments as the action's name has colons:
  /// `buy` gets none, `buy:` the sender, `buy:event:` the sender and the event (R7.7). A search
  /// that found the target began at `start`.
  func perform(by target: AnyObject, searchedFrom start: UIResponder? = nil) {
    let method = (target as? any ActionTarget)?.method(for: action)
    report(target, isPerformed: method != nil, searchedFrom: start)
    let arguments = "\(action)".count { $0 == ":" }
    method?(arguments > 0 ? sender : nil, arguments > 1 ? event : nil)
  }

  private var observer: (any EventObserver)? { event?.observer ?? application?.eventObserver }

  private func report(_ target: AnyObject?, isPerformed: Bool, searchedFrom start: UIResponder?) {
    let observer = self.observer
    guard observer != nil || !isPerformed else { return }
    let report = ActionReport(
      sender: ((sender as? StatefulObject) ?? Self.start(at: sender)).map { ObjectID($0) },
      view: (sender as? UIGestureRecognizer)?.view.map { ObjectID($0) }, action: "\(action)",
      receiver: target.map { .init($0) } ?? .nobody, isPerformed: isPerformed,
      searchedFrom: start.map { ObjectID($0) })
    if let observer {
      observer.observe(.action(report))
    } else {
      UnobservedMistake.tell(.action(report), about: [sender, target])
    }
  }
}

extension UIApplication {
  /// Sends an action by the algorithm of `sendAction(_:to:from:for:)` (R7.7).
  final func standardSendAction(
    _ action: Selector, to target: (any ActionTarget)?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    ActionSending(action: action, sender: sender, event: event, application: self).send(to: target)
  }

  /// Returns the responders at which the search for the target of an action without one begins
  /// (R7.8, simulator choice): the key window's first responder, then the sender. The first one
  /// whose search finds a target decides. If there is neither, the search begins at the key window,
  /// or at the application without one.
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

  /// Sends the action.
  ///
  /// - Parameter target: The target; nil for the first responder that performs the action (R7.8).
  /// - Returns: Whether an object took the action.
  func send(to target: (any ActionTarget)?) -> Bool {
    if let target {
      perform(by: target, searchedFrom: nil)
      return true
    }
    let starts =
      application?.nilTargetStarts(for: sender) ?? [Self.start(at: sender)].compactMap { $0 }
    for start in starts {
      if let taker = start.target(forAction: action, withSender: sender) {
        perform(by: taker, searchedFrom: start)
        return true
      }
    }
    report(.nobody, searchedFrom: starts.first)
    return false
  }

  /// Sends the action to a responder that a separate search found.
  func send(to target: UIResponder, searchedFrom start: UIResponder) {
    perform(by: target, searchedFrom: start)
  }

  /// Returns the responder at which a sender's own chain begins: the sender, or a recognizer's
  /// view.
  static func start(at sender: Any?) -> UIResponder? {
    (sender as? UIResponder) ?? (sender as? UIGestureRecognizer)?.view
  }

  /// Makes a target perform the action, with as many arguments as the action's name has colons:
  /// `buy` gets none, `buy:` the sender, `buy:event:` the sender and the event (R7.7).
  private func perform(by target: any ActionTarget, searchedFrom start: UIResponder?) {
    report(.init(target), searchedFrom: start)
    let arguments = "\(action)".count { $0 == ":" }
    target.perform(action, with: arguments > 0 ? sender : nil, for: arguments > 1 ? event : nil)
  }

  private func report(
    _ receiver: @autoclosure () -> ActionReport.Receiver, searchedFrom start: UIResponder?
  ) {
    guard let observer = event?.observer ?? application?.eventObserver else { return }
    observer.observe(
      .action(
        ActionReport(
          sender: (sender as? StatefulObject).map { ObjectID($0) }, action: "\(action)",
          receiver: receiver(), searchedFrom: start.map { ObjectID($0) })))
  }
}

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

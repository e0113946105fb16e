extension UIWindow {
  /// Makes a responder first responder, after all that take part were asked.
  final func makeFirstResponder(_ responder: UIResponder) {
    willChange()
    firstResponder = responder
    inputViews = InputViews(of: responder)
    report(responder, .became)
    responder.didBecomeFirstResponder()
  }

  /// Ends the status of the first responder without asking it.
  final func dropFirstResponder() {
    guard let responder = firstResponder else { return }
    willChange()
    firstResponder = nil
    inputViews = nil
    report(responder, .resigned)
    responder.didResignFirstResponder()
  }

  /// Ends the status of a first responder in a subtree that leaves the window (R9.4).
  final func firstResponderWillLeave(with view: UIView) {
    guard let responder = firstResponder,
      responder.responderView?.isDescendant(of: view) != false
    else { return }
    _ = responder.resignFirstResponder()
    // A responder that refuses cannot stay first responder, as it has no window any more.
    if firstResponder === responder { dropFirstResponder() }
  }

  /// The responder at which an event without a place starts, with the reason: the first responder,
  /// otherwise the deepest controller that is shown, otherwise the window (R9.6, R10.2).
  final var startOfPlacelessEvents: (responder: UIResponder, why: SystemNote.StartReason) {
    if let firstResponder { return (firstResponder, .firstResponder) }
    if let controller = rootViewController?.deepestPresented {
      return (controller, .deepestController)
    }
    return (self, .window)
  }

  private func report(_ responder: UIResponder, _ outcome: FirstResponderReport.Outcome) {
    application?.eventObserver?.observe(
      .firstResponder(FirstResponderReport(responder: ObjectID(responder), outcome: outcome)))
  }
}

extension UIView {
  /// Ends editing by the algorithm of `endEditing(_:)` (R9.4).
  final func standardEndEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder,
      responder.responderView?.isDescendant(of: self) == true
    else { return true }
    if force {
      window.dropFirstResponder()
      return true
    }
    return responder.resignFirstResponder()
  }
}

extension UIViewController {
  /// The controller that is presented last, beginning with this one, so that it is on top (R10.2).
  ///
  /// An app's own container controllers select none of their children, so none of these counts.
  final var deepestPresented: UIViewController {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var deepest = self
    while let presented = deepest.presentedInFamily,
      seen.insert(ObjectIdentifier(presented)).inserted
    {
      deepest = presented
    }
    return deepest
  }

  /// The controller that this controller or one that it contains presents.
  private final var presentedInFamily: UIViewController? {
    var pending = [self]
    while let controller = pending.popLast() {
      if let presented = controller.presentedByItself { return presented }
      pending.append(contentsOf: controller.children.reversed())
    }
    return nil
  }
}

extension UIWindow {
  /// Makes a responder first, after everybody was asked.
  final func makeFirstResponder(_ responder: UIResponder) {
    willChange()
    firstResponder = responder
    inputViews = InputViews(of: responder)
    report(responder, .became)
    responder.didBecomeFirstResponder()
  }

  /// Takes the status away without asking.
  final func dropFirstResponder() {
    guard let responder = firstResponder else { return }
    willChange()
    firstResponder = nil
    inputViews = nil
    report(responder, .resigned)
    responder.didResignFirstResponder()
  }

  /// Takes the status away from whatever lies in a subtree that leaves the window (R9.4).
  final func firstResponderWillLeave(with view: UIView) {
    guard let responder = firstResponder,
      responder.responderView?.isDescendant(of: view) != false
    else { return }
    _ = responder.resignFirstResponder()
    // Whoever refuses cannot stay: it has no window any more.
    if firstResponder === responder { dropFirstResponder() }
  }

  /// Where an event without a place starts, and why: the first responder, else the deepest
  /// controller that is shown, else the window (R9.6, R10.2).
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
  /// The algorithm of `endEditing(_:)` (R9.4).
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
  /// The controller that is presented last, beginning with this one: what is on top (R10.2).
  ///
  /// Containers of an app's own choose none of their children, as none is selected.
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

  /// What the controller or one that it contains presents.
  private final var presentedInFamily: UIViewController? {
    var pending = [self]
    while let controller = pending.popLast() {
      if let presented = controller.presentedByItself { return presented }
      pending.append(contentsOf: controller.children.reversed())
    }
    return nil
  }
}

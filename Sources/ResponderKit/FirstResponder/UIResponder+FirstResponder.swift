extension UIResponder {
  /// The view that stands for the responder where it is about windows: a controller's root view,
  /// and for a responder of another kind the first view up its chain.
  final var responderView: UIView? {
    switch self {
    case let view as UIView: view
    case let controller as UIViewController: controller.viewIfLoaded
    default:
      ResponderChain(after: self).lazy.compactMap {
        ($0 as? UIView) ?? ($0 as? UIViewController)?.viewIfLoaded
      }.first
    }
  }

  /// The window whose first responder it can be (R9.2, R9.3).
  final var responderWindow: UIWindow? { responderView?.window }

  /// The algorithm of `becomeFirstResponder()`.
  ///
  /// The responder's own part is looked at first, so that an attempt that must fail does not cost
  /// the present one its place (R9.2, simulator choice).
  final func standardBecomeFirstResponder() -> Bool {
    guard let window = responderWindow else {
      report(.refusedWithoutWindow)
      return false
    }
    guard window.firstResponder !== self else { return true }
    guard canBecomeFirstResponder else {
      report(.refusedCannotBecome)
      return false
    }
    if let current = window.firstResponder {
      guard current.canResignFirstResponder, current.resignFirstResponder() else {
        report(.refusedByCurrent(ObjectID(current)))
        return false
      }
      // An override that says yes without calling super loses the status all the same.
      if window.firstResponder === current { window.dropFirstResponder() }
    }
    // Whoever was told may have taken the responder out, or made another one first.
    guard responderWindow === window else {
      report(.refusedWithoutWindow)
      return false
    }
    if let other = window.firstResponder, other !== self {
      report(.refusedByCurrent(ObjectID(other)))
      return false
    }
    window.makeFirstResponder(self)
    return true
  }

  /// The algorithm of `resignFirstResponder()`.
  final func standardResignFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else {
      report(.refusedToResign)
      return false
    }
    window.dropFirstResponder()
    return true
  }

  private func report(_ outcome: FirstResponderReport.Outcome) {
    let application = responderWindow?.application ?? chainApplication
    application?.eventObserver?.observe(
      .firstResponder(FirstResponderReport(responder: ObjectID(self), outcome: outcome)))
  }

  /// The application at the end of the chain, for a responder in no window.
  private var chainApplication: UIApplication? {
    ResponderChain(from: self).lazy.compactMap { $0 as? UIApplication }.first
  }
}

extension UIResponder {
  /// What stands for an override of `canBecomeFirstResponder`; nil if nothing does.
  public final var canBecomeFirstResponderOverride: Bool? {
    overrides?.focus.canBecomeFirstResponder
  }

  /// What stands for an override of `canResignFirstResponder`; nil if nothing does.
  public final var canResignFirstResponderOverride: Bool? {
    overrides?.focus.canResignFirstResponder
  }

  /// Sets what an override of `canBecomeFirstResponder` would answer; nil takes the override away.
  public final func setCanBecomeFirstResponder(_ answer: Bool?) {
    changeOverrides { $0.canBecomeFirstResponder = answer }
  }

  /// Sets what an override of `canResignFirstResponder` would answer; nil takes the override away.
  public final func setCanResignFirstResponder(_ answer: Bool?) {
    changeOverrides { $0.canResignFirstResponder = answer }
  }

  /// Sets what an override of `inputView` would answer (R9.5).
  public final func setInputView(_ view: UIView?) { changeOverrides { $0.inputView = view } }

  /// Sets what an override of `inputAccessoryView` would answer (R9.5).
  public final func setInputAccessoryView(_ view: UIView?) {
    changeOverrides { $0.inputAccessoryView = view }
  }

  /// Sets what an override of `keyCommands` would answer (R9.6).
  public final func setKeyCommands(_ commands: [UIKeyCommand]?) {
    changeOverrides { $0.keyCommands = commands }
  }

  /// Takes over what stands for overrides of another, input views apart, which have one owner.
  public final func copyFirstResponderOverrides(of other: UIResponder) {
    guard let theirs = other.overrides?.focus else { return }
    changeOverrides { own in
      own.canBecomeFirstResponder = theirs.canBecomeFirstResponder
      own.canResignFirstResponder = theirs.canResignFirstResponder
      own.keyCommands = theirs.keyCommands
    }
  }

  private func changeOverrides(_ change: (inout FocusOverrides) -> Void) {
    willChange()
    if overrides == nil { overrides = ResponderOverrides() }
    if var focus = overrides?.focus {
      change(&focus)
      overrides?.focus = focus
    }
  }
}

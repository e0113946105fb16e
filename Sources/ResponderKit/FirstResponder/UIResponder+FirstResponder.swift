extension UIResponder {
  /// The view that decides in which window the responder is: a controller's root view, and for a
  /// responder of another kind the first view up its chain.
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

  /// The window whose first responder the responder can be (R9.2, R9.3).
  final var responderWindow: UIWindow? { responderView?.window }

  /// Does what `becomeFirstResponder()` does. The responder is checked first itself, so that a vain
  /// attempt does not make the present one resign (R9.2, simulator choice).
  final func standardBecomeFirstResponder() -> Bool {
    guard let window = responderWindow else {
      report(.refusedWithoutWindow)
      return false
    }
    guard window.firstResponder !== self else { return true }
    tellRule(for: .canBecomeFirstResponder) { standardCanBecomeFirstResponder }
    guard codedBool("canBecomeFirstResponder", or: { canBecomeFirstResponder }) else {
      report(.refusedCannotBecome)
      return false
    }
    guard delegateAllows(.textFieldShouldBeginEditing) else {
      report(.refusedByDelegate)
      return false
    }
    if let current = window.firstResponder {
      guard current.canResignFirstResponder, current.resignFirstResponder() else {
        report(.refusedByCurrent(ObjectID(current)))
        return false
      }
      // An override that returns true without calling super loses the status nevertheless.
      if window.firstResponder === current { window.dropFirstResponder() }
    }
    // A handler may have moved the responder to another window or none, or made another one first
    // responder.
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

  /// Ends the status by the algorithm of `resignFirstResponder()`.
  final func standardResignFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    tellRule(for: .canResignFirstResponder) { true }
    guard codedBool("canResignFirstResponder", or: { canResignFirstResponder }),
      delegateAllows(.textFieldShouldEndEditing)
    else {
      report(.refusedToResign)
      return false
    }
    window.dropFirstResponder()
    return true
  }

  /// Returns whether the delegate of a text field lets its editing begin, end or return.
  final func delegateAllows(_ method: AnswerMethod) -> Bool {
    guard let field = self as? UITextField else { return true }
    return field.answer(method, AnswerQuestion(), observerOfFirstResponders) {
      guard let delegate = field.delegate else { return true }
      return switch method {
      case .textFieldShouldBeginEditing: delegate.textFieldShouldBeginEditing(field)
      case .textFieldShouldEndEditing: delegate.textFieldShouldEndEditing(field)
      default: delegate.textFieldShouldReturn(field)
      }
    }
  }

  /// Tells which rule is about to answer, where several may. A single answer is no news.
  private func tellRule(for method: AnswerMethod, super superAnswer: () -> Bool) {
    guard answers(to: method).rules.contains(where: { !$0.conditions.isEmpty }) else { return }
    _ = finding(method, { AnswerQuestion() }, observerOfFirstResponders) { .bool(superAnswer()) }
  }

  private final var observerOfFirstResponders: (any EventObserver)? {
    (responderWindow?.application ?? chainApplication)?.eventObserver
  }

  private func report(_ outcome: FirstResponderReport.Outcome) {
    report(outcome, to: responderWindow?.application ?? chainApplication)
  }

  private func report(_ outcome: FirstResponderReport.Outcome, to application: UIApplication?) {
    application?.eventObserver?.observe(
      .firstResponder(FirstResponderReport(responder: ObjectID(self), outcome: outcome)))
  }

  /// The application at the end of the chain, for a responder in no window.
  private var chainApplication: UIApplication? {
    ResponderChain(from: self).lazy.compactMap { $0 as? UIApplication }.first
  }

  /// Tells an application's observer that the responder could not become first responder without a
  /// window, if its chain leads to no application that could (R9.2).
  package final func reportLackOfWindow(to application: UIApplication) {
    guard responderWindow == nil, chainApplication == nil else { return }
    report(.refusedWithoutWindow, to: application)
  }

  /// The value for an override of `canBecomeFirstResponder`; nil if none, or conditional rules.
  public final var canBecomeFirstResponderOverride: Bool? {
    answers(to: .canBecomeFirstResponder).onlyBool
  }

  /// The value for an override of `canResignFirstResponder`; nil if none, or conditional rules.
  public final var canResignFirstResponderOverride: Bool? {
    answers(to: .canResignFirstResponder).onlyBool
  }

  /// Sets the answer of an override of `canBecomeFirstResponder`; nil removes the override.
  public final func setCanBecomeFirstResponder(_ answer: Bool?) {
    setAnswers(AnswerRules(onlyBool: answer), to: .canBecomeFirstResponder)
  }

  /// Sets the answer of an override of `canResignFirstResponder`; nil removes the override.
  public final func setCanResignFirstResponder(_ answer: Bool?) {
    setAnswers(AnswerRules(onlyBool: answer), to: .canResignFirstResponder)
  }

  /// Sets the answer of an override of a window's `canBecomeKey`; nil removes the override.
  fileprivate final func setCanBecomeKey(ofWindow answer: Bool?) {
    changeOverrides { $0.canBecomeKey = answer }
  }

  /// Sets the answer of an override of `inputView` (R9.5).
  public final func setInputView(_ view: UIView?) { changeOverrides { $0.inputView = view } }

  /// Sets the answer of an override of `inputAccessoryView` (R9.5).
  public final func setInputAccessoryView(_ view: UIView?) {
    changeOverrides { $0.inputAccessoryView = view }
  }

  /// Sets the answer of an override of `keyCommands` (R9.6).
  public final func setKeyCommands(_ commands: [UIKeyCommand]?) {
    changeOverrides { $0.keyCommands = commands }
  }

  /// Copies the key commands that stand for an override of another responder.
  public final func copyKeyCommandOverride(of other: UIResponder) {
    guard let theirs = other.overrides?.focus else { return }
    changeOverrides { own in
      own.canBecomeKey = theirs.canBecomeKey
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

extension UIWindow {
  /// The value that stands for an override of `canBecomeKey`; nil if there is none.
  public final var canBecomeKeyOverride: Bool? { overrides?.focus.canBecomeKey }

  /// Sets the answer of an override of `canBecomeKey`; nil removes the override.
  public final func setCanBecomeKey(_ answer: Bool?) { setCanBecomeKey(ofWindow: answer) }

  /// Makes a window that is touched key, so that a text field tapped in it gets the keys (R1.5).
  final func becomeKeyByTouch() {
    guard !isKeyWindow, canBecomeKey else { return }
    application?.eventObserver?.observe(.note(.becameKey(window: ObjectID(self))))
    makeKey()
  }

  /// Makes a responder first responder, after all that take part were asked.
  final func makeFirstResponder(_ responder: UIResponder) {
    willChange()
    firstResponder = responder
    inputViews = InputViews(of: responder)
    application?.updateKeyboard()
    report(responder, .became)
    responder.didBecomeFirstResponder()
  }

  /// Ends the status of the first responder without asking it.
  final func dropFirstResponder() {
    guard let responder = firstResponder else { return }
    willChange()
    firstResponder = nil
    inputViews = nil
    application?.updateKeyboard()
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
  /// The controller that is presented last, beginning with this one, so that it is on top; from
  /// there the selected tab or the top of the stack (R10.2). An app's own container controllers
  /// select none of their children, so none of these counts.
  final var deepestPresented: UIViewController {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var deepest = self
    while let deeper = deepest.presentedInFamily ?? deepest.selectedChild,
      seen.insert(ObjectIdentifier(deeper)).inserted
    {
      deepest = deeper
    }
    return deepest
  }

  /// The controller that this controller or one that it contains presents.
  private final var presentedInFamily: UIViewController? {
    var pending = [self]
    while let controller = pending.popLast() {
      if let presented = controller.presented { return presented }
      pending.append(contentsOf: controller.children.reversed())
    }
    return nil
  }
}

extension AnswerRules {
  /// Creates the rule of one answer without conditions; none for nil.
  fileprivate init(onlyBool answer: Bool?) {
    self.init()
    if let answer { add(AnswerRule(.bool(answer))) }
  }

  /// The boolean that is always answered, if there are no other rules.
  fileprivate var onlyBool: Bool? {
    if case .bool(let answer)? = only { answer } else { nil }
  }
}

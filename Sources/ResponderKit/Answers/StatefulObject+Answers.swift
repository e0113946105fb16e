extension StatefulObject {
  /// Returns the rules that stand for an override of a method; without rules if there is none, or
  /// if a value of another kind stands for it.
  public final func answers(to method: AnswerMethod) -> AnswerRules {
    switch (method, self) {
    case (.hitTest, let view as UIView): (view.hitTestBehavior as? HitTestAnswers)?.rules ?? .empty
    case (.pointInside, let view as UIView):
      (view.pointInsideBehavior as? PointInsideAnswers)?.rules ?? .empty
    case (_, let responder as UIResponder): responder.overrides?.answers[method] ?? .empty
    case (_, let recognizer as UIGestureRecognizer): recognizer.answers[method] ?? .empty
    default: .empty
    }
  }

  /// Indicates whether there may be rules that stand for an override of some method.
  package final var mayHaveAnswers: Bool {
    guard let responder = self as? UIResponder, responder.overrides == nil else { return true }
    return responder.asView?.core.pointee.flags.contains(.behaving) ?? false
  }

  /// Sets the rules that stand for an override of a method, in place of others; none for none.
  public final func setAnswers(_ rules: AnswerRules, to method: AnswerMethod) {
    switch (method, self) {
    case (.hitTest, let view as UIView):
      view.hitTestBehavior = rules.isEmpty ? nil : HitTestAnswers(rules)
    case (.pointInside, let view as UIView):
      view.pointInsideBehavior = rules.isEmpty ? nil : PointInsideAnswers(rules)
    case (_, let responder as UIResponder):
      willChange()
      if responder.overrides == nil { responder.overrides = ResponderOverrides() }
      responder.overrides?.answers[method] = rules.isEmpty ? nil : rules
    case (_, let recognizer as UIGestureRecognizer):
      willChange()
      recognizer.answers[method] = rules.isEmpty ? nil : rules
    default: break
    }
  }

  /// Returns the rule that answers a call; nil if super answers. An observer is told. The library
  /// asks here wherever it calls the method, as it would call the method of a subclass.
  final func finding(
    _ method: AnswerMethod, _ question: () -> AnswerQuestion, _ observer: (any EventObserver)?,
    superAnswer: () -> SuperAnswer
  ) -> AnswerFinding? {
    let rules = answers(to: method)
    guard !rules.isEmpty,
      let finding = rules.finding(for: self, question(), superAnswer: superAnswer)
    else { return nil }
    observer?.observe(
      .note(
        .answered(by: ObjectID(self), method, rule: finding.place + 1, value: finding.value)))
    return finding
  }

  /// Returns the answer of rules, of which an observer is told, or that of the class's own method
  /// or of the delegate, to a method that answers true or false.
  final func answer(
    _ method: AnswerMethod, _ question: @autoclosure () -> AnswerQuestion = AnswerQuestion(),
    _ observer: (any EventObserver)? = nil, super superAnswer: () -> Bool
  ) -> Bool {
    var known: Bool?
    func answerOfSuper() -> Bool {
      if let known { return known }
      let answer = superAnswer()
      known = answer
      return answer
    }
    if CodedUse.isKnown, case .bool(let answer)? = coded(method, question) { return answer }
    let finding = finding(method, question, observer) { .bool(answerOfSuper()) }
    if case .bool(let answer)? = finding?.value { return answer }
    return answerOfSuper()
  }

  /// Returns what a class that was read answers; nil if it has no method, or if a delegate has it.
  fileprivate final func coded(
    _ method: AnswerMethod, _ question: () -> AnswerQuestion
  ) -> CodedValue? {
    !CodedUse.isKnown || method.belongsToDelegate(of: self)
      ? nil
      : codedAnswer(
        method.fullName, question().arguments(of: method),
        isTold: method != .canBecomeFirstResponder && method != .canResignFirstResponder)
  }
}

extension AnswerRules {
  /// No rules.
  public static let empty = AnswerRules()
}

extension UIResponder {
  /// Returns `canPerformAction(_:withSender:)`, as an override of a subclass would answer it.
  package final func isAbleToPerform(
    _ action: Selector, withSender sender: Any?, telling observer: (any EventObserver)? = nil
  ) -> Bool {
    answer(.canPerformAction, AnswerQuestion(action: action, sender: sender), observer) {
      canPerformAction(action, withSender: sender)
    }
  }
}

extension UIApplication {
  /// Sends an event to the application, as to a subclass that may override `sendEvent` (R1.13).
  package final func dispatch(_ event: UIEvent) {
    if isSent(event, from: self) { sendEvent(event) }
  }
}

extension UIWindow {
  /// Sends an event to the window, as to a subclass that may override `sendEvent` (R1.13).
  package final func dispatch(_ event: UIEvent) {
    if isSent(event, from: self) { sendEvent(event) }
  }
}

extension StatefulObject {
  /// Returns whether rules for `sendEvent` call super.
  fileprivate final func isSent(_ event: UIEvent, from object: StatefulObject) -> Bool {
    func question() -> AnswerQuestion {
      let touches = event.fingers.filter {
        $0.phase != .stationary && (object is UIApplication || $0.window === object)
      }
      return AnswerQuestion(event: event, touches: touches)
    }
    // What the code does not hand to super goes no further.
    if coded(.sendEvent, question) != nil { return false }
    let finding = finding(.sendEvent, question, event.observer) { .nothing }
    return finding?.value != .nothing
  }
}

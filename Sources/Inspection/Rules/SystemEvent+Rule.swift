import ResponderKit

extension SystemEvent {
  /// The rule that the event follows; nil if its sentence needs none.
  package var rule: RuleID? {
    switch self {
    case .hitTest, .controlEvent: nil
    case .touch(let report):
      report.phase == .cancelled ? RuleID(5, 7) : report.refusal?.rule
    case .delivery: Delivery.rule
    case .withholding: RuleID(6, 8)
    case .gesture(let report): report.reason?.rule
    case .action(let report): report.rule
    case .firstResponder(let report): report.outcome.rule
    case .note(let note): note.rule
    }
  }
}

extension Delivery {
  /// The rule by which a message goes up the chain.
  package static let rule = RuleID(5, 5)
}

extension TouchReport.Refusal {
  /// The rule by which the touch is not delivered.
  package var rule: RuleID {
    switch self {
    case .secondFinger: RuleID(5, 3)
    case .exclusiveViewComesLate, .exclusiveViewIsTouched: RuleID(5, 4)
    case .ignored: RuleID(1, 12)
    case .animating: RuleID(2, 10)
    case .elsewhere: RuleID(1, 3)
    }
  }
}

extension GestureReport.Reason {
  /// The rule that the reason applies; nil for what a recognizer measures itself.
  package var rule: RuleID? {
    switch self {
    case .measured, .tapped, .bothLifted, .wrongDirection, .panFailed, .code, .sequenceEnded: nil
    case .didNotScroll(let refusal): refusal.rule
    case .preventedBy: RuleID(6, 6)
    case .requirementRecognized, .requirementFailed, .waitedInVain, .refusedByDelegate:
      RuleID(6, 5)
    case .declinedByItself: RuleID(1, 3)
    case .declinedByDelegate, .disabled: RuleID(6, 10)
    case .refusedByView: RuleID(6, 9)
    case .touchesCancelled: RuleID(5, 7)
    }
  }
}

extension ActionReport {
  /// The rule by which the receiver was found; nil if it was given, or nobody was found.
  package var rule: RuleID? {
    switch receiver {
    case .object, .other: searchedFrom == nil ? nil : RuleID(7, 8)
    case .closure, .nobody: nil
    }
  }
}

extension FirstResponderReport.Outcome {
  /// The rule that decides.
  package var rule: RuleID {
    switch self {
    case .became, .refusedWithoutWindow: RuleID(9, 2)
    case .resigned, .refusedByCurrent, .refusedToResign: RuleID(9, 4)
    case .refusedCannotBecome: RuleID(9, 1)
    }
  }
}

extension SystemNote {
  /// The rule that the note is about; nil for content that moves.
  package var rule: RuleID? {
    switch self {
    case .applicationSendsEvent, .windowSendsEvent: RuleID(1, 3)
    case .queued: RuleID(1, 1)
    case .taken: RuleID(6, 8)
    case .leftWindow: RuleID(12, 5)
    case .didNotTrack: RuleID(7, 1)
    case .scrolled: nil
    case .scrollsOn: RuleID(8, 1)
    case .didNotScroll(_, let refusal): refusal.rule
    case .starts(_, let method, _): method.ruleOfStart
    case .undelivered(_, .noKeyWindow): RuleID(1, 14)
    case .undelivered(_, .notReceivingRemoteControl): RuleID(10, 5)
    case .shakeToUndo: RuleID(10, 4)
    case .key: RuleID(9, 6)
    case .animation(_, let isRunning, _): isRunning ? RuleID(2, 10) : nil
    }
  }
}

extension SystemNote.ScrollRefusal {
  /// The rule by which the scroll view does not scroll.
  package var rule: RuleID {
    switch self {
    case .noRoom: RuleID(8, 5)
    case .contentKeepsTouches, .contentRefusesCancelling: RuleID(8, 2)
    }
  }
}

extension EventMethod {
  /// The rule by which a message without a place starts where it does.
  fileprivate var ruleOfStart: RuleID {
    if Self.presses.contains(self) { return RuleID(9, 6) }
    return self == .remoteControlReceived ? RuleID(10, 5) : RuleID(10, 2)
  }
}

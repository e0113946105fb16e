import ResponderKit

/// A kind of fact that an event tells, which follows one rule of the table or none. The raw values
/// are the words of JSON for refusals, reasons and outcomes.
package enum EventFact: String, CaseIterable, Sendable {
  case hit, hitNobody
  case touch, touchCancelled, secondFinger, exclusiveViewComesLate, exclusiveViewIsTouched
  case touchIgnored = "ignored"
  case touchSwallowed = "animating"
  case touchElsewhere = "elsewhere"
  case delivery, messageHeld, messageReleased, messageDropped, heldByScrollView
  case stateChanged, waits
  case measured = "measure"
  case tapped = "taps"
  case bothLifted, wrongDirection, stoppedContent, panFailed, code
  case preventedBy, requirementRecognized, requirementFailed, waitedInVain, declinedByItself
  case declinedByDelegate, refusedByView, refusedByDelegate
  case recognizerDisabled = "disabled"
  case touchesCancelled, sequenceEnded
  case controlEvent, actionSent, actionFound, actionUnperformed, actionMissing
  case answered, codeRan
  case becameFirst = "became"
  case resignedFirst = "resigned"
  case firstWithoutWindow = "refusedWithoutWindow"
  case cannotBecomeFirst = "refusedCannotBecome"
  case refusedByCurrent, refusedToResign, editingRefused
  case applicationSendsEvent, windowSendsEvent, queued, taken, leftWindow, didNotTrack
  case touchOfAnotherView
  case scrolled, scrollsOn, scrollsToTop, staysBelowTop, zoomed, noRoom, contentKeepsTouches,
    contentRefusesCancelling
  case motionStarts, pressStarts, remoteControlStarts, noKeyWindow, notReceivingRemoteControl
  case shakeToUndo, key, typed, keyboardTakes, hitTestChanged, becameKey, animationBegan,
    animationEnded
  case shows, selected, dismissed, dismissalRefused, visibleWithoutApplication
  case constraintsNotSolved
  case alertStays, actionSheetCancels, alertAnswered, pulledAway, pullRefused, sheetRests,
    sheetMoves, wentBack,
    stackStays, backRefused
}

extension SystemEvent {
  /// The kind of fact that the event tells.
  package var fact: EventFact {
    switch self {
    case .hitTest(let test): test.answer == nil ? .hitNobody : .hit
    case .touch(let report):
      report.phase == .cancelled ? .touchCancelled : report.refusal?.fact ?? .touch
    case .delivery: .delivery
    case .withholding(let report): report.fact
    case .gesture(let report): report.fact
    case .controlEvent: .controlEvent
    case .action(let report): report.fact
    case .firstResponder(let report): report.outcome.fact
    case .note(let note): note.fact
    }
  }

  /// The rule that the event follows; nil if its sentence needs none.
  package var rule: RuleID? { fact.rule }
}

extension TouchReport.Refusal {
  /// The kind of the refusal.
  package var fact: EventFact {
    switch self {
    case .secondFinger: .secondFinger
    case .exclusiveViewComesLate: .exclusiveViewComesLate
    case .exclusiveViewIsTouched: .exclusiveViewIsTouched
    case .ignored: .touchIgnored
    case .animating: .touchSwallowed
    case .elsewhere: .touchElsewhere
    }
  }
}

extension Withholding {
  fileprivate var fact: EventFact {
    switch fate {
    case .held: isByScrollView ? .heldByScrollView : .messageHeld
    case .released: .messageReleased
    case .dropped: .messageDropped
    }
  }
}

extension GestureReport {
  /// The kind of the change: that of its reason, if it has one. Waiting is a reason itself.
  fileprivate var fact: EventFact {
    switch change {
    case .state, .declined: reason?.fact ?? .stateChanged
    case .waits: .waits
    }
  }
}

extension GestureReport.Reason {
  /// The kind of the reason.
  package var fact: EventFact {
    switch self {
    case .measured: .measured
    case .tapped: .tapped
    case .bothLifted: .bothLifted
    case .wrongDirection: .wrongDirection
    case .didNotScroll(let refusal): refusal.fact
    case .stoppedContent: .stoppedContent
    case .panFailed: .panFailed
    case .code: .code
    case .preventedBy: .preventedBy
    case .requirementRecognized: .requirementRecognized
    case .requirementFailed: .requirementFailed
    case .waitedInVain: .waitedInVain
    case .declinedByItself: .declinedByItself
    case .declinedByDelegate: .declinedByDelegate
    case .refusedByView: .refusedByView
    case .refusedByDelegate: .refusedByDelegate
    case .containerStays: .backRefused
    case .disabled: .recognizerDisabled
    case .touchesCancelled: .touchesCancelled
    case .sequenceEnded: .sequenceEnded
    }
  }
}

extension ActionReport {
  /// The kind of the receiver: one that was given, one that was found, or none.
  fileprivate var fact: EventFact {
    switch receiver {
    case .object, .other:
      !isPerformed ? .actionMissing : searchedFrom == nil ? .actionSent : .actionFound
    case .closure: .actionSent
    case .nobody: .actionUnperformed
    }
  }
}

extension FirstResponderReport.Outcome {
  /// The kind of the outcome.
  package var fact: EventFact {
    switch self {
    case .became: .becameFirst
    case .resigned: .resignedFirst
    case .refusedWithoutWindow: .firstWithoutWindow
    case .refusedCannotBecome: .cannotBecomeFirst
    case .refusedByCurrent: .refusedByCurrent
    case .refusedToResign: .refusedToResign
    case .refusedByDelegate: .editingRefused
    }
  }
}

extension SystemNote {
  fileprivate var fact: EventFact {
    switch self {
    case .applicationSendsEvent: .applicationSendsEvent
    case .windowSendsEvent: .windowSendsEvent
    case .queued: .queued
    case .taken: .taken
    case .leftWindow: .leftWindow
    case .didNotTrack(_, _, .hitAnotherView): .touchOfAnotherView
    case .didNotTrack: .didNotTrack
    case .scrolled: .scrolled
    case .scrollsOn: .scrollsOn
    case .statusBar(_, let outcome): outcome == .scrolls ? .scrollsToTop : .staysBelowTop
    case .zoomed: .zoomed
    case .didNotScroll(_, let refusal): refusal.fact
    case .starts(_, let method, _): method.factOfStart
    case .undelivered(_, .noKeyWindow): .noKeyWindow
    case .undelivered(_, .notReceivingRemoteControl): .notReceivingRemoteControl
    case .shakeToUndo: .shakeToUndo
    case .key: .key
    case .typed: .typed
    case .keyboardTakes: .keyboardTakes
    case .hitTestChanged: .hitTestChanged
    case .becameKey: .becameKey
    case .visibleWithoutApplication: .visibleWithoutApplication
    case .constraintsNotSolved: .constraintsNotSolved
    case .answered: .answered
    case .ran: .codeRan
    case .animation(_, let isRunning, _): isRunning ? .animationBegan : .animationEnded
    case .shows: .shows
    case .dismissed(_, .touchBeside, let isRefused): isRefused ? .dismissalRefused : .dismissed
    case .dismissed(_, .touchBesideAlert, _): .alertStays
    case .dismissed(_, .touchBesideActionSheet, let isRefused):
      isRefused ? .alertStays : .actionSheetCancels
    case .dismissed(_, .choice, _): .alertAnswered
    case .dismissed(_, .pull, let isRefused): isRefused ? .pullRefused : .pulledAway
    case .sheetRests: .sheetRests
    case .wentBack(_, _, let isDone): isDone ? .wentBack : .stackStays
    case .selected: .selected
    }
  }
}

extension SystemNote.ScrollRefusal {
  /// The kind of the refusal.
  package var fact: EventFact {
    switch self {
    case .noRoom: .noRoom
    case .sheetMoves: .sheetMoves
    case .contentKeepsTouches: .contentKeepsTouches
    case .contentRefusesCancelling: .contentRefusesCancelling
    }
  }
}

extension EventMethod {
  /// The kind of the start of an event without a place.
  fileprivate var factOfStart: EventFact {
    if Self.presses.contains(self) { return .pressStarts }
    return self == .remoteControlReceived ? .remoteControlStarts : .motionStarts
  }
}

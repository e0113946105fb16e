import ResponderKit
import Scenes

/// A kind of fact that an event tells, which follows one rule or none. The raw values are the words
/// of JSON for refusals, reasons and outcomes.
package enum EventFact: String, CaseIterable, Sendable {
  case hit, hitNobody
  case touch, touchCancelled, secondFinger, exclusiveViewComesLate, exclusiveViewIsTouched
  case touchIgnored = "ignored"
  case touchSwallowed = "animating"
  case touchElsewhere = "elsewhere"
  case delivery, messageHeld, messageReleased, messageDropped
  case stateChanged, waits
  case measured = "measure"
  case tapped = "taps"
  case bothLifted, wrongDirection, stoppedContent, panFailed, code
  case preventedBy, requirementRecognized, requirementFailed, waitedInVain, declinedByItself
  case declinedByDelegate, refusedByView, refusedByDelegate
  case recognizerDisabled = "disabled"
  case touchesCancelled, sequenceEnded
  case controlEvent, actionSent, actionFound, actionUnperformed, actionMissing
  case answered
  case becameFirst = "became"
  case resignedFirst = "resigned"
  case firstWithoutWindow = "refusedWithoutWindow"
  case cannotBecomeFirst = "refusedCannotBecome"
  case refusedByCurrent, refusedToResign, editingRefused
  case applicationSendsEvent, windowSendsEvent, queued, taken, leftWindow, didNotTrack
  case touchOfAnotherView
  case scrolled, scrollsOn, zoomed, noRoom, contentKeepsTouches, contentRefusesCancelling
  case motionStarts, pressStarts, remoteControlStarts, noKeyWindow, notReceivingRemoteControl
  case shakeToUndo, key, typed, hitTestChanged, becameKey, animationBegan, animationEnded
  case shows, selected, dismissed, dismissalRefused, visibleWithoutApplication

  /// The rule that such facts follow; nil for those whose sentence needs none.
  package var rule: RuleID? {
    switch self {
    case .answered, .hit, .touch, .stateChanged, .measured, .tapped, .bothLifted, .wrongDirection,
      .panFailed, .code, .sequenceEnded, .controlEvent, .actionSent, .scrolled, .animationEnded,
      .shows, .selected, .visibleWithoutApplication:
      nil
    case .hitNobody: RuleID(1, 8)
    case .queued: RuleID(1, 1)
    case .touchElsewhere, .declinedByItself, .applicationSendsEvent, .windowSendsEvent:
      RuleID(1, 3)
    case .becameKey: RuleID(1, 5)
    case .hitTestChanged: RuleID(1, 10)
    case .touchIgnored: RuleID(1, 12)
    case .noKeyWindow: RuleID(1, 14)
    case .touchSwallowed, .animationBegan: RuleID(2, 10)
    case .secondFinger: RuleID(5, 3)
    case .exclusiveViewComesLate, .exclusiveViewIsTouched: RuleID(5, 4)
    case .delivery: RuleID(5, 5)
    case .touchOfAnotherView: RuleID(5, 6)
    case .touchCancelled, .touchesCancelled: RuleID(5, 7)
    case .waits, .requirementRecognized, .requirementFailed, .waitedInVain, .refusedByDelegate:
      RuleID(6, 5)
    case .preventedBy: RuleID(6, 6)
    case .messageHeld, .messageReleased, .messageDropped, .taken: RuleID(6, 8)
    case .refusedByView: RuleID(6, 9)
    case .declinedByDelegate, .recognizerDisabled: RuleID(6, 10)
    case .didNotTrack: RuleID(7, 1)
    case .actionMissing: RuleID(7, 7)
    case .actionFound, .actionUnperformed: RuleID(7, 8)
    case .scrollsOn, .stoppedContent: RuleID(8, 1)
    case .contentKeepsTouches, .contentRefusesCancelling: RuleID(8, 2)
    case .zoomed: RuleID(8, 3)
    case .noRoom: RuleID(8, 5)
    case .cannotBecomeFirst: RuleID(9, 1)
    case .becameFirst, .firstWithoutWindow, .editingRefused: RuleID(9, 2)
    case .resignedFirst, .refusedByCurrent, .refusedToResign: RuleID(9, 4)
    case .pressStarts, .key, .typed: RuleID(9, 6)
    case .motionStarts: RuleID(10, 2)
    case .shakeToUndo: RuleID(10, 4)
    case .remoteControlStarts, .notReceivingRemoteControl: RuleID(10, 5)
    case .dismissed, .dismissalRefused: RuleID(11, 4)
    case .leftWindow: RuleID(12, 5)
    }
  }
}

extension RuleID {
  /// The rules that a fact of an event or of a hit-test can cite, in the order of the book.
  package static let cited: [RuleID] = Set(
    HitTestFact.allCases.map(\.rule) + EventFact.allCases.compactMap(\.rule)
  ).sorted()
}

extension SystemEvent {
  /// The kind of fact that the event tells.
  package var fact: EventFact {
    switch self {
    case .hitTest(let test): test.answer == nil ? .hitNobody : .hit
    case .touch(let report):
      report.phase == .cancelled ? .touchCancelled : report.refusal?.fact ?? .touch
    case .delivery: .delivery
    case .withholding(let report): report.fate.fact
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

extension Withholding.Fate {
  fileprivate var fact: EventFact {
    switch self {
    case .held: .messageHeld
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
    case .zoomed: .zoomed
    case .didNotScroll(_, let refusal): refusal.fact
    case .starts(_, let method, _): method.factOfStart
    case .undelivered(_, .noKeyWindow): .noKeyWindow
    case .undelivered(_, .notReceivingRemoteControl): .notReceivingRemoteControl
    case .shakeToUndo: .shakeToUndo
    case .key: .key
    case .typed: .typed
    case .hitTestChanged: .hitTestChanged
    case .becameKey: .becameKey
    case .visibleWithoutApplication: .visibleWithoutApplication
    case .answered: .answered
    case .animation(_, let isRunning, _): isRunning ? .animationBegan : .animationEnded
    case .shows: .shows
    case .dismissed(_, let isRefused): isRefused ? .dismissalRefused : .dismissed
    case .selected: .selected
    }
  }
}

extension SystemNote.ScrollRefusal {
  /// The kind of the refusal.
  package var fact: EventFact {
    switch self {
    case .noRoom: .noRoom
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

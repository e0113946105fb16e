// The table of rules: which rule each fact follows. No other file can make a number from two
// numbers. `RuledFact` names a fact from wherever it is told.

extension RuleID {
  fileprivate init(_ chapter: Int, _ number: Int) {
    self.chapter = chapter
    self.number = number
  }

  /// The rules that a fact of an event or of a hit-test can cite, in the order of the book.
  package static let cited: [RuleID] = Set(
    HitTestFact.allCases.map(\.rule) + EventFact.allCases.compactMap(\.rule)
  ).sorted()
}

extension HitTestFact {
  /// The rule that such decisions follow.
  package var rule: RuleID {
    switch self {
    case .windowAnsweredFirst: RuleID(1, 5)
    case .answers, .interactionOff, .hidden: RuleID(2, 1)
    case .transparent: RuleID(2, 3)
    case .outside: RuleID(2, 4)
    case .zeroSize: RuleID(2, 5)
    case .siblingAnsweredFirst: RuleID(2, 8)
    case .disabled: RuleID(2, 9)
    case .keptByAnimation, .leftOutByAnimation: RuleID(2, 10)
    case .answersWithoutFlags: RuleID(2, 11)
    case .answersByOverride, .outsideOverriddenArea, .refusedByOverride, .leftOutByOverride,
      .unseen:
      RuleID(2, 12)
    case .singularTransform: RuleID(2, 15)
    }
  }
}

extension EventFact {
  /// The rule that such facts follow; nil for those whose sentence needs none.
  package var rule: RuleID? {
    switch self {
    case .answered, .codeRan, .hit, .touch, .stateChanged, .measured, .tapped, .bothLifted,
      .wrongDirection,
      .panFailed, .code, .sequenceEnded, .controlEvent, .actionSent, .scrolled, .animationEnded,
      .shows, .selected, .visibleWithoutApplication, .constraintsNotSolved:
      nil
    case .queued: RuleID(1, 1)
    case .touchElsewhere, .declinedByItself, .applicationSendsEvent, .windowSendsEvent:
      RuleID(1, 3)
    case .becameKey: RuleID(1, 5)
    case .hitNobody: RuleID(1, 8)
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
    case .heldByScrollView, .scrollsOn, .stoppedContent: RuleID(8, 1)
    case .contentKeepsTouches, .contentRefusesCancelling: RuleID(8, 2)
    case .zoomed: RuleID(8, 3)
    case .noRoom: RuleID(8, 5)
    case .scrollsToTop, .staysBelowTop: RuleID(8, 10)
    case .cannotBecomeFirst: RuleID(9, 1)
    case .becameFirst, .firstWithoutWindow, .editingRefused: RuleID(9, 2)
    case .resignedFirst, .refusedByCurrent, .refusedToResign: RuleID(9, 4)
    case .keyboardTakes: RuleID(9, 5)
    case .pressStarts, .key, .typed: RuleID(9, 6)
    case .motionStarts: RuleID(10, 2)
    case .shakeToUndo: RuleID(10, 4)
    case .remoteControlStarts, .notReceivingRemoteControl: RuleID(10, 5)
    case .dismissed, .dismissalRefused: RuleID(11, 4)
    case .pulledAway, .pullRefused, .sheetRests, .sheetMoves: RuleID(11, 7)
    case .wentBack, .stackStays, .backRefused: RuleID(11, 8)
    case .alertStays, .actionSheetCancels, .alertAnswered: RuleID(11, 10)
    case .leftWindow: RuleID(12, 5)
    }
  }
}

extension ChainReason {
  /// The rule that the reason follows; nil for code of the app.
  package var rule: RuleID? {
    switch self {
    case .overridden: RuleID(4, 1)
    case .rootView, .superview: RuleID(4, 2)
    case .presenter, .superviewOfRootView: RuleID(4, 3)
    case .scene, .application: RuleID(4, 4)
    case .delegate: RuleID(4, 5)
    case .other: nil
    }
  }
}

extension StandingFact {
  /// The rule that states it.
  package var rule: RuleID {
    switch self {
    case .noWindow, .offScreen, .keyWindowIsIrrelevant: RuleID(1, 5)
    case .emptyWindowTakes: RuleID(1, 6)
    case .newWindowIsHidden: RuleID(1, 7)
    case .eachByItsOwnFlags: RuleID(2, 2)
    case .boundsNotFrame: RuleID(2, 5)
    case .outsideAncestor: RuleID(2, 6)
    case .appearanceIsIrrelevant: RuleID(2, 7)
    case .orderOfSubviewsCounts: RuleID(2, 8)
    case .disabledTracksNothing: RuleID(2, 9)
    case .animationEndIsHit: RuleID(2, 10)
    case .interactionIsOffByDefault: RuleID(2, 13)
    case .classHitTestsItself: RuleID(2, 14)
    case .hostAnswersForContent: RuleID(1, 11)
    case .frameIsABox: RuleID(3, 4)
    case .negativeSizeIsStandardized: RuleID(3, 5)
    case .screenIsAssumed: RuleID(3, 8)
    case .recognizersAreNoResponders: RuleID(4, 8)
    case .seesFingersOfItsView, .disabledSeesNothing: RuleID(6, 1)
    case .singleDoesNotWait: RuleID(6, 5)
    case .twoMayRecognize: RuleID(6, 6)
    case .innerWinsTie: RuleID(6, 7)
    case .belongsToOneView: RuleID(6, 13)
    case .noTarget, .actionRunsMethod: RuleID(7, 7)
    case .menuTakesFinger: RuleID(7, 13)
    case .effectViewHoldsContent: RuleID(7, 12)
    case .stepperRefusesNumbers: RuleID(7, 15)
    case .contentOffsetIsTheOrigin: RuleID(8, 4)
    case .firstOfItsWindow: RuleID(9, 3)
    case .shakeBeginsAndEnds: RuleID(10, 1)
    case .oneController: RuleID(11, 1)
    case .presenterIsNext, .popoverAdapts: RuleID(11, 4)
    case .noViewInItself: RuleID(12, 2)
    case .sheetHasPan: RuleID(11, 7)
    case .otherSiblingIsIgnored: RuleID(12, 3)
    case .touchKeepsItsView: RuleID(1, 9)
    case .transformPlacesPoints: RuleID(3, 1)
    case .nextIsComputed: RuleID(4, 1)
    case .chainEndsAtTop: RuleID(4, 9)
    case .tapsAreCounted: RuleID(5, 8)
    case .failureIsSilent: RuleID(6, 4)
    case .kindsHaveLimits: RuleID(6, 11)
    case .insideReachesFarther: RuleID(7, 5)
    case .oneFingerAndAllTargets: RuleID(7, 6)
    case .settersSendNothing: RuleID(7, 10)
    case .addingMoves: RuleID(12, 1)
    }
  }
}

extension RuledFact {
  /// The rule that the fact follows; nil for those whose sentence needs none.
  package var rule: RuleID? {
    switch self {
    case .hitTest(let fact): fact.rule
    case .event(let fact): fact.rule
    case .next(let reason): reason.rule
    case .standing(let fact): fact.rule
    }
  }
}

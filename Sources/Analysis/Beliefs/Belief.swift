import Explanation

/// Something that many people believe of touches, and that is wrong.
///
/// Each leads to an answer of its own. Two kinds are rules with one change: ``BelievedHitTest`` and
/// ``BelievedChain``. Of the others, a scene in which they are true gives the answer.
package enum Belief: String, CaseIterable, Sendable {
  // Hit-testing.
  case closedEdges, frameForBounds, boxOfRotatedView, transformsOnlyDraw, multipliedAlphas
  case faintIsEnough, outsideIsAlive, zeroSizePasses, largerAreaIsEnough, zPositionFirst
  case firstAddedFirst, frontChangesNothing, buttonsShineThrough, cornersTrim, clearLetsThrough
  case disabledSwallows, disabledForItself, interactionOffForItself, hiddenForItself
  case imageViewsPass, refusalEndsSearch, overridesKeepChecks, passthroughTakes
  case passthroughDropsAll, keyWindowFirst, levelsAreIgnored, windowFillsItsView
  case emptyWindowPasses
  // The responder chain and the first responder.
  case alwaysSuperview, parentController, controllerThenWindow, siblingBehind, viewsToController
  case viewBehindPresented, askingChildPresents, recognizersInChain, windowSkipsScene, windowEnds
  case controllerEnds, controllerSkipsWindow, controllerAfterWindow, applicationBeforeScene
  case delegateBeforeApplication, applicationEnds, detachedKeepsNext, detachedDropsSubviews
  case movedKeepsNext, nextIsFixed, actionsStartAtControl, actionsReachAll, actionsGoToController
  case chainGoesOn, handlingStops, controllersAreLeftOut, controlsPassOn, onlyHitView
  case shakesNeedFirstResponder, startsAtController, tapsMakeFirstResponder, focusAlwaysWorks
  case requestsNeedTaps, failureDropsCurrent, fieldsNeedFocus, tapsBesideResign, firstFieldTakes
  case everyChangeResigns, endingIsForItself, keysNeedFirstResponder, frontViewGetsKeys
  case superviewGetsKeys, frontViewGetsEvents, refusalIsFinal, endEditingAsksAll
  case removalKeepsFirst, remoteNeedsNoAsking, keysStartAtController, commandsBeforeText
  case textBeforeCommands
  // Recognizers, controls and scroll views.
  case superviewWins, innerAlwaysWins, swipeBeatsPan, allFire, bothMustAgree, singleWaits
  case oneFires, requiringIsNothing, tapsSteal, everyControlProtects, buttonsAlwaysProtect
  case competitionFailsAll, leavingEnds, tapOnButtonCoexists, pressesAreVetoed, neverSeesTouches
  case onlyListens, touchesStopAtRecognizer, disabledStillCounts, refusalIsIgnored, sharedByViews
  case movedIsGone, pressFiresOnRelease, everyPressIsLong, tapsMayLast, tapsMayMove
  case everyMoveIsPan, fingersDoNotCount, directionsDoNotCount, tapsCountAnywhere, tapsNeverCount
  case recognizersAlwaysEnd, losersAreCancelled, losersStayPossible, onlyOneMayEnd, followsFinger
  case leavingCancels, leavingIsSilent, fingersShareView, newFingersCancel, newFingersMove
  case exclusiveWins, fingersDisturb, secondFingerArrives, oneFingerForAll, exclusiveForLater
  case exclusiveIsNothing, insideIsTheBounds, insideIsAnywhere, leavingEndsTracking
  case changesComeLate, disablingIsSilent, firstTargetOnly, controlEventsAreOne, disablingCancels
  case settersSend, sendingNeedsEnabled, lastTargetOnly, dragsAlwaysScroll, contentKeepsFinger
  case scrollingHoldsNothing, sliderGivesWay

  /// The number of the surprise that tells of it; nil if there is none.
  package var surprise: Int? { facts.surprise }

  /// The rule that says what is true.
  package var rule: RuleID {
    guard let rule = facts.truth.rule else { preconditionFailure("no rule says what is true") }
    return rule
  }
}

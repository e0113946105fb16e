/// A fact that no decision of a hit-test and no event tells: where a view is, how a class or a
/// recognizer is made, or what holds in general. It follows one rule of the table.
package enum StandingFact: CaseIterable, Sendable {
  // Windows and the screen.
  case noWindow, newWindowIsHidden, emptyWindowTakes, offScreen, keyWindowIsIrrelevant,
    screenIsAssumed
  // Hit-testing.
  case outsideAncestor, eachByItsOwnFlags, boundsNotFrame, frameIsABox, appearanceIsIrrelevant
  case orderOfSubviewsCounts, animationEndIsHit, interactionIsOffByDefault, classHitTestsItself,
    hostAnswersForContent
  case negativeSizeIsStandardized, contentOffsetIsTheOrigin
  // The chain and the first responder.
  case recognizersAreNoResponders, presenterIsNext, firstOfItsWindow
  // Recognizers and controls.
  case seesFingersOfItsView, disabledSeesNothing, singleDoesNotWait, twoMayRecognize
  case innerWinsTie, belongsToOneView, noTarget, disabledTracksNothing, menuTakesFinger,
    effectViewHoldsContent, stepperRefusesNumbers
  case sheetHasPan, actionRunsMethod
  // Shakes, controllers and the tree.
  case shakeBeginsAndEnds, oneController, popoverAdapts, noViewInItself, otherSiblingIsIgnored
  // What questions are about.
  case touchKeepsItsView, transformPlacesPoints, nextIsComputed, chainEndsAtTop, tapsAreCounted
  case failureIsSilent, kindsHaveLimits, insideReachesFarther, oneFingerAndAllTargets
  case settersSendNothing, addingMoves

  /// The decision of a hit-test that the fact is a conclusion of, if it is one.
  package var premise: HitTestFact? { self == .outsideAncestor ? .outside : nil }
}

/// A fact that may follow a rule, whatever tells it. One that a hit-test or an event tells is named
/// by that, so that no two parts of the program cite two rules for it.
package enum RuledFact: Hashable, Sendable {
  case hitTest(HitTestFact)
  case event(EventFact)
  case next(ChainReason)
  case standing(StandingFact)
}

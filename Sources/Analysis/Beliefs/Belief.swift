import Explanation
import Scenes

/// Something that many people believe of touches, and that is wrong.
///
/// Each leads to an answer of its own: a belief about hit-testing by ``BelievedHitTest``, the others
/// in the scenes that ask for them.
package enum Belief: String, CaseIterable, Sendable {
  // Hit-testing.
  case closedEdges, frameForBounds, boxOfRotatedView, multipliedAlphas, faintIsEnough
  case outsideIsAlive, zPositionFirst, cornersTrim, disabledSwallows, interactionOffForItself
  case imageViewsPass, firstAddedFirst, keyWindowFirst
  // The responder chain.
  case alwaysSuperview, parentController, controllerThenWindow, siblingBehind, viewsToController
  case viewBehindPresented, recognizersInChain, actionsStartAtControl, chainGoesOn, handlingStops
  case shakesNeedFirstResponder, tapsMakeFirstResponder
  // Gestures.
  case superviewWins, allFire, singleWaits, oneFires, tapsSteal, everyControlProtects
  case buttonsAlwaysProtect, tapOnButtonCoexists, pressesAreVetoed, neverSeesTouches, onlyListens
  case swipeBeatsPan

  /// What a question is about.
  package enum Topic: String, CaseIterable, Sendable {
    case hitTest = "hit-test"
    case chain, gestures
  }

  /// What the belief is about.
  package var topic: Topic {
    switch rule.chapter {
    case 1, 2, 3: .hitTest
    case 6: .gestures
    default: .chain
    }
  }

  /// The number of the surprise that tells of it; nil if there is none.
  package var surprise: Int? { facts.surprise }

  /// The rule that says what is true.
  package var rule: RuleID {
    guard let rule = facts.truth.rule else { preconditionFailure("no rule says what is true") }
    return rule
  }
}

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

extension Belief {
  /// The surprise that tells of the belief, and the fact that is true.
  var facts: (surprise: Int?, truth: RuledFact) {
    switch self {
    case .closedEdges: (7, .hitTest(.outside))
    case .frameForBounds: (6, .standing(.boundsNotFrame))
    case .boxOfRotatedView: (11, .standing(.frameIsABox))
    case .multipliedAlphas: (2, .hitTest(.transparent))
    case .faintIsEnough: (1, .hitTest(.transparent))
    case .outsideIsAlive: (4, .standing(.outsideAncestor))
    case .zPositionFirst: (9, .standing(.orderOfSubviewsCounts))
    case .cornersTrim: (10, .standing(.appearanceIsIrrelevant))
    case .disabledSwallows: (12, .hitTest(.disabled))
    case .interactionOffForItself: (17, .standing(.eachByItsOwnFlags))
    case .imageViewsPass: (18, .standing(.interactionIsOffByDefault))
    case .firstAddedFirst: (nil, .standing(.orderOfSubviewsCounts))
    case .keyWindowFirst: (27, .standing(.keyWindowIsIrrelevant))
    case .alwaysSuperview: (nil, .next(.rootView))
    case .parentController: (nil, .next(.superviewOfRootView))
    case .controllerThenWindow: (70, .next(.superviewOfRootView))
    case .siblingBehind: (36, .next(.superview))
    case .viewsToController: (nil, .next(.superview))
    case .viewBehindPresented: (74, .standing(.presenterIsNext))
    case .recognizersInChain: (59, .standing(.recognizersAreNoResponders))
    case .actionsStartAtControl: (nil, .event(.actionFound))
    case .chainGoesOn: (32, .event(.delivery))
    case .handlingStops: (nil, .event(.delivery))
    case .shakesNeedFirstResponder: (79, .event(.motionStarts))
    case .tapsMakeFirstResponder: (75, .event(.cannotBecomeFirst))
    case .superviewWins: (45, .standing(.innerWinsTie))
    case .allFire: (nil, .event(.preventedBy))
    case .singleWaits: (47, .standing(.singleDoesNotWait))
    case .oneFires: (nil, .standing(.twoMayRecognize))
    case .tapsSteal: (52, .event(.refusedByView))
    case .everyControlProtects: (53, .event(.refusedByView))
    case .buttonsAlwaysProtect: (54, .event(.refusedByView))
    case .tapOnButtonCoexists: (55, .event(.refusedByView))
    case .pressesAreVetoed: (56, .event(.refusedByView))
    case .neverSeesTouches: (43, .event(.taken))
    case .onlyListens: (40, .event(.taken))
    case .swipeBeatsPan: (51, .standing(.innerWinsTie))
    }
  }
}

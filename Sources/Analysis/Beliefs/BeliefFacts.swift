import Explanation
import Scenes

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

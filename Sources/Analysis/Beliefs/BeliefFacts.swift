import Scenes

extension Belief {
  /// The surprise that tells of the belief, and the rule that says what is true.
  var facts: (surprise: Int?, rule: RuleID) {
    switch self {
    case .closedEdges: (7, RuleID(2, 4))
    case .frameForBounds: (6, RuleID(2, 5))
    case .boxOfRotatedView: (11, RuleID(3, 4))
    case .multipliedAlphas: (2, RuleID(2, 3))
    case .faintIsEnough: (1, RuleID(2, 3))
    case .outsideIsAlive: (4, RuleID(2, 6))
    case .zPositionFirst: (9, RuleID(2, 8))
    case .cornersTrim: (10, RuleID(2, 7))
    case .disabledSwallows: (12, RuleID(2, 9))
    case .interactionOffForItself: (17, RuleID(2, 2))
    case .imageViewsPass: (18, RuleID(2, 13))
    case .firstAddedFirst: (nil, RuleID(2, 8))
    case .keyWindowFirst: (27, RuleID(1, 5))
    case .alwaysSuperview: (nil, RuleID(4, 2))
    case .parentController: (nil, RuleID(4, 3))
    case .controllerThenWindow: (70, RuleID(4, 3))
    case .siblingBehind: (36, RuleID(4, 1))
    case .viewsToController: (nil, RuleID(4, 1))
    case .viewBehindPresented: (74, RuleID(11, 4))
    case .recognizersInChain: (59, RuleID(4, 8))
    case .actionsStartAtControl: (nil, RuleID(7, 8))
    case .chainGoesOn: (32, RuleID(5, 5))
    case .handlingStops: (nil, RuleID(5, 5))
    case .shakesNeedFirstResponder: (79, RuleID(10, 2))
    case .tapsMakeFirstResponder: (75, RuleID(9, 1))
    case .superviewWins: (45, RuleID(6, 7))
    case .allFire: (nil, RuleID(6, 6))
    case .singleWaits: (47, RuleID(6, 5))
    case .oneFires: (nil, RuleID(6, 6))
    case .tapsSteal: (52, RuleID(6, 9))
    case .everyControlProtects: (53, RuleID(6, 9))
    case .buttonsAlwaysProtect: (54, RuleID(6, 9))
    case .tapOnButtonCoexists: (55, RuleID(6, 9))
    case .pressesAreVetoed: (56, RuleID(6, 9))
    case .neverSeesTouches: (43, RuleID(6, 8))
    case .onlyListens: (40, RuleID(6, 8))
    case .swipeBeatsPan: (51, RuleID(6, 7))
    }
  }
}

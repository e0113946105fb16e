import Analysis

extension Belief {
  /// The belief as a condition, such as "a disabled button swallowed the tap".
  package var condition: String {
    switch self {
    case .closedEdges: "the right and the bottom edge belonged to a view"
    case .frameForBounds: "scrolling did not move what is touched"
    case .boxOfRotatedView: "a rotated view was touched anywhere in its frame"
    case .multipliedAlphas: "the alphas of a view and its superview were multiplied"
    case .faintIsEnough: "an alpha of 0.01 was enough"
    case .outsideIsAlive: "a subview was alive outside its superview"
    case .zPositionFirst: "the highest zPosition was asked first"
    case .cornersTrim: "rounded corners made the touch area smaller"
    case .disabledSwallows: "a disabled button swallowed the tap"
    case .interactionOffForItself: "only the view itself were off, not its subviews"
    case .imageViewsPass: "a button in an image view or a label worked at once"
    case .firstAddedFirst: "the view that was added first was asked first"
    case .keyWindowFirst: "the key window was asked first"
    case .alwaysSuperview: "the next responder of a view was always its superview"
    case .parentController: "the next responder of a controller was its parent"
    case .controllerThenWindow: "the window came after every controller"
    case .siblingBehind: "the sibling behind came next"
    case .viewsToController: "every view was followed by its controller"
    case .viewBehindPresented: "the view behind came after a presented controller"
    case .recognizersInChain: "recognizers were part of the responder chain"
    case .actionsStartAtControl: "an action without a target started at the control"
    case .chainGoesOn: "an event went up the chain, even if somebody handles it"
    case .handlingStops: "an override always stopped the event"
    case .shakesNeedFirstResponder: "a shake needed a first responder"
    case .tapsMakeFirstResponder: "a tap made a view first responder"
    case .superviewWins: "the recognizer of the superview won"
    case .allFire: "everything on the path fired"
    case .singleWaits: "a single tap waited for the double tap by itself"
    case .oneFires: "only the first recognizer ever fired"
    case .tapsSteal: "a tap recognizer took the taps of the buttons in its view"
    case .everyControlProtects: "every control kept its taps, as a button does"
    case .buttonsAlwaysProtect: "a button always kept taps for itself alone"
    case .tapOnButtonCoexists: "a tap recognizer on a button left the action alone"
    case .pressesAreVetoed: "a button kept long presses from the view behind it, too"
    case .neverSeesTouches: "a view saw nothing of what a recognizer takes"
    case .onlyListens: "a recognizer only listened to the touches"
    case .swipeBeatsPan: "a swipe won against a pan"
    }
  }
}

/// What is said of a wrong answer.
package enum BeliefWords {
  /// Returns a sentence such as "b would be right if … : surprise 12".
  package static func sentence(_ answer: String, _ beliefs: [Belief]) -> String {
    let conditions = beliefs.map(\.condition).joined(separator: ", or if ")
    return "\(answer) would be right if \(conditions): "
      + beliefs.map(source).listed("and")
  }

  /// Returns where the truth is told, such as "surprise 12".
  package static func source(_ belief: Belief) -> String {
    belief.surprise.map { "surprise \($0)" } ?? "\(belief.rule)"
  }
}

import Explanation

extension DiagnosisCode {
  /// The rules behind the code: those that its findings cite, then those of facts that explain it.
  package var rules: [RuleID] { grounds.rules }

  /// The facts behind the code, those of its findings first.
  private var grounds: [RuledFact] {
    switch self {
    case .notInWindow: [.standing(.noWindow), .event(.firstWithoutWindow)]
    case .windowHidden: [.hitTest(.hidden), .standing(.newWindowIsHidden)]
    case .offScreen: [.standing(.offScreen)]
    case .outsideWindow: Self.miss + [.hitTest(.windowAnsweredFirst)]
    case .ignoringEvents: [.event(.touchIgnored)]
    case .otherWindow: [.hitTest(.windowAnsweredFirst), .standing(.emptyWindowTakes)]
    case .treeShapeChanged: [.standing(.classHitTestsItself)]
    case .presentationContainer:
      [.hitTest(.siblingAnsweredFirst), .standing(.classHitTestsItself)]
    case .hidden: [.hitTest(.hidden), .standing(.eachByItsOwnFlags)]
    case .alphaTooLow: [.hitTest(.transparent), .standing(.appearanceIsIrrelevant)]
    case .interactionDisabled:
      [
        .hitTest(.interactionOff), .standing(.eachByItsOwnFlags),
        .standing(.interactionIsOffByDefault),
      ]
    case .controlDisabled: [.hitTest(.disabled), .standing(.disabledTracksNothing)]
    case .scrolledOut: Self.miss + [.standing(.contentOffsetIsTheOrigin)]
    case .singularTransform: [.hitTest(.singularTransform)]
    case .outsideAncestorBounds: Self.miss + [.standing(.outsideAncestor)]
    case .zeroSizeAncestor: [.hitTest(.zeroSize), .standing(.outsideAncestor)]
    case .zeroSize: [.hitTest(.zeroSize)]
    case .outsideBounds: Self.miss + [.standing(.boundsNotFrame)]
    case .frameIsBoundingBox:
      Self.miss + [.standing(.boundsNotFrame), .standing(.frameIsABox)]
    case .transform: [.standing(.frameIsABox), .standing(.boundsNotFrame)]
    case .coveredBy:
      [
        .hitTest(.siblingAnsweredFirst), .standing(.appearanceIsIrrelevant),
        .standing(.classHitTestsItself),
      ]
    case .coveredByOwnChild: [.event(.touchOfAnotherView)]
    case .zPositionIgnored: [.standing(.orderOfSubviewsCounts)]
    case .customHitTest:
      [
        .hitTest(.answersByOverride), .hitTest(.answersWithoutFlags),
        .hitTest(.siblingAnsweredFirst), .standing(.classHitTestsItself),
      ]
    case .observed, .swiftUIOpaque, .webOpaque, .flutterOpaque, .reactNativeOpaque, .gameOpaque:
      [.hitTest(.unseen)]
    case .animating: [.hitTest(.keptByAnimation)]
    case .animatingModelFrame: [.standing(.animationEndIsHit)]
    case .forwardedTo: [.event(.delivery), .standing(.classHitTestsItself)]
    case .recognizersUnknown: [.standing(.seesFingersOfItsView), .event(.taken)]
    case .recognizerCancels: [.event(.taken)]
    case .controlBlocksRecognizer: [.event(.refusedByView)]
    case .recognizerDelaysBegan, .recognizerDelaysEnded: [.event(.messageHeld)]
    case .needsFailureRequirement: [.standing(.singleDoesNotWait)]
    case .waitingFor: [.event(.waits)]
    case .recognizerPrevents: [.event(.preventedBy), .standing(.innerWinsTie)]
    case .simultaneous: [.standing(.twoMayRecognize)]
    case .recognizerMoved: [.standing(.belongsToOneView)]
    case .recognizerDisabled: [.standing(.disabledSeesNothing)]
    case .shouldBeginFalse: [.event(.refusedByDelegate)]
    case .scrollDelaysContent: [.event(.heldByScrollView)]
    case .scrollWillNotCancel: [.event(.contentRefusesCancelling)]
    case .systemGate, .textCut: []
    case .noTarget, .actionUnknown: [.standing(.noTarget)]
    case .nilTarget: [.event(.actionUnperformed), .event(.actionMissing)]
    case .chainBroken: [.next(.rootView)]
    }
  }

  /// The facts of a point outside the bounds, or outside what an override makes of them.
  private static let miss: [RuledFact] = [.hitTest(.outside), .hitTest(.outsideOverriddenArea)]

  /// Indicates whether a framework decides inside a view, so that nobody can tell.
  var isOpaque: Bool {
    switch self {
    case .swiftUIOpaque, .webOpaque, .flutterOpaque, .reactNativeOpaque, .gameOpaque: true
    default: false
    }
  }
}

extension [RuledFact] {
  /// The rules that the facts follow, each once, in their order.
  var rules: [RuleID] {
    var rules: [RuleID] = []
    for rule in compactMap(\.rule) where !rules.contains(rule) { rules.append(rule) }
    return rules
  }
}

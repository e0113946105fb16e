import Explanation

/// A fact that can keep a touch from a view, or change the course of the touch there.
///
/// The names are stable: scripts and reports compare them.
package enum DiagnosisCode: String, CaseIterable, Sendable {
  // Where the touch goes.
  case notInWindow = "NOT_IN_WINDOW"
  case windowHidden = "WINDOW_HIDDEN"
  case offScreen = "OFF_SCREEN"
  case outsideWindow = "OUTSIDE_WINDOW"
  case observed = "OBSERVED"
  case ignoringEvents = "IGNORING_EVENTS"
  case otherWindow = "OTHER_WINDOW"
  case treeShapeChanged = "TREE_SHAPE_CHANGED"
  case presentationContainer = "PRESENTATION_CONTAINER"
  case hidden = "HIDDEN"
  case alphaTooLow = "ALPHA_TOO_LOW"
  case interactionDisabled = "INTERACTION_DISABLED"
  case controlDisabled = "CONTROL_DISABLED"
  case scrolledOut = "SCROLLED_OUT"
  case singularTransform = "SINGULAR_TRANSFORM"
  case outsideAncestorBounds = "OUTSIDE_ANCESTOR_BOUNDS"
  case zeroSizeAncestor = "ZERO_SIZE_ANCESTOR"
  case zeroSize = "ZERO_SIZE"
  case sizeUnknown = "SIZE_UNKNOWN"
  case outsideBounds = "OUTSIDE_BOUNDS"
  case frameIsBoundingBox = "TRANSFORM_FRAME_IS_BBOX"
  case transform = "TRANSFORM"
  case coveredBy = "COVERED_BY"
  case coveredByOwnChild = "COVERED_BY_OWN_CHILD"
  case zPositionIgnored = "ZPOSITION_IGNORED"
  case customHitTest = "CUSTOM_HITTEST"
  case swiftUIOpaque = "SWIFTUI_OPAQUE"
  case webOpaque = "WEB_OPAQUE"
  case flutterOpaque = "FLUTTER_OPAQUE"
  case reactNativeOpaque = "REACT_NATIVE_OPAQUE"
  case gameOpaque = "GAME_OPAQUE"
  case animating = "ANIMATING"
  case animatingModelFrame = "ANIMATING_MODEL_FRAME"
  // What happens to the touch there.
  case forwardedTo = "FORWARDED_TO"
  case recognizersUnknown = "RECOGNIZERS_UNKNOWN"
  case recognizerCancels = "RECOGNIZER_CANCELS"
  case controlBlocksRecognizer = "CONTROL_BLOCKS_RECOGNIZER"
  case recognizerDelaysBegan = "RECOGNIZER_DELAYS_BEGAN"
  case recognizerDelaysEnded = "RECOGNIZER_DELAYS_ENDED"
  case needsFailureRequirement = "NEEDS_FAILURE_REQUIREMENT"
  case waitingFor = "WAITING_FOR"
  case recognizerPrevents = "RECOGNIZER_PREVENTS"
  case simultaneous = "SIMULTANEOUS"
  case recognizerMoved = "RECOGNIZER_MOVED"
  case recognizerDisabled = "RECOGNIZER_DISABLED"
  case shouldBeginFalse = "RECOGNIZER_SHOULD_BEGIN_FALSE"
  case scrollDelaysContent = "SCROLL_DELAYS_CONTENT"
  case scrollWillNotCancel = "SCROLL_WILL_NOT_CANCEL"
  case sheetTakesDrag = "SHEET_TAKES_DRAG"
  case systemGate = "SYSTEM_GATE"
  case noTarget = "NO_TARGET"
  case opensMenu = "OPENS_MENU"
  case actionUnknown = "ACTION_UNKNOWN"
  case textCut = "TEXT_CUT"
  case nilTarget = "NIL_TARGET_FIRST_RESPONDER"
  case chainBroken = "CHAIN_BROKEN"
  case codeRefuses = "CODE_REFUSES"

  /// The rules behind the code: those that its findings cite, then those of facts that explain it.
  package var rules: [RuleID] { grounds.rules }

  /// The facts behind the code: that of most of its findings, those of the others, and those that
  /// explain it.
  var grounds: [RuledFact] {
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
    case .codeRefuses:
      [
        .standing(.actionRunsMethod), .event(.refusedByDelegate), .event(.declinedByDelegate),
        .event(.didNotTrack), .event(.cannotBecomeFirst),
      ]
    case .forwardedTo:
      [
        .event(.delivery), .standing(.classHitTestsItself), .standing(.hostAnswersForContent),
      ]
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
    case .sheetTakesDrag: [.standing(.sheetHasPan), .event(.taken)]
    case .systemGate, .textCut, .sizeUnknown: []
    case .noTarget, .actionUnknown: [.standing(.noTarget)]
    case .opensMenu: [.standing(.menuTakesFinger)]
    case .nilTarget: [.event(.actionUnperformed), .event(.actionMissing)]
    case .chainBroken: [.next(.rootView)]
    }
  }

  /// The facts of a point outside the bounds, or outside what an override makes of them.
  private static let miss: [RuledFact] = [.hitTest(.outside), .hitTest(.outsideOverriddenArea)]
}

extension [RuledFact] {
  /// The rules that the facts follow, each once, in their order.
  var rules: [RuleID] {
    var rules: [RuleID] = []
    for rule in compactMap(\.rule) where !rules.contains(rule) { rules.append(rule) }
    return rules
  }
}

import ResponderKit
import Scenes

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
  case systemGate = "SYSTEM_GATE"
  case noTarget = "NO_TARGET"
  case actionUnknown = "ACTION_UNKNOWN"
  case textCut = "TEXT_CUT"
  case nilTarget = "NIL_TARGET_FIRST_RESPONDER"
  case chainBroken = "CHAIN_BROKEN"
}

extension FindingFact {
  /// The code that scripts compare.
  package var code: DiagnosisCode {
    switch self {
    case .detached, .saidToBeDetached: .notInWindow
    case .ignoringEvents: .ignoringEvents
    case .offScreen: .offScreen
    case .outsideWindow: .outsideWindow
    case .observed(let observation, _): observation.reason?.code ?? .observed
    case .outdated, .differingSamples: .observed
    case .otherWindow(_, _, _, _, _, let note): note?.content?.code ?? .otherWindow
    case .treeShape: .treeShapeChanged
    case .hidden(let view): view is UIWindow ? .windowHidden : .hidden
    case .transparent: .alphaTooLow
    case .interactionOff: .interactionDisabled
    case .disabled, .disabledButHit: .controlDisabled
    case .singularTransform: .singularTransform
    case .outside: .outsideBounds
    case .outsideTransformed: .frameIsBoundingBox
    case .outsideAncestor: .outsideAncestorBounds
    case .zeroSize: .zeroSize
    case .zeroSizeAncestor: .zeroSizeAncestor
    case .scrolledOut: .scrolledOut
    case .refusedPoint, .answeredByOverride, .leftOut, .flagSkipped, .enlarging, .suspect,
      .ownCode, .letThrough:
      .customHitTest
    case .underBar, .keptFromBar: .coveredBy
    case .covered(let covering): covering.code
    case .coveredByOwnChild: .coveredByOwnChild
    case .drawnInFront: .zPositionIgnored
    case .animating, .inTransition, .fadingPicture: .animating
    case .onItsWay: .animatingModelFrame
    case .opaque(_, let note): note.content?.code ?? .swiftUIOpaque
    case .unknownRecognizers, .unknownRecognizer: .recognizersUnknown
    case .textIsCut: .textCut
    case .transformed: .transform
    case .notPerformed, .nilTarget: .nilTarget
    case .forwarded, .handedOn: .forwardedTo
    case .noTargets: .noTarget
    case .actionsUnknown: .actionUnknown
    case .noController: .chainBroken
    case .recognizer(_, let fact): fact.code
    case .scrollDelays: .scrollDelaysContent
    case .scrollKeepsContent: .scrollWillNotCancel
    case .systemGate: .systemGate
    }
  }
}

extension ClassNote.Content {
  /// The code for a touch of which the framework decides.
  package var code: DiagnosisCode {
    switch self {
    case .swiftUI: .swiftUIOpaque
    case .web: .webOpaque
    case .flutter: .flutterOpaque
    case .reactNative: .reactNativeOpaque
    case .game: .gameOpaque
    }
  }
}

extension Observation.Reason {
  /// The code that the simulator would give for the same reason.
  fileprivate var code: DiagnosisCode {
    switch self {
    case .covered: .coveredBy
    case .disabled: .controlDisabled
    case .hidden: .hidden
    case .noInteraction: .interactionDisabled
    case .zeroSize: .zeroSize
    case .offScreen: .offScreen
    }
  }
}

extension Covering {
  /// The code: that of the framework, of an override, or of a view in front.
  var code: DiagnosisCode {
    switch note?.effect {
    case .presenting?: .presentationContainer
    case .undecidable?: note?.content?.code ?? .swiftUIOpaque
    case .simulated? where isAgainstRules: .customHitTest
    case .simulated? where looksClear: note?.content?.code ?? .coveredBy
    case .simulated?, .enlarging?, .ordinary?, nil: .coveredBy
    }
  }
}

extension RecognizerFact {
  fileprivate var code: DiagnosisCode {
    switch self {
    case .disabled: .recognizerDisabled
    case .refusedByControl: .controlBlocksRecognizer
    case .cancels, .hadTouch, .takesTap: .recognizerCancels
    case .delaysBegan: .recognizerDelaysBegan
    case .delaysEnded: .recognizerDelaysEnded
    case .waits: .waitingFor
    case .refusedByDelegate: .shouldBeginFalse
    case .onSibling: .recognizerMoved
    case .sharedTouch, .simultaneous: .simultaneous
    case .competes: .recognizerPrevents
    case .outruns: .needsFailureRequirement
    }
  }
}

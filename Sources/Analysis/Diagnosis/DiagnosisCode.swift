import ResponderKit

/// A fact that can keep a touch from a view, or change the course of the touch there.
///
/// The names are stable: scripts and reports compare them.
package enum DiagnosisCode: String, CaseIterable, Sendable {
  // Where the touch goes.
  case notInWindow = "NOT_IN_WINDOW"
  case windowHidden = "WINDOW_HIDDEN"
  case offScreen = "OFF_SCREEN"
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
  case opaqueToUs = "SWIFTUI_OPAQUE"
  case animating = "ANIMATING"
  case animatingModelFrame = "ANIMATING_MODEL_FRAME"
  // What happens to the touch there.
  case forwardedTo = "FORWARDED_TO"
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
    case .otherWindow: .otherWindow
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
    case .refusedPoint, .answeredByOverride, .leftOut, .flagSkipped, .enlarging: .customHitTest
    case .covered(let covering): covering.code
    case .coveredByOwnChild: .coveredByOwnChild
    case .drawnInFront: .zPositionIgnored
    case .animating: .animating
    case .onItsWay: .animatingModelFrame
    case .opaque: .opaqueToUs
    case .transformed: .transform
    case .notPerformed, .nilTarget: .nilTarget
    case .forwarded: .forwardedTo
    case .noTargets: .noTarget
    case .noController: .chainBroken
    case .recognizer(_, let fact): fact.code
    case .scrollDelays: .scrollDelaysContent
    case .scrollKeepsContent: .scrollWillNotCancel
    case .systemGate: .systemGate
    }
  }
}

extension Covering {
  fileprivate var code: DiagnosisCode {
    switch note?.effect {
    case .presenting?: .presentationContainer
    case .undecidable?: .opaqueToUs
    case .simulated? where isAgainstRules: .customHitTest
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

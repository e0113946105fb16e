import Explanation
import Scenes

extension FindingFact {
  /// The fact behind it: that of a hit-test or of an event, where it is one; nil if no rule states
  /// anything of it.
  package var ground: RuledFact? {
    switch self {
    case .observed(let observation, _): observation.reason?.ground ?? .hitTest(.unseen)
    case .outdated, .differingSamples, .opaque, .suspect, .ownCode: .hitTest(.unseen)
    case .detached, .saidToBeDetached: .standing(.noWindow)
    case .ignoringEvents: .event(.touchIgnored)
    case .offScreen: .standing(.offScreen)
    case .outside(let miss), .scrolledOut(_, let miss), .outsideTransformed(let miss, _),
      .outsideAncestor(_, let miss, _, _, _), .outsideWindow(_, let miss, _):
      .hitTest(miss.fact)
    case .otherWindow(_, _, _, _, _, let note):
      .hitTest(note?.content == nil ? .windowAnsweredFirst : .unseen)
    case .hidden: .hitTest(.hidden)
    case .transparent: .hitTest(.transparent)
    case .interactionOff: .hitTest(.interactionOff)
    case .disabled: .hitTest(.disabled)
    case .singularTransform: .hitTest(.singularTransform)
    case .zeroSize, .zeroSizeAncestor: .hitTest(.zeroSize)
    case .refusedPoint: .hitTest(.outsideOverriddenArea)
    case .answeredByOverride(_, let override, let answer, _):
      .hitTest(answer == nil ? .refusedByOverride : HitTestFact(answerBy: override))
    case .leftOut: .hitTest(.leftOutByOverride)
    case .flagSkipped: .hitTest(.answersWithoutFlags)
    case .animating, .inTransition, .fadingPicture: .hitTest(.keptByAnimation)
    case .onItsWay: .standing(.animationEndIsHit)
    case .covered(let covering):
      .hitTest(covering.code.isOpaque ? .unseen : .siblingAnsweredFirst)
    case .coveredByOwnChild: .event(.touchOfAnotherView)
    case .drawnInFront: .standing(.orderOfSubviewsCounts)
    case .transformed: .standing(.frameIsABox)
    case .treeShape, .enlarging, .letThrough, .underBar, .keptFromBar, .handedOn:
      .standing(.classHitTestsItself)
    case .unknownRecognizers, .unknownRecognizer: .standing(.seesFingersOfItsView)
    case .notPerformed(let actions):
      .event(actions.contains { $0.receiver == .nobody } ? .actionUnperformed : .actionMissing)
    case .forwarded: .event(.delivery)
    case .noTargets, .actionsUnknown: .standing(.noTarget)
    case .disabledButHit: .standing(.disabledTracksNothing)
    case .nilTarget: .event(.actionFound)
    case .noController: .next(.rootView)
    case .recognizer(_, let fact): fact.ground
    case .scrollDelays: .event(.heldByScrollView)
    case .scrollKeepsContent: .event(.contentRefusesCancelling)
    case .systemGate, .textIsCut: nil
    }
  }
}

extension Observation.Reason {
  /// The fact by which the simulator would give the same reason.
  fileprivate var ground: RuledFact {
    switch self {
    case .covered: .hitTest(.siblingAnsweredFirst)
    case .disabled: .hitTest(.disabled)
    case .hidden: .hitTest(.hidden)
    case .noInteraction: .hitTest(.interactionOff)
    case .zeroSize: .hitTest(.zeroSize)
    case .offScreen: .standing(.offScreen)
    }
  }
}

extension RecognizerFact {
  /// The fact behind it.
  fileprivate var ground: RuledFact {
    switch self {
    case .disabled: .standing(.disabledSeesNothing)
    case .refusedByControl: .event(.refusedByView)
    case .cancels, .hadTouch, .takesTap: .event(.taken)
    case .delaysBegan, .delaysEnded: .event(.messageHeld)
    case .waits: .event(.waits)
    case .refusedByDelegate: .event(.refusedByDelegate)
    case .onSibling: .standing(.belongsToOneView)
    case .sharedTouch, .simultaneous: .standing(.twoMayRecognize)
    case .competes: .event(.preventedBy)
    case .outruns: .standing(.singleDoesNotWait)
    }
  }
}

/// A remark beside a fact, which a rule of its own states.
package enum FindingRemark: CaseIterable {
  case contentIsIrrelevant, interactionIsOffByDefault, presentationsLetThrough, knobIsSafe
  case clippingIsIrrelevant, boundsNotFrame, contentOffsetIsTheOrigin

  /// The fact that it states.
  package var ground: RuledFact {
    switch self {
    case .contentIsIrrelevant: .standing(.appearanceIsIrrelevant)
    case .interactionIsOffByDefault: .standing(.interactionIsOffByDefault)
    case .presentationsLetThrough: .standing(.classHitTestsItself)
    case .knobIsSafe: .event(.refusedByView)
    case .clippingIsIrrelevant: .standing(.outsideAncestor)
    case .boundsNotFrame: .standing(.boundsNotFrame)
    case .contentOffsetIsTheOrigin: .standing(.contentOffsetIsTheOrigin)
    }
  }
}

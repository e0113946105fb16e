import Explanation
import Scenes

extension FindingFact {
  /// The rule by which it happens: that of the decision of a hit-test, where it is one.
  package var rule: RuleID {
    switch self {
    case .hidden: HitTestFact.hidden.rule
    case .transparent: HitTestFact.transparent.rule
    case .interactionOff: HitTestFact.interactionOff.rule
    case .disabled, .disabledButHit: HitTestFact.disabled.rule
    case .singularTransform: HitTestFact.singularTransform.rule
    case .zeroSize, .zeroSizeAncestor: HitTestFact.zeroSize.rule
    case .outside(let miss), .scrolledOut(_, let miss), .outsideTransformed(let miss, _),
      .outsideAncestor(_, let miss, _, _, _), .outsideWindow(_, let miss, _):
      miss.fact.rule
    case .refusedPoint: HitTestFact.outsideOverriddenArea.rule
    case .answeredByOverride(_, let override, let answer, _):
      (answer == nil ? HitTestFact.refusedByOverride : HitTestFact(answerBy: override)).rule
    case .leftOut: HitTestFact.leftOutByOverride.rule
    case .flagSkipped: HitTestFact.answersWithoutFlags.rule
    case .opaque, .suspect, .observed, .outdated: HitTestFact.unseen.rule
    case .animating, .inTransition: HitTestFact.keptByAnimation.rule
    case .covered: HitTestFact.siblingAnsweredFirst.rule
    case .otherWindow: HitTestFact.windowAnsweredFirst.rule
    case .detached: PlaceFact.noWindow.rule
    case .offScreen: PlaceFact.offScreen.rule
    case .ignoringEvents: RuleID(1, 12)
    case .transformed: RuleID(2, 5)
    case .drawnInFront: RuleID(2, 8)
    case .onItsWay: RuleID(2, 10)
    case .treeShape, .enlarging, .letThrough, .underBar: RuleID(2, 14)
    case .unknownRecognizers: RuleID(6, 1)
    case .noController: RuleID(4, 2)
    case .forwarded: RuleID(5, 5)
    case .coveredByOwnChild: RuleID(5, 6)
    case .systemGate: RuleID(6, 8)
    case .noTargets: RuleID(7, 7)
    case .nilTarget, .notPerformed: RuleID(7, 8)
    case .scrollDelays: RuleID(8, 1)
    case .scrollKeepsContent: RuleID(8, 2)
    case .saidToBeDetached: RuleID(9, 2)
    case .recognizer(_, let fact): fact.rule
    }
  }
}

extension RecognizerFact {
  /// The rule by which it happens.
  package var rule: RuleID {
    switch self {
    case .onSibling: RuleID(6, 1)
    case .refusedByDelegate: RuleID(6, 2)
    case .waits, .outruns: RuleID(6, 5)
    case .sharedTouch, .simultaneous: RuleID(6, 6)
    case .competes: RuleID(6, 7)
    case .cancels, .hadTouch, .takesTap, .delaysBegan, .delaysEnded: RuleID(6, 8)
    case .refusedByControl: RuleID(6, 9)
    case .disabled: RuleID(6, 10)
    }
  }
}

/// A remark beside a fact, which a rule of its own states.
package enum FindingRemark: CaseIterable {
  case contentIsIrrelevant, interactionIsOffByDefault, presentationsLetThrough, knobIsSafe
  case clippingIsIrrelevant, frameIsABox, contentOffsetIsTheOrigin

  /// The rule that says it.
  package var rule: RuleID {
    switch self {
    case .contentIsIrrelevant: RuleID(2, 7)
    case .interactionIsOffByDefault: RuleID(2, 13)
    case .presentationsLetThrough: RuleID(2, 14)
    case .knobIsSafe: RuleID(6, 9)
    case .clippingIsIrrelevant: PlaceFact.outsideAncestor.rule
    case .frameIsABox: RuleID(2, 5)
    case .contentOffsetIsTheOrigin: RuleID(8, 4)
    }
  }
}

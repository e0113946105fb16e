import ResponderKit

/// A kind of decision of a hit-test, which follows one rule of the table.
package enum HitTestFact: String, CaseIterable, Sendable {
  case answers, keptByAnimation, answersWithoutFlags, answersByOverride
  case interactionOff, hidden, transparent, disabled, singularTransform
  case outside, zeroSize, outsideOverriddenArea, refusedByOverride
  case siblingAnsweredFirst, windowAnsweredFirst, leftOutByOverride, leftOutByAnimation, unseen
}

extension HitTestDecision {
  /// The kind of the decision.
  package var fact: HitTestFact {
    switch verdict {
    case .answered: factOfAnswer
    case .refused(let refusal): refusal.fact
    case .missed(let run): run.reason.map(\.fact) ?? .outside
    case .skipped(.answered): depth == 0 ? .windowAnsweredFirst : .siblingAnsweredFirst
    case .skipped(.override): .leftOutByOverride
    case .skipped(.swallowed): .leftOutByAnimation
    case .unseen: .unseen
    }
  }

  /// The rule that the decision follows.
  package var rule: RuleID { fact.rule }

  /// The kind of the answer of a view that uses the standard algorithm or an override.
  private var factOfAnswer: HitTestFact {
    guard let override else { return .answers }
    let isStandard = !override.replacesHitTest && !override.isSwallowing
    return isStandard && area.map(\.isOverridden) == false
      ? .answers : override.fact(ofAnswer: answer)
  }
}

extension HitTestRefusal {
  /// The kind of the refusal.
  package var fact: HitTestFact {
    switch self {
    case .flags(let rejection): rejection.fact
    case .outside(.bounds(let bounds)): bounds.isEmpty ? .zeroSize : .outside
    case .outside(.value), .outside(.accepted), .outside(.code), .outside(.own):
      .outsideOverriddenArea
    case .override: .refusedByOverride
    }
  }
}

extension HitTestRejection {
  /// The kind of the rejection.
  package var fact: HitTestFact {
    switch self {
    case .interactionDisabled: .interactionOff
    case .hidden: .hidden
    case .transparent: .transparent
    case .disabled: .disabled
    case .outside(let bounds): bounds.isEmpty ? .zeroSize : .outside
    case .outsideByOverride: .outsideOverriddenArea
    case .singularTransform: .singularTransform
    }
  }
}

extension TouchArea {
  /// Indicates whether an override decides, as opposed to the bounds.
  fileprivate var isOverridden: Bool {
    if case .bounds = self { false } else { true }
  }
}

extension HitTestOverride {
  /// Returns the kind of the override's own answer: nil, itself without the checks of the flags, or
  /// another answer than UIKit's.
  package func fact(ofAnswer answer: ObjectID?) -> HitTestFact {
    guard answer != nil else { return .refusedByOverride }
    if skippedFlag != nil { return .answersWithoutFlags }
    if let value = valueOfRule {
      return value == .itself ? .answersWithoutFlags : .answersByOverride
    }
    return isSwallowing && hitTest == nil ? .keptByAnimation : HitTestFact(answerBy: hitTest)
  }

  /// Indicates whether `hitTest(_:with:)` is overridden, except by rules of which none decided.
  fileprivate var replacesHitTest: Bool {
    hitTest is HitTestAnswers ? valueOfRule != nil && valueOfRule != .superAnswer : hitTest != nil
  }

  /// The answer of the rule for `hitTest(_:with:)` that decided, if one did.
  fileprivate var valueOfRule: AnswerValue? {
    guard let rule, let rules = (hitTest as? HitTestAnswers)?.rules.rules,
      rules.indices.contains(rule - 1)
    else { return nil }
    return rules[rule - 1].value
  }
}

extension HitTestFact {
  /// Creates the kind of an answer other than UIKit's, which comes from a value or, if there is
  /// none, from a subclass.
  package init(answerBy override: (any HitTestBehavior)?) {
    self = override?.flagsAsked.isEmpty == true ? .answersWithoutFlags : .answersByOverride
  }
}
